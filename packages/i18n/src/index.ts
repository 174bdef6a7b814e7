export type { Locales, TranslationFunctions } from './i18n-types.ts';
export { baseLocale, i18nObject, isLocale, locales } from './i18n-util.ts';
export { loadLocaleAsync } from './i18n-util.async.ts';
export { messageOf } from './message-of.ts';
export {
  formatClock,
  formatDate,
  formatDuration,
  formatShortDuration,
  languageTags,
  numberFormat,
} from './formats.ts';
