import 'fake-indexeddb/auto';
import { replay } from '@ecritoire/machines/auto-save';
import { expect, test, vi } from 'vitest';
import { createTab, openTestQueue, textsOf } from './testing/browser-tab.ts';

const tab = createTab();

function refuseStorage() {
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
}

/** What the next page finds of words that no database has. */
async function restored() {
  const queue = await openTestQueue(tab.owner, { storage: tab.storage });
  queue.close();
  return textsOf({ paragraphs: replay([], queue.restored) });
}

const held = async () => (await navigator.locks.query()).held?.map(({ name }) => name);

test('a disposed sync has no timer, listener or lock', async () => {
  const added = vi.spyOn(window, 'addEventListener');
  const removed = vi.spyOn(window, 'removeEventListener');
  const warned = vi.spyOn(console, 'warn');
  const sync = tab.newPage();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  sync.status.setOnPage({
    state: 'saving',
    isProtected: true,
    isGone: false,
    fault: 'text',
    documentId: 'd1',
  });
  sync.prefetch('d1');
  await vi.waitFor(async () => expect(await held()).toHaveLength(2));
  sync.dispose();
  await vi.waitFor(async () => expect(await held()).toEqual([]));
  expect(warned, 'a release reaches nobody').not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
  expect(removed.mock.calls).toEqual(added.mock.calls);
});

test('disposing stores words that were in memory only', async () => {
  const document = await tab.open();
  const full = refuseStorage();
  tab.backend.isUp = false;
  document.type('a', 'Il pleut.');
  await document.until('offline');
  await vi.waitFor(() => expect(document.actor.getSnapshot().context.isProtected).toBe(false));
  await document.close();
  expect(document.actor.getSnapshot().status).toBe('active');
  tab.sync.dispose();
  expect(document.actor.getSnapshot().status).toBe('stopped');
  full.mockRestore();
  expect(await restored()).toEqual(['Il pleut.']);
});

test('a document closed after dispose stores its words', async () => {
  const document = await tab.open();
  const full = refuseStorage();
  tab.backend.isUp = false;
  document.type('a', 'Il pleut.');
  await document.until('offline');
  tab.sync.dispose();
  await document.close();
  expect(document.actor.getSnapshot().status).toBe('stopped');
  full.mockRestore();
  expect(await restored()).toEqual(['Il pleut.']);
});
