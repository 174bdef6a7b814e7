import type { ReactNode } from 'react';
import {
  GridList as AriaGridList,
  GridListItem,
  ListLayout,
  Virtualizer,
} from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { fact as factClass, item as itemClass, list, nothing, words } from './GridList.css.ts';

export type GridListEntry = { id: string; title: string; icon?: IconName; fact?: string };

export type GridListProps = {
  label: string;
  items: readonly GridListEntry[];
  /** What stands where there is nothing. */
  emptyMessage: ReactNode;
  /** A press or Enter on one. */
  onAction: (id: string) => void;
  /** Lets several be chosen, for an action on all of them. */
  selected?: readonly string[];
  onSelectionChange?: (selected: string[]) => void;
  /** How high the window onto a long list is, in rem. */
  height?: number;
};

/** From here on only the rows in sight are in the page. */
const longList = 100;
const rowHeight = 52;

/** Many things of one kind, walked with the arrow keys; thousands cost what a screenful costs. */
export function GridList({
  label,
  items,
  emptyMessage,
  onAction,
  selected,
  onSelectionChange,
  height = 24,
}: GridListProps) {
  const isLong = items.length > longList;
  const grid = (
    <AriaGridList
      aria-label={label}
      className={list}
      items={items}
      selectionMode={selected ? 'multiple' : 'none'}
      selectedKeys={selected ?? []}
      onSelectionChange={(keys) => {
        onSelectionChange?.(
          items.map(({ id }) => id).filter((id) => keys === 'all' || keys.has(id)),
        );
      }}
      onAction={(id) => onAction(String(id))}
      renderEmptyState={() => <div className={nothing}>{emptyMessage}</div>}
      {...(isLong ? { style: { blockSize: `${height}rem`, display: 'block' } } : {})}
    >
      {({ id, title, icon, fact }) => (
        <GridListItem id={id} textValue={title} className={itemClass}>
          {icon ? <Icon name={icon} /> : null}
          <span className={words}>{title}</span>
          {fact ? <span className={factClass}>{fact}</span> : null}
        </GridListItem>
      )}
    </AriaGridList>
  );
  return isLong ? (
    <Virtualizer layout={ListLayout} layoutOptions={{ rowSize: rowHeight }}>
      {grid}
    </Virtualizer>
  ) : (
    grid
  );
}
