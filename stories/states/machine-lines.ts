import type { StateMap } from './machine-map.ts';

/** The states in the order they are drawn in, one a row. */
export const rowsOf = (state: StateMap): StateMap[] => [state, ...state.states.flatMap(rowsOf)];

/** What leads to a state, as rows; `lane` is the column in which the line runs past the rows. */
export type Line = { to: number; from: readonly number[]; lane: number };

const start = ({ to, from }: Omit<Line, 'lane'>) => Math.min(to, ...from);
const end = ({ to, from }: Omit<Line, 'lane'>) => Math.max(to, ...from);

/** One line for each state that others lead to. Short lines run close to the rows; none overlap. */
export function linesOf(machine: StateMap): Line[] {
  const rows = rowsOf(machine);
  const lines: Line[] = [];
  const found = rows
    .map(({ id }, to) => ({
      to,
      from: rows.flatMap(({ ways }, row) => (ways.some((way) => way.target === id) ? [row] : [])),
    }))
    .filter(({ from }) => from.length > 0)
    .toSorted((one, other) => end(one) - start(one) - (end(other) - start(other)));
  for (const line of found) {
    const taken = new Set(
      lines
        .filter((other) => start(other) <= end(line) && start(line) <= end(other))
        .map(({ lane }) => lane),
    );
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    lines.push({ ...line, lane });
  }
  return lines;
}
