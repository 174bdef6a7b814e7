import { useDeferredValue } from 'react';

/** As many as a window shows, and more. */
const first = 20;

/**
 * The rows of a list as they are rendered: the first ones with the page, the others after it, in
 * short tasks that a key or a press interrupts.
 */
export const useDeferredRows = <Row>(rows: readonly Row[]): readonly Row[] =>
  useDeferredValue(rows, rows.length > first ? rows.slice(0, first) : rows);
