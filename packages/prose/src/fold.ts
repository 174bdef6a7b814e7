import { streamSafe } from './stream-safe.ts';

const MARKS = /\p{Mn}/gu;
const INVISIBLE = /[\u00AD\u200B]/gu;
/** What stands between words, or between their parts: spaces, apostrophes, hyphens and dashes. */
const GAPS = /[\s'’‘ʼ\-‐-―]+/gu;
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const ALIKE: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' };

const fold = (text: string): string =>
  streamSafe(text.replaceAll('\0', '').replace(INVISIBLE, ''))
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

/** Of the beginning of a text, or of what follows a gap. */
const foldStart = (text: string): string => fold(text).trimStart();

/** Letter by letter is slow: a text is looked into like that in a stretch of about so many units. */
const STRETCH = 500;
/** Behind it a text can be folded in two: neither in a gap, nor before a mark of what it is. */
const SEAM = /[^\s'’‘ʼ\-‐-―\u00AD\u200B](?=[^\s'’‘ʼ\-‐-―\u00AD\u200B\p{M}])/gu;

/** The stretch of a text that has an offset of its folded form, and that of where it begins. */
function stretchWith(text: string, at: number): { start: number; folded: number } {
  let [start, folded] = [0, 0];
  for (;;) {
    SEAM.lastIndex = start + STRETCH;
    const end = SEAM.test(text) ? SEAM.lastIndex : text.length;
    const next = folded + foldStart(text.slice(start, end)).length;
    if (next > at || end >= text.length) return { start, folded };
    [start, folded] = [end, next];
  }
}

/**
 * Where a text has what is searched for, as {@link foldText} compares them.
 * @returns the first place, as offsets of the text itself; null where it is not in it.
 */
export function findFolded(text: string, search: string): { from: number; to: number } | null {
  const wanted = foldText(search);
  const at = wanted === '' ? -1 : foldText(text).indexOf(wanted);
  if (at === -1) return null;
  const end = at + wanted.length;
  let { start, folded } = stretchWith(text, at);
  // Gaps in a row are one, and none stands before the first letter.
  let isAfterGap = start === 0;
  let place: { from: number; to: number } | null = null;
  for (const { segment, index } of letters.segment(text.slice(start))) {
    const plain = isAfterGap ? foldStart(segment) : fold(segment);
    folded += plain.length;
    if (plain !== '') isAfterGap = plain.endsWith(' ');
    const from = start + index;
    const to = from + segment.length;
    if (folded > at) place ??= { from, to };
    if (folded >= end) return place && { ...place, to };
  }
  return place;
}
