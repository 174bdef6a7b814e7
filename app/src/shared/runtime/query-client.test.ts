import { InfiniteQueryObserver } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';

const listOf = (...items: string[]) => ({
  queryKey: ['projects', 'list'],
  queryFn: () => Promise.resolve({ items, nextCursor: null }),
  initialPageParam: null,
  getNextPageParam: () => null,
});

/** A page that shows a list, and is left. */
async function visit(...items: string[]) {
  const queryClient = createQueryClient();
  const observer = new InfiniteQueryObserver(queryClient, listOf(...items));
  const leave = observer.subscribe(() => {});
  await queryClient.ensureInfiniteQueryData(listOf(...items));
  leave();
  return queryClient.getQueryData(['projects', 'list']);
}

describe('a list that was left', () => {
  test('is cached for the next visit', async () => {
    expect(await visit('Roman')).toBeDefined();
  });

  // SAVE-42
  test('is not cached when it was empty', async () => {
    expect(await visit()).toBeUndefined();
  });

  test('is not cached when changed since', async () => {
    const queryClient = createQueryClient();
    await queryClient.ensureInfiniteQueryData(listOf());
    expect(queryClient.getQueryData(['projects', 'list'])).toBeDefined();
    await queryClient.invalidateQueries({ refetchType: 'none' });
    expect(queryClient.getQueryData(['projects', 'list'])).toBeUndefined();
  });
});
