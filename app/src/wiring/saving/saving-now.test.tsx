import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  areWordsKept,
  showLeftWords,
  useShowSaving,
  useUnsafe,
  type Saving,
} from './saving-now.ts';

function Text(saving: Omit<Saving, 'isOnPage'>) {
  useShowSaving('d1', saving);
  return null;
}

let unsafe: (Saving['state'] | undefined)[];
function Unsafe() {
  unsafe.push(useUnsafe()?.state);
  return null;
}

/** The same each time: drawn anew by itself alone. */
const unsafeElement = <Unsafe key="unsafe" />;

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

test('one is told of words that are not saved at once in trouble, or after ten seconds, and nothing is drawn before', () => {
  vi.useFakeTimers();
  unsafe = [];
  const at = (state: Saving['state'], milliseconds: number) => {
    const saving = { state, isProtected: true, isGone: false, fault: 'text' as const };
    flushSync(() => root.render([<Text key="text" {...saving} />, unsafeElement]));
    flushSync(() => void vi.advanceTimersByTime(milliseconds));
  };
  at('saved', 1000);
  for (let second = 0; second < 12; second += 4) {
    at('pending', 2000);
    at('saving', 1000);
    at('saved', 1000);
  }
  expect(unsafe).toEqual([undefined]);
  at('pending', 5000);
  at('saving', 4999);
  expect(unsafe).toEqual([undefined]);
  at('saving', 1);
  expect(unsafe.at(-1)).toBe('saving');
  at('saved', 0);
  expect(unsafe.at(-1)).toBe(undefined);
  at('error', 0);
  expect(unsafe.at(-1)).toBe('error');
  at('saved', 0);
  at('pending', 9999);
  expect(unsafe.at(-1)).toBe(undefined);
  vi.useRealTimers();
});

test('left words are reported once when their page opens', () => {
  unsafe = [];
  const saved = { state: 'saved', isProtected: true, isGone: false, fault: 'text' } as const;
  flushSync(() => root.render([<Text key="text" {...saved} />, unsafeElement]));
  flushSync(() => showLeftWords('error', ['d1']));
  expect(unsafe.at(-1)).toBe(undefined);
  expect(areWordsKept()).toBe(false);
  flushSync(() => showLeftWords('error', ['d1', 'd2']));
  expect(unsafe.at(-1)).toBe('error');
  flushSync(() => showLeftWords('offline', ['d1']));
  expect(unsafe.at(-1)).toBe(undefined);
  flushSync(() => root.render([unsafeElement]));
  expect(unsafe.at(-1)).toBe('offline');
});

test('words wait on this device until the server has them', () => {
  expect(areWordsKept()).toBe(false);
  show({ state: 'offline', isProtected: true, isGone: false, fault: 'text' });
  expect(areWordsKept()).toBe(true);
  show({ state: 'offline', isProtected: false, isGone: false, fault: 'text' });
  expect(areWordsKept()).toBe(false);
  show({ state: 'saved', isProtected: true, isGone: false, fault: 'text' });
  expect(areWordsKept()).toBe(false);
});

test('those of a document that was deleted wait for nothing, and others still do', () => {
  show({ state: 'error', isProtected: true, isGone: true, fault: 'text' });
  expect(areWordsKept()).toBe(false);
  showLeftWords('pending');
  expect(areWordsKept()).toBe(true);
});
