import type { Answer } from './test-api.ts';

/**
 * Reads a list to its end, page by page.
 *
 * @param ask gives the answer to a path.
 * @param path with its query: `/projects?limit=2`.
 * @param between done after each page, such as what must not disturb the next one.
 * @returns the items of each page.
 */
export async function everyPage<Item>(
  ask: (path: string) => Promise<Answer>,
  path: string,
  between: () => Promise<void> = async () => undefined,
): Promise<Item[][]> {
  const pages: Item[][] = [];
  for (let query = ''; ;) {
    const { body }: { body: { items: Item[]; nextCursor: string | null } } = await ask(
      path + query,
    );
    pages.push(body.items);
    await between();
    if (body.nextCursor === null) return pages;
    query = `&cursor=${encodeURIComponent(body.nextCursor)}`;
  }
}
