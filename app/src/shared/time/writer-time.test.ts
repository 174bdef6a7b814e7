import { expect, test } from 'vitest';
import { deviceTimeZone } from '../runtime/time-zone.ts';
import { writerHour, writerTimeZone, writerToday } from './writer-time.ts';
import { writerIn } from './writer-time.test-support.ts';

const clock = { now: () => Date.parse('2026-11-21T10:30:00Z'), subscribe: () => () => {} };

// AUTH-40
test('today and the hour follow profile zone and server clock', () => {
  const there = { auth: writerIn('Pacific/Kiritimati'), clock };
  expect([writerTimeZone(there), writerToday(there), writerHour(there)]).toEqual([
    'Pacific/Kiritimati',
    '2026-11-22',
    0,
  ]);
  const here = { auth: writerIn('America/Los_Angeles'), clock };
  expect([writerToday(here), writerHour(here)]).toEqual(['2026-11-21', 2]);
});

test('an unknown zone becomes the device’s', () => {
  expect(writerTimeZone({ auth: writerIn('Europe/Ecritoire') })).toBe(deviceTimeZone());
});
