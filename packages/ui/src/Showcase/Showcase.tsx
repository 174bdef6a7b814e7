import type { ReactNode } from 'react';
import {
  caption as captionClass,
  figure,
  foot as footClass,
  inside,
  sheet,
} from './Showcase.css.ts';

export type ShowcaseProps = {
  /** Says what is shown, and that it is an example. */
  caption: string;
  /** What is shown. */
  children: ReactNode;
  /** A bar at the foot, as the product has one. */
  foot?: ReactNode;
};

/**
 * The product shown on a page about it, made of its own parts, so that it looks as it does and
 * follows language and colours. Words can be read, nothing in it can be pressed.
 */
export function Showcase({ caption, children, foot }: ShowcaseProps) {
  return (
    <figure className={figure}>
      <div className={sheet}>
        <div className={inside}>{children}</div>
        {foot ? <div className={footClass}>{foot}</div> : null}
      </div>
      <figcaption className={captionClass}>{caption}</figcaption>
    </figure>
  );
}
