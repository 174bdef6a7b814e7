export const placeholderPattern = /\{\{[^}]*\}\}|\{[^}]*\}/u;

/** A no-break space is read as any other. */
export const normaliseSpaces = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

export const escapeForPattern = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, '\\$&');

/**
 * Whether what is said is a text of the catalogue, as a whole, with its placeholders filled: alone, or
 * before or after another sentence.
 */
export function saysText(said: string, text: string): boolean {
  const whole = normaliseSpaces(text);
  const words = whole.split(placeholderPattern).map(escapeForPattern).join('.+');
  const end = /[.!?…»”]$/u.test(whole) ? '(?: |$)' : '$';
  return new RegExp(`(?:^|[.!?…:;»”] )${words}${end}`, 'u').test(normaliseSpaces(said));
}
