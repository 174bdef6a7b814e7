import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export type VisuallyHiddenProps = {
  /** Words that are read out only. */
  children: ReactNode;
};

/** Words for screen readers alone, where the eye has another sign. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={visuallyHidden}>{children}</span>;
}
