export type { Locales, TranslationFunctions } from './i18n-types.ts';
export { baseLocale, i18nObject, isLocale, locales } from './i18n-util.ts';
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
