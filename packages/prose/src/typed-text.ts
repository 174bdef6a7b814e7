/** Controls and halves of pairs, which no key types; lines and tabs are typed. */
const untyped = /(?![\n\t])[\p{Cc}\p{Cs}]/gu;
const seen = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** What somebody has written, trimmed and without what no key types; empty where nothing is to be seen. */
export function typedText(typed: string): string {
  const text = typed.replaceAll(untyped, '').trim();
  return seen.test(text) ? text : '';
}
