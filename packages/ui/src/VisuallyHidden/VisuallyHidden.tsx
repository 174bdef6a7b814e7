import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export type VisuallyHiddenProps = {
  /** Words that are read out only. */
  children: ReactNode;
  /** Visible from now on, without being remounted: what has the focus in it keeps it. */
  isOver?: boolean;
};

/**
 * Words for screen readers alone, where the eye has another sign. Words that help everybody stay in
 * sight.
 */
export function VisuallyHidden({ children, isOver = false }: VisuallyHiddenProps) {
  return <span {...(isOver ? {} : { className: visuallyHidden })}>{children}</span>;
}
