/** From which words of a day on the second, third and fourth shade hold. */
export type DayThresholds = readonly [second: number, third: number, fourth: number];

/**
 * The quartiles of a writer's own days with words: each shade is a quarter of them, whether the
 * writer writes a hundred words a day or thousands.
 * @param words of the days, in any order; those without any do not count.
 */
export function quartersOf(words: readonly number[]): DayThresholds {
  const written = words.filter((each) => each > 0).toSorted((one, other) => one - other);
  const at = (quarter: number) => written[Math.floor((written.length * quarter) / 4)] ?? 1;
  return [at(1), at(2), at(3)];
}

/** How much a day's words are, from nothing to much. */
export function shadeOf(words: number, [second, third, fourth]: DayThresholds): 0 | 1 | 2 | 3 | 4 {
  if (words <= 0) return 0;
  if (words < second) return 1;
  if (words < third) return 2;
  return words < fourth ? 3 : 4;
}
