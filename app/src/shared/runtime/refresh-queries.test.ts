import { createApiClient, documentsQuery } from '@ecritoire/api-client';
import { answer, bodyOf } from '@ecritoire/api-mocks';
import { mockApi } from '@ecritoire/api-mocks/node';
import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { outdateQueries, refetchOutdated, refreshQueries } from './refresh-queries.ts';

/** The cursors of the requests since a test began. */
let asked: string[];
beforeEach(() => {
  asked = [];
});

const [document] = bodyOf('listDocuments', 'page').items;
if (document === undefined) throw new Error('The example has a document.');

/** A project of 2,000 documents. */
mockApi(
  answer('listDocuments', 200, ({ request }) => {
    const { searchParams } = new URL(request.url);
    const from = Number(searchParams.get('cursor') ?? 0);
    const to = from + Number(searchParams.get('limit') ?? 20);
    asked.push(String(from));
    const items = Array.from({ length: to - from }, (_, index) => ({
      ...document,
      id: `${from + index}`,
    }));
    return { items, nextCursor: to < 2000 ? String(to) : null, total: 2000 };
  }),
);

const api = createApiClient({
  baseUrl: 'http://localhost/api',
  tokens: {
    accessToken: () => 'token',
    refreshToken: () => null,
    storeAccessToken: () => {},
    clear: () => {},
  },
});

/** Its list as a page shows it, with 1,000 rows. */
async function showList() {
  const queryClient = createQueryClient();
  const query = documentsQuery(api, 'project');
  await queryClient.fetchInfiniteQuery({ ...query, meta: { rows: 1000 } });
  const leave = new InfiniteQueryObserver(queryClient, query).subscribe(() => {});
  asked = [];
  return { queryClient, queryKey: query.queryKey, leave };
}

describe('after a change', () => {
  // PAGE-141
  test('a list out of sight costs no request', async () => {
    const { queryClient, queryKey, leave } = await showList();
    leave();
    outdateQueries(queryClient, [['documents']]);
    // The page that is opened next begins without outdated rows.
    expect(queryClient.getQueryData(queryKey)).toBeUndefined();
    await refetchOutdated(queryClient, [['documents']]);
    expect(asked).toEqual([]);
  });

  test('a list out of sight of another key stays', async () => {
    const { queryClient, queryKey, leave } = await showList();
    leave();
    await refreshQueries(queryClient, [['sessions']]);
    expect(queryClient.getQueryData(queryKey)).toBeDefined();
  });

  test('a list in sight is read again, 100 rows a request', async () => {
    const { queryClient } = await showList();
    await refreshQueries(queryClient, [['documents']]);
    expect(asked).toHaveLength(10);
  });

  test('a list that is left meanwhile costs no request', async () => {
    const { queryClient, queryKey, leave } = await showList();
    outdateQueries(queryClient, [['documents']]);
    leave();
    await refetchOutdated(queryClient, [['documents']]);
    expect(asked).toEqual([]);
    expect(queryClient.getQueryData(queryKey)).toBeUndefined();
  });

  test('one text out of sight stays, and is outdated', async () => {
    const queryClient = createQueryClient();
    const query = { queryKey: ['documents', 'text'], queryFn: () => ({ title: 'Lune' }) };
    await queryClient.fetchQuery(query);
    await refreshQueries(queryClient, [['documents']]);
    expect(queryClient.getQueryState(query.queryKey)).toMatchObject({
      data: { title: 'Lune' },
      isInvalidated: true,
    });
  });

  test('what was read since is not read again', async () => {
    const queryClient = createQueryClient();
    let reads = 0;
    const query = { queryKey: ['documents', 'text'], queryFn: () => (reads += 1) };
    const leave = new QueryObserver(queryClient, query).subscribe(() => {});
    await queryClient.fetchQuery(query);
    outdateQueries(queryClient, [['documents']]);
    await queryClient.fetchQuery({ ...query, staleTime: 0 });
    await refetchOutdated(queryClient, [['documents']]);
    expect(reads).toBe(2);
    leave();
  });

  test('a response of before it is not kept', async () => {
    const queryClient = createQueryClient();
    const late = Promise.withResolvers<string>();
    const responses = [Promise.resolve('first'), late.promise, Promise.resolve('new')];
    const query = {
      queryKey: ['documents', 'text'],
      queryFn: () => responses.shift() ?? Promise.reject(new Error('A request too many.')),
    };
    const observer = new QueryObserver(queryClient, query);
    const leave = observer.subscribe(() => {});
    await queryClient.fetchQuery(query);
    void observer.refetch();
    outdateQueries(queryClient, [['documents']]);
    late.resolve('old');
    await refetchOutdated(queryClient, [['documents']]);
    expect(queryClient.getQueryData(query.queryKey)).toBe('new');
    leave();
  });
});
