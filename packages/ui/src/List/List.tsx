import { Children, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { RowLink } from './RowLink.tsx';
import {
  actions as actionsClass,
  chunk,
  detail,
  fact as factClass,
  facts as factsClass,
  heading,
  ifRoom,
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
    <div role="list" className={list} aria-label={label}>
      {chunksOf(Children.toArray(children)).map((rows, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Rows may change, a chunk has its place alone.
        <div key={index} className={chunk}>
          {rows}
        </div>
      ))}
    </div>
  );
}

/** Rows of a chunk, as many as a page of a list has. */
const chunkSize = 20;

function chunksOf<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / chunkSize);
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * chunkSize, (index + 1) * chunkSize),
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
      <RowLink href={href}>{title}</RowLink>
    );
  const Heading = headingLevel === undefined ? null : (`h${headingLevel}` as const);
  return (
    <div role="listitem" className={href === undefined ? row : `${row} ${pressable}`}>
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
    </div>
  );
}

export type IfRoomProps = {
  /** Makes it a group of that name: what its figure is of. */
  label?: string;
  /** Detail that another place shows as well. */
  children: ReactNode;
};

/** A part of a ListRow’s facts that is left out where the row is narrow, on a phone or in a card. */
export function IfRoom({ label, children }: IfRoomProps) {
  const naming = label === undefined ? {} : { role: 'group', 'aria-label': label };
  return (
    <span className={ifRoom} {...naming}>
      {children}
    </span>
  );
}
