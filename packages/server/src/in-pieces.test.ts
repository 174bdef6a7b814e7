import { expect, test } from 'vitest';
import { inPieces } from './in-pieces.ts';

/** What the others did, and the work, in their order. */
async function order(milliseconds: number) {
  const done: string[] = [];
  setImmediate(() => done.push('another'));
  const result = await inPieces(
    (function* () {
      for (const piece of ['one', 'two']) {
        const end = performance.now() + milliseconds;
        while (performance.now() < end);
        done.push(piece);
        yield;
      }
      return 'result';
    })(),
  );
  return { done, result };
}

// ACCOUNT-4, SERVER-12
test('lets others run between two pieces', async () => {
  const { done, result } = await order(11);
  expect(done.slice(0, 3)).toEqual(['one', 'another', 'two']);
  expect(result).toBe('result');
});

test('does light work at once', async () => {
  expect((await order(0)).done).toEqual(['one', 'two']);
});
