import { languageTags, type Locales } from '@ecritoire/i18n';

const format = (locale: Locales, instant: string, timeZone?: 'UTC') =>
  new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'long', timeZone }).format(
    new Date(instant),
  );

/**
 * A day in full: “21 September 2026”. Of UTC, so that every reader and the prerendered page have the
 * same one.
 *
 * @param instant a local date, or an RFC 3339 date-time
 */
export const longDate = (locale: Locales, instant: string): string =>
  format(locale, instant, 'UTC');

/**
 * The day of an instant where the reader is, for what is never prerendered.
 *
 * @param instant RFC 3339 date-time
 */
export const longDateHere = (locale: Locales, instant: string): string => format(locale, instant);
