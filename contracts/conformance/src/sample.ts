/** So many items, evenly spread from the first one on: the same ones in every run. */
export function sampleOf<Item>(items: readonly Item[], most: number): Item[] {
  const count = Math.min(most, items.length);
  const places = new Set(
    Array.from({ length: count }, (_, index) => Math.ceil((index * items.length) / count)),
  );
  return items.filter((_, index) => places.has(index));
}
