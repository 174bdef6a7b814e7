import { parseDate } from '@internationalized/date';
import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useLocale } from 'react-aria-components';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  bar,
  cell,
  day,
  figure,
  grid,
  head,
  marks as marksClass,
  number,
  place,
  unit,
} from './MonthGrid.css.ts';

export type MonthGridDay = {
  /** A local date, `YYYY-MM-DD`. */
  date: string;
  /** The day and all that it holds, in words: what is read out. */
  label: string;
  /** How much it holds beside the fullest day of the month, from 0 to 1: drawn as a bar at its foot. */
  share: number;
  /** How much that is, written out; the unit is shown where there is room. */
  amount?: { figure: string; unit: string } | undefined;
  /** What else it holds, for the eye: small signs. */
  marks?: ReactNode;
};

export type MonthGridProps = {
  /** The month: "November 2026". */
  label: string;
  /** The names of the days of a week, in the order of its days. */
  weekdays: readonly { short: string; long: string }[];
  /** Whole weeks: days of other months fill the first and the last. */
  weeks: readonly (readonly MonthGridDay[])[];
  /** Which month this is, `YYYY-MM`: days of others are quieter. */
  month: string;
  /** The local date that is marked, `YYYY-MM-DD`. */
  today: string;
  /** The day that the keyboard is on; one of those in the weeks. */
  focused: string;
  /** The day whose detail is shown. */
  selected: string | null;
  /** What the days hold is still on its way. */
  isLoading?: boolean;
  /** The keyboard goes to a day, which may be of another month. */
  onFocusChange: (date: string) => void;
  /** A day is asked for, by press or by Enter; the keyboard is on it from then on. */
  onSelect: (date: string) => void;
};

/** Of four figures and the sign between thousands, in characters. */
const longestUsual = 5;

type Steps = { days?: number; months?: number; years?: number };

const stepOf = (key: string, isShifted: boolean, forward: 1 | -1): Steps | null => {
  const steps: Record<string, Steps> = {
    ArrowLeft: { days: -forward },
    ArrowRight: { days: forward },
    ArrowUp: { days: -7 },
    ArrowDown: { days: 7 },
    PageUp: isShifted ? { years: -1 } : { months: -1 },
    PageDown: isShifted ? { years: 1 } : { months: 1 },
  };
  return steps[key] ?? null;
};

/**
 * A month with what each of its days holds. One stop for Tab; arrows go from day to day, and over
 * its edges into the next month. Days of other months fill the first week and the last, more
 * quietly. To choose a date in a form, DatePicker.
 */
export function MonthGrid(props: MonthGridProps) {
  const { weeks, focused, selected, month, today, onFocusChange, onSelect } = props;
  const { direction } = useLocale();
  const table = useRef<HTMLTableElement>(null);
  /** The day that the keyboard has gone to, whose button may come with another month only. */
  const awaited = useRef<string | null>(null);
  useLayoutEffect(() => {
    const button = table.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`);
    if (awaited.current !== focused || !button) return;
    awaited.current = null;
    button.focus();
  });

  const goTo = (date: string) => {
    awaited.current = date;
    onFocusChange(date);
  };
  const onKeyDown = (event: KeyboardEvent, week: readonly MonthGridDay[]) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const edge = event.key === 'Home' ? week[0] : event.key === 'End' ? week.at(-1) : undefined;
    const step = stepOf(event.key, event.shiftKey, direction === 'rtl' ? -1 : 1);
    if (edge === undefined && step === null) return;
    event.preventDefault();
    goTo(
      edge?.date ??
        parseDate(focused)
          .add(step ?? {})
          .toString(),
    );
  };

  return (
    <div className={place}>
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table that the arrows go through is a grid (ARIA practices, date grid)
        role="grid"
        className={grid}
        aria-label={props.label}
        aria-busy={props.isLoading ?? false}
      >
        <thead>
          <tr>
            {props.weekdays.map(({ short, long }) => (
              <th key={long} scope="col" className={head} abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            // Rows stand for places: the days of another month come into the same ones.
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <tr key={row}>
              {week.map(({ date, label, share, amount, marks }) => (
                <td key={date} className={cell} aria-selected={date === selected}>
                  <button
                    type="button"
                    data-date={date}
                    tabIndex={date === focused ? 0 : -1}
                    className={day}
                    {...(date === today ? { 'aria-current': 'date' as const } : {})}
                    {...(date === selected ? { 'data-selected': true } : {})}
                    {...(date.startsWith(month) ? {} : { 'data-outside-month': true })}
                    onKeyDown={(event) => onKeyDown(event, week)}
                    onClick={() => {
                      awaited.current = date;
                      onSelect(date);
                    }}
                  >
                    <VisuallyHidden>{label}</VisuallyHidden>
                    <span className={number} aria-hidden="true">
                      {Number(date.slice(8))}
                    </span>
                    {amount ? (
                      <span
                        className={figure}
                        aria-hidden="true"
                        data-long={amount.figure.length > longestUsual ? true : undefined}
                      >
                        <span>{amount.figure}</span>
                        <span className={unit}>{` ${amount.unit}`}</span>
                      </span>
                    ) : null}
                    {marks ? (
                      <span className={marksClass} aria-hidden="true">
                        {marks}
                      </span>
                    ) : null}
                    {share > 0 ? (
                      <span className={bar} aria-hidden="true">
                        <span style={{ inlineSize: `${Math.min(share, 1) * 100}%` }} />
                      </span>
                    ) : null}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
