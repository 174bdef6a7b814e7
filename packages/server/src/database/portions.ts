/** Characters that one statement writes: the embedded database gives no turn to others within one. */
const PORTION = 120_000;
/** A statement takes at most 65,535 parameters. */
const MOST_ROWS = 2_000;

/** Rows in portions, for a statement each. */
export function* portionsOf<Row>(
  rows: readonly Row[],
  sizeOf: (row: Row) => number,
): Generator<Row[]> {
  let portion: Row[] = [];
  let size = 0;
  for (const row of rows) {
    portion.push(row);
    size += sizeOf(row);
    if (size < PORTION && portion.length < MOST_ROWS) continue;
    yield portion;
    [portion, size] = [[], 0];
  }
  if (portion.length > 0) yield portion;
}
