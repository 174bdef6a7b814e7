import { inner, legend, legendWords, level, pair, scale } from './Heatmap.css.ts';
import { mark } from '../MiniMonth/MiniMonth.css.ts';

export type ShadeLegendProps = {
  /** What one shade stands for. */
  label?: string;
  /** Stands at the light end of the scale. */
  lessLabel: string;
  /** Stands at the dark end of the scale. */
  moreLabel: string;
  /** What the dot on a day of a MiniMonth stands for. */
  markLabel?: string;
};

const step = 14;
const side = 11;

/** What the shades of days mean: below a Heatmap, which has one of its own, or several MiniMonths. */
export function ShadeLegend({ label, lessLabel, moreLabel, markLabel }: ShadeLegendProps) {
  return (
    <div className={legend}>
      {label ? <span className={legendWords}>{label}</span> : null}
      <span className={scale}>
        <span>{lessLabel}</span>
        <svg className={inner} width={5 * step} height={step} aria-hidden="true">
          {[level[0], level[1], level[2], level[3], level[4]].map((className, index) => (
            <rect
              key={className}
              className={className}
              x={index * step + 0.5}
              y="0.5"
              width={side}
              height={side}
              rx="2.5"
            />
          ))}
        </svg>
        <span>{moreLabel}</span>
      </span>
      {markLabel ? (
        <span className={pair}>
          <svg className={inner} width={step} height={step} aria-hidden="true">
            <rect className={level[1]} x="0.5" y="0.5" width={side} height={side} rx="2.5" />
            <circle className={mark} cx="6" cy="6" r="3" />
          </svg>
          <span>{markLabel}</span>
        </span>
      ) : null}
    </div>
  );
}
