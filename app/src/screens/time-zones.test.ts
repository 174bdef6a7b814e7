import { expect, test } from 'vitest';
import { foldText } from '@ecritoire/prose';
import { englishCities } from './english-cities.ts';
import { frenchCities } from './french-cities.ts';
import { timeZoneChoice, timeZones } from './time-zones.ts';

const labelled = (locale: 'fr' | 'en', zone: string) => timeZoneChoice(locale, zone).label;

test('a zone is found by its country and by large cities, in the language of the page', () => {
  expect(labelled('fr', 'Africa/Cairo')).toMatch(/^Africa\/Cairo – Le Caire, Égypte \(UTC/);
  expect(labelled('fr', 'Europe/London')).toMatch(/^Europe\/London – Londres, Royaume-Uni \(UTC/);
  expect(labelled('fr', 'Asia/Bishkek')).toMatch(/^Asia\/Bishkek – Bichkek, Kirghizstan \(UTC/);
  expect(labelled('fr', 'Europe/Moscow')).toMatch(
    /^Europe\/Moscow – Moscou, Saint-Pétersbourg \(UTC/,
  );
  expect(labelled('fr', 'America/Toronto')).toMatch(/^America\/Toronto – Montréal \(UTC/);
  expect(labelled('en', 'Africa/Cairo')).toMatch(/^Africa\/Cairo – Egypt \(/);
  expect(labelled('fr', 'Europe/Paris')).toMatch(/^Europe\/Paris – Lyon, Marseille, France \(UTC/);
  expect(labelled('fr', 'Europe/Zurich')).toMatch(/^Europe\/Zurich – Genève, Suisse \(UTC/);
  expect(labelled('en', 'Europe/Zurich')).toMatch(/^Europe\/Zurich – Geneva, Switzerland \(/);
  expect(labelled('en', 'America/Denver')).toMatch(/^America\/Denver \(/);
});

test('a zone that is known is in the list under its own name, once', () => {
  const zones = timeZones(['Asia/Calcutta', 'Europe/Paris']);
  expect(zones).toEqual(expect.arrayContaining(['Asia/Calcutta', 'Europe/Paris', 'UTC']));
  expect(new Set(zones).size).toBe(zones.length);
});

test.each([...Object.entries(frenchCities), ...Object.entries(englishCities)])(
  '%s is %s, which its own name does not say',
  (zone, city) => {
    expect(() => new Intl.DateTimeFormat('fr', { timeZone: zone })).not.toThrow();
    expect(foldText(zone.replaceAll('_', ' '))).not.toContain(foldText(city));
  },
);
