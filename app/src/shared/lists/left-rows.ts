import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { readNote, type Notes } from '../../boot/safe-session.ts';

/** Where a list was left: the row, and how many there were. */
export type LeftRow = {
  /** The link of the row. */
  href: string;
  /** How far its top was below that of the window, in px. */
  top: number;
  /** Whether it had the focus. */
  hasFocus: boolean;
  /** How many rows the list had. */
  rows: number;
};

/** As much of a location as names its entry of the history. */
export type HistoryEntry = { href: string; state: { __TSR_key?: string | undefined } };

/** The session storage's key of the rows that were left. */
const noteKey = 'ecritoire:left-rows';
/** Of how many entries of the history one is remembered. */
const most = 50;

const keyOf = ({ href, state }: HistoryEntry) => state.__TSR_key ?? href;

/** The rows that were left, by the entries of the history: a reload keeps them. */
export function createLeftRows(notes: Notes) {
  const read = (): [string, LeftRow][] =>
    Object.entries(readNote<Record<string, LeftRow>>(notes, noteKey) ?? {}).flatMap(([key, row]) =>
      row === undefined ? [] : [[key, row]],
    );
  const at = (entry: HistoryEntry): LeftRow | null =>
    read().find(([key]) => key === keyOf(entry))?.[1] ?? null;
  return {
    at,
    leave: (entry: HistoryEntry, row: LeftRow | null): void => {
      const others = read().filter(([key]) => key !== keyOf(entry));
      const next = row === null ? others : [...others, [keyOf(entry), row] as const];
      notes.setItem(noteKey, JSON.stringify(Object.fromEntries(next.slice(-most))));
    },
  };
}

export type LeftRows = ReturnType<typeof createLeftRows>;

type List = InfiniteData<{ items: unknown[] }, string | null>;

/** Loads a list for its page: where one returns to it, with as many rows as it had. */
export function rowsToLoad(
  queryClient: QueryClient,
  queryKey: readonly unknown[],
  left: LeftRow | null,
): { meta?: { rows: number }; staleTime?: number } {
  const pages = queryClient.getQueryData<List>(queryKey)?.pages ?? [];
  const known = pages.reduce((count, { items }) => count + items.length, 0);
  return left === null || left.rows <= known ? {} : { meta: { rows: left.rows }, staleTime: 0 };
}
