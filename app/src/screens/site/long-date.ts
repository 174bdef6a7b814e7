import { languageTags, type Locales } from '@ecritoire/i18n';

/**
 * A day in full: “21 September 2026”. Of UTC, so that every reader and the prerendered page have the
 * same one.
 *
 * @param instant a local date, or an RFC 3339 date-time
 */
export const longDate = (locale: Locales, instant: string): string =>
  new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(instant),
  );
