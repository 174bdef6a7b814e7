import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { bone, lines as linesClass } from './Skeleton.css.ts';

export type SkeletonProps = {
  /** What will be there: a line of text, a heading, a picture, a face. */
  shape?: 'line' | 'heading' | 'block' | 'circle';
  /** How many, one under the other. */
  lines?: number;
  /** What is being loaded. One skeleton of a page says it; the others are drawings only. */
  label?: string;
};

/**
 * Holds the place of what is loading, in its shape, so that nothing jumps when it comes. Where the
 * shape is not known, Spinner. One of a page says what is being loaded; the others are drawings
 * only.
 */
export function Skeleton({ shape = 'line', lines = 1, label }: SkeletonProps) {
  return (
    <div {...(label ? { role: 'status' } : {})}>
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
      <div className={linesClass} aria-hidden="true">
        {Array.from({ length: lines }, (_bone, index) => (
          <div key={index} className={bone({ shape })} />
        ))}
      </div>
    </div>
  );
}
