/**
 * The letter that a shortcut goes by. Where the keyboard's letters are not Latin (Greek, Cyrillic,
 * Arabic, Hebrew) it is the one that stands on the same key of a Latin keyboard.
 * An Arabic keyboard has a key of two letters.
 * @returns it in lower case; of another key its name.
 */
export function latinKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const isOtherLetter = /^[\p{L}\p{M}]{1,2}$/u.test(key) && !/\p{Script=Latin}/u.test(key);
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  return (isOtherLetter && letter !== undefined ? letter : key).toLowerCase();
}
