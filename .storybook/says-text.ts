export const placeholder = /\{\{[^}]*\}\}|\{[^}]*\}/u;

/** A no-break space is read as any other. */
export const trimmed = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

export const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, '\\$&');

/**
 * Whether what is said is a text of the catalogue, as a whole, with its placeholders filled: alone, or
 * before or after another sentence.
 */
export function saysText(said: string, text: string): boolean {
  const whole = trimmed(text);
  const words = whole.split(placeholder).map(escaped).join('.+');
  const end = /[.!?…»”]$/u.test(whole) ? '(?: |$)' : '$';
  return new RegExp(`(?:^|[.!?…:;»”] )${words}${end}`, 'u').test(trimmed(said));
}
