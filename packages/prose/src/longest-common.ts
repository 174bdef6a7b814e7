import { runAtOnce, type Steps } from './steps.ts';

/**
 * Longest common subsequence by Hirschberg's halving over bit vectors (Hyyrö 2004), after trimming
 * what both ends share. Exact; rows × columns / 30 steps at worst, memory linear in the input, so
 * that rewriting the longest paragraph we accept takes about a tenth of a second.
 */
const LIMB_BITS = 30;
const LIMB_MASK = 2 ** LIMB_BITS - 1;
/** Limbs between two steps: about a millisecond. */
const STEP = 500_000;
const PLACE = 60;

type Sequence = Int32Array<ArrayBuffer>;
type Keep = (column: number, row: number) => void;

/** Calls `keep` with the index in `columns` and in `rows` of every word both have in common. */
export function longestCommon(columns: Sequence, rows: Sequence, keep: Keep): void {
  runAtOnce(longestCommonInSteps(columns, rows, keep));
}

export const longestCommonInSteps = (columns: Sequence, rows: Sequence, keep: Keep): Steps<void> =>
  common(columns, rows, keep, { column: 0, row: 0, work: { done: 0 } });

/** Where a part begins in the whole, and the limbs of the whole since the last step. */
type Part = { column: number; row: number; work: { done: number } };

function* common(
  columns: Sequence,
  rows: Sequence,
  keep: Keep,
  { column: columnOffset, row: rowOffset, work }: Part,
): Steps<void> {
  let start = 0;
  while (start < columns.length && start < rows.length && columns[start] === rows[start]) {
    keep(columnOffset + start, rowOffset + start);
    start += 1;
  }
  let columnEnd = columns.length;
  let rowEnd = rows.length;
  while (columnEnd > start && rowEnd > start && columns[columnEnd - 1] === rows[rowEnd - 1]) {
    columnEnd -= 1;
    rowEnd -= 1;
    keep(columnOffset + columnEnd, rowOffset + rowEnd);
  }
  if (columnEnd === start || rowEnd === start) return;

  const middleColumns = columns.subarray(start, columnEnd);
  const middleRows = rows.subarray(start, rowEnd);
  const left = columnOffset + start;
  const top = rowOffset + start;
  if (middleRows.length === 1) {
    const column = middleColumns.indexOf(middleRows[0] ?? -1);
    if (column >= 0) keep(left + column, top);
    return;
  }
  const half = middleRows.length >> 1;
  const above = middleRows.subarray(0, half);
  const below = middleRows.subarray(half);
  const cut = bestCut(
    yield* commonLengths(middleColumns, above, work),
    yield* commonLengths(middleColumns.toReversed(), below.toReversed(), work),
  );
  yield* common(middleColumns.subarray(0, cut), above, keep, { column: left, row: top, work });
  const rest = { column: left + cut, row: top + half, work };
  yield* common(middleColumns.subarray(cut), below, keep, rest);
}

function bestCut(forward: Sequence, backward: Sequence): number {
  let best = 0;
  let bestLength = -1;
  const last = forward.length - 1;
  for (let cut = 0; cut <= last; cut += 1) {
    const length = (forward[cut] ?? 0) + (backward[last - cut] ?? 0);
    if (length > bestLength) {
      best = cut;
      bestLength = length;
    }
  }
  return best;
}

/** For every prefix of `columns`, the length of its longest common subsequence with all `rows`. */
function* commonLengths(columns: Sequence, rows: Sequence, work: Part['work']): Steps<Sequence> {
  const limbs = Math.ceil(columns.length / LIMB_BITS);
  const state = new Int32Array(limbs).fill(LIMB_MASK);
  const maskOf = matchMasks(columns, limbs);
  // Finding the places of a word takes as long as some limbs.
  work.done += columns.length * PLACE;
  for (const row of rows) {
    const mask = maskOf(row);
    work.done += limbs;
    if (mask) addRow(state, mask);
    if (work.done < STEP) continue;
    work.done = 0;
    yield;
  }
  const lengths = new Int32Array(columns.length + 1);
  for (let column = 0; column < columns.length; column += 1) {
    const bit = ((state[Math.floor(column / LIMB_BITS)] ?? 0) >> (column % LIMB_BITS)) & 1;
    lengths[column + 1] = (lengths[column] ?? 0) + (bit ? 0 : 1);
  }
  return lengths;
}

function addRow(state: Sequence, mask: Sequence): void {
  let carry = 0;
  for (let limb = 0; limb < state.length; limb += 1) {
    const value = state[limb] ?? 0;
    const match = mask[limb] ?? 0;
    const sum = value + (value & match) + carry;
    carry = sum >>> LIMB_BITS;
    state[limb] = (sum & LIMB_MASK) | (value & ~match);
  }
}

/** Bit masks of where a word stands. Rare words share one scratch mask, or memory is quadratic. */
function matchMasks(columns: Sequence, limbs: number): (word: number) => Sequence | undefined {
  const places = new Map<number, number[]>();
  columns.forEach((word, column) => {
    const known = places.get(word);
    if (known) known.push(column);
    else places.set(word, [column]);
  });
  const frequent = new Map<number, Sequence>();
  const scratch = new Int32Array(limbs);
  let inScratch: number[] = [];
  return (word) => {
    const at = places.get(word);
    if (!at) return undefined;
    if (at.length > limbs) {
      let mask = frequent.get(word);
      if (!mask) {
        mask = setBits(new Int32Array(limbs), at);
        frequent.set(word, mask);
      }
      return mask;
    }
    for (const column of inScratch) scratch[Math.floor(column / LIMB_BITS)] = 0;
    inScratch = at;
    return setBits(scratch, at);
  };
}

function setBits(mask: Sequence, columns: readonly number[]): Sequence {
  for (const column of columns) {
    const limb = Math.floor(column / LIMB_BITS);
    mask[limb] = (mask[limb] ?? 0) | (1 << (column % LIMB_BITS));
  }
  return mask;
}
