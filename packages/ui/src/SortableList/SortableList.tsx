import { memo, useRef, type ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import {
  actions as actionsClass,
  facts as factsClass,
  title as titleClass,
  words,
} from '../List/List.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { cell, handle, link, list, row } from './SortableList.css.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useRowMoves } from './use-row-moves.ts';

export type SortableItem = {
  /** Passed to `onMove`. */
  id: string;
  /** What it is. */
  title: string;
};

/** Where a row stands. */
export type SortablePlace = { isFirst: boolean; isLast: boolean };

export type SortableListProps<Item extends SortableItem> = {
  /** Names the list for screen readers. */
  label: string;
  /** In their order; a row is rendered again with another object, or another of the functions below. */
  items: readonly Item[];
  /** The page of one. */
  hrefOf: (item: Item) => string;
  /** Short facts in one line: words, a date. */
  renderFacts?: (item: Item) => ReactNode;
  /** More are to come: the last one shown is not the last. */
  hasMore?: boolean;
  /** Names the handle of a row. */
  handleLabel: (title: string) => string;
  /** Read out while a row is moved by keys: the place where it would stand, from 1. */
  placeText: (place: number) => string;
  /** Opens one: a press anywhere on its row, or Enter. */
  onOpen: (item: Item) => void;
  /** One was put after another; null puts it first. */
  onMove: (id: string, after: string | null) => void;
  /** A Menu at the end of the row, with ways to move it without dragging. */
  renderActions?: (item: Item, place: SortablePlace) => ReactNode;
};

/** What is dragged is the row, never the address of its link. */
const neverDragged = (element: HTMLAnchorElement | null) => {
  if (element) element.draggable = false;
};

/**
 * Items in the reader's own order: dragged by their handle, or moved with Enter on it and the
 * arrow keys. Each move must be in the row's menu as well, for those who cannot drag.
 */
export function SortableList<Item extends SortableItem>({
  label,
  items,
  hasMore = false,
  hrefOf,
  renderFacts,
  handleLabel,
  placeText,
  onOpen,
  onMove,
  renderActions,
}: SortableListProps<Item>) {
  const grid = useRef<HTMLDivElement>(null);
  const canMove = items.length > 1;
  const open = (id: string) => {
    const item = items.find((each) => each.id === id);
    if (item) onOpen(item);
  };
  const moves = useRowMoves(grid, items, onMove);
  const keys = useRowKeys(grid, open);
  return (
    <>
      <div
        ref={grid}
        role="grid"
        // Its rows take the focus.
        tabIndex={-1}
        aria-label={label}
        className={list}
        onFocus={keys.onFocus}
        onClick={(event) => {
          if (moves.onClick(event)) return;
          keys.onClick(event);
        }}
        onKeyDown={(event) => {
          if (moves.onKeyDown(event)) return;
          keys.onKeyDown(event);
        }}
        onBlur={moves.onBlur}
        {...moves.pointer}
      >
        {items.map((item, index) => (
          <SortableRow
            key={item.id}
            item={item}
            hrefOf={hrefOf}
            renderFacts={renderFacts}
            handleLabel={canMove ? handleLabel : null}
            renderActions={renderActions}
            isFirst={index === 0}
            isLast={index === items.length - 1 && !hasMore}
          />
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{moves.place === null ? '' : placeText(moves.place)}</span>
      </VisuallyHidden>
    </>
  );
}

type SortableRowProps<Item extends SortableItem> = SortablePlace & {
  item: Item;
  hrefOf: (item: Item) => string;
  renderFacts: ((item: Item) => ReactNode) | undefined;
  /** Null where there is nothing to move it past. */
  handleLabel: ((title: string) => string) | null;
  renderActions: ((item: Item, place: SortablePlace) => ReactNode) | undefined;
};

/** Rendered again only when it changes: there may be a thousand. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo forgets that it is generic.
const SortableRow = memo(Row) as typeof Row;

function Row<Item extends SortableItem>({
  item,
  hrefOf,
  renderFacts,
  handleLabel,
  renderActions,
  ...place
}: SortableRowProps<Item>) {
  const { id, title } = item;
  return (
    <div role="row" aria-label={title} data-id={id} tabIndex={-1} className={row}>
      <div role="gridcell" className={cell}>
        {handleLabel === null ? null : (
          <button type="button" data-handle aria-label={handleLabel(title)} className={handle}>
            <Icon name="grip" />
          </button>
        )}
        <div className={words}>
          <Link
            dir="auto"
            href={hrefOf(item)}
            translate="no"
            className={`${titleClass} ${link}`}
            ref={neverDragged}
          >
            {title}
          </Link>
          {renderFacts ? <div className={factsClass}>{renderFacts(item)}</div> : null}
        </div>
        {renderActions ? <div className={actionsClass}>{renderActions(item, place)}</div> : null}
      </div>
    </div>
  );
}
