import type { ReactNode } from 'react';
import {
  Button,
  DropIndicator,
  GridList,
  GridListItem,
  Link,
  useDragAndDrop,
} from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import {
  actions as actionsClass,
  facts as factsClass,
  title as titleClass,
  words,
} from '../List/List.css.ts';
import { handle, indicator, link, list, row } from './SortableList.css.ts';

export type SortableItem = {
  /** Passed to `onMove`. */
  id: string;
  /** What it is. */
  title: string;
  /** Its page. */
  href: string;
  /** Short facts in one line: words, a date. */
  facts?: readonly string[];
};

export type SortableListProps<Item extends SortableItem> = {
  /** Names the list for screen readers. */
  label: string;
  /** In their order, each with `id`, `title` and `href`. */
  items: readonly Item[];
  /** Opens one: a press anywhere on its row, or Enter. */
  onOpen: (item: Item) => void;
  /** One was put after another; null puts it first. */
  onMove: (id: string, after: string | null) => void;
  /** A Menu at the end of the row, with ways to move it without dragging. */
  renderActions?: (item: Item, index: number) => ReactNode;
};

/** What is dragged is the row, never the address of its link. */
const neverDragged = (element: HTMLAnchorElement | null) => {
  if (element) element.draggable = false;
};

/**
 * Things in an order of one's own: dragged by their handle, or moved with Enter on it and the arrow
 * keys. What is done by dragging must be in the row's menu as well, for who cannot drag.
 */
export function SortableList<Item extends SortableItem>({
  label,
  items,
  onOpen,
  onMove,
  renderActions,
}: SortableListProps<Item>) {
  const canMove = items.length > 1;
  const { dragAndDropHooks } = useDragAndDrop<Item>({
    getItems: (_keys, dragged) => dragged.map(({ title }) => ({ 'text/plain': title })),
    renderDropIndicator: (target) => <DropIndicator target={target} className={indicator} />,
    onReorder: ({ keys, target: { key, dropPosition } }) => {
      const [moved] = keys;
      const others = items.filter(({ id }) => id !== moved);
      const at = others.findIndex(({ id }) => id === key);
      const before = dropPosition === 'after' ? at : at - 1;
      const after = others[before]?.id ?? null;
      // Put down where it was taken from, or on itself: nothing has moved.
      const wasAt = items.findIndex(({ id }) => id === moved);
      if (key === moved || after === (items[wasAt - 1]?.id ?? null)) return;
      onMove(String(moved), after);
    },
  });
  return (
    <GridList
      // A list takes its hooks once.
      key={canMove ? 'movable' : 'alone'}
      aria-label={label}
      className={list}
      items={items}
      keyboardNavigationBehavior="tab"
      {...(canMove ? { dragAndDropHooks } : {})}
      dependencies={[renderActions]}
      onAction={(key) => {
        const item = items.find(({ id }) => id === key);
        if (item) onOpen(item);
      }}
    >
      {(item) => (
        <GridListItem id={item.id} textValue={item.title} className={row}>
          {canMove ? (
            <Button slot="drag" className={handle}>
              <Icon name="grip" />
            </Button>
          ) : null}
          <div className={words}>
            <Link
              dir="auto"
              href={item.href}
              translate="no"
              className={`${titleClass} ${link}`}
              ref={neverDragged}
            >
              {item.title}
            </Link>
            {item.facts ? (
              <div className={factsClass}>
                {item.facts.map((fact) => (
                  <span key={fact} dir="auto">
                    {fact}
                  </span>
                ))}
              </div>
            ) : null}
          </div>
          {renderActions ? (
            <div className={actionsClass}>{renderActions(item, items.indexOf(item))}</div>
          ) : null}
        </GridListItem>
      )}
    </GridList>
  );
}
