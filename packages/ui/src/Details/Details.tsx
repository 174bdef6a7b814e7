import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { group, heading, item, itself, sign, trigger, words } from './Details.css.ts';

export type DetailsProps = {
  /** `id` is where a link to it leads. */
  items: readonly { id: string; title: string; content: ReactNode }[];
  /** The place of the titles in the outline of the page. */
  headingLevel?: 2 | 3 | 4;
  /** Those open by default; what a reader closes stays closed. */
  openItems?: readonly string[];
  /** Names the link under each answer that leads to it: what one hands on. */
  linkLabel?: string;
};

/**
 * Questions with their answers folded away, by the browser's own means: they open before any script
 * runs, a search in the page finds what is folded, and a link to one opens it. Use Accordion where a
 * page is made of its scripts anyway and one is to close the others.
 */
export function Details({ items, headingLevel = 2, openItems, linkLabel }: DetailsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={group}>
      {items.map(({ id, title, content }) => (
        <details key={id} className={item} {...(openItems?.includes(id) ? { open: true } : {})}>
          <summary className={trigger}>
            <Heading id={`${id}-title`} className={heading}>
              {title}
            </Heading>
            <span className={sign}>
              <Icon name="chevron-down" />
            </span>
          </summary>
          {/* A link to something inside opens what is around it. */}
          <div id={id} className={words}>
            {content}
            {linkLabel === undefined ? null : (
              <a href={`#${id}`} aria-describedby={`${id}-title`} className={itself}>
                {linkLabel}
              </a>
            )}
          </div>
        </details>
      ))}
    </div>
  );
}
