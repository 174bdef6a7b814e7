import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSaveStatusStore, type SaveState } from './save-status-store.ts';

const page = { documentId: 'd1', isProtected: true, isGone: false, fault: 'text' } as const;
let store: ReturnType<typeof createSaveStatusStore>;

beforeEach(() => {
  vi.useFakeTimers();
  store = createSaveStatusStore();
});
afterEach(() => {
  store.dispose();
  vi.useRealTimers();
});

test('trouble is unsafe at once, a save after ten seconds', () => {
  const unsafe: (SaveState | undefined)[] = [];
  store.subscribe(() => {
    const state = store.unsafe()?.state;
    if (state !== unsafe.at(-1)) unsafe.push(state);
  });
  const at = (state: SaveState, milliseconds: number) => {
    store.setOnPage({ ...page, state });
    vi.advanceTimersByTime(milliseconds);
  };
  at('saved', 1000);
  for (let second = 0; second < 12; second += 4) {
    at('pending', 2000);
    at('saving', 1000);
    at('saved', 1000);
  }
  expect(unsafe).toEqual([]);
  at('pending', 5000);
  at('saving', 4999);
  expect(unsafe).toEqual([]);
  at('saving', 1);
  expect(unsafe).toEqual(['saving']);
  at('saved', 0);
  at('error', 0);
  at('saved', 0);
  at('pending', 9999);
  expect(unsafe).toEqual(['saving', undefined, 'error', undefined]);
});

// SAVE-21
test('a document on the page is not reported as closed', () => {
  store.setOnPage({ ...page, state: 'saved' });
  store.setClosed('error', ['d1']);
  expect(store.unsafe()).toBeNull();
  expect(store.hasStoredWords()).toBe(false);
  store.setClosed('error', ['d1', 'd2']);
  expect(store.unsafe()?.state).toBe('error');
  store.setClosed('offline', ['d1']);
  expect(store.unsafe()).toBeNull();
  store.setOnPage(null);
  expect(store.unsafe()?.state).toBe('offline');
});

// AUTH-34
test('words are stored here until the server has them', () => {
  expect(store.hasStoredWords()).toBe(false);
  store.setOnPage({ ...page, state: 'offline' });
  expect(store.hasStoredWords()).toBe(true);
  store.setOnPage({ ...page, state: 'offline', isProtected: false });
  expect(store.hasStoredWords()).toBe(false);
  store.setOnPage({ ...page, state: 'saved' });
  expect(store.hasStoredWords()).toBe(false);
});

// AUTH-34
test('a deleted document has nothing to send', () => {
  store.setOnPage({ ...page, state: 'error', isGone: true });
  expect(store.hasStoredWords()).toBe(false);
  store.setClosed('pending');
  expect(store.hasStoredWords()).toBe(true);
});
