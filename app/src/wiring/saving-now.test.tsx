import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { areWordsKept, showLeftWords, useShowSaving, type Saving } from './saving-now.ts';

function Text(saving: Omit<Saving, 'isOnPage'>) {
  useShowSaving(saving);
  return null;
}

let root: Root;
beforeEach(() => {
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  flushSync(() => root.unmount());
  showLeftWords(null);
});

const show = (saving: Omit<Saving, 'isOnPage'>) =>
  flushSync(() => root.render(<Text {...saving} />));

test('words wait on this device until the server has them', () => {
  expect(areWordsKept()).toBe(false);
  show({ state: 'offline', isProtected: true, isGone: false });
  expect(areWordsKept()).toBe(true);
  show({ state: 'offline', isProtected: false, isGone: false });
  expect(areWordsKept()).toBe(false);
  show({ state: 'saved', isProtected: true, isGone: false });
  expect(areWordsKept()).toBe(false);
});

test('those of a document that was deleted wait for nothing, and others still do', () => {
  show({ state: 'error', isProtected: true, isGone: true });
  expect(areWordsKept()).toBe(false);
  showLeftWords('pending');
  expect(areWordsKept()).toBe(true);
});
