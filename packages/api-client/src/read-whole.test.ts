import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { pagedQuery } from './paging.ts';
import { readWhole } from './read-whole.ts';

test('a row below the first page is read again', async () => {
  const rows = Array.from({ length: 45 }, (_, index) => ({ id: `${index}`, version: 1 }));
  const query = pagedQuery(
    ['rows'],
    ({ cursor, limit = 20 }: { cursor?: string; limit?: number }) => {
      const from = Number(cursor ?? 0);
      const items = structuredClone(rows.slice(from, from + limit));
      return Promise.resolve({ items, nextCursor: from + limit < 45 ? `${from + limit}` : null });
    },
  );
  const client = new QueryClient();
  const observer = new InfiniteQueryObserver(client, query);
  const stop = observer.subscribe(() => {});
  await client.fetchInfiniteQuery(query);
  await observer.fetchNextPage();
  await observer.fetchNextPage();
  const changed = { id: '30', version: 2 };
  rows.splice(30, 1, changed);
  const pages = (await readWhole(client, query)) ?? [];
  const items = pages.flatMap((page) => page.items);
  expect(items.find(({ id }) => id === changed.id)).toEqual(changed);
  stop();
});
