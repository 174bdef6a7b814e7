import { authMachine } from '@ecritoire/machines/auth';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { deviceTimeZone } from '../../screens/time-zone.ts';
import { writerHour, writerTimeZone, writerToday } from './writer-time.ts';

/** Someone whose profile says where they are. */
function writerIn(timeZone: string) {
  const resolved = authMachine.resolveState({
    value: { signedIn: { idle: 'resting' } },
    context: {
      user: {
        id: 'u1',
        version: 2,
        email: 'colette@example.com',
        name: 'Colette',
        givenName: null,
        pictureUrl: null,
        bio: null,
        language: 'fr',
        timeZone,
        weekStart: 'monday',
        createdAt: '2026-11-01T10:00:00Z',
      },
      messageKey: null,
      attempts: 0,
      isSupplanted: false,
    },
  });
  const clock = { now: () => Date.parse('2026-11-21T10:30:00Z'), subscribe: () => () => {} };
  return { auth: createActor(authMachine, { snapshot: resolved, input: undefined }), clock };
}

test('today and the hour are those of the profile’s zone, by the server’s clock', () => {
  const there = writerIn('Pacific/Kiritimati');
  expect([writerTimeZone(there), writerToday(there), writerHour(there)]).toEqual([
    'Pacific/Kiritimati',
    '2026-11-22',
    0,
  ]);
  const here = writerIn('America/Los_Angeles');
  expect([writerToday(here), writerHour(here)]).toEqual(['2026-11-21', 2]);
});

test('a zone that this browser does not know is the device’s', () => {
  expect(writerTimeZone(writerIn('Europe/Ecritoire'))).toBe(deviceTimeZone());
});
