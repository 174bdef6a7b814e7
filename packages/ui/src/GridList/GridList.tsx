import { useEffect, useRef, type ReactNode } from 'react';
import {
  GridList as AriaGridList,
  GridListItem,
  ListLayout,
  Virtualizer,
} from 'react-aria-components';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import {
  besideText,
  fact as factClass,
  item as itemClass,
  line,
  list,
  nothing,
  second,
  texts,
  words,
} from './GridList.css.ts';
import { useRem } from './use-rem.ts';

export type GridListEntry = {
  /** Passed to `onAction`. */
  id: string;
  /** What it is. */
  title: string;
  /** Stands before the title. */
  icon?: IconName;
  /** One short fact at the end: a date, a number of words. */
  fact?: string;
  /** A second line under the title. */
  description?: string;
  /** The whole row in words for screen readers; without it, the title. */
  spoken?: string;
};

export type GridListProps = {
  /** Names the list for screen readers. */
  label: string;
  /** Each with `id` and `title`; if need be `icon` and `fact`. Thousands are fine. */
  items: readonly GridListEntry[];
  /** What stands where there is nothing. */
  emptyMessage: ReactNode;
  /** A press or Enter on one. */
  onAction?: (id: string) => void;
  /** The one that is shown beside the list: it follows the arrow keys. */
  current?: { id: string | null; onChange: (id: string) => void };
  /** Gives each row a box, for an action on several. The label names the boxes: "Choose". */
  selection?: {
    selectLabel: string;
    selected: readonly string[];
    onChange: (selected: string[]) => void;
  };
  /** How high the window onto a long list is, in rem. */
  height?: number;
};

/**
 * Scrolls the selected row of a list to its middle. @returns whether it is there: one that is not
 * rendered yet is looked for at its share of the whole height.
 */
function centre(list: HTMLElement, share: number): boolean {
  const row = list.querySelector('[aria-selected="true"]');
  const before = list.scrollTop;
  if (row === null) list.scrollTop = share * list.scrollHeight - list.clientHeight / 2;
  else {
    const [outer, inner] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
    list.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
  }
  return row !== null && Math.abs(list.scrollTop - before) < 1;
}

/** From here on a list is virtualised. */
const longList = 100;
/** A list that is hidden is never placed. */
const mostFrames = 30;
/** In rem, as the styles have it, of one line: rows grow with the reader's text. */
const rowHeight = 3.25;

/**
 * Many things of one kind, walked with the arrow keys. Beside a text, and from a hundred rows on, only
 * those in sight are in the page: thousands cost what a screenful costs. Several can be chosen for one
 * action.
 * Where a row holds more than a title and a fact, or buttons of its own, use List.
 */
export function GridList({
  label,
  items,
  emptyMessage,
  onAction,
  current,
  selection,
  height = 24,
}: GridListProps) {
  const rem = useRem();
  // One that grows under the reader must not be remounted: that loses focus and place.
  const isVirtual = current !== undefined || items.length > longList;
  const grid = useRef<HTMLDivElement>(null);
  // An address may name a row far down.
  const place = items.findIndex(({ id }) => id === current?.id);
  const isPlaced = useRef(false);
  useEffect(() => {
    if (isPlaced.current || place === -1) return;
    // The rows are rendered after the list, and measured after that.
    let frames = 0;
    let frame = requestAnimationFrame(function scroll() {
      if (grid.current === null) return;
      frames += 1;
      isPlaced.current =
        centre(grid.current, (place + 0.5) / items.length) || frames === mostFrames;
      if (!isPlaced.current) frame = requestAnimationFrame(scroll);
    });
    return () => cancelAnimationFrame(frame);
  }, [place, items.length]);
  const rows = (
    <AriaGridList
      ref={grid}
      aria-label={label}
      className={current ? `${list} ${besideText}` : list}
      items={items}
      selectionMode={selection ? 'multiple' : current ? 'single' : 'none'}
      selectionBehavior={current ? 'replace' : 'toggle'}
      disallowEmptySelection={current !== undefined}
      selectedKeys={current ? [current.id ?? ''] : (selection?.selected ?? [])}
      onSelectionChange={(keys) => {
        if (current && keys !== 'all') for (const key of keys) current.onChange(String(key));
        selection?.onChange(
          items.map(({ id }) => id).filter((id) => keys === 'all' || keys.has(id)),
        );
      }}
      {...(onAction && { onAction: (id) => onAction(String(id)) })}
      renderEmptyState={() => <div className={nothing}>{emptyMessage}</div>}
      {...(isVirtual && {
        style: { display: 'block', ...(!current && { blockSize: `${height}rem` }) },
      })}
    >
      {({ id, title, icon, fact, description, spoken = title }) => (
        <GridListItem id={id} textValue={spoken} className={itemClass}>
          {selection ? (
            <Checkbox slot="selection" label="" aria-label={selection.selectLabel} />
          ) : null}
          {icon ? <Icon name={icon} /> : null}
          <span className={texts}>
            <span className={words}>
              <span dir="auto" className={line}>
                {title}
              </span>
              {description ? (
                <span dir="auto" className={`${line} ${second}`}>
                  {description}
                </span>
              ) : null}
            </span>
            {fact ? (
              <span dir="auto" className={factClass}>
                {fact}
              </span>
            ) : null}
          </span>
        </GridListItem>
      )}
    </AriaGridList>
  );
  return isVirtual ? (
    <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: rowHeight * rem }}>
      {rows}
    </Virtualizer>
  ) : (
    rows
  );
}
