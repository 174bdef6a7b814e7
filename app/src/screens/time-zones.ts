import type { Locales } from '@ecritoire/i18n';
import { languageTags } from '@ecritoire/i18n';
import { englishCities } from './english-cities.ts';
import { frenchCities } from './french-cities.ts';

export type TimeZoneChoice = { value: string; label: string };

/** "heure : Égypte", "Egypt Time": how the browser calls a country with one time, in its language. */
const ofCountry = /^heure\s*:\s(.+)$|^(.+) Time$/u;

const cities = { fr: frenchCities, en: englishCities };

/** How a zone is shown: Africa/Cairo – Le Caire, Égypte (UTC+2). Countries are the browser's own. */
function labelOf(locale: Locales, timeZone: string): string {
  const named = (tag: string, timeZoneName: 'shortOffset' | 'shortGeneric') =>
    new Intl.DateTimeFormat(tag, { timeZone, timeZoneName })
      .formatToParts(new Date())
      .find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC';
  const zone = timeZone.replaceAll('_', ' ');
  // British English has abbreviations in the place of most countries.
  const [, french, english] = ofCountry.exec(named(locale, 'shortGeneric')) ?? [];
  const ownCities = cities[locale][timeZone]?.split(', ') ?? [];
  const places = [...new Set([...ownCities, french ?? english])].filter(
    (place) => place !== undefined && !zone.includes(place),
  );
  const known = [zone, ...(places.length > 0 ? [places.join(', ')] : [])].join(' – ');
  return `${known} (${named(languageTags[locale], 'shortOffset')})`;
}

export const timeZoneChoice = (locale: Locales, value: string): TimeZoneChoice => ({
  value,
  label: labelOf(locale, value),
});

/**
 * Every time zone that the browser knows.
 * @param known zones that are there even where the browser lists them by another name.
 */
export const timeZones = (known: readonly string[]): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...known])].toSorted();
