import {
  useLayoutEffect,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { rowOf } from './rows.ts';

const tabbable = 'a[href], button:not([disabled])';

/**
 * One stop for Tab, whatever the number of rows: arrow keys go from row to row, Tab through what is
 * in the row and then on. Which row it is stands in the DOM alone, so that no row is rendered for it.
 */
export function useRowKeys(grid: RefObject<HTMLElement | null>, open: (id: string) => void) {
  useLayoutEffect(() => {
    const rows = grid.current?.children ?? [];
    if (grid.current?.querySelector(':scope > [tabindex="0"]')) return;
    const [first] = rows;
    first?.setAttribute('tabindex', '0');
  });

  const onFocus = (event: FocusEvent) => {
    const row = rowOf(grid.current, event.target);
    if (row === null || row.tabIndex === 0) return;
    for (const other of grid.current?.querySelectorAll<HTMLElement>(':scope > [tabindex="0"]') ??
      []) {
      other.tabIndex = -1;
    }
    row.tabIndex = 0;
  };

  const onClick = (event: MouseEvent) => {
    const row = rowOf(grid.current, event.target);
    const isOwn = event.target instanceof Element && event.target.closest('a, button') !== null;
    if (row?.dataset['id'] !== undefined && !isOwn) open(row.dataset['id']);
  };

  const leave = (event: KeyboardEvent, row: HTMLElement) => {
    const list = grid.current;
    if (list === null) return;
    if (event.shiftKey) {
      // From the first row on the browser goes back out of the list.
      if (event.target === row) focusQuietly(list.firstElementChild);
      return;
    }
    const inRow = row.querySelectorAll(tabbable);
    const isLast = event.target === inRow[inRow.length - 1];
    if (isLast) focusQuietly([...list.querySelectorAll(tabbable)].at(-1));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const row = rowOf(grid.current, event.target);
    if (row === null || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Tab') {
      leave(event, row);
      return;
    }
    if (event.target !== row) return;
    if (event.key === 'Enter') {
      if (row.dataset['id'] !== undefined) open(row.dataset['id']);
      return;
    }
    const next = {
      ArrowDown: row.nextElementSibling,
      ArrowUp: row.previousElementSibling,
      Home: grid.current?.firstElementChild,
      End: grid.current?.lastElementChild,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    if (next instanceof HTMLElement) next.focus();
  };

  return { onFocus, onClick, onKeyDown };
}

function focusQuietly(element: Element | null | undefined): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}
