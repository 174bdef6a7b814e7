import {
  bar,
  drawing,
  givesWay,
  gridLine,
  name,
  names,
  plot,
  scale,
  targetLine,
} from './Chart.css.ts';
import { ChartFigure, type ChartPoint, type ChartTexts } from './ChartFigure.tsx';
import { niceScale } from './scale.ts';

export type BarChartProps = ChartTexts & {
  /** At most about thirty, oldest first: `label`, `value` and `valueLabel`. */
  points: readonly ChartPoint[];
  /** Writes a value of the scale in the reader's language. */
  formatValue: (value: number) => string;
  /** A line to reach: the weekly objective, for instance. */
  target?: number;
};

/** Amounts side by side: words by day or by week. For a change over a long time, LineChart. */
export function BarChart({ points, formatValue, target, ...texts }: BarChartProps) {
  const { top, steps } = niceScale(Math.max(target ?? 0, ...points.map(({ value }) => value)));
  const y = (value: number) => `${100 - (value / top) * 100}%`;
  const slot = 100 / Math.max(points.length, 1);
  const everyNth = Math.ceil(points.length / 8);
  return (
    <ChartFigure points={points} {...texts}>
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
          {points.map(({ label, value }, index) => (
            <rect
              key={label}
              className={bar}
              x={`${slot * (index + 0.2)}%`}
              y={y(value)}
              width={`${slot * 0.6}%`}
              height={`${(value / top) * 100}%`}
              rx="3"
            />
          ))}
          {target === undefined ? null : (
            <line className={targetLine} x1="0" x2="100%" y1={y(target)} y2={y(target)} />
          )}
        </svg>
        <div className={names}>
          {points.map(({ label }, index) => (
            <span
              key={label}
              className={index % (3 * everyNth) === 0 ? name : `${name} ${givesWay}`}
            >
              {index % everyNth === 0 ? label : ''}
            </span>
          ))}
        </div>
      </div>
    </ChartFigure>
  );
}
