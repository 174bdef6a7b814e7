import { Children, type ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import {
  actions as actionsClass,
  detail,
  fact as factClass,
  facts as factsClass,
  heading,
  ifRoom,
  link,
  list,
  pressable,
  row,
  sign,
  title as titleClass,
  words,
} from './List.css.ts';

export type ListProps = {
  /** Names the list for screen readers. */
  label: string;
  /** ListRow after ListRow. */
  children: ReactNode;
};

/**
 * Things of one kind under each other, each with its facts and its own actions: documents,
 * sessions. Holds ListRow only, thousands of them if need be: far rows are not drawn. Figures to
 * compare stand in a Table.
 */
export function List({ label, children }: ListProps) {
  return (
    <ul className={list} aria-label={label}>
      {children}
    </ul>
  );
}

export type ListRowProps = {
  /** What it is. */
  title: ReactNode;
  /** Makes the title a heading of the page's outline: where there is much to read in a row. */
  headingLevel?: 2 | 3 | 4;
  /** Where a press anywhere on the row leads. */
  href?: string;
  /** Stands before the title. */
  icon?: IconName;
  /** A line more about it. */
  description?: ReactNode;
  /**
   * Short facts in one line: a Badge, words, duration, date; a Link keeps its own press. Dots
   * separate the elements of one fact, the first of which is always visible.
   */
  facts?: readonly ReactNode[];
  /** Buttons or a Menu at the end; they keep their own presses. */
  actions?: ReactNode;
};

/**
 * One thing of a List. A press anywhere on it goes where its title leads; its actions keep their
 * own presses. Facts are short, and fold onto another line rather than be cut.
 */
export function ListRow({
  title,
  headingLevel,
  href,
  icon,
  description,
  facts,
  actions,
}: ListRowProps) {
  const name =
    href === undefined ? (
      <span dir="auto" className={titleClass}>
        {title}
      </span>
    ) : (
      <AriaLink dir="auto" href={href} className={`${titleClass} ${link}`}>
        {title}
      </AriaLink>
    );
  const Heading = headingLevel === undefined ? null : (`h${headingLevel}` as const);
  return (
    <li className={href === undefined ? row : `${row} ${pressable}`}>
      {icon ? (
        <span className={sign}>
          <Icon name={icon} />
        </span>
      ) : null}
      <div className={words}>
        {Heading === null ? name : <Heading className={heading}>{name}</Heading>}
        {description ? (
          <div dir="auto" className={detail}>
            {description}
          </div>
        ) : null}
        {facts && facts.length > 0 ? (
          <div className={factsClass}>
            {Children.map(facts, (fact) => (
              <span dir="auto" className={factClass}>
                {fact}
              </span>
            ))}
          </div>
        ) : null}
      </div>
      {actions ? <div className={actionsClass}>{actions}</div> : null}
    </li>
  );
}

export type IfRoomProps = {
  /** Detail that another place shows as well. */
  children: ReactNode;
};

/** A part of a ListRow’s facts that is left out where the row is narrow, on a phone or in a card. */
export function IfRoom({ children }: IfRoomProps) {
  return <span className={ifRoom}>{children}</span>;
}
