import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { pagedQuery } from './paging.ts';

type Row = { id: string; words: number };

const rows = (from: number, to: number): Row[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ id: `${from + index}`, words: 0 }));

/** A server that holds these rows, and notes what it is asked. */
function openList(held: Row[]) {
  const asked: string[] = [];
  const list = { rows: held };
  const query = pagedQuery(
    ['rows'],
    async ({ cursor, limit = 20 }: { cursor?: string; limit?: number }) => {
      asked.push(`${cursor ?? 'first'} ${limit}`);
      const from = cursor === undefined ? 0 : list.rows.findIndex(({ id }) => id === cursor) + 1;
      const items = structuredClone(list.rows.slice(from, from + limit));
      const isLast = from + limit >= list.rows.length;
      const nextCursor = isLast ? null : (items.at(-1)?.id ?? null);
      return { items, nextCursor, ...(cursor === undefined && { total: list.rows.length }) };
    },
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const observer = new InfiniteQueryObserver(client, query);
  return { asked, list, query, client, observer };
}

/** As many pages of it as this, shown. */
async function openPages(held: Row[], pages: number) {
  const opened = openList(held);
  opened.observer.subscribe(() => {});
  await opened.client.fetchInfiniteQuery(opened.query);
  for (let page = 1; page < pages; page += 1) await opened.observer.fetchNextPage();
  opened.asked.length = 0;
  const ids = () =>
    opened.observer
      .getCurrentResult()
      .data?.pages.flatMap(({ items }) => items.map(({ id }) => id));
  const shown = () =>
    opened.observer.getCurrentResult().data?.pages.flatMap(({ items }) => items) ?? [];
  return { ...opened, ids, shown };
}

const idsOf = (held: readonly Row[]) => held.map(({ id }) => id);

// PAGE-141
test('an old list of 50 pages restarts at its first', async () => {
  const { asked, observer, ids } = await openPages(rows(1, 2000), 50);
  await observer.refetch();
  expect(asked).toEqual(['first 20']);
  expect(ids()).toEqual(idsOf(rows(1, 1000)));
  await observer.fetchNextPage();
  expect(asked).toEqual(['first 20', '1000 20']);
  expect(ids()).toEqual(idsOf(rows(1, 1020)));
});

test('what is new comes in front, and nothing is lost', async () => {
  const { asked, list, observer, ids } = await openPages(rows(1, 100), 3);
  const [moved] = list.rows.splice(49, 1);
  if (moved === undefined) throw new Error('There is a fiftieth row.');
  list.rows.unshift({ id: 'new', words: 0 }, moved);
  await observer.refetch();
  expect(asked).toEqual(['first 20']);
  expect(ids()).toEqual(['new', '50', ...idsOf(rows(1, 49)), ...idsOf(rows(51, 60))]);
});

test('a row that moved down stays among those loaded', async () => {
  const { list, observer, ids } = await openPages(rows(1, 100), 3);
  const [moved] = list.rows.splice(4, 1);
  if (moved === undefined) throw new Error('There is a fifth row.');
  list.rows.splice(49, 0, moved);
  await observer.refetch();
  expect(ids()).toEqual([...idsOf(rows(1, 4)), ...idsOf(rows(6, 50)), '5', ...idsOf(rows(51, 60))]);
});

test('a row that moved to a later page comes once', async () => {
  const { list, observer, ids } = await openPages(rows(1, 100), 3);
  const [moved] = list.rows.splice(29, 1);
  if (moved === undefined) throw new Error('There is a thirtieth row.');
  list.rows.splice(69, 0, moved);
  await observer.refetch();
  await observer.fetchNextPage();
  const before = [...idsOf(rows(1, 29)), ...idsOf(rows(31, 70))];
  expect(ids()).toEqual([...before, '30', ...idsOf(rows(71, 79))]);
});

test('a row of the first page that is gone goes', async () => {
  const { list, observer, ids } = await openPages(rows(1, 100), 3);
  list.rows.splice(4, 1);
  await observer.refetch();
  expect(ids()).toEqual(idsOf(rows(1, 61).filter(({ id }) => id !== '5')));
});

test('a fully changed list reloads all rows', async () => {
  const { asked, list, observer, ids } = await openPages(rows(1, 200), 3);
  list.rows.unshift(...rows(1001, 1030));
  await observer.refetch();
  expect(asked).toEqual(['first 20', '1020 40']);
  expect(ids()).toEqual([...idsOf(rows(1001, 1030)), ...idsOf(rows(1, 30))]);
});

test('after a change all rows are reloaded, 100 each', async () => {
  const { asked, list, client, shown } = await openPages(rows(1, 2000), 15);
  const changed = list.rows[250];
  if (changed === undefined) throw new Error('There are 2,000 rows.');
  changed.words = 7;
  await client.invalidateQueries({ queryKey: ['rows'] });
  expect(asked).toEqual(['first 100', '100 100', '200 100']);
  expect(shown()[250]).toEqual({ id: '251', words: 7 });
  expect(shown()).toHaveLength(300);
});

test('a row appended to a list appears', async () => {
  const { list, client, ids } = await openPages(rows(1, 45), 3);
  list.rows.push({ id: 'new', words: 0 });
  await client.invalidateQueries({ queryKey: ['rows'] });
  expect(ids()).toEqual([...idsOf(rows(1, 45)), 'new']);
});

test('a refetch follows the end of a known list', async () => {
  const { list, observer, ids } = await openPages(rows(1, 45), 3);
  list.rows.push({ id: 'new', words: 0 });
  await observer.refetch();
  expect(ids()).toEqual([...idsOf(rows(1, 45)), 'new']);
  list.rows.splice(29, 1);
  await observer.refetch();
  expect(ids()).toEqual(idsOf(list.rows));
});

test('rows that did not change stay the same objects', async () => {
  const { list, observer, shown } = await openPages(rows(1, 100), 3);
  const before = shown();
  list.rows.unshift({ id: 'new', words: 0 });
  await observer.refetch();
  expect(shown().slice(1)).toHaveLength(60);
  for (const [index, row] of shown().slice(1).entries()) expect(row).toBe(before[index]);
});

test('a reload restores the number of rows', async () => {
  const { asked, client, query } = openList(rows(1, 2000));
  const data = await client.fetchInfiniteQuery({ ...query, meta: { rows: 250 } });
  expect(asked).toEqual(['first 100', '100 100', '200 60']);
  expect(data.pages.flatMap(({ items }) => items)).toHaveLength(260);
});
