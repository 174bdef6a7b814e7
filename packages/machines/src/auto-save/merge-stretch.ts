import { mergeSequences, positionBetween, wordsAndSigns } from '@ecritoire/prose';
import type { Mark, Paragraph } from '@ecritoire/prose';
import { hasSameText, type Version, type Versions } from './stretches.ts';

/** A word or a sign with its marks, or where a paragraph begins. */
type Token = { begins: string } | { text: string; marks: readonly Mark[] };

/**
 * What two devices made of one stretch of text, in one: in the order of the text.
 *
 * @param ids of the paragraphs of the stretch.
 * @param taken the positions of the text around it.
 * @returns null where both changed the same words, or words with none between them: only their writer
 *   can decide.
 */
export function mergeStretch(
  versions: Versions,
  ids: readonly string[],
  taken: readonly string[],
): Paragraph[] | null {
  const { base, mine, theirs } = versions;
  const [bases, mines, theirss] = [base, mine, theirs].map((side) => within(side, ids));
  if (!bases || !mines || !theirss) return null;
  const merged = readsAlike(mines, theirss) ? theirss : mergeTexts(bases, mines, theirss);
  if (!merged) return null;
  const mergedIds = new Set(merged.map(({ id }) => id));
  // What one of them turned into something else, and the other took away.
  if (bases.some(({ id }) => !mergedIds.has(id) && isTurned(versions, id))) return null;
  const placed: Paragraph[] = [];
  for (const { id, content } of merged) {
    const type = typeOf(versions, id);
    const position = positionOf(versions, id, placed, taken);
    if (type === null || position === null) return null;
    placed.push({ id, position, type, content });
  }
  return placed;
}

function mergeTexts(...[base, mine, theirs]: [Paragraph[], Paragraph[], Paragraph[]]) {
  const tokens = mergeSequences(
    { base: tokensOf(base), mine: tokensOf(mine), theirs: tokensOf(theirs) },
    { keyOf, separates },
  );
  return tokens && paragraphsOf(tokens);
}

const within = (side: Version, ids: readonly string[]) =>
  [...side.values()].filter(({ id }) => ids.includes(id));

/** Whether two versions say the same, each in paragraphs of its own. */
function readsAlike(mine: readonly Paragraph[], theirs: readonly Paragraph[]): boolean {
  return (
    mine.length === theirs.length &&
    mine.every((paragraph, index) => {
      const other = theirs[index];
      return other !== undefined && hasSameText(paragraph, other);
    })
  );
}

function tokensOf(paragraphs: readonly Paragraph[]): Token[] {
  return paragraphs.flatMap(({ id, content }) => [
    { begins: id },
    ...content.flatMap(({ text, marks }) =>
      wordsAndSigns(text).map((part) => ({ text: part, marks })),
    ),
  ]);
}

const keyOf = (token: Token) =>
  'begins' in token ? `\n${token.begins}` : `${token.text}\0${token.marks.toSorted().join()}`;
const separates = (token: Token) => 'begins' in token || /[\p{L}\p{N}]/u.test(token.text);

/** Null where the first of them is no beginning. */
export function paragraphsOf(tokens: readonly Token[]): Pick<Paragraph, 'id' | 'content'>[] | null {
  const paragraphs: Pick<Paragraph, 'id' | 'content'>[] = [];
  for (const token of tokens) {
    if ('begins' in token) {
      paragraphs.push({ id: token.begins, content: [] });
      continue;
    }
    const content = paragraphs.at(-1)?.content;
    if (!content) return null;
    const run = content.at(-1);
    const marks = token.marks.toSorted();
    if (run && run.marks.join() === marks.join()) run.text += token.text;
    else content.push({ text: token.text, marks });
  }
  return paragraphs;
}

/** Whether one of the two moved a paragraph, or made it another kind. */
function isTurned({ base, mine, theirs }: Versions, id: string): boolean {
  const was = base.get(id);
  return [mine.get(id), theirs.get(id)].some(
    (now) => now !== undefined && (now.type !== was?.type || now.position !== was.position),
  );
}

function typeOf({ base, mine, theirs }: Versions, id: string): Paragraph['type'] | null {
  const [was, here, there] = [base, mine, theirs].map((side) => side.get(id)?.type);
  if (here === was || here === there) return there ?? here ?? null;
  return there === was || there === undefined ? (here ?? null) : null;
}

/** Whether both moved a paragraph, to different places. */
function isMovedApart({ base, mine, theirs }: Versions, id: string): boolean {
  const [was, here, there] = [base, mine, theirs].map((side) => side.get(id)?.position);
  if (here === there || here === was || there === was || was === undefined) return false;
  return neighboursIn(mine, theirs, id) !== neighboursIn(theirs, mine, id);
}

/** Between which of those that both have a paragraph stands. */
function neighboursIn(side: Version, other: Version, id: string): string {
  const shared = [...side.keys()].filter((each) => other.has(each));
  const index = shared.indexOf(id);
  return [shared[index - 1], shared[index + 1]].join('\n');
}

/** @param placed what of the stretch comes before. */
function positionOf(
  versions: Versions,
  id: string,
  placed: readonly Paragraph[],
  taken: readonly string[],
): string | null {
  const { base, mine, theirs } = versions;
  if (base.has(id)) {
    if (isMovedApart(versions, id)) return null;
    const [was, here, there] = [base, mine, theirs].map((side) => side.get(id)?.position);
    return (there === was ? here : there) ?? there ?? null;
  }
  // A new one goes right behind the paragraph it followed, even where that has moved meanwhile.
  const own = (theirs.get(id) ?? mine.get(id))?.position ?? null;
  const last = placed.at(-1);
  if (!last || own === null) return own;
  const next = taken
    .filter((position) => position > last.position && position !== own)
    .reduce<string | null>((least, each) => (least === null || each < least ? each : least), null);
  const isRight = own > last.position && (next === null || own < next);
  return isRight ? own : positionBetween(last.position, next);
}
