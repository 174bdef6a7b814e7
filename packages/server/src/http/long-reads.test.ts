import { describe, expect, it } from 'vitest';
import { createLongReads } from './long-reads.ts';

describe('long texts that are read at once', () => {
  const colette = { userId: 'colette', clientAddress: '192.0.2.1' };
  const visitorAt = (clientAddress: string) => ({ clientAddress });

  // SERVER-20
  it('are two of an account, until they are read', () => {
    const { begin } = createLongReads(1);
    const [first, , third] = [1, 2, 3].map(() => begin(colette));
    expect(third).toBeNull();
    expect(begin({ ...colette, userId: 'georges' })).not.toBeNull();
    first?.();
    first?.();
    expect(begin(colette)).not.toBeNull();
    expect(begin(colette)).toBeNull();
  });

  // SERVER-20
  it('are four an address, 256 in all', () => {
    const { begin } = createLongReads(1);
    const reads = (address: string, howMany: number) =>
      Array.from({ length: howMany }, () => begin(visitorAt(address)));
    expect(reads('192.0.2.1', 5).map((read) => read !== null)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(begin(colette)).not.toBeNull();
    const others = Array.from({ length: 63 }, (_, index) => reads(`198.51.100.${index}`, 4)).flat();
    expect(others).not.toContain(null);
    expect(begin(visitorAt('203.0.113.9'))).toBeNull();
    others[0]?.();
    expect(begin(visitorAt('203.0.113.9'))).not.toBeNull();
  });

  // SERVER-20
  it('count no text that is not there, or fails', async () => {
    const longReads = createLongReads(1);
    for (let times = 0; times < 4; times += 1) {
      expect(
        await longReads.read(colette, 1_000_000, () => Promise.resolve(undefined)),
      ).toBeUndefined();
      const failing = longReads.read(colette, 1_000_000, () => Promise.reject(new Error('lost')));
      await expect(failing).rejects.toThrow('lost');
    }
    const small = await longReads.read(colette, 1_000, () => Promise.resolve({ pieces: [] }));
    expect(small).not.toBe('busy');
    const read = await longReads.read(colette, 1_000_000, () =>
      Promise.resolve({ pieces: ['text'] }),
    );
    if (typeof read !== 'object') throw new Error('It was not let in.');
    await read.stream.cancel();
    expect([1, 2, 3].map(() => longReads.begin(colette) !== null)).toEqual([true, true, false]);
  });
});
