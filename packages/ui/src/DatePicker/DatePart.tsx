import { use } from 'react';
import {
  DateFieldStateContext,
  DateSegment,
  type DateFieldState,
  type DateSegmentProps,
} from 'react-aria-components';
import { segment } from './DatePicker.css.ts';

/** A day that was typed and is not, and the one that is taken instead, both as the language writes them. */
export type Correction = {
  typed: string;
  taken: string;
  /** The one that is taken, `YYYY-MM-DD`. */
  value: string;
};

function correctionOf({ segments, dateFormatter, dateValue }: DateFieldState): Correction | null {
  const typed = segments.map(({ text }) => text).join('');
  const taken = dateFormatter.format(dateValue);
  const isWhole = segments.every(({ isPlaceholder }) => !isPlaceholder);
  if (!isWhole || typed === taken) return null;
  return { typed, taken, value: dateValue.toISOString().slice(0, 10) };
}

export type DatePartProps = {
  part: DateSegmentProps['segment'];
  /** The date is left; with what becomes of it, when its month has no such day. */
  onLeave: (correction: Correction | null) => void;
};

/** The day, the month, the year, or what stands between them. */
export function DatePart({ part, onLeave }: DatePartProps) {
  const state = use(DateFieldStateContext);
  return (
    <span
      // On its way down: the library corrects the day as soon as it hears of it.
      onBlurCapture={({ currentTarget, relatedTarget }) => {
        const isLeft = currentTarget.parentElement?.contains(relatedTarget) !== true;
        if (state && isLeft) onLeave(correctionOf(state));
      }}
    >
      <DateSegment segment={part} className={segment} />
    </span>
  );
}
