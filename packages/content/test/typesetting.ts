/** The words of HTML, as they are read. */
export const textOf = (html: string): string =>
  html.replaceAll(/<[^>]+>/gu, ' ').replaceAll('&quot;', '"');

/** The same rules as those of the interface's texts (packages/i18n). */
export const wrongIn = {
  fr: /[^\u202F][;!?»]|«[^\u202F]|[^\u00A0]:|['"“”]|\.\.\.|\d (?!(?:à|de|en|et|ou|sur) )\p{Ll}/u,
  en: /['"«»]|\.\.\.|\u202F|\u00A0/u,
};
