import { InfiniteQueryObserver, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

const refused = (status: number | null, retryAfterSeconds: number | null = null) =>
  Object.assign(new Error('refused'), { status, retryAfterSeconds });

let network: EventTarget;

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const comeOnline = () => network.dispatchEvent(new Event('online'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  network = new EventTarget();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('window', network);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a query that a page stands on', () => {
  let queryClient: QueryClient;
  const ask = vi.fn<() => Promise<string>>();
  beforeEach(() => {
    queryClient = createQueryClient();
    ask.mockReset();
  });
  afterEach(() => queryClient.clear());

  const visit = () =>
    new QueryObserver(queryClient, { queryKey: ['texts'], queryFn: ask }).subscribe(() => {});
  const data = () => queryClient.getQueryData(['texts']);

  // DOC-31
  test.each([429, 500, 502, 503])('is retried after a %s', async (status) => {
    ask.mockRejectedValueOnce(refused(status)).mockResolvedValue('there');
    visit();
    await pass(1);
    expect(data()).toBe('there');
    await pass(120);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('is not retried after a 404', async () => {
    ask.mockRejectedValue(refused(404));
    visit();
    comeOnline();
    await pass(120);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  // DOC-31
  test('is not retried once its page is left', async () => {
    ask.mockRejectedValue(refused(503));
    const leave = visit();
    await pass(0);
    leave();
    await pass(120);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('is refetched after a failed refetch', async () => {
    ask.mockResolvedValueOnce('old').mockRejectedValueOnce(refused(503)).mockResolvedValue('new');
    visit();
    await pass(0);
    await queryClient.invalidateQueries({ queryKey: ['texts'] });
    expect(data()).toBe('old');
    await pass(1);
    expect(data()).toBe('new');
  });

  test('retries the next page of a list alone', async () => {
    const pages: number[] = [];
    let isUp = true;
    const list = new InfiniteQueryObserver(queryClient, {
      queryKey: ['list'],
      queryFn: ({ pageParam }) => {
        pages.push(pageParam);
        return isUp ? Promise.resolve(pageParam) : Promise.reject(refused(503));
      },
      initialPageParam: 1,
      getNextPageParam: (last: number) => last + 1,
    });
    list.subscribe(() => {});
    await pass(0);
    isUp = false;
    await list.fetchNextPage();
    isUp = true;
    await pass(1);
    expect(pages).toEqual([1, 2, 2]);
    expect(list.getCurrentResult().data?.pages).toEqual([1, 2]);
  });
});
