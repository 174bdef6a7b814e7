import { describe, expect, test } from 'vitest';
import { localDateIn, titleLength } from './time.ts';

// SESSION-18
describe('title length', () => {
  test.each([
    [0, 'short'],
    [599, 'short'],
    [600, 'medium'],
    [1_800, 'medium'],
    [1_801, 'long'],
  ])('%i seconds is %s', (seconds, length) => {
    expect(titleLength(seconds)).toBe(length);
  });
});

describe('local date', () => {
  test.each([
    ['before midnight in winter', '2026-01-31T22:59:59Z', 'Europe/Paris', '2026-01-31'],
    ['after midnight in winter', '2026-01-31T23:00:00Z', 'Europe/Paris', '2026-02-01'],
    [
      'before midnight on the day summer time starts',
      '2026-03-29T21:59:59Z',
      'Europe/Paris',
      '2026-03-29',
    ],
    [
      'after midnight on the day summer time starts',
      '2026-03-29T22:00:00Z',
      'Europe/Paris',
      '2026-03-30',
    ],
    [
      'first 02:30 of the day summer time ends',
      '2026-10-25T00:30:00Z',
      'Europe/Paris',
      '2026-10-25',
    ],
    [
      'last minute of the day summer time ends',
      '2026-10-25T22:59:59Z',
      'Europe/Paris',
      '2026-10-25',
    ],
    [
      'a zone whose summer time starts at midnight',
      '2026-04-24T00:00:00Z',
      'Africa/Cairo',
      '2026-04-24',
    ],
    ['one side of the date line', '2026-06-15T10:30:00Z', 'Pacific/Kiritimati', '2026-06-16'],
    ['the other side of the date line', '2026-06-15T10:30:00Z', 'Pacific/Pago_Pago', '2026-06-14'],
    ['the day Samoa never had', '2011-12-30T10:00:00Z', 'Pacific/Apia', '2011-12-31'],
    ['a leap day', '2028-02-29T12:00:00Z', 'UTC', '2028-02-29'],
    ['the turn of the year', '2026-12-31T18:30:00Z', 'Asia/Kolkata', '2027-01-01'],
  ])('%s', (_, instant, timeZone, date) => {
    expect(localDateIn(new Date(instant), timeZone)).toBe(date);
  });

  test('an unknown zone is refused', () => {
    expect(() => localDateIn(new Date(0), 'Europe/Atlantis')).toThrow(RangeError);
  });
});
