import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pagedQuery } from './paging.ts';

type Row = { id: string; place: number };

const SIZE = 20;

/** A server whose rows stand by a place that changes, and whose cursors name one. */
function openServer(count: number) {
  const rows: Row[] = Array.from({ length: count }, (_, id) => ({ id: `${id}`, place: id * 10 }));
  const inOrder = () =>
    rows.toSorted((one, other) => one.place - other.place || Number(one.id) - Number(other.id));
  return {
    rows,
    inOrder,
    ask: async ({ cursor, limit = SIZE }: { cursor?: string; limit?: number }) => {
      const all = inOrder();
      const [place = 0, id = 0] = (cursor ?? '').split(' ').map(Number);
      const later =
        cursor === undefined
          ? all
          : all.filter((row) => row.place > place || (row.place === place && Number(row.id) > id));
      const items = later.slice(0, limit).map((row) => Object.assign({}, row));
      const last = items.at(-1);
      const nextCursor = last && later.length > limit ? `${last.place} ${last.id}` : null;
      return { items, nextCursor, ...(cursor === undefined ? { total: all.length } : {}) };
    },
  };
}

const COUNT = 110;
const move = fc.record({ kind: fc.constant('move'), row: fc.nat(COUNT - 1), to: fc.nat(COUNT) });
const step = fc.oneof(
  { weight: 3, arbitrary: move },
  fc.constant({ kind: 'refetch' } as const),
  fc.constant({ kind: 'next' } as const),
);

// PAGE-141
test('rows that move between fetches come once each', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(4), fc.array(step, { maxLength: 12 }), async (pages, steps) => {
      const server = openServer(COUNT);
      const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
      const query = pagedQuery(['rows'], server.ask);
      const observer = new InfiniteQueryObserver(client, query);
      const stop = observer.subscribe(() => {});
      await client.fetchInfiniteQuery(query);
      const shown = () =>
        observer.getCurrentResult().data?.pages.flatMap(({ items }) => items.map(({ id }) => id)) ??
        [];
      const holdOnce = () => expect(new Set(shown()).size).toBe(shown().length);
      for (let page = 0; page < pages; page += 1) await observer.fetchNextPage();
      for (const each of steps) {
        if (each.kind === 'move') {
          const row = server.rows[each.row];
          if (row) row.place = each.to * 10 + 5;
        } else if (each.kind === 'next') {
          await observer.fetchNextPage();
        } else {
          const before = shown();
          await observer.refetch();
          const all = server.inOrder().map(({ id }) => id);
          const after = shown();
          const end = all.indexOf(after.at(-1) ?? '');
          // What is shown no more stands behind what is.
          const lost = before.filter((id) => !after.includes(id) && all.indexOf(id) < end);
          expect(lost).toEqual([]);
        }
        holdOnce();
      }
      while (observer.getCurrentResult().hasNextPage) {
        await observer.fetchNextPage();
        holdOnce();
      }
      expect(shown().toSorted()).toEqual(server.rows.map(({ id }) => id).toSorted());
      stop();
      client.clear();
    }),
    { numRuns: 200 },
  );
});
