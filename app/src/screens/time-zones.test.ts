import { expect, test } from 'vitest';
import { timeZoneChoice, timeZones } from './time-zones.ts';

const labelled = (locale: 'fr' | 'en', zone: string) => timeZoneChoice(locale, zone).label;

test('a zone is found by its country, in the language of the page', () => {
  expect(labelled('fr', 'Africa/Cairo')).toMatch(/^Africa\/Cairo – Égypte \(UTC/);
  expect(labelled('fr', 'Europe/London')).toMatch(/^Europe\/London – Royaume-Uni \(UTC/);
  expect(labelled('fr', 'Europe/Moscow')).toMatch(/Moscou/);
  expect(labelled('en', 'Africa/Cairo')).toMatch(/^Africa\/Cairo – Egypt \(/);
  expect(labelled('en', 'America/New_York')).toMatch(/^America\/New York \(/);
});

test('a zone that is known is in the list under its own name, once', () => {
  const zones = timeZones(['Asia/Calcutta', 'Europe/Paris']);
  expect(zones).toEqual(expect.arrayContaining(['Asia/Calcutta', 'Europe/Paris', 'UTC']));
  expect(new Set(zones).size).toBe(zones.length);
});
