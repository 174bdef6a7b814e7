import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export type VisuallyHiddenProps = { children: ReactNode };

/** Words for screen readers alone, where the eye has another sign. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={visuallyHidden}>{children}</span>;
}
