import { ChartFigure, type ChartTexts } from '../Chart/ChartFigure.tsx';
import { drawing, level, month, scroller } from './Heatmap.css.ts';
import { ShadeLegend } from './ShadeLegend.tsx';
import { daysInWeeks } from './weeks.ts';

export type HeatmapProps = ChartTexts & {
  /** First and last local date shown, `YYYY-MM-DD`. */
  from: string;
  /** The last local date shown, `YYYY-MM-DD`. */
  to: string;
  /** Amounts by local date; a day that is missing has none, and stands in no table. */
  values: Readonly<Record<string, number>>;
  /** From which amounts on the second, third and fourth shade hold. */
  thresholds: readonly [number, number, number];
  /** 0 Sunday, 1 Monday, 6 Saturday. */
  weekStart: 0 | 1 | 6;
  /** A day in words. */
  formatDate: (date: string) => string;
  /** An amount in words, with its unit. */
  formatValue: (value: number) => string;
  /** The short name of a month, for its first week. */
  formatMonth: (date: string) => string;
  /** What one shade stands for, beside the scale. */
  legend?: string;
  /** Stands at the light end of the scale. */
  lessLabel: string;
  /** Stands at the dark end of the scale. */
  moreLabel: string;
};

const step = 14;
const side = 11;
const head = 16;

function shade(value: number, [second, third, fourth]: HeatmapProps['thresholds']) {
  if (value <= 0) return level[0];
  if (value < second) return level[1];
  if (value < third) return level[2];
  return value < fourth ? level[3] : level[4];
}

/** Where it is wider than its place, the days that matter are the last ones. */
function showTheEnd(element: HTMLElement) {
  const isMirrored = getComputedStyle(element).direction === 'rtl';
  element.scrollTo({ left: isMirrored ? -element.scrollWidth : element.scrollWidth });
}

/** Says to the styles on which sides there is more. */
function markTheRest(element: HTMLElement) {
  const before = Math.abs(element.scrollLeft);
  const after = element.scrollWidth - element.clientWidth - before;
  element.toggleAttribute('data-more-before', before > 1);
  element.toggleAttribute('data-more-after', after > 1);
}

function follow(element: HTMLElement | null) {
  if (element === null) return;
  showTheEnd(element);
  const resizes = new ResizeObserver(() => markTheRest(element));
  resizes.observe(element);
  return () => resizes.disconnect();
}

/**
 * The days with writing, and how much: a year at a glance, in five shades, since the eye
 * distinguishes no more. Where space is short it shows the last days first, and all figures are in
 * its table as well. For one month, with what each day holds, use MonthGrid.
 */
export function Heatmap({
  from,
  to,
  values,
  thresholds,
  weekStart,
  formatDate,
  formatValue,
  formatMonth,
  legend,
  lessLabel,
  moreLabel,
  ...texts
}: HeatmapProps) {
  const days = daysInWeeks(from, to, weekStart).map(({ date, week, weekday }) => ({
    date,
    week,
    weekday,
    label: formatDate(date),
    valueLabel: formatValue(values[date] ?? 0),
  }));
  const weeks = (days.at(-1)?.week ?? 0) + 1;
  const width = weeks * step;
  const written = days.filter(({ date }) => values[date] !== undefined);
  return (
    <ChartFigure
      {...texts}
      points={written.map(({ date, label, valueLabel }) => ({
        label,
        value: values[date] ?? 0,
        valueLabel,
      }))}
    >
      <div
        className={scroller}
        ref={follow}
        onScroll={({ currentTarget }) => markTheRest(currentTarget)}
      >
        <svg
          className={drawing}
          viewBox={`0 0 ${width} ${head + 7 * step}`}
          style={{ minInlineSize: width, maxInlineSize: width * 1.5 }}
        >
          {days
            .filter(({ date, week }) => date.endsWith('-01') && week < weeks - 2)
            .map(({ date, week }) => (
              <text key={date} className={month} x={week * step} y={10}>
                {formatMonth(date)}
              </text>
            ))}
          {days.map(({ date, week, weekday, label, valueLabel }) => (
            <rect
              key={date}
              className={shade(values[date] ?? 0, thresholds)}
              x={week * step + 0.5}
              y={head + weekday * step + 0.5}
              width={side}
              height={side}
              rx="2.5"
            >
              <title>{`${label} – ${valueLabel}`}</title>
            </rect>
          ))}
        </svg>
      </div>
      <ShadeLegend {...(legend ? { label: legend } : {})} {...{ lessLabel, moreLabel }} />
    </ChartFigure>
  );
}
