/** Where Unicode has the letters that run from right to left, and the signs that turn what follows. */
const turnsWords =
  /[\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

const end = '\u2069';

/** With an end for each isolate that begins in it, and no other: none may end the one around it. */
function balanced(text: string): string {
  let open = 0;
  const balanced = text.replaceAll(/[\u2066-\u2069]/gu, (sign) => {
    if (sign === end && open === 0) return '';
    open += sign === end ? -1 : 1;
    return sign;
  });
  return balanced + end.repeat(open);
}

/**
 * What people wrote, as a part of a sentence of the interface: it runs its own way, and turns none
 * of the words around it. What runs as both languages of the interface do needs nothing for that.
 */
export const written = (text: string): string =>
  turnsWords.test(text) ? `\u2068${balanced(text)}${end}` : text;
