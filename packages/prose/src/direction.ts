/** A character whose script runs from right to left. */
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}\u200F]/u;

/** A letter of any script, or a direction mark: it decides the direction of a paragraph. */
const strong = /[\p{L}\u200E\u200F]/u;

/**
 * The base direction of a text by its first strong character, as `dir="auto"` finds it (Unicode
 * Bidirectional Algorithm, rules P2 and P3).
 * @returns `ltr` for a text without letters.
 */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const [first = ''] = strong.exec(text) ?? [];
  return rightToLeft.test(first) ? 'rtl' : 'ltr';
}

/** A text without the embeddings, overrides and isolates that would reach beyond it, in a line alone. */
export const withoutDirections = (text: string): string =>
  text.replaceAll(/[\u202A-\u202E\u2066-\u2069]/gu, '');
