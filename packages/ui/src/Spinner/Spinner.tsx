import { ProgressBar } from 'react-aria-components';
import { arc, circle, drawing, track, turning } from './Spinner.css.ts';

type CircleSize = 'small' | 'medium' | 'large';

export type SpinnerProps = {
  /** What is being waited for, for screen readers. */
  label: string;
  /** `small` in a line of text, `large` in an empty place. */
  size?: CircleSize;
};

export type ProgressCircleProps = SpinnerProps & {
  /** Done so far, from 0 to 100. */
  value: number;
};

const circumference = 2 * Math.PI * 9;

function Ring({ share, isTurning }: { share: number; isTurning: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.5}
      strokeLinecap="round"
      aria-hidden="true"
      className={isTurning ? `${drawing} ${turning}` : drawing}
    >
      <circle cx="12" cy="12" r="9" className={track} />
      <circle
        cx="12"
        cy="12"
        r="9"
        className={arc}
        transform="rotate(-90 12 12)"
        strokeDasharray={circumference}
        strokeDashoffset={circumference * (1 - share)}
      />
    </svg>
  );
}

/**
 * Waiting, for an unknown time. Where the shape of what comes is known, Skeleton; inside of a button,
 * its own `isPending`. It breathes rather than turns where motion is unwelcome.
 */
export function Spinner({ label, size = 'medium' }: SpinnerProps) {
  return (
    <ProgressBar isIndeterminate aria-label={label} className={circle({ size })}>
      <Ring share={0.28} isTurning />
    </ProgressBar>
  );
}

/**
 * Waiting, with a known share done. For a line in a page, ProgressBar; for an objective,
 * ProgressRing.
 */
export function ProgressCircle({ label, size = 'large', value }: ProgressCircleProps) {
  return (
    <ProgressBar value={value} aria-label={label} className={circle({ size })}>
      {({ percentage }) => <Ring share={(percentage ?? 0) / 100} isTurning={false} />}
    </ProgressBar>
  );
}
