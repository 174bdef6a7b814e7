import { level } from '../Heatmap/Heatmap.css.ts';
import { drawing, mark, now } from './MiniMonth.css.ts';

type MiniDay = {
  date: string;
  shade: 0 | 1 | 2 | 3 | 4 | null;
  /** There is something else than what the shade says. */
  isMarked?: boolean;
};

export type MiniMonthProps = {
  /** Whole weeks: how much each day holds, from nothing to much; null for days of other months. */
  weeks: readonly (readonly MiniDay[])[];
  /** The local date that is marked, `YYYY-MM-DD`. */
  today: string;
};

const step = 20;
const side = 17;

/** The shades of a month at a glance: for the eye alone, beside words that say as much. */
export function MiniMonth({ weeks, today }: MiniMonthProps) {
  return (
    <svg className={drawing} viewBox={`0 0 ${7 * step} ${6 * step}`} aria-hidden="true">
      {weeks.flatMap((week, row) =>
        week.map(({ date, shade, isMarked }, column) =>
          shade === null ? null : (
            <g key={date}>
              <rect
                className={date === today ? `${level[shade]} ${now}` : level[shade]}
                x={column * step + 1.5}
                y={row * step + 1.5}
                width={side}
                height={side}
                rx="4"
              />
              {isMarked ? (
                <circle
                  className={mark}
                  cx={(column + 0.5) * step}
                  cy={(row + 0.5) * step}
                  r="3.5"
                />
              ) : null}
            </g>
          ),
        ),
      )}
    </svg>
  );
}
