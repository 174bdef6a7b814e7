import { expect, test } from 'vitest';
import { inPieces } from './in-pieces.ts';

/** What the others did, and the work, in their order. */
async function order(milliseconds: number) {
  const done: string[] = [];
  setImmediate(() => done.push('another'));
  const results = await inPieces(['one', 'two'], (piece) => {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
    return done.push(piece);
  });
  return { done, results };
}

test('lets others have their turn between two pieces of heavy work', async () => {
  expect(await order(11)).toEqual({ done: ['one', 'another', 'two'], results: [1, 3] });
});

test('does light work at once', async () => {
  expect(await order(0)).toEqual({ done: ['one', 'two'], results: [1, 2] });
});
