import { useId, type ReactNode } from 'react';
import { Heading } from '../Text/Text.tsx';
import { card, head } from './Card.css.ts';

export type CardProps = {
  /** What it is about. */
  title?: string;
  /** Of the title, where links lead to it. */
  titleId?: string;
  /** The place of the title in the outline of the page. */
  headingLevel?: 2 | 3;
  /** Beside the title. */
  actions?: ReactNode;
  /** `none` for what brings its own, such as a list of rows. */
  padding?: 'none' | 'medium' | 'large';
  /** What stands on it. */
  children: ReactNode;
};

/**
 * A sheet of paper on the desk: things that belong together, apart from the rest of the page. Never
 * a card in a card; where white space alone keeps things apart, no card.
 */
export function Card({
  title,
  titleId: givenId,
  headingLevel = 2,
  actions,
  padding = 'medium',
  children,
}: CardProps) {
  const ownId = useId();
  const titleId = givenId ?? ownId;
  return (
    <section className={card({ padding })} {...(title ? { 'aria-labelledby': titleId } : {})}>
      {title || actions ? (
        <div className={head}>
          {title ? (
            <Heading level={headingLevel} size="md" id={titleId}>
              {title}
            </Heading>
          ) : null}
          {actions}
        </div>
      ) : null}
      {children}
    </section>
  );
}
