import { beforeEach, expect, test, vi } from 'vitest';
import { leaveToSignIn } from '../../shared/sign-in/leave-to-sign-in.ts';
import { createUnsavedChanges } from '../../shared/runtime/unsaved-changes.ts';
import type { Services } from '../../shared/services/services.ts';
import { confirmSignIn, takeConfirmed } from './confirmed-sign-in.ts';

vi.mock('../../shared/sign-in/leave-to-sign-in.ts', () => ({
  leaveToSignIn: vi.fn<typeof leaveToSignIn>(),
}));

const stopUnloadWarnings = vi.fn<() => void>();
const drafts = { time: { timeZone: 'Asia/Tokyo' }, targets: { words: 12_345 } };
const nothing = { confirmed: undefined, drafts: {} };
let now: number;
let services: Services;

beforeEach(() => {
  now = Date.parse('2026-11-21T10:00:00Z');
  vi.stubGlobal('location', { pathname: '/app/settings' });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it reads the clock alone.
  services = {
    clock: { now: () => now },
    unsavedChanges: { ...createUnsavedChanges(), stopUnloadWarnings },
  } as unknown as Services;
});

test.each(['export', 'archive'] as const)('the %s resumes once after sign-in', (action) => {
  confirmSignIn(services, 'colette', { confirmed: { action }, drafts });
  expect(leaveToSignIn).toHaveBeenLastCalledWith(services, '/app/settings');
  expect(takeConfirmed(services, 'colette')).toEqual({ confirmed: { action }, drafts });
  expect(takeConfirmed(services, 'colette')).toEqual(nothing);
});

test('a deletion keeps the typed e-mail', () => {
  const deletion = { action: 'deletion', email: 'colette@example.org' } as const;
  confirmSignIn(services, 'colette', { confirmed: deletion, drafts: {} });
  now += 4 * 60_000;
  expect(takeConfirmed(services, 'colette')).toEqual({ confirmed: deletion, drafts: {} });
});

// AUTH-15
test('another person’s sign-in starts no export', () => {
  confirmSignIn(services, 'colette', { confirmed: { action: 'export' }, drafts });
  expect(takeConfirmed(services, 'georges')).toEqual(nothing);
  expect(takeConfirmed(services, 'colette')).toEqual(nothing);
});

// AUTH-15
test('a cancelled export does not start later', () => {
  confirmSignIn(services, 'colette', { confirmed: { action: 'export' }, drafts });
  now += 5 * 60_000 + 1;
  expect(takeConfirmed(services, 'colette')).toEqual({ confirmed: undefined, drafts });
});
