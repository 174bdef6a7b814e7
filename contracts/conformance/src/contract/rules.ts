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
  'plainBodies',
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
  'wholeNumbers',
  'percentEncoding',
  'plusIsBlank',
  'blankIsMissing',
  'otherOrigins',
  'newAccounts',
  'accountsBySubject',
  'subjectsInTheirLetterCase',
] as const;

export type Rule = (typeof rules)[number];

/** What a run tells of the rules that a contract does not say; nothing where it says them all. */
export function noteOfUnsaid(contract: { has: (rule: Rule) => boolean }): string[] {
  const unsaid = rules.filter((rule) => !contract.has(rule));
  if (unsaid.length === 0) return [];
  return [
    `The contract lacks ${unsaid.length} of ${rules.length} rules of every request (x-rules), which were not tried: ${unsaid.join(', ')}.`,
  ];
}

/** Where a contract says a rule, as a JSON pointer. */
export const placeOfRule = (rule: Rule) => `#/x-rules/${rule}`;
