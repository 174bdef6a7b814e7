import { positionBehind, positionsInRun } from '@ecritoire/prose';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Three digits at random: that two windows write at one place with the same is next to impossible. */
const run = `c${Array.from(
  crypto.getRandomValues(new Uint8Array(3)),
  (byte) => digits[byte % digits.length],
).join('')}`;

/** Positions between two neighbours for what is written in this window. */
export const localPositions = (previous: string | null, next: string | null, count: number) =>
  positionsInRun(previous, next, { count, run });

/** The same for what is parted from the paragraph before: nothing comes in between. */
export function positionsBehind(previous: string, next: string | null, count: number): string[] {
  const first = positionBehind(previous, next, run);
  return [first, ...localPositions(first, next, count - 1)];
}
