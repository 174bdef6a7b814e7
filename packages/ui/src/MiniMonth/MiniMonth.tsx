import { level } from '../Heatmap/Heatmap.css.ts';
import { drawing, mark, now, pressable } from './MiniMonth.css.ts';

type MiniDay = {
  date: string;
  shade: 0 | 1 | 2 | 3 | 4 | null;
  /** There is something else than what the shade says. */
  isMarked?: boolean;
  /** Shown to the pointer that rests on it. */
  label?: string;
};

export type MiniMonthProps = {
  /** Whole weeks: how much each day holds, from nothing to much; null for days of other months. */
  weeks: readonly (readonly MiniDay[])[];
  /** The local date that is marked, `YYYY-MM-DD`. */
  today: string;
  /** A day was pressed. Keyboards need another way to it, beside the drawing. */
  onDayPress?: (date: string) => void;
};

const step = 20;
const side = 17;

/**
 * The shades of a month at a glance: one of twelve in a year. For the eye and the pointer alone: it
 * stands beside words that say as much, and its days are no stops of the keyboard.
 */
export function MiniMonth({ weeks, today, onDayPress }: MiniMonthProps) {
  return (
    <svg className={drawing} viewBox={`0 0 ${7 * step} ${6 * step}`} aria-hidden="true">
      {weeks.flatMap((week, row) =>
        week.map(({ date, shade, isMarked, label }, column) =>
          shade === null ? null : (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a short way for the pointer: keys have the one beside it
            <g
              key={date}
              {...(onDayPress ? { className: pressable, onClick: () => onDayPress(date) } : {})}
            >
              {label === undefined ? null : <title>{label}</title>}
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
