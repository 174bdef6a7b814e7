/** A run of letters and digits with their marks, or one sign whole, were it a family of emoji. */
const WORD_OR_SIGN =
  /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*|\p{Regional_Indicator}{2}|[^](?:[\p{M}\p{Emoji_Modifier}\u{E0020}-\u{E007F}]|\u200D\p{Extended_Pictographic})*/gu;

/** A text in words, and in what stands between them sign by sign; together they are all of it. */
export const wordsAndSigns = (text: string): string[] =>
  Array.from(text.matchAll(WORD_OR_SIGN), ([part]) => part);
