import { expect, test } from 'vitest';
import { englishCities } from './english-cities.ts';
import { frenchCities } from './french-cities.ts';
import { byPlace, timeZoneChoice, timeZones } from './time-zones.ts';

const labelled = (locale: 'fr' | 'en', zone: string) => timeZoneChoice(locale, zone).label;

// WEEK-5
test('a zone has its cities and country in the language', () => {
  expect(labelled('fr', 'Africa/Cairo')).toMatch(/^Le Caire \(Égypte\) · UTC/);
  expect(labelled('fr', 'Europe/London')).toMatch(/^Londres \(Royaume-Uni\) · UTC/);
  expect(labelled('fr', 'Asia/Bishkek')).toMatch(/^Bichkek \(Kirghizstan\) · UTC/);
  expect(labelled('fr', 'Europe/Moscow')).toMatch(/^Moscou, Saint-Pétersbourg · UTC/);
  expect(labelled('fr', 'America/Toronto')).toMatch(/^Toronto, Montréal · UTC/);
  expect(labelled('fr', 'Europe/Paris')).toMatch(/^Paris, Lyon, Marseille \(France\) · UTC/);
  expect(labelled('fr', 'Europe/Zurich')).toMatch(/^Zurich, Genève \(Suisse\) · UTC/);
  expect(labelled('fr', 'Asia/Singapore')).toMatch(/^Singapour · UTC/);
  expect(labelled('fr', 'America/Argentina/Tucuman')).toMatch(/^Tucumán \(Argentina\) · UTC/);
  expect(labelled('fr', 'America/Indiana/Knox')).toMatch(/^Knox \(Indiana\) · UTC/);
  expect(labelled('fr', 'America/Jamaica')).toMatch(/^Jamaïque · UTC/);
  expect(labelled('fr', 'Indian/Reunion')).toMatch(/^La Réunion · UTC/);
  expect(labelled('en', 'Africa/Cairo')).toMatch(/^Cairo \(Egypt\) · /);
  expect(labelled('en', 'Europe/Zurich')).toMatch(/^Zurich, Geneva \(Switzerland\) · /);
  expect(labelled('en', 'America/Denver')).toMatch(/^Denver · /);
  expect(labelled('en', 'America/Indiana/Knox')).toMatch(/^Knox \(Indiana\) · /);
  expect(labelled('fr', 'UTC')).toMatch(/^UTC · UTC/);
});

// WEEK-5
test('zones are sorted by place and found by own names', () => {
  const zones = ['Arctic/Longyearbyen', 'Europe/London', 'America/New_York', 'Europe/Athens'];
  const choices = byPlace(
    'fr',
    zones.map((zone) => timeZoneChoice('fr', zone)),
  );
  expect(choices.map(({ value }) => value)).toEqual([
    'Europe/Athens',
    'Europe/London',
    'Arctic/Longyearbyen',
    'America/New_York',
  ]);
  expect(choices.at(-1)?.otherNames).toMatch(/^America\/New_York America\/New York /);
});

test('a zone is found by its offset', () => {
  for (const locale of ['fr', 'en'] as const) {
    const { otherNames } = timeZoneChoice(locale, 'America/Bogota');
    expect(otherNames).toBe('America/Bogota UTC-5 GMT-5');
  }
  expect(timeZoneChoice('en', 'Asia/Kolkata').otherNames).toContain('UTC+5:30');
});

// WEEK-5
test('a known zone is listed once under its name', () => {
  const zones = timeZones(['Asia/Calcutta', 'Europe/Paris']);
  expect(zones).toEqual(expect.arrayContaining(['Asia/Calcutta', 'Europe/Paris', 'UTC']));
  expect(new Set(zones).size).toBe(zones.length);
});

// WEEK-5
test.each([...Object.entries(frenchCities), ...Object.entries(englishCities)])(
  '%s is %s, which its own name does not say',
  (zone, names) => {
    expect(() => new Intl.DateTimeFormat('fr', { timeZone: zone })).not.toThrow();
    const own = zone.replaceAll('_', ' ');
    expect(names.split(', ').every((name) => own.includes(name))).toBe(false);
  },
);
