import { describe, expect, it } from 'vitest';
import { mutantsOf, readShard } from './shard.ts';

const all = Array.from({ length: 500 }, (_, index) => index);

describe('the shards of the self-test', () => {
  it.each([1, 2, 4, 9])('try each mutant once, of %i', (count) => {
    const shards = Array.from({ length: count }, (_, index) =>
      mutantsOf(all, { index: index + 1, count }),
    );
    expect(shards.flatMap(({ mutants }) => mutants)).toEqual(all);
    expect(shards.map(({ isWhole }) => isWhole).filter(Boolean)).toHaveLength(1);
  });

  it.each(['0/4', '5/4', '1', 'all', '1/0'])('are refused where they are none: %s', (text) => {
    expect(() => readShard(text)).toThrow(RangeError);
  });

  it('are counted from one', () => {
    expect(readShard('2/4')).toEqual({ index: 2, count: 4 });
  });
});
