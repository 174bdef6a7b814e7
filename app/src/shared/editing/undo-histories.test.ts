import { afterEach, expect, test } from 'vitest';
import { createSafeNotes } from '../../boot/safe-session.ts';
import { createUndoHistories, type UndoHistories } from './undo-histories.ts';

const tabs: { histories: UndoHistories; storage: Map<string, string> }[] = [];

afterEach(() => {
  for (const { histories } of tabs.splice(0)) histories.dispose();
});

/** A page of a tab with a session storage of its own. */
async function openTab(userId: string, storage = new Map<string, string>()) {
  const view = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  };
  const notes = { ...createSafeNotes(() => view), keys: () => [...storage.keys()] };
  const histories = createUndoHistories(notes);
  tabs.push({ histories, storage });
  histories.open(userId);
  await histories.untilKnown();
  return { histories, storage };
}

// SAVE-56
test('SAVE-56 a reloaded tab has what could be undone', async () => {
  const { histories, storage } = await openTab('colette');
  histories.of('colette', 'd1').write('history');
  histories.dispose();
  const reloaded = await openTab('colette', storage);
  expect(reloaded.histories.of('colette', 'd1').read()).toBe('history');
});

// SAVE-56
test('a duplicated tab has nothing to undo', async () => {
  const { histories, storage } = await openTab('colette');
  histories.of('colette', 'd1').write('history');
  const duplicate = await openTab('colette', new Map(storage));
  expect(duplicate.histories.of('colette', 'd1').read()).toBeNull();
  expect(histories.of('colette', 'd1').read()).toBe('history');
});

// SAVE-56
test('another writer reads nothing, and none is left for them', async () => {
  const { histories, storage } = await openTab('colette');
  histories.of('colette', 'd1').write('history');
  histories.open('georges');
  expect(histories.of('georges', 'd1').read()).toBeNull();
  expect(histories.of('colette', 'd1').read()).toBeNull();
  expect([...storage.values()].join('')).not.toContain('history');
});

// SAVE-56
test('signing out drops all, also what is left afterwards', async () => {
  const { histories, storage } = await openTab('colette');
  const text = histories.of('colette', 'd1');
  text.write('history');
  histories.forget();
  text.write('later history');
  expect([...storage.values()].join('')).not.toContain('history');
});

// SAVE-56
test('the oldest texts go where there are too many', async () => {
  const { histories } = await openTab('colette');
  const text = (index: number) => histories.of('colette', `d${index}`);
  for (let index = 0; index < 10; index += 1) text(index).write('h');
  text(0).write('h');
  text(10).write('h');
  expect([0, 1, 2].map((index) => text(index).read())).toEqual(['h', null, 'h']);
  text(11).write('h'.repeat(1_999_999));
  expect([10, 11].map((index) => text(index).read()?.length)).toEqual([1, 1_999_999]);
  expect(text(0).read()).toBeNull();
  text(11).write(null);
  expect(text(11).read()).toBeNull();
});
