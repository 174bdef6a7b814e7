import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { createTab, textsOf } from '../testing/browser-tab.ts';
import { openDocumentChannel } from './document-channel.ts';

const tab = createTab();
const { owner } = tab;

// PAGE-129
test('a document opens with its prefetched response, once', async () => {
  tab.backend.apply([saved('Il pleut.')]);
  tab.sync.prefetch('d1');
  await vi.waitFor(() => expect(tab.backend.readings).toBe(1));
  const document = await tab.open();
  expect(textsOf(document)).toEqual(['Il pleut.']);
  expect(tab.backend.readings).toBe(1);

  await document.close();
  tab.backend.apply([saved('Il pleut encore.', 1)]);
  expect(textsOf(await tab.open())).toEqual(['Il pleut encore.']);
});

// PAGE-129
test('a save of another tab during prefetch is refetched', async () => {
  tab.backend.apply([saved('Il pleut.')]);
  tab.sync.prefetch('d1');
  await vi.waitFor(() => expect(tab.backend.readings).toBe(1));
  tab.backend.apply([saved('Il pleut encore.', 1)]);
  const otherTab = openDocumentChannel(owner);
  otherTab.post('saved');
  const { actor } = await tab.open();
  const show = vi.fn<() => void>();
  const stop = tab.context.openDocuments.attachEditor(actor, show);
  await vi.waitFor(() => expect(show).toHaveBeenCalledOnce());
  stop();
  otherTab.close();
});

// PAGE-129
test('an open document is not prefetched', async () => {
  const document = await tab.open();
  document.type('a', 'Il pleut.');
  const { readings } = tab.backend;
  tab.sync.prefetch('d1');
  await tab.context.openDocuments.flushAll();
  await document.close();
  expect(tab.backend.readings).toBe(readings);
  expect(textsOf(await tab.open())).toEqual(['Il pleut.']);
});

// PAGE-129
test('a failed prefetch rejects the opening, the next requests again', async () => {
  tab.backend.refusal = { status: 404, messageKey: 'documents.notFound' };
  tab.sync.prefetch('d1');
  await expect(tab.open()).rejects.toMatchObject({ status: 404 });
  tab.backend.refusal = null;
  expect(textsOf(await tab.open())).toEqual([]);
});

// PAGE-129
test('a cached document opened after a failed prefetch catches up', async () => {
  tab.backend.apply([saved('Il pleut.')]);
  await (await tab.open()).close();
  tab.backend.isUp = false;
  tab.sync.prefetch('d1');
  const document = await tab.open();
  expect(textsOf(document)).toEqual(['Il pleut.']);
  const shown: string[] = [];
  const stop = document.attachEditor(({ paragraphs }) => {
    shown.push(...textsOf({ paragraphs: [...paragraphs] }));
  });
  tab.backend.isUp = true;
  tab.backend.apply([saved('Il pleut encore.', 1)]);
  tab.page.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(shown).toEqual(['Il pleut encore.']));
  stop();
});

// PAGE-129
test('a prefetch opens the queue for the document', async () => {
  const document = await tab.open();
  tab.backend.isUp = false;
  document.type('a', 'Il pleut.');
  await document.stored();
  await document.close();
  tab.backend.isUp = true;
  tab.backend.hearsSaves = false;

  tab.sync.prefetch('d1');
  await vi.waitFor(async () => expect(await heldQueues()).toHaveLength(1));
  const held = await heldQueues();
  expect(textsOf(await tab.open())).toEqual(['Il pleut.']);
  expect(await heldQueues()).toEqual(held);

  tab.backend.hearsSaves = true;
});

// PAGE-129
test('another prefetch releases the queue of the first', async () => {
  tab.sync.prefetch('d1');
  await vi.waitFor(async () => expect(await heldQueues()).toHaveLength(1));
  tab.sync.prefetch('d2');
  await vi.waitFor(async () => expect(await heldQueues()).toEqual([expect.stringContaining('d2')]));
  await tab.open();
});

// PAGE-129
test('an unused prefetch is released after thirty seconds', async () => {
  const otherTab = openDocumentChannel(owner);
  const hear = vi.fn<() => void>();
  const stop = otherTab.follow(hear);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  tab.sync.prefetch('d1');
  expect(tab.context.leases.isLeased('d1')).toBe(true);
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(tab.context.leases.isLeased('d1')).toBe(false));
  await vi.waitFor(() => expect(hear).toHaveBeenCalledWith('left'));
  stop();
  otherTab.close();
});

/** The locks of what this device has of documents. */
async function heldQueues() {
  const { held = [] } = await navigator.locks.query();
  return held.map(({ name }) => name).filter((name) => name?.startsWith('ecritoire:queue:'));
}

function saved(text: string, parentVersion = 0) {
  const content = [{ text, marks: [] }];
  const place = { id: 'a', position: 'a', type: 'paragraph' } as const;
  return { operation: 'put', ...place, parentVersion, content } as const;
}
