/**
 * The rules of every request at once that the kit tries, by their names in `x-rules` at the root of
 * a contract: what a contract does not say there is not asked of its servers.
 */
export const rules = [
  'caseSensitivePaths',
  'noSlashAtTheEnd',
  'unknownAddresses',
  'unknownMethods',
  'headAsGet',
  'idsInAnyLetterCase',
  'schemeInAnyLetterCase',
  'anyAccept',
  'readInFull',
  'typeParameters',
  'utf8Bodies',
  'noByteOrderMark',
  'lastPropertyCounts',
  'noNullCharacters',
  'noHalfSurrogates',
  'blanks',
  'searchFolding',
  'unknownParameters',
  'parametersOnce',
  'decimalDigits',
  'blankIsMissing',
  'accountsBySubject',
  'subjectsInTheirLetterCase',
] as const;

export type Rule = (typeof rules)[number];

/** Where a contract says a rule, as a JSON pointer. */
export const placeOfRule = (rule: Rule) => `#/x-rules/${rule}`;
