import type { Change, ServerParagraph } from '@ecritoire/machines/auto-save';
import { textOf } from '@ecritoire/prose';
import type { Mark, Paragraph } from '@ecritoire/prose';
import type { Difference } from '../../screens/ConflictPanel.tsx';

/**
 * In what two versions of a paragraph differ beside their words; nothing where one was deleted. How
 * their words are set is compared only while these are the same.
 */
export function differencesBetween(
  mine: Change | undefined,
  theirs: ServerParagraph | null,
): Difference[] {
  if (mine?.operation !== 'put' || theirs === null) return [];
  const found: Difference[] = [];
  if (mine.type !== theirs.type) found.push({ kind: 'type', mine: mine.type, theirs: theirs.type });
  if (textOf(mine.content) === textOf(theirs.content) && lettersOf(mine) !== lettersOf(theirs)) {
    found.push({ kind: 'marks', mine: marksOf(mine), theirs: marksOf(theirs) });
  }
  if (mine.position !== theirs.position) {
    found.push({ kind: 'place', mine: mine.position < theirs.position ? 'earlier' : 'later' });
  }
  return found;
}

type Conflicts = Readonly<Record<string, ServerParagraph | null>>;

/** The conflicts as one comes by them in the text, whichever was met first. */
export function inTextOrder(
  conflicts: Conflicts,
  mine: Readonly<Record<string, Change>>,
): [id: string, theirs: ServerParagraph | null][] {
  const positionOf = ([id, theirs]: [string, ServerParagraph | null]) => {
    const change = mine[id];
    return (change?.operation === 'put' ? change.position : theirs?.position) ?? '';
  };
  return Object.entries(conflicts).toSorted((one, other) =>
    positionOf(one) < positionOf(other) ? -1 : 1,
  );
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
