import { Label, ProgressBar as AriaProgressBar } from 'react-aria-components';
import { bar, fill, head, passing, track, value as valueClass, words } from './ProgressBar.css.ts';

export type ProgressBarProps = {
  /** What is being done. */
  label: string;
  /** From 0 to `maximum`; without one, how much is left is not known. */
  value?: number;
  /** Where it is whole. @default 100 */
  maximum?: number;
  /** The value in words, instead of a percentage: "3 of 12 documents". */
  valueLabel?: string;
};

/**
 * How far something long has come, or how much of a whole there is. Under two seconds nothing needs
 * one; for a wait of unknown length, Spinner; for an objective, ProgressRing.
 */
export function ProgressBar({ label, value, maximum = 100, valueLabel }: ProgressBarProps) {
  // None of nothing, 0 of 0, is 0%.
  const share = Number.isNaN(value) ? 0 : value;
  return (
    <AriaProgressBar
      className={bar}
      maxValue={maximum}
      {...(share === undefined ? { isIndeterminate: true } : { value: share })}
      {...(valueLabel ? { valueLabel } : {})}
    >
      {({ percentage, valueText }) => (
        <>
          <span className={head}>
            <Label className={words}>{label}</Label>
            {value === undefined ? null : <span className={valueClass}>{valueText}</span>}
          </span>
          <span className={track}>
            {percentage === undefined ? (
              <span className={passing} />
            ) : (
              <span className={fill} style={{ display: 'block', inlineSize: `${percentage}%` }} />
            )}
          </span>
        </>
      )}
    </AriaProgressBar>
  );
}
