/** Languages of the kit that are read from right to left, and the scripts that any language is. */
const languages = new Set(['ar', 'ckb', 'fa', 'he', 'ug', 'ur']);
const scripts = new Set(['Arab', 'Hebr']);

/**
 * Which way the words of a language run, for the `dir` of its page: right to left for Arabic,
 * Central Kurdish, Persian, Hebrew, Uyghur and Urdu, and wherever the tag names their scripts.
 *
 * @param locale BCP 47 tag, such as `fr-FR` or `ckb-IQ`; `fa_IR` and an empty one do as well
 * @throws RangeError for what is no such tag
 */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  const { language, script } = new Intl.Locale(locale.replaceAll('_', '-') || 'und');
  const isMirrored = script ? scripts.has(script) : languages.has(language);
  return isMirrored ? 'rtl' : 'ltr';
}
