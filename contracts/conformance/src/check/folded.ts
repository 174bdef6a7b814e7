/** Apostrophes, quotation marks, hyphens, dashes and blanks: in a search they are one space. */
const SEPARATORS =
  /[\s"'«»\u02BC\u2018-\u201F\u2032\u2033\u2039\u203A\u002D\u2010-\u2015\u2212]+/gu;

const LETTERS: Record<string, string> = { ς: 'σ', œ: 'oe', æ: 'ae', ß: 'ss' };

/** A text as a search compares it, by “Searching” of the contract. */
export const folded = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\0\p{Default_Ignorable_Code_Point}]/gu, '')
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[ςœæß]/gu, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(SEPARATORS, ' ')
    .trim();
