/** Signs that fold to one another, as `foldLooks` leaves one of each. */
const LOOKALIKES = /['‘’‚‛ʼ′"«»“”„‟‹›″\-‐−‒–—―]/gu;
/** Any keyboard types these for all that look like them. */
const PLAIN = /['ʼ"-]/u;
const APOSTROPHE = /(?<=[\p{L}\p{M}])’(?=\p{L})/gu;
const HYPHEN = /(?<=[\p{L}\p{M}])‐(?=\p{L})/gu;

const signsOf = (text: string): string[] => text.match(LOOKALIKES) ?? [];

/**
 * What is found may be replaced, so a sign of typography that is sought is itself alone: an opening
 * quotation mark is no closing one, an en dash no em dash. Those of the keyboard are all of their
 * kind, and so are an apostrophe and a hyphen within a word.
 *
 * @returns whether a text that looks like what is sought has its signs, too.
 */
export function createExactness(sought: string): (found: string) => boolean {
  const wanted = signsOf(
    sought.normalize('NFKC').replace(APOSTROPHE, "'").replace(HYPHEN, '-'),
  ).map((sign) => (PLAIN.test(sign) ? null : sign));
  if (wanted.every((sign) => sign === null)) return () => true;
  return (found) => {
    const signs = signsOf(found.normalize('NFKC'));
    return wanted.every((sign, index) => sign === null || sign === signs[index]);
  };
}
