/** Also the two of Japanese that are marks once a text is decomposed. */
const MANY_MARKS = /[\p{M}\uFF9E\uFF9F]{30}(?=[\p{M}\uFF9E\uFF9F])/gu;

/**
 * A text that can be normalised in a time that grows with its length alone: marks in a row are
 * sorted for it, and a paragraph of nothing else takes seconds. Where there are more than 30, more
 * than any language has, U+034F parts them, itself a mark that is not seen (UAX 15, Stream-Safe Text
 * Format).
 */
export const streamSafe = (text: string): string => text.replace(MANY_MARKS, '$&\u034F');
