import type { ReactNode } from 'react';
import type { Space } from '../tokens/index.ts';
import {
  container,
  fitting,
  gap as gaps,
  grid,
  growing,
  inline,
  oneOfMany,
  rowGap as rowGaps,
  stack,
} from './Stack.css.ts';

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
  /** What is placed. */
  children: ReactNode;
  /** Step of the space scale between the children. */
  gap?: Space;
  /** The element of the page that it is. */
  as?: Element;
};

export type StackProps = LayoutProps & {
  /** One of very many like it: drawn only while it is near the window. */
  isOneOfMany?: boolean;
  /** Where the children stand across the stack. */
  align?: 'start' | 'center' | 'end' | 'stretch';
  /** Where they stand along it, when there is more room. */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** `screen`: links that are useless on paper. `print`: what only a printed page shows. */
  media?: 'all' | 'screen' | 'print';
};

/**
 * Children one under the other, at a step of the space scale. Room between things is the parent's,
 * so that a part stands anywhere.
 */
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
  /** Where the children stand across the line. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** Where they stand along it, when there is more room. */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Whether what does not fit goes on in the next line. */
  wrap?: boolean;
  /** `small`: one under the other on screens under `sm`. */
  collapse?: 'never' | 'small';
  /**
   * `first`: the first child takes the room that the others leave. `words`: as much of it as its words
   * ask for; where too little is left, the others stand below.
   */
  grow?: 'none' | 'first' | 'words';
};

const growth = { none: '', first: growing, words: fitting } as const;

/** Children side by side, wrapping when they must: buttons, facts, a switch and its help. */
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
    <Tag className={`${inline({ align, justify, wrap, collapse })} ${gaps[gap]} ${growth[grow]}`}>
      {children}
    </Tag>
  );
}

export type GridProps = LayoutProps & {
  /**
   * The least width of a column; as many columns as fit. `dozen` has a divisor of 12 of them;
   * `aside` two, the second narrower, where there is room for both.
   */
  columns?: 'narrow' | 'medium' | 'wide' | 'dozen' | 'aside' | 'chosen';
  /** Between rows, where that is another one than between columns. */
  rowGap?: LayoutProps['gap'];
};

/**
 * Children in columns of equal width, as many as there is room for: no layout counts screens,
 * columns have a least width.
 */
export function Grid({
  as: Tag = 'div',
  gap = 4,
  rowGap = gap,
  columns = 'medium',
  children,
}: GridProps) {
  return <Tag className={`${grid({ columns })} ${gaps[gap]} ${rowGaps[rowGap]}`}>{children}</Tag>;
}

export type ContainerProps = {
  /** What is held together. */
  children: ReactNode;
  /** The most it takes: `reading` is as wide as text is read with ease. */
  width?: 'narrow' | 'reading' | 'content' | 'wide';
  /** Where it stands when there is more room. */
  align?: 'start' | 'center';
};

/**
 * Keeps lines and pages from growing wider than the eye likes: `reading` for text, `content` for a
 * page of lists, `narrow` for a form.
 */
export function Container({ width = 'content', align = 'center', children }: ContainerProps) {
  return <div className={container({ width, align })}>{children}</div>;
}
