import type { Locales } from '@ecritoire/i18n';
import { languageTags } from '@ecritoire/i18n';
import { foldText } from '@ecritoire/prose';
import { englishCities } from './english-cities.ts';
import { frenchCities } from './french-cities.ts';

export type TimeZoneChoice = {
  value: string;
  label: string;
  /** The name of the zone, which no writer need know, for those who do. */
  otherNames: string;
};

/** "heure : Égypte", "Egypt Time": how the browser calls a country with one time, in its language. */
const ofCountry = /^heure\s*:\s(.+)$|^(.+) Time$/u;

const cities = { fr: frenchCities, en: englishCities };

/** The place that a zone is called by: Buenos Aires, of America/Argentina/Buenos_Aires. */
const placeOf = (timeZone: string) =>
  timeZone.startsWith('Etc/') ? timeZone : (timeZone.split('/').at(-1) ?? timeZone);

/** Between the first part of its name and the last: the state, or the country. */
const regionOf = (timeZone: string) => timeZone.split('/').slice(1, -1).at(0);

const inWords = (name: string) => name.replaceAll('_', ' ');

const partOf = (tag: string, timeZone: string, timeZoneName: 'shortOffset' | 'shortGeneric') =>
  new Intl.DateTimeFormat(tag, { timeZone, timeZoneName })
    .formatToParts(new Date())
    .find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC';

/** The hours of a zone as they are typed: with a hyphen, from UTC or from GMT. */
function typedOffsets(offset: string): string[] {
  const hours = offset.replace(/^(?:UTC|GMT)/u, '').replace('\u2212', '-');
  return hours === '' ? [] : [`UTC${hours}`, `GMT${hours}`];
}

/** Where a zone is: Le Caire (Égypte). Countries are the browser's own. */
function placeLabel(locale: Locales, timeZone: string): string {
  // British English has abbreviations in the place of most countries.
  const [, french, english] = ofCountry.exec(partOf(locale, timeZone, 'shortGeneric')) ?? [];
  const places = cities[locale][timeZone] ?? inWords(placeOf(timeZone));
  const named = french ?? english ?? '';
  // Some browsers call it by its place once more: Knox [Indiana].
  const isPlace = foldText(named).startsWith(foldText(places));
  const country = isPlace || named === '' ? inWords(regionOf(timeZone) ?? '') : named;
  return country === '' || places.includes(country) ? places : `${places} (${country})`;
}

/** How a zone is shown: Le Caire (Égypte) · UTC+2. */
export function timeZoneChoice(locale: Locales, value: string): TimeZoneChoice {
  const offset = partOf(languageTags[locale], value, 'shortOffset');
  return {
    value,
    label: `${placeLabel(locale, value)} · ${offset}`,
    // As one has it from a system, and as one would type it.
    otherNames: [...new Set([value, inWords(value), ...typedOffsets(offset)])].join(' '),
  };
}

/** As they are looked for: by their places. */
export const byPlace = (locale: Locales, choices: readonly TimeZoneChoice[]): TimeZoneChoice[] => {
  const { compare } = new Intl.Collator(locale);
  return choices.toSorted((one, other) => compare(one.label, other.label));
};

/**
 * Every time zone that the browser knows.
 * @param known zones that are there even where the browser lists them by another name.
 */
export const timeZones = (known: readonly string[]): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...known])].toSorted();
