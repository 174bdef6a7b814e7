/** What can stay when a list was reordered: a longest part of it that ascends, strictly. */
export function longestIncreasing<Placed extends { position: string }>(
  list: readonly Placed[],
): Set<Placed> {
  const tails: number[] = [];
  const previous: number[] = [];
  list.forEach(({ position }, index) => {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((list[tails[middle] ?? 0]?.position ?? '') < position) low = middle + 1;
      else high = middle;
    }
    previous[index] = tails[low - 1] ?? -1;
    tails[low] = index;
  });
  const chosen = new Set<Placed>();
  for (let at = tails.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) {
    const placed = list[at];
    if (placed) chosen.add(placed);
  }
  return chosen;
}
