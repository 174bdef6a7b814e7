import { Fragment, type ReactNode } from 'react';
import { heading, sentence, text } from './Text.css.ts';

export type TextProps = {
  /** The words. */
  children: ReactNode;
  /** The element of the page that it is. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'time';
  /** Step of the scale of text. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** `muted` for what is said beside; the others say what kind of message it is. */
  tone?: 'default' | 'muted' | 'inherit' | 'primary' | 'success' | 'warning' | 'error';
  /** `medium` and `semibold` for the few words that carry the rest. */
  weight?: 'regular' | 'medium' | 'semibold';
  /** `reading` for what people wrote. */
  family?: 'interface' | 'reading';
  /** Start and end follow the direction of the language; `own` is the start of these words’ own. */
  align?: 'start' | 'center' | 'end' | 'own';
  /** `tabular` keeps changing figures from dancing. */
  figures?: 'proportional' | 'tabular';
  /** `preserved` shows line breaks and runs of spaces as they were typed: verse. */
  breaks?: 'collapsed' | 'preserved';
  /** `one` cuts the text with an ellipsis at the end of its line. */
  lines?: 'all' | 'one';
  /** All of it was written by people: it runs as its own language does, and is not translated. */
  isWritten?: boolean;
  /** The language of these words, where it is not the page's. */
  lang?: string;
  /** For what refers to it. */
  id?: string;
  /** For `as="time"`: the instant in machine form. */
  dateTime?: string;
};

/**
 * Words of the interface, in the sans. What people wrote stands in Prose, in the serif: one sees what
 * is tool and what is text.
 */
export function Text({
  as: Tag = 'p',
  size = 'md',
  tone = 'default',
  weight = 'regular',
  family = 'interface',
  align = 'start',
  figures = 'proportional',
  breaks = 'collapsed',
  lines = 'all',
  isWritten = false,
  children,
  ...attributes
}: TextProps) {
  return (
    <Tag
      className={text({ size, tone, weight, family, align, figures, breaks, lines })}
      {...(isWritten && { dir: 'auto', translate: 'no' })}
      {...attributes}
    >
      {children}
    </Tag>
  );
}

export type HeadingProps = {
  /** The words. */
  children: ReactNode;
  /** The place in the outline of the page; the size is chosen apart. */
  level: 1 | 2 | 3 | 4;
  /** Step of the scale of headings; without one, that of its level. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'display';
  /** `center` where nothing is beside it; `own` for a text’s title, on the side of its paragraphs. */
  align?: 'start' | 'center' | 'own';
  /** `sentences`: no line holds the end of one sentence and the beginning of the next by chance. */
  breaks?: 'words' | 'sentences';
  /** All of it was written by people, as a title is: it runs as its own language does, and is not translated. */
  isWritten?: boolean;
  /** For links that lead to it. */
  id?: string;
};

const sizeOfLevel = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm' } as const;

/**
 * A heading, set in the reading serif. Its level is its place in the outline of the page, and never
 * skipped; its size is chosen apart, by how much it has to say here.
 */
export function Heading({
  level,
  size = sizeOfLevel[level],
  align = 'start',
  breaks = 'words',
  isWritten = false,
  children,
  id,
}: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag
      className={heading({ size, align })}
      {...(isWritten && { dir: 'auto', translate: 'no' })}
      {...(id ? { id } : {})}
      // The focus comes here when the page around it changes.
      {...(level === 1 ? { tabIndex: -1 } : {})}
    >
      {breaks === 'sentences' && typeof children === 'string' ? sentencesOf(children) : children}
    </Tag>
  );
}

function sentencesOf(words: string): ReactNode {
  return words.split(/(?<=\.) /).map((one, index) => (
    <Fragment key={one}>
      {index === 0 ? null : ' '}
      <span className={sentence}>{one}</span>
    </Fragment>
  ));
}
