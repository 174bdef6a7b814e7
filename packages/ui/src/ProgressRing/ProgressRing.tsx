import { Label, ProgressBar } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import {
  arc,
  detail as detailClass,
  dial,
  done,
  drawing,
  label as labelClass,
  middle,
  ring,
  track,
  value as valueClass,
} from './ProgressRing.css.ts';

export type ProgressRingProps = {
  /** What is to be reached: "Words this week". */
  label: string;
  /** How far it is. */
  value: number;
  /** How far it should be; beyond it the ring is full. */
  target: number;
  /** The value in the reader's language: "6 200". */
  valueLabel: string;
  /** What it is measured against: "of 10,000". */
  detail: string;
};

const radius = 44;
const circumference = 2 * Math.PI * radius;

/** An objective and how near it is. Past it the ring stays full: more is never a fault. */
export function ProgressRing({ label, value, target, valueLabel, detail }: ProgressRingProps) {
  const share = target <= 0 ? 1 : Math.min(1, value / target);
  return (
    <ProgressBar className={ring} value={share} maxValue={1} valueLabel={`${valueLabel} ${detail}`}>
      <span className={dial}>
        <svg className={drawing} viewBox="0 0 100 100" fill="none" strokeWidth="8" aria-hidden>
          <circle className={track} cx="50" cy="50" r={radius} />
          {share > 0 ? (
            <circle
              className={arc}
              cx="50"
              cy="50"
              r={radius}
              strokeLinecap="round"
              strokeDasharray={circumference}
              strokeDashoffset={circumference * (1 - share)}
              transform="rotate(-90 50 50)"
            />
          ) : null}
        </svg>
        <span className={middle}>
          {share === 1 ? (
            <span className={done}>
              <Icon name="check" size="small" />
            </span>
          ) : null}
          <span dir="auto" className={valueClass}>
            {valueLabel}
          </span>
          <span dir="auto" className={detailClass}>
            {detail}
          </span>
        </span>
      </span>
      <Label className={labelClass}>{label}</Label>
    </ProgressBar>
  );
}
