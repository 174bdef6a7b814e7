import { useRef, useState, type FocusEvent } from 'react';

export type SettledDate = {
  /** The controlled date, `YYYY-MM-DD`. */
  value: string | null;
  /** Hears of another one once it is settled. */
  onChange: (value: string | null) => void;
  minValue: string | undefined;
  maxValue: string | undefined;
};

/** In four figures: "26" is the year 26 of our era, and the beginning of none of ours. */
const hasWholeYear = (date: string) => date >= '1000';
const sameButForYear = (one: string, other: string | null) => one.slice(4) === other?.slice(4);

/**
 * Each typed segment makes another date, and the intermediate ones are not meant. A date is
 * reported once its year has four digits, on blur, or with Enter; one from the calendar at once,
 * and one out of range never.
 */
export function useSettledDate({ value, onChange, minValue, maxValue }: SettledDate) {
  const [{ typed, shown }, setTyped] = useState({ typed: value, shown: value });
  if (shown !== value) setTyped({ typed: value, shown: value });
  const parts = useRef<HTMLDivElement>(null);
  /** The typed date that is not reported yet, and the one that it would replace. */
  const pending = useRef<{ date: string | null; from: string | null } | null>(null);

  const settle = (date: string | null) => {
    if (date !== null && !hasWholeYear(date)) return setTyped({ typed: value, shown });
    const isTooEarly = date !== null && minValue !== undefined && date < minValue;
    const isTooLate = date !== null && maxValue !== undefined && date > maxValue;
    if (date !== value && !isTooEarly && !isTooLate) onChange(date);
  };
  const change = (date: string | null) => {
    setTyped({ typed: date, shown });
    const isTyped = parts.current?.contains(document.activeElement) === true;
    const isWhole = date !== null && hasWholeYear(date) && sameButForYear(date, typed);
    pending.current = isTyped && !isWhole ? { date, from: value } : null;
    if (pending.current === null) settle(date);
  };
  /** Nothing more is typed: what stands there is meant, unless a part of it is missing. */
  const finish = () => {
    const last = pending.current;
    pending.current = null;
    if (last?.from !== value) return;
    const isUnfinished = parts.current?.querySelector('[data-placeholder]') !== null;
    if (isUnfinished && last.date !== null) setTyped({ typed: value, shown });
    else settle(last.date);
  };
  /** For what holds the parts. */
  const partsProps = {
    ref: parts,
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) finish();
    },
  };
  return { typed, change, finish, partsProps };
}
