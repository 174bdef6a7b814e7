import { generateKeyBetween } from 'fractional-indexing';

/**
 * A position is a path of whole numbers, each in fractional-indexing's integer form (`a0`, `a1`,
 * …, `az`, `b00`; downwards `Zz`, `Zy`, …): its first letter says how long it is, so that plain
 * byte order of the joined text is the order of the paths. Where two neighbours leave no number
 * free, the path grows one step and counts on from there. The library's own halving adds a
 * character every six paragraphs written one after the other; counting adds one in thousands.
 */
const FIRST = 'a0';

function stepLength(head: string): number | undefined {
  if (head >= 'a' && head <= 'z') return head.charCodeAt(0) - 95;
  if (head >= 'A' && head <= 'Z') return 92 - head.charCodeAt(0);
  return undefined;
}

function stepsOf(position: string): string[] | undefined {
  if (position === '' || !/^[0-9A-Za-z]+$/u.test(position)) return undefined;
  const steps: string[] = [];
  for (let at = 0; at < position.length;) {
    const length = stepLength(position.charAt(at));
    if (length === undefined || at + length > position.length) return undefined;
    steps.push(position.slice(at, at + length));
    at += length;
  }
  return steps;
}

const after = (step: string) => generateKeyBetween(step, null);
const before = (step: string) => generateKeyBetween(null, step);

/** Whether `position` is one that `positionBetween` can stand next to. */
export function isPosition(position: string): boolean {
  return stepsOf(position) !== undefined;
}

/**
 * A position strictly between two neighbours. Byte order is the order: compare with `<` in
 * JavaScript and with `COLLATE "C"` in a database, never with a locale.
 *
 * @param previous the neighbour before, or null at the start.
 * @param next the neighbour after, or null at the end.
 * @throws RangeError when a neighbour is not a position or they are not in order.
 */
export function positionBetween(previous: string | null, next: string | null): string {
  const low = previous === null ? [] : stepsOf(previous);
  const high = next === null ? [] : stepsOf(next);
  if (!low || !high || (previous !== null && next !== null && previous >= next)) {
    throw new RangeError(`No position between ${previous} and ${next}.`);
  }
  const [firstLow] = low;
  if (next === null) return firstLow === undefined ? FIRST : after(firstLow);

  let shared = 0;
  while (shared < low.length && low[shared] === high[shared]) shared += 1;
  const prefix = low.slice(0, shared).join('');
  const lowStep = low[shared];
  const highStep = high[shared];
  if (highStep === undefined) throw new RangeError(`No position between ${previous} and ${next}.`);
  if (lowStep === undefined) return prefix + before(highStep);

  const candidate = after(lowStep);
  if (candidate < highStep) return prefix + candidate;
  const nextLow = low[shared + 1];
  return prefix + lowStep + (nextLow === undefined ? FIRST : after(nextLow));
}

/**
 * `count` positions in ascending order, strictly between two neighbours.
 *
 * @throws RangeError as `positionBetween`.
 */
export function positionsBetween(
  previous: string | null,
  next: string | null,
  count: number,
): string[] {
  return inTurn(previous, count, (last) => positionBetween(last, next));
}

/**
 * The same for what somebody writes. Two who go on from one place, and do not know of each other,
 * would count the same numbers, and their paragraphs would alternate once they meet. So each begins
 * under a step of their own, and counts on in it: what one of them wrote stays together.
 *
 * @param run the step: of several digits, so that no other has the same.
 * @throws RangeError as `positionBetween`.
 */
export function positionsInRun(
  previous: string | null,
  next: string | null,
  { count, run }: { count: number; run: string },
): string[] {
  return inTurn(previous, count, (last) => {
    const between = positionBetween(last, next);
    if (last === null) return between + run + FIRST;
    const steps = stepsOf(last) ?? [];
    const counted = steps.slice(0, -1).join('') + after(steps.at(-1) ?? FIRST);
    if (steps.at(-2) === run && (next === null || counted < next)) return counted;
    // The writer of the last position continues with the next number, and all of this comes before
    // it.
    return (between === counted ? last : between) + run + FIRST;
  });
}

/**
 * Right behind a paragraph, for what is parted from it: before anything that somebody else, not knowing
 * of it, puts after the same paragraph.
 *
 * @param run as in `positionsInRun`.
 */
export function positionBehind(previous: string, next: string | null, run: string): string {
  const steps = stepsOf(previous) ?? [];
  const around = steps.slice(0, -1).join('');
  const isOwnBehind = steps.at(-2) === run && (steps.at(-3) ?? FIRST) < FIRST;
  // The last of those parted one after the other: nobody else counts under its step.
  if (isOwnBehind && !next?.startsWith(around)) return around + after(steps.at(-1) ?? FIRST);
  const isTaken = next?.startsWith(previous) ?? false;
  const behind = isTaken
    ? positionBetween(previous, positionBetween(previous, next))
    : previous + before(FIRST);
  return behind + run + FIRST;
}

function inTurn(
  previous: string | null,
  count: number,
  place: (last: string | null) => string,
): string[] {
  const positions: string[] = [];
  let last = previous;
  for (let index = 0; index < count; index += 1) {
    last = place(last);
    positions.push(last);
  }
  return positions;
}
