/** These charts count: what is less than nothing, or no number, stands at nothing. */
export const amountOf = (value: number): number =>
  Number.isFinite(value) ? Math.max(0, value) : 0;

/**
 * The round number that a scale from 0 ends at, and its lines on the way: three to five of them.
 *
 * @param highest the highest value that has to fit, 0 or more
 */
export function niceScale(highest: number): { top: number; steps: number[] } {
  const rough = Math.max(highest, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    1,
    ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power,
  );
  const count = Math.max(1, Math.ceil(highest / step));
  return { top: count * step, steps: Array.from({ length: count + 1 }, (_step, at) => at * step) };
}
