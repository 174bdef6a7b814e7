import { beforeEach, expect, test, vi } from 'vitest';
import { leaveToSignIn, type Studio } from '../studio.ts';
import { confirmSignIn, takeConfirmed } from './confirmed-sign-in.ts';

vi.mock('../studio.ts', () => ({ leaveToSignIn: vi.fn<typeof leaveToSignIn>() }));

let now: number;
let studio: Studio;

beforeEach(() => {
  now = Date.parse('2026-11-21T10:00:00Z');
  vi.stubGlobal('location', { pathname: '/app/settings' });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it reads the clock alone.
  studio = { clock: { now: () => now } } as Studio;
});

test('an export goes on once after its sign-in', () => {
  confirmSignIn(studio, 'colette', { action: 'export' });
  expect(leaveToSignIn).toHaveBeenLastCalledWith(studio, '/app/settings');
  expect(takeConfirmed(studio, 'colette')).toEqual({ action: 'export' });
  expect(takeConfirmed(studio, 'colette')).toBeUndefined();
});

test('a deletion keeps the e-mail that was typed', () => {
  const deletion = { action: 'deletion', email: 'colette@example.org' } as const;
  confirmSignIn(studio, 'colette', deletion);
  now += 4 * 60_000;
  expect(takeConfirmed(studio, 'colette')).toEqual(deletion);
});

test('whoever signs in as another person gets no export', () => {
  confirmSignIn(studio, 'colette', { action: 'export' });
  expect(takeConfirmed(studio, 'georges')).toBeUndefined();
  expect(takeConfirmed(studio, 'colette')).toBeUndefined();
});

test('an export whose sign-in was given up does not start later', () => {
  confirmSignIn(studio, 'colette', { action: 'export' });
  now += 5 * 60_000 + 1;
  expect(takeConfirmed(studio, 'colette')).toBeUndefined();
});
