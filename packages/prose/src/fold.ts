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

/**
 * Where a text has what is searched for, as {@link foldText} compares them.
 * @returns the first place, as offsets of the text itself; null where it is not in it.
 */
export function findFolded(text: string, search: string): { from: number; to: number } | null {
  const wanted = foldText(search);
  if (wanted === '') return null;
  let folded = '';
  /** Of each unit of the folded text, where its letter begins and ends in the text. */
  const origins: { from: number; to: number }[] = [];
  for (const { segment, index } of letters.segment(text)) {
    // Gaps in a row are one, and none stands before the first letter.
    const isAfterGap = folded === '' || folded.endsWith(' ');
    const plain = isAfterGap ? fold(segment).trimStart() : fold(segment);
    folded += plain;
    for (let unit = 0; unit < plain.length; unit += 1) {
      origins.push({ from: index, to: index + segment.length });
    }
  }
  const at = folded.indexOf(wanted);
  const [first, last] = [origins[at], origins[at + wanted.length - 1]];
  return at === -1 || !first || !last ? null : { from: first.from, to: last.to };
}
