import type { Steps } from './steps.ts';
import { streamSafe } from './stream-safe.ts';

const MARKS = /\p{Mn}/gu;
/** What is not seen: soft hyphens, joiners, marks of direction, variation selectors. */
const INVISIBLE = /[\0\p{Default_Ignorable_Code_Point}]/gu;
const APOSTROPHES = /[‘’‚‛ʼ′]/gu;
const QUOTES = /[«»“”„‟‹›″]/gu;
const HYPHENS = /[‐‑‒–—―−]/gu;
/** All but a line end. */
const SPACES = /[^\S\n]/gu;
/** What stands between words, or between their parts, once {@link plainSigns} are in its place. */
const GAPS = /[\s'"-]+/gu;
const LIGATURES = /[œæßŒÆẞ]/gu;
const LETTERS: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  Œ: 'OE',
  Æ: 'AE',
  ẞ: 'SS',
};
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** One sign for all that read as it: apostrophes, quotation marks, hyphens and dashes, spaces. */
const plainSigns = (text: string): string =>
  text
    .replace(SPACES, ' ')
    .replace(APOSTROPHES, "'")
    .replace(QUOTES, '"')
    .replace(HYPHENS, '-')
    .replace(LIGATURES, (letter) => LETTERS[letter] ?? letter);

const withoutCase = (text: string): string => text.toLowerCase().replaceAll('ς', 'σ');

/**
 * A text as it looks: signs that read the same are the same, signs that are not seen are none.
 * Accents stay, and so does letter case where it matters.
 */
export function foldLooks(text: string, matchesCase: boolean): string {
  const seen = streamSafe(text.replace(INVISIBLE, '')).normalize('NFKC');
  return plainSigns(matchesCase ? seen : withoutCase(seen));
}

const fold = (text: string): string =>
  plainSigns(
    withoutCase(streamSafe(text.replace(INVISIBLE, '')).normalize('NFKD').replace(MARKS, '')),
  ).replace(GAPS, ' ');

/**
 * A text as it is searched: without accents, letter case, ligatures and typographic signs, so that
 * “coeur” finds « Cœur », and “l'ete” or “l ete” finds “l’été”. Databases store the result: it
 * changes only with a migration.
 */
export const foldText = (text: string): string => fold(text).trim();

/** The words of a search, as a title or a name is compared with them. */
export const foldWords = (search: string): string[] => foldText(search).split(' ');

/** Of the beginning of a text, or of what follows a gap. */
const foldStart = (text: string): string => fold(text).trimStart();

/** Letter by letter is slow: a text is looked into like that in a stretch of about so many units. */
const STRETCH = 500;
/** Units that are folded in one step: about a millisecond. */
const STEP = 4_000;
/** Between two letters that are no part of a sign together, a text can be folded in two. */
const SEAM =
  /[\p{L}\p{N}](?=[\p{L}\p{N}])(?![\u0149\u0E33\u0EB3\u1100-\u11FF\uA960-\uA97F\uD7B0-\uD7FF\uFF9E\uFF9F\p{Default_Ignorable_Code_Point}])/gu;

/** {@link foldText} in small steps, for a caller that must not block. */
export function* foldTextInSteps(text: string): Steps<string> {
  let folded = '';
  let start = 0;
  for (;;) {
    SEAM.lastIndex = start + STEP;
    if (!SEAM.test(text)) return (folded + fold(text.slice(start))).trim();
    const end = SEAM.lastIndex;
    folded += fold(text.slice(start, end));
    start = end;
    yield;
  }
}

/** The stretch of a text that has an offset of its folded form, and that of where it begins. */
function stretchWith(text: string, at: number): { start: number; folded: number } {
  let [start, folded] = [0, 0];
  for (;;) {
    SEAM.lastIndex = start + STRETCH;
    const end = SEAM.test(text) ? SEAM.lastIndex : text.length;
    const stretch = text.slice(start, end);
    const next = folded + (start === 0 ? foldStart(stretch) : fold(stretch)).length;
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
