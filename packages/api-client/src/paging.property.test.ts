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
const kinds = ['move', 'insert', 'delete', 'refetch', 'next'] as const;
type Step = { kind: (typeof kinds)[number]; row: number; to: number };
/** @param among the kinds of step, the more frequent ones repeated. */
const stepOf = (...among: Step['kind'][]): fc.Arbitrary<Step> =>
  fc.record({
    kind: fc.constantFrom(...among),
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
    return all.slice(0, end).filter((id) => before.includes(id) && !now.includes(id));
  };
  let inserted = 0;
  const act = {
    move: ({ row, to }: Step) => {
      const moved = server.rows[row];
      if (moved) moved.place = to * 10 + 5;
    },
    insert: ({ to }: Step) => {
      inserted += 1;
      server.rows.push({ id: `${COUNT + inserted}`, place: to * 10 + 5 });
    },
    delete: ({ row }: Step) => {
      server.rows.splice(row, 1);
    },
    refetch: () => observer.refetch(),
    next: () => observer.fetchNextPage(),
  };
  return { server, client, observer, shown, lostSince, act, close };
}

type OpenList = Awaited<ReturnType<typeof openList>>;

/** Takes these steps, of which none shows a row twice, and no refetch loses one; then reads on. */
async function take(steps: readonly Step[], { observer, shown, lostSince, act }: OpenList) {
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
}

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

// PAGE-141
test('rows that move between fetches come once each', { timeout: 60_000 }, async () => {
  const steps = fc.array(stepOf('move', 'move', 'move', 'refetch', 'next'), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fc.nat(4), steps, async (pages, taken) => {
      const list = await openList(pages);
      await take(taken, list);
      expect(list.shown().toSorted()).toEqual(idsOf(list.server.rows).toSorted());
      list.close();
    }),
    { numRuns: 200 },
  );
});

// PAGE-141
test('rows added or deleted between fetches come once each', { timeout: 60_000 }, async () => {
  const steps = fc.array(stepOf('insert', 'delete', 'move', 'refetch', 'next'), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fc.nat(4), steps, async (pages, taken) => {
      const list = await openList(pages);
      await take(taken, list);
      // One deleted and one added far down leave the number as it was: a refetch cannot know.
      await list.client.invalidateQueries();
      await take([], list);
      expect(list.shown()).toEqual(idsOf(list.server.inOrder()));
      list.close();
    }),
    { numRuns: 200 },
  );
});
