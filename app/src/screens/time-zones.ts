import type { Locales } from '@ecritoire/i18n';
import { languageTags } from '@ecritoire/i18n';

export type TimeZoneChoice = { value: string; label: string };

/** How a zone is shown: America/New York (UTC−5). */
function labelOf(locale: Locales, timeZone: string): string {
  const format = { timeZone, timeZoneName: 'shortOffset' } as const;
  const parts = new Intl.DateTimeFormat(languageTags[locale], format).formatToParts(new Date());
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC';
  return `${timeZone.replaceAll('_', ' ')} (${offset})`;
}

/**
 * Every time zone that the browser knows.
 * @param known zones that are shown even where the browser lists them by another name.
 */
export function timeZoneChoices(locale: Locales, known: readonly string[]): TimeZoneChoice[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...known]);
  return [...zones].toSorted().map((value) => ({ value, label: labelOf(locale, value) }));
}
