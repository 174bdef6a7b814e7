/**
 * The key that identifies a shortcut. On a non-Latin keyboard (Greek, Cyrillic, Arabic, Hebrew) it
 * is the letter at the same position of a Latin keyboard. An Arabic keyboard has a key of two
 * letters, and a question mark of its own.
 * @returns it in lower case; of another key its name.
 */
export function latinKey({
  key,
  code,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  if (key === '؟') return '?';
  const isOtherLetter = /^[\p{L}\p{M}]{1,2}$/u.test(key) && !/\p{Script=Latin}/u.test(key);
  if (!isOtherLetter) return key.toLowerCase();
  if (code === 'Slash') return shiftKey ? '?' : '/';
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  return (letter ?? key).toLowerCase();
}
