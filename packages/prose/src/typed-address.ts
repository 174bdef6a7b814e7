/**
 * An e-mail address as it was meant: without the signs that nobody sees and a page may have put
 * there, nor what a link or a mail program puts around it.
 */
export const typedAddress = (typed: string): string =>
  typed
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .replace(/^<(?<inside>.*)>$/u, '$<inside>')
    .replace(/^mailto:/iu, '')
    .trim();
