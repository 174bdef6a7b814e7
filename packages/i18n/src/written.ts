/** Where Unicode has the letters that run from right to left. */
const fromRightToLeft =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * What people wrote, as a part of a sentence of the interface: it runs its own way, and turns none
 * of the words around it. What runs as both languages of the interface do needs nothing for that.
 */
export const written = (text: string): string =>
  fromRightToLeft.test(text) ? `\u2068${text}\u2069` : text;
