import { ApiError, type Result } from '@ecritoire/api-client';
import { expect, test, vi } from 'vitest';
import { madeFrom } from './made-from.ts';

const failed = (status: number | null): Promise<Result<string>> =>
  Promise.resolve({
    success: false,
    data: null,
    error: new ApiError('failed', { status, messageKey: 'of.the.server', data: null }),
  });

test.each([
  [412, 1, 'changed.elsewhere'],
  // It has moved on: the server says why, and the page shows what it is by now.
  [409, 1, 'of.the.server'],
  [500, 0, 'of.the.server'],
  [null, 0, 'of.the.server'],
] as const)('a change answered %s', async (status, refreshes, messageKey) => {
  const refresh = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const options = { messageKey: 'changed.elsewhere', refresh, alsoStale: 409 };
  const { error } = await madeFrom(failed(status), options);
  expect(refresh).toHaveBeenCalledTimes(refreshes);
  expect(error).toMatchObject({ status, messageKey });
});
