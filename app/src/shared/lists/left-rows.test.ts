import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createSafeNotes } from '../../boot/safe-session.ts';
import { createLeftRows, rowsToLoad } from './left-rows.ts';

const entry = (key: string) => ({ href: '/app/documents', state: { __TSR_key: key } });
const row = { href: '/app/documents/1', top: 20, hasFocus: true, rows: 60 };

const openNotes = () => {
  const held = new Map<string, string>();
  return createSafeNotes(() => ({
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  }));
};

test('each history entry has its row', () => {
  const notes = openNotes();
  createLeftRows(notes).leave(entry('a'), row);
  const leftRows = createLeftRows(notes);
  expect(leftRows.at(entry('a'))).toEqual(row);
  expect(leftRows.at(entry('b'))).toBeNull();
  leftRows.leave(entry('a'), null);
  expect(leftRows.at(entry('a'))).toBeNull();
});

test('the last fifty entries are remembered', () => {
  const leftRows = createLeftRows(openNotes());
  for (let number = 1; number <= 60; number += 1) leftRows.leave(entry(`e${number}`), row);
  expect(leftRows.at(entry('e10'))).toBeNull();
  expect(leftRows.at(entry('e11'))).toEqual(row);
});

test('as many rows load as before', () => {
  const queryClient = new QueryClient();
  const load = () => rowsToLoad(queryClient, ['list'], row);
  expect(load()).toEqual({ meta: { rows: 60 }, staleTime: 0 });
  const items = Array.from({ length: 60 }, () => ({}));
  queryClient.setQueryData(['list'], { pages: [{ items }], pageParams: [null] });
  expect(load()).toEqual({});
  expect(rowsToLoad(queryClient, ['list'], null)).toEqual({});
});
