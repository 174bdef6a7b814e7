import type { ReactNode } from 'react';
import {
  bar,
  drawing,
  givesWay,
  gridLine,
  name,
  names,
  plot,
  scale,
  targetGround,
  targetLegend,
  targetLine,
  targetSample,
} from './Chart.css.ts';
import { ChartFigure, type ChartPoint, type ChartTexts } from './ChartFigure.tsx';
import { amountOf, niceScale } from './scale.ts';

export type BarChartProps = ChartTexts & {
  /** At most about thirty, oldest first: `label`, `value` and `valueLabel`. */
  points: readonly ChartPoint[];
  /** Writes a value of the scale in the reader's language. */
  formatValue: (value: number) => string;
  /** What stands where there are no points yet. */
  emptyMessage: ReactNode;
  /** A line to reach, such as the objective of the week: `label`, `value` and `valueLabel`. */
  target?: ChartPoint;
};

/**
 * Amounts side by side: words by day or by week. A line to reach has its name over the drawing, and
 * stands in the table of figures too. For a change over a long time, LineChart.
 */
export function BarChart({ points, formatValue, target, ...texts }: BarChartProps) {
  const amounts = points.map(({ value }) => amountOf(value));
  const { top, steps } = niceScale(Math.max(target?.value ?? 0, ...amounts));
  const y = (value: number) => `${100 - (value / top) * 100}%`;
  const slot = 100 / points.length;
  const everyNth = Math.ceil(points.length / 8);
  return (
    <ChartFigure points={points} {...(target && { target })} {...texts}>
      {target ? (
        <p className={targetLegend}>
          <svg className={targetSample}>
            <line className={targetLine} x1="0" x2="100%" y1="50%" y2="50%" />
          </svg>
          <span dir="auto">{target.label}</span>
          <span dir="auto">{target.valueLabel}</span>
        </p>
      ) : null}
      <div className={plot}>
        <div className={scale}>
          {steps.toReversed().map((step) => (
            <span key={step}>{formatValue(step)}</span>
          ))}
        </div>
        <svg className={drawing}>
          {steps.map((step) => (
            <line key={step} className={gridLine} x1="0" x2="100%" y1={y(step)} y2={y(step)} />
          ))}
          {[...amounts.entries()].map(([at, amount]) => (
            <rect
              key={at}
              className={bar}
              x={`${slot * (at + 0.2)}%`}
              y={y(amount)}
              width={`${slot * 0.6}%`}
              height={`${(amount / top) * 100}%`}
              rx="3"
            />
          ))}
          {target
            ? [targetGround, targetLine].map((part) => (
                <line
                  key={part}
                  className={part}
                  x1="0"
                  x2="100%"
                  y1={y(target.value)}
                  y2={y(target.value)}
                />
              ))
            : null}
        </svg>
        <div className={names}>
          {[...points.entries()].map(([at, { label }]) => (
            <span key={at} className={at % (3 * everyNth) === 0 ? name : `${name} ${givesWay}`}>
              {at % everyNth === 0 ? label : ''}
            </span>
          ))}
        </div>
      </div>
    </ChartFigure>
  );
}
