import { expect, test } from 'vitest';
import { timeZoneChoices } from './time-zones.ts';

const labelled = (locale: 'fr' | 'en', zone: string) =>
  timeZoneChoices(locale, [zone]).find(({ value }) => value === zone)?.label;

test('a zone is found by its country, in the language of the page', () => {
  expect(labelled('fr', 'Africa/Cairo')).toMatch(/^Africa\/Cairo – Égypte \(UTC/);
  expect(labelled('fr', 'Europe/London')).toMatch(/^Europe\/London – Royaume-Uni \(UTC/);
  expect(labelled('fr', 'Europe/Moscow')).toMatch(/Moscou/);
  expect(labelled('en', 'Africa/Cairo')).toMatch(/^Africa\/Cairo – Egypt \(/);
  expect(labelled('en', 'America/New_York')).toMatch(/^America\/New York \(/);
});
