import type { ReactNode } from 'react';
import { area, dot, drawing, ends, gridLine, line, plot, scale } from './Chart.css.ts';
import { ChartFigure, type ChartPoint, type ChartTexts } from './ChartFigure.tsx';
import { amountOf, niceScale } from './scale.ts';

export type LineChartProps = ChartTexts & {
  /** Evenly spaced in time, oldest first: `label`, `value` and `valueLabel`. */
  points: readonly ChartPoint[];
  /** Writes a value of the scale in the reader's language. */
  formatValue: (value: number) => string;
  /** What stands where there are no points yet. */
  emptyMessage: ReactNode;
};

/**
 * How something grew: the words of a project over time. Its scale begins at 0, always. The first day
 * is a point: nothing has risen or fallen yet.
 */
export function LineChart({ points, formatValue, ...texts }: LineChartProps) {
  const amounts = points.map(({ value }) => amountOf(value));
  const { top, steps } = niceScale(Math.max(0, ...amounts));
  const corners = amounts.map((amount, index) => {
    const x = points.length < 2 ? 50 : (index / (points.length - 1)) * 100;
    return `${x.toFixed(2)},${(100 - (amount / top) * 100).toFixed(2)}`;
  });
  const last = points.length - 1;
  const named = [...new Set([0, Math.floor(last / 2), last])];
  return (
    <ChartFigure points={points} {...texts}>
      <div className={plot}>
        <div className={scale}>
          {steps.toReversed().map((step) => (
            <span key={step}>{formatValue(step)}</span>
          ))}
        </div>
        {/* The drawing stretches with the page; its strokes do not. */}
        <svg className={drawing} viewBox="0 0 100 100" preserveAspectRatio="none">
          {steps.map((step) => (
            <line
              key={step}
              className={gridLine}
              vectorEffect="non-scaling-stroke"
              x1="0"
              x2="100"
              y1={100 - (step / top) * 100}
              y2={100 - (step / top) * 100}
            />
          ))}
          {points.length === 1 ? (
            // A line of no length, since a circle would be stretched.
            <path className={dot} vectorEffect="non-scaling-stroke" d={`M${corners[0]}h0`} />
          ) : (
            <>
              <polygon className={area} points={`0,100 ${corners.join(' ')} 100,100`} />
              <polyline
                className={line}
                vectorEffect="non-scaling-stroke"
                points={corners.join(' ')}
              />
            </>
          )}
        </svg>
        <div className={ends}>
          {named.map((at) => (
            <span key={at}>{points[at]?.label}</span>
          ))}
        </div>
      </div>
    </ChartFigure>
  );
}
