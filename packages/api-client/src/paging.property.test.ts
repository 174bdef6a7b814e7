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
type Step = { kind: 'move' | 'refetch' | 'next'; row: number; to: number };
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('move', 'move', 'move', 'refetch', 'next'),
  row: fc.nat(COUNT - 1),
  to: fc.nat(COUNT),
});

/** A list of some pages, shown. */
async function openList(pages: number) {
  const server = openServer(COUNT);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const query = pagedQuery(['rows'], server.ask);
  const observer = new InfiniteQueryObserver(client, query);
  const close = observer.subscribe(() => {});
  await client.fetchInfiniteQuery(query);
  for (let page = 0; page < pages; page += 1) await observer.fetchNextPage();
  const shown = () =>
    observer.getCurrentResult().data?.pages.flatMap(({ items }) => items.map(({ id }) => id)) ?? [];
  /** What it no longer shows, though it stands before the last that it shows. */
  const lostSince = (before: string[]) => {
    const all = server.inOrder().map(({ id }) => id);
    const now = shown();
    const end = all.indexOf(now.at(-1) ?? '');
    return before.filter((id) => !now.includes(id) && all.indexOf(id) < end);
  };
  const act = {
    move: ({ row, to }: Step) => {
      const moved = server.rows[row];
      if (moved) moved.place = to * 10 + 5;
    },
    refetch: () => observer.refetch(),
    next: () => observer.fetchNextPage(),
  };
  return { server, observer, shown, lostSince, act, close };
}

// PAGE-141
test('rows that move between fetches come once each', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(4), fc.array(step, { maxLength: 12 }), async (pages, steps) => {
      const { server, observer, shown, lostSince, act, close } = await openList(pages);
      for (const each of steps) {
        const before = shown();
        await act[each.kind](each);
        expect(new Set(shown()).size).toBe(shown().length);
        expect(each.kind === 'refetch' ? lostSince(before) : []).toEqual([]);
      }
      while (observer.getCurrentResult().hasNextPage) {
        await observer.fetchNextPage();
        expect(new Set(shown()).size).toBe(shown().length);
      }
      expect(shown().toSorted()).toEqual(server.rows.map(({ id }) => id).toSorted());
      close();
    }),
    { numRuns: 200 },
  );
});
