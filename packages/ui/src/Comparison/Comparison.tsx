import type { ReactNode } from 'react';
import { actions, comparison, ofBoth, side, words } from './Comparison.css.ts';

type ComparedSide = {
  /** Which of the two it is: "Written here". */
  label: string;
  /** The text of it; what only this side has stands in `mark`. */
  text: ReactNode;
  /** What can be done with this one: a Button, on a small screen as wide as that. */
  action: ReactNode;
};

export type ComparisonProps = {
  /** The writer's own. */
  first: ComparedSide;
  /** The other. */
  second: ComparedSide;
  /** What can be done with both: a Button. */
  both?: ReactNode;
};

/**
 * Two versions of one text, side by side or, where space is short, stacked. Each has its own tint
 * for its edge and for what only it has, and below it the button that keeps it. The labels say
 * which is which; the tints only repeat it.
 */
export function Comparison({ first, second, both }: ComparisonProps) {
  return (
    <div className={comparison}>
      {[['first', first] as const, ['second', second] as const].map(([name, one]) => (
        <div key={name} className={side[name]}>
          <div className={words}>
            <p>{one.label}</p>
            {one.text}
          </div>
          <div className={actions}>{one.action}</div>
        </div>
      ))}
      {both ? <div className={ofBoth}>{both}</div> : null}
    </div>
  );
}
