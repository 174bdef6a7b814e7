const MARKS = /\p{Mn}/gu;
const INVISIBLE = /[\u00AD\u200B]/gu;
const SPACES = /\s+/gu;
const ALIKE: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', '’': "'", '‘': "'" };

/**
 * A text as it is searched: without accents, letter case, ligatures and the niceties of
 * typography, so that “coeur” finds « Cœur » and “l'ete” finds “l’été”.
 */
export function foldText(text: string): string {
  return text
    .replaceAll('\0', '')
    .replace(INVISIBLE, '')
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[œæß’‘]/gu, (letter) => ALIKE[letter] ?? letter)
    .replace(SPACES, ' ')
    .trim();
}
