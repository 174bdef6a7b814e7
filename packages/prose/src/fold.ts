const MARKS = /\p{Mn}/gu;
const INVISIBLE = /[\u00AD\u200B]/gu;
/** What stands between words, or between their parts: spaces, apostrophes, hyphens and dashes. */
const GAPS = /[\s'’‘ʼ\-‐-―]+/gu;
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const ALIKE: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' };

const fold = (text: string): string =>
  text
    .replaceAll('\0', '')
    .replace(INVISIBLE, '')
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[œæß]/gu, (letter) => ALIKE[letter] ?? letter)
    .replace(GAPS, ' ');

/**
 * A text as it is searched: without accents, letter case, ligatures and the niceties of
 * typography, so that “coeur” finds « Cœur », and “l'ete” or “l ete” finds “l’été”. What is kept of
 * it in databases changes only with a migration.
 */
export const foldText = (text: string): string => fold(text).trim();

/** Letter by letter is slow: a text is looked into like that from this close to the place on. */
const NEAR = 64;

const foldStart = (text: string): string => fold(text).trimStart();

/** An offset of the text a little before where its folded form has this one. */
function shortlyBefore(text: string, at: number): number {
  let [before, after] = [0, text.length];
  while (after - before > NEAR) {
    const middle = Math.floor((before + after) / 2);
    if (foldStart(text.slice(0, middle)).length <= at) before = middle;
    else after = middle;
  }
  return Math.max(0, before - NEAR);
}

/**
 * Where a text has what is searched for, as {@link foldText} compares them.
 * @returns the first place, as offsets of the text itself; null where it is not in it.
 */
export function findFolded(text: string, search: string): { from: number; to: number } | null {
  const wanted = foldText(search);
  const at = wanted === '' ? -1 : foldText(text).indexOf(wanted);
  if (at === -1) return null;
  const start = shortlyBefore(text, at);
  let folded = foldStart(text.slice(0, start));
  const end = at + wanted.length;
  let place: { from: number; to: number } | null = null;
  for (const { segment, index } of letters.segment(text.slice(start))) {
    // Gaps in a row are one, and none stands before the first letter.
    const isAfterGap = folded === '' || folded.endsWith(' ');
    folded += isAfterGap ? foldStart(segment) : fold(segment);
    const to = start + index + segment.length;
    if (folded.length > at) place ??= { from: start + index, to };
    if (folded.length >= end) return place && { ...place, to };
  }
  return place;
}
