import type { ReactNode } from 'react';
import type { Space } from '../tokens/index.ts';
import { container, gap as gaps, grid, growing, inline, oneOfMany, stack } from './Stack.css.ts';

type Element =
  | 'div'
  | 'section'
  | 'header'
  | 'footer'
  | 'main'
  | 'nav'
  | 'article'
  | 'span'
  | 'ol'
  | 'ul'
  | 'li';

type LayoutProps = {
  children: ReactNode;
  /** Step of the space scale between the children. */
  gap?: Space;
  as?: Element;
};

export type StackProps = LayoutProps & {
  /** One of very many like it: drawn only while it is near the window. */
  isOneOfMany?: boolean;
  align?: 'start' | 'center' | 'end' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'between';
  /** `screen`: what leads elsewhere, and is nothing on paper. */
  media?: 'all' | 'screen';
};

/** Children one under the other. */
export function Stack({
  as: Tag = 'div',
  gap = 4,
  align = 'stretch',
  justify = 'start',
  isOneOfMany = false,
  media = 'all',
  children,
}: StackProps) {
  const far = isOneOfMany ? oneOfMany : '';
  return (
    <Tag className={`${stack({ align, justify, media })} ${gaps[gap]} ${far}`}>{children}</Tag>
  );
}

export type InlineProps = LayoutProps & {
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'between';
  wrap?: boolean;
  /** `small`: one under the other on screens under `sm`. */
  collapse?: 'never' | 'small';
  /** `first`: the first child takes the room that the others leave. */
  grow?: 'none' | 'first';
};

/** Children side by side, wrapping when they must. */
export function Inline({
  as: Tag = 'div',
  gap = 3,
  align = 'center',
  justify = 'start',
  wrap = true,
  collapse = 'never',
  grow = 'none',
  children,
}: InlineProps) {
  return (
    <Tag
      className={`${inline({ align, justify, wrap, collapse })} ${gaps[gap]} ${grow === 'first' ? growing : ''}`}
    >
      {children}
    </Tag>
  );
}

export type GridProps = LayoutProps & {
  /**
   * The least width of a column; as many columns as fit. `dozen` has a divisor of 12 of them;
   * `aside` two, the second narrower, where there is room for both.
   */
  columns?: 'narrow' | 'medium' | 'wide' | 'dozen' | 'aside';
};

/** Children in columns of equal width. */
export function Grid({ as: Tag = 'div', gap = 4, columns = 'medium', children }: GridProps) {
  return <Tag className={`${grid({ columns })} ${gaps[gap]}`}>{children}</Tag>;
}

export type ContainerProps = {
  children: ReactNode;
  width?: 'narrow' | 'reading' | 'content' | 'wide';
  /** Where it stands when there is more room. */
  align?: 'start' | 'center';
};

/** Keeps lines and pages from growing wider than the eye likes. */
export function Container({ width = 'content', align = 'center', children }: ContainerProps) {
  return <div className={container({ width, align })}>{children}</div>;
}
