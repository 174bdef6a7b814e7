import {
  infiniteQueryOptions,
  replaceEqualDeep,
  type InfiniteData,
  type QueryKey,
} from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';

const firstPage: string | null = null;

/** A page as a query names it: the first one has no cursor. */
const pageOf = (cursor: string | null) => (cursor === null ? {} : { cursor });

/** Every item of a list that is short by nature, page after page. */
export async function all<Item>(
  ask: (page: { cursor?: string }) => Promise<{ items: Item[]; nextCursor: string | null }>,
): Promise<Item[]> {
  const items: Item[] = [];
  let cursor = firstPage;
  do {
    const page = await ask(pageOf(cursor));
    items.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return items;
}

/**
 * @property total how many the whole list has, where its first page says so.
 * @property isWhole whether it takes the place of the pages before it.
 */
type Page<Item> = {
  items: Item[];
  nextCursor: string | null;
  total?: number;
  isWhole?: boolean;
};

/** Asks for one page of a list. */
type AskPage<Item> = (
  page: { cursor?: string; limit?: number },
  options: { signal: AbortSignal },
) => Promise<Page<Item>>;

type PagedOptions<Item> = {
  /** The most items of one answer, where a list is read again. */
  limit?: number;
  idOf: (item: Item) => string;
};

/** As many items as a page has that names no limit. */
const pageSize = 20;

/**
 * A list that is read page by page. A stale list reloads its first page only, which is put in
 * front of what had been loaded; after a local change, or where an item has left the first page, as
 * many items as had been loaded, in the largest pages there are. An item comes once, where it was
 * read last. Where the last page leaves some out, since they have moved, the whole list is read.
 */
export const pagedQuery = <Key extends QueryKey, Item extends { id: string }>(
  queryKey: Key,
  ask: AskPage<Item>,
  limit = 100,
) => pagedQueryBy(queryKey, ask, { limit, idOf: ({ id }) => id });

/** The same of items that have no id of their own. */
export const pagedQueryBy = <Key extends QueryKey, Item>(
  queryKey: Key,
  ask: AskPage<Item>,
  { limit = 100, idOf }: PagedOptions<Item>,
) =>
  infiniteQueryOptions<
    Page<Item>,
    ApiError,
    InfiniteData<Page<Item>, string | null>,
    Key,
    string | null
  >({
    queryKey,
    queryFn: async ({ pageParam: cursor, client, meta, signal }): Promise<Page<Item>> => {
      const state = client.getQueryState<InfiniteData<Page<Item>>>(queryKey);
      const pages = state?.data?.pages ?? [];
      const known = pages.flatMap(({ items }) => items);
      if (cursor !== null) {
        const page = await ask({ cursor }, { signal });
        const total = pages[0]?.total;
        if (page.nextCursor !== null || total === undefined) return page;
        if (new Set([...known, ...page.items].map(idOf)).size === total) return page;
        const all = { from: null, wanted: Infinity, limit, idOf, signal };
        return { ...(await readUpTo(ask, all)), isWhole: true };
      }
      const wanted = Math.max(known.length, rowsOf(meta));
      const readAll = (from: Page<Item> | null) =>
        readUpTo(ask, { from, wanted, limit, idOf, signal });
      if (wanted > pageSize && (state?.isInvalidated === true || wanted > known.length)) {
        return readAll(null);
      }
      const first = await ask({}, { signal });
      if (first.nextCursor === null || wanted <= first.items.length) return first;
      const ids = new Set(first.items.map(idOf));
      const isLater = (item: Item) => !ids.has(idOf(item));
      const lastKnown = known.findLastIndex((item) => idOf(item) === idOf(lastOf(first.items)));
      // One that stood before the last of them has moved down, or is gone.
      const hasLeft = known.slice(0, lastKnown).some(isLater);
      if (lastKnown === -1 || hasLeft) return readAll(first);
      const later = known.slice(lastKnown + 1).filter(isLater);
      const { nextCursor } = lastOf(pages);
      // The end of a list that was wholly known has changed.
      const count = first.items.length + later.length;
      if (nextCursor === null && first.total !== undefined && first.total !== count) {
        return readAll(first);
      }
      return { ...first, items: [...first.items, ...later], nextCursor };
    },
    structuralSharing: (old, next) => {
      if (!isPaged<Item>(old) || !isPaged<Item>(next)) return next;
      const known = new Map(
        old.pages.flatMap(({ items }) => items).map((item) => [idOf(item), item]),
      );
      const start = Math.max(
        next.pages.findLastIndex(({ isWhole }) => isWhole),
        0,
      );
      const whole = next.pages.slice(start);
      const places = new Map(
        whole.flatMap(({ items }, index) => items.map((item) => [idOf(item), index])),
      );
      const pages = whole.map((page, index) => {
        const items = page.items
          .filter((item) => places.get(idOf(item)) === index)
          .map((item) => replaceEqualDeep(known.get(idOf(item)), item));
        return samePage(old.pages[index], page, items);
      });
      if (isSameList(old.pages, pages)) return old;
      return { pages, pageParams: [firstPage, ...next.pageParams.slice(start + 1)] };
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    ...readOnce,
  });

/** Of the pages that are known, which the first one then holds, a refetch asks for no other. */
const readOnce = { pages: 1 };

/** How many items a list had where it is returned to. */
const rowsOf = (meta: Record<string, unknown> | undefined): number =>
  typeof meta?.['rows'] === 'number' ? meta['rows'] : 0;

const isPaged = <Item>(data: unknown): data is InfiniteData<Page<Item>> =>
  typeof data === 'object' && data !== null && 'pages' in data;

const isSameList = <Item>(one: readonly Item[], other: readonly Item[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);

/** The page as it was before, where nothing in it has changed. */
function samePage<Item>(
  before: Page<Item> | undefined,
  page: Page<Item>,
  items: Item[],
): Page<Item> {
  const isSame =
    before?.nextCursor === page.nextCursor &&
    before.total === page.total &&
    isSameList(before.items, items);
  return isSame ? before : { ...page, items };
}

function lastOf<Item>(items: readonly Item[]): Item {
  const last = items.at(-1);
  if (last === undefined) throw new RangeError('There is no last item.');
  return last;
}

/** As many items as these, filled up to whole pages: one that was added is among them. */
async function readUpTo<Item>(
  ask: AskPage<Item>,
  {
    from,
    wanted,
    limit,
    idOf,
    signal,
  }: Required<PagedOptions<Item>> & {
    from: Page<Item> | null;
    wanted: number;
    signal: AbortSignal;
  },
): Promise<Page<Item>> {
  const whole = Math.ceil(wanted / pageSize) * pageSize;
  const items = [...(from?.items ?? [])];
  let cursor = from?.nextCursor ?? firstPage;
  let total = from?.total;
  do {
    const size = Math.min(limit, whole - items.length);
    const page = await ask({ ...pageOf(cursor), limit: size }, { signal });
    items.push(...page.items);
    cursor = page.nextCursor;
    total ??= page.total;
  } while (cursor !== null && items.length < whole);
  const once = [...new Map(items.map((item) => [idOf(item), item])).values()];
  return { items: once, nextCursor: cursor, ...(total === undefined ? {} : { total }) };
}
