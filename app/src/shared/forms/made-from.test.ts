import { ApiError, type Result } from '@ecritoire/api-client';
import { expect, test, vi } from 'vitest';
import { asItIs, madeFrom } from './made-from.ts';

const failed = (status: number | null, messageKey = 'of.the.server'): Promise<Result<string>> =>
  Promise.resolve({
    success: false,
    data: null,
    error: new ApiError('failed', { status, messageKey, data: null }),
  });

test.each([
  [412, 1, 'changed.remotely'],
  // It has moved on: the server says why, and the page shows what it is by now.
  [409, 1, 'of.the.server'],
  [500, 0, 'of.the.server'],
  [null, 0, 'of.the.server'],
] as const)('a change answered %s', async (status, refreshes, messageKey) => {
  const refresh = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const options = { messageKey: 'changed.remotely', refresh, alsoStale: 409 };
  const { error } = await madeFrom(failed(status), options);
  expect(refresh).toHaveBeenCalledTimes(refreshes);
  expect(error).toMatchObject({ status, messageKey });
});

// DOC-10
test('an unexpected failure has the key of its change', async () => {
  const options = {
    messageKey: 'changed.remotely',
    failureKey: 'projects.updateFailed',
    refresh: () => Promise.resolve(),
  };
  const unexpected = await madeFrom(failed(500, 'actions.endpoints.serverError'), options);
  expect(unexpected.error).toMatchObject({ status: 500, messageKey: 'projects.updateFailed' });
  const known = await madeFrom(failed(404), options);
  expect(known.error).toMatchObject({ messageKey: 'of.the.server' });
});

test('a dialog shows the list’s newest item, or its own', () => {
  const seen = { id: 'b', version: 1 };
  const pages = [{ items: [{ id: 'a', version: 4 }] }, { items: [{ id: 'b', version: 2 }] }];
  expect(asItIs(seen, pages)).toEqual({ id: 'b', version: 2 });
  expect(asItIs(seen, pages.slice(0, 1))).toBe(seen);
  // The list could not be read.
  expect(asItIs(seen)).toBe(seen);
});
