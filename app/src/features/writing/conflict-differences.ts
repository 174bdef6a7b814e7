import { mineIn, ownWordsIn, type AutoSaveContext } from '@ecritoire/machines/auto-save';
import { textOf } from '@ecritoire/prose';
import type { Mark, Paragraph } from '@ecritoire/prose';
import type { Conflict, Difference } from './conflict.ts';

type Draft = Pick<AutoSaveContext['draft'], 'conflicts' | 'pending'>;

/** What the writer has to decide about, in the order of the text, whichever was met first. */
export function choicesIn(draft: Draft): Conflict[] {
  return draft.conflicts
    .map((conflict) => ({
      id: conflict.id,
      mine: mineIn(conflict, draft),
      theirs: conflict.theirs,
    }))
    .toSorted((one, other) => (positionOf(one) < positionOf(other) ? -1 : 1))
    .map(({ id, mine, theirs }) => {
      const hasOwn = ownWordsIn(mine, theirs);
      return {
        id,
        mine: textOfAll(mine),
        theirs: textOfAll(theirs),
        canKeepBoth: hasOwn.mine && hasOwn.theirs,
        differences: differencesBetween(mine, theirs),
      };
    });
}

type Versions = { mine: readonly Paragraph[]; theirs: readonly Paragraph[] };

const positionOf = ({ mine, theirs }: Versions) => (mine[0] ?? theirs[0])?.position ?? '';

function textOfAll(paragraphs: readonly Paragraph[]): string | null {
  if (paragraphs.length === 0) return null;
  return paragraphs
    .map(({ type, content }) => (type === 'sceneBreak' ? '***' : textOf(content)))
    .join('\n\n');
}

/**
 * In what two versions of a stretch of text differ beside their words; nothing where one was deleted. How
 * their words are set is compared only while these are the same.
 */
export function differencesBetween(
  mine: readonly Paragraph[],
  theirs: readonly Paragraph[],
): Difference[] {
  if (mine.length === 0 || theirs.length === 0) return [];
  if (mine.length !== theirs.length) {
    return [{ kind: 'paragraphs', mine: mine.length, theirs: theirs.length }];
  }
  const all = mine.flatMap((own, index) => {
    const other = theirs[index];
    return other ? differencesOf(own, other) : [];
  });
  return all.filter(({ kind }, index) => all.findIndex((each) => each.kind === kind) === index);
}

function differencesOf(mine: Paragraph, theirs: Paragraph): Difference[] {
  const found: Difference[] = [];
  if (mine.type !== theirs.type) found.push({ kind: 'type', mine: mine.type, theirs: theirs.type });
  if (textOf(mine.content) === textOf(theirs.content) && lettersOf(mine) !== lettersOf(theirs)) {
    found.push({ kind: 'marks', mine: marksOf(mine), theirs: marksOf(theirs) });
  }
  if (mine.id === theirs.id && mine.position !== theirs.position) {
    found.push({ kind: 'place', mine: mine.position < theirs.position ? 'earlier' : 'later' });
  }
  return found;
}

/** Each letter with its marks, however the runs are cut. */
function lettersOf({ content }: Pick<Paragraph, 'content'>): string {
  return content
    .flatMap(({ text, marks }) =>
      text.split('').map((letter) => `${letter}${marks.toSorted().join()}`),
    )
    .join('|');
}

function marksOf({ content }: Pick<Paragraph, 'content'>): Mark[] {
  return [...new Set(content.flatMap(({ marks }) => marks))].toSorted();
}
