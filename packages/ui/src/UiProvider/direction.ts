/** Languages of the kit that are read from right to left, and the scripts that any language is. */
const languages = new Set(['ar', 'ckb', 'fa', 'he', 'ug', 'ur']);
const scripts = new Set(['Arab', 'Hebr']);

/**
 * The direction of a language, for the `dir` of its page: right to left for Arabic, Central
 * Kurdish, Persian, Hebrew, Uyghur and Urdu, and for tags with their scripts.
 *
 * @param locale BCP 47 tag, such as `fr-FR` or `ckb-IQ`; `fa_IR` and an empty one do as well
 * @throws RangeError for an invalid tag
 */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  const { language, script } = new Intl.Locale(locale.replaceAll('_', '-') || 'und');
  const isMirrored = script ? scripts.has(script) : languages.has(language);
  return isMirrored ? 'rtl' : 'ltr';
}
