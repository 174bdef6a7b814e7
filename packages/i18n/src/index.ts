export type { Locales } from './i18n-types.ts';
export { i18nObject, type CommonTexts as TranslationFunctions } from './catalogue.ts';
export { baseLocale, isLocale, locales } from './i18n-util.ts';
export { loadLocaleAsync } from './i18n-util.async.ts';
export { messageOf } from './message-of.ts';
export {
  capitalised,
  formatClock,
  formatDate,
  formatDays,
  formatDuration,
  formatFileSize,
  formatFullDate,
  formatMonth,
  formatShortDuration,
  formatShortNumber,
  formatTime,
  languageTags,
  monthName,
  numberFormat,
  weekdayName,
} from './formats.ts';
