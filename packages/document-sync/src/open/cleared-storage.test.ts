import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { createTab } from '../testing/browser-tab.ts';

const tab = createTab();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});

/** As a browser does for want of space, or as its user asks it to. */
async function clearStorage() {
  tab.storage.clear();
  const clearing = indexedDB.deleteDatabase('ecritoire');
  await vi.waitFor(() => expect(clearing.readyState).toBe('done'));
}

const typed = async () => {
  const document = await tab.open();
  tab.backend.isUp = false;
  document.type('a', 'Il pleut.');
  // Tried once: from here on nothing is written by itself.
  document.actor.send({ type: 'flush' });
  await document.until('offline');
  await document.stored();
  return document;
};

const onDevice = async () => (await tab.context.queues.read(tab.owner)).length;

// SAVE-25
test.each([
  ['after a time', () => void vi.advanceTimersByTime(10_000)],
  ['on becoming visible', () => void tab.page.dispatchEvent(new Event('visibilitychange'))],
  ['before unload', () => void window.dispatchEvent(new Event('beforeunload'))],
])('what the browser cleared is stored again %s', async (_when, look) => {
  await typed();
  await clearStorage();
  expect(await onDevice()).toBe(0);
  look();
  await vi.waitFor(async () => expect(await onDevice()).toBe(1));
});

// SAVE-25
test('closing right after storage was cleared loses nothing', async () => {
  await typed();
  await clearStorage();
  window.dispatchEvent(new Event('pagehide'));
  expect(tab.storage.keys()).toHaveLength(1);
});

// SAVE-25
test('a page that cannot store warns, on closing too', async () => {
  const document = await typed();
  const warns = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  await clearStorage();
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  const isRefused = () => document.actor.getSnapshot().context.refusesStorage;
  vi.advanceTimersByTime(10_000);
  await vi.waitFor(() => expect(isRefused()).toBe(true));
  expect(warns()).toBe(true);
  full.mockRestore();
  vi.advanceTimersByTime(10_000);
  await vi.waitFor(() => expect(isRefused()).toBe(false));
  expect(warns()).toBe(false);
  expect(await onDevice()).toBe(1);
});
