/** Blanks of no width, marks of direction and the like: none of them joins letters. */
const unseen = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;

/**
 * An e-mail address as it was meant: without the signs that nobody sees and a page may have put
 * there, the full stop or the comma of the sentence it stood in, nor what a link or a mail program
 * puts around it.
 */
export const typedAddress = (typed: string): string =>
  typed
    .replaceAll(unseen, '')
    // Looked for from where it begins only: what a program sends may be nothing but full stops.
    .replace(/(?<![\s.,;])[\s.,;]+$/u, '')
    .trim()
    .replace(/^<(?<inside>.*)>$/u, '$<inside>')
    .replace(/^mailto:/iu, '')
    .trim();

/**
 * The message for an address that is refused: of its own where blanks are all that is wrong with it.
 * @param messageKey what the contract says of it
 */
export function addressMessageKey(messageKey: string, typed: string): string {
  const address = typedAddress(typed);
  if (messageKey !== 'validation.email' || !/\s/u.test(address)) return messageKey;
  const [name, host = '', ...others] = address.replaceAll(/\s/gu, '').split('@');
  const isWhole = name !== '' && /.\../u.test(host) && others.length === 0;
  return isWhole ? 'forms.emailWithSpace' : messageKey;
}
