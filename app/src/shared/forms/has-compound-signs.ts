/** Whether a text has signs that are seen as one, and are several characters of the contract. */
export const hasCompoundSigns = (text: string): boolean =>
  /[\p{M}\p{Emoji_Modifier}\p{Regional_Indicator}\u200D]/u.test(text);
