import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { createTab, textsOf, written, openTestQueue } from '../testing/browser-tab.ts';

const tab = createTab();

/** Words that another tab has stored, and not sent. */
async function leave(id: string) {
  const queue = await openTestQueue(tab.owner, { takesOver: false });
  await queue.save({ inFlight: null, pending: { [id]: written(id, id) } });
  return queue;
}

// SAVE-24
test('a tab with unsaved words adopts all orphaned queues', async () => {
  // Known from before, it opens without a network.
  await (await tab.open()).close();
  tab.backend.isUp = false;
  for (const id of ['x', 'y', 'z']) (await leave(id)).close();
  const document = await tab.open();
  const shown: string[] = [];
  document.attachEditor(({ paragraphs }) =>
    shown.push(...textsOf({ paragraphs: [...paragraphs] })),
  );
  document.type('a', 'Il pleut.');
  await document.until('offline');
  const closing = await leave('w');
  closing.close();
  tab.page.dispatchEvent(new Event('visibilitychange'));
  tab.backend.isUp = true;
  document.actor.send({ type: 'retry' });
  const taken = ['w', 'x', 'y', 'z'];
  // Two saves, one after the other, take about the second that waitFor waits by default.
  await vi.waitFor(() => expect(tab.textsOnServer().toSorted()).toEqual(['Il pleut.', ...taken]), {
    timeout: 10_000,
  });
  expect([...textsOf(document), ...shown].toSorted()).toEqual(taken);
});

// SAVE-24
test('another tab adopts the queue of a document at its close', async () => {
  const [closing, other] = [await tab.open(), await tab.open()];
  const stop = other.attachEditor(() => {});
  await other.until('saved');
  tab.backend.refusal = { status: 422, messageKey: 'actions.endpoints.validationError' };
  closing.type('a', 'Il pleut.');
  await closing.until('error');
  tab.backend.refusal = null;
  await closing.close();
  await vi.waitFor(() => expect(tab.textsOnServer()).toEqual(['Il pleut.']));
  stop();
});

// SAVE-24
test('polling finds the queue of a crashed tab', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const document = await tab.open();
  const stop = document.attachEditor(() => {});
  await document.until('saved');
  (await leave('z')).close();
  vi.advanceTimersByTime(10_000);
  await vi.waitFor(() => expect(tab.textsOnServer()).toEqual(['z']));
  stop();
});

// SAVE-24
test('a flush waits for orphaned queues of open documents', async () => {
  const document = await tab.open();
  const stop = document.attachEditor(() => {});
  document.type('a', 'Il pleut.');
  await document.until('saved');
  for (const id of ['y', 'z']) (await leave(id)).close();
  tab.page.dispatchEvent(new Event('visibilitychange'));
  expect(await tab.context.openDocuments.flushAll()).toBe(true);
  expect(tab.textsOnServer().toSorted()).toEqual(['Il pleut.', 'y', 'z']);
  stop();
});

// SAVE-24
test('no orphaned queue is adopted without an editor', async () => {
  const document = await tab.open();
  await document.until('saved');
  (await leave('z')).close();
  expect(await tab.context.openDocuments.flushAll()).toBe(true);
  expect(tab.textsOnServer()).toEqual([]);
});

// SAVE-24
test('a full device adopts an orphaned queue once', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const document = await tab.open();
  const shown: string[] = [];
  const stop = document.attachEditor(({ paragraphs }) =>
    shown.push(...textsOf({ paragraphs: [...paragraphs] })),
  );
  await document.until('saved');
  (await leave('z')).close();
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  vi.advanceTimersByTime(10_000);
  await vi.waitFor(() => expect(tab.textsOnServer()).toEqual(['z']));
  await document.until('saved');
  full.mockRestore();
  vi.advanceTimersByTime(10_000);
  expect(await tab.context.openDocuments.flushAll()).toBe(true);
  expect(shown).toEqual(['z']);
  expect(tab.backend.saves).toHaveLength(1);
  stop();
});

// TRASH-11
test('polling finds that a deleted document was restored', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const document = await tab.open();
  const stop = document.attachEditor(() => {});
  tab.backend.refusal = { status: 404, messageKey: 'documents.notFound' };
  document.type('a', 'Il pleut.');
  await document.until('gone');
  tab.backend.refusal = null;
  vi.advanceTimersByTime(10_000);
  await document.until('saved');
  expect(tab.textsOnServer()).toEqual(['Il pleut.']);
  stop();
});
