const firstPage: string | null = null;

/** A page as a query names it: the first one has no cursor. */
export const pageOf = (cursor: string | null) => (cursor === null ? {} : { cursor });

/** How an infinite query goes from page to page. */
export const paged = {
  initialPageParam: firstPage,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
};

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
