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
  /** The date is complete, and its month lacks that day: with its correction. */
  onCorrect: (correction: Correction) => void;
  /** Enter: the date is finished, and corrected. */
  onEnter: () => void;
};

/** The day, the month, the year, or what stands between them. */
export function DatePart({ part, onCorrect, onEnter }: DatePartProps) {
  const state = use(DateFieldStateContext);
  const correct = () => {
    const correction = state && correctionOf(state);
    if (correction) onCorrect(correction);
  };
  return (
    <span
      // On their way down: the library corrects the day as soon as it hears that it is left, and a
      // part keeps its keys to itself.
      onBlurCapture={({ currentTarget, relatedTarget }) => {
        if (currentTarget.parentElement?.contains(relatedTarget) !== true) correct();
      }}
      onKeyDownCapture={({ key }) => {
        if (key !== 'Enter') return;
        correct();
        state?.confirmPlaceholder();
        onEnter();
      }}
    >
      <DateSegment segment={part} className={segment} />
    </span>
  );
}
