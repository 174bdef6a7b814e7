/** What the run on the server as it is costs, in mutants. */
const WHOLE_RUN = 60;

/** `2/4` → the second of four parts of a self-test. */
export function readShard(text: string): { index: number; count: number } {
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/u.exec(text) ?? []).map(Number);
  if (index < 1 || index > count) throw new RangeError(`--shard is not one of some: ${text}`);
  return { index, count };
}

/**
 * The mutants of a shard, of which the last tries the server as it is, too. Together the shards try
 * each mutant once, in about the same time each.
 */
export function mutantsOf<T>(
  all: readonly T[],
  { index, count }: { index: number; count: number },
): { mutants: T[]; isWhole: boolean } {
  const most = Math.ceil((all.length + WHOLE_RUN) / count);
  return {
    mutants: all.slice((index - 1) * most, index * most),
    isWhole: index === count,
  };
}
