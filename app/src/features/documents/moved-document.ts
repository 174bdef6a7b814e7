type Page<Item> = { items: Item[] };

/**
 * The pages of a list with one of its items after another, each page as long as before: what the
 * list is once the server has moved it, too.
 * @param after null puts it first; one that is not in the list leaves all as it is.
 */
export function withMoved<Item extends { id: string }, Pages extends Page<Item>>(
  pages: readonly Pages[],
  id: string,
  after: string | null,
): Pages[] {
  const items = pages.flatMap((page) => page.items);
  const moved = items.find((item) => item.id === id);
  const others = items.filter((item) => item.id !== id);
  const at = after === null ? 0 : others.findIndex((item) => item.id === after) + 1;
  if (moved === undefined || (after !== null && at === 0)) return [...pages];
  const next = others.toSpliced(at, 0, moved);
  let from = 0;
  return pages.map((page) => {
    const to = from + page.items.length;
    const part = { ...page, items: next.slice(from, to) };
    from = to;
    return part;
  });
}
