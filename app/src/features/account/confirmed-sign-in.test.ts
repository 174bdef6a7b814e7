import { beforeEach, expect, test, vi } from 'vitest';
import { leaveToSignIn } from '../../shared/sign-in/leave-to-sign-in.ts';
import type { Services } from '../../shared/services/services.ts';
import { confirmSignIn, takeConfirmed } from './confirmed-sign-in.ts';

vi.mock('../../shared/sign-in/leave-to-sign-in.ts', () => ({
  leaveToSignIn: vi.fn<typeof leaveToSignIn>(),
}));

let now: number;
let services: Services;

beforeEach(() => {
  now = Date.parse('2026-11-21T10:00:00Z');
  vi.stubGlobal('location', { pathname: '/app/settings' });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it reads the clock alone.
  services = { clock: { now: () => now } } as Services;
});

test('an export goes on once after its sign-in', () => {
  confirmSignIn(services, 'colette', { action: 'export' });
  expect(leaveToSignIn).toHaveBeenLastCalledWith(services, '/app/settings');
  expect(takeConfirmed(services, 'colette')).toEqual({ action: 'export' });
  expect(takeConfirmed(services, 'colette')).toBeUndefined();
});

test('a deletion keeps the e-mail that was typed', () => {
  const deletion = { action: 'deletion', email: 'colette@example.org' } as const;
  confirmSignIn(services, 'colette', deletion);
  now += 4 * 60_000;
  expect(takeConfirmed(services, 'colette')).toEqual(deletion);
});

// AUTH-15
test('signing in as another person starts no export', () => {
  confirmSignIn(services, 'colette', { action: 'export' });
  expect(takeConfirmed(services, 'georges')).toBeUndefined();
  expect(takeConfirmed(services, 'colette')).toBeUndefined();
});

// AUTH-15
test('a cancelled export does not start later', () => {
  confirmSignIn(services, 'colette', { action: 'export' });
  now += 5 * 60_000 + 1;
  expect(takeConfirmed(services, 'colette')).toBeUndefined();
});
