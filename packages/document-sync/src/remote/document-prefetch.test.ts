import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { createTab, textsOf } from '../testing/browser-tab.ts';
import { openDocumentChannel } from './document-channel.ts';

const tab = createTab();
const { owner } = tab;

// PAGE-129
test('a document opens with what was asked of the server ahead, once', async () => {
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
test('what another tab says was saved meanwhile is read as soon as the text is shown', async () => {
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
test('a document that is being saved here is not asked for before it is', async () => {
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
test('a failure ahead is told to whoever opens the document, and the next try asks anew', async () => {
  tab.backend.refusal = { status: 404, messageKey: 'documents.notFound' };
  tab.sync.prefetch('d1');
  await expect(tab.open()).rejects.toMatchObject({ status: 404 });
  tab.backend.refusal = null;
  expect(textsOf(await tab.open())).toEqual([]);
});

// PAGE-129
test('a document that was asked for ahead in vain, and opened as it was left, is read once a server answers', async () => {
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
test('words that wait on this device are looked for ahead, and are there for whoever opens it', async () => {
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
test('words that wait are free again for others when nobody opens their document', async () => {
  tab.sync.prefetch('d1');
  await vi.waitFor(async () => expect(await heldQueues()).toHaveLength(1));
  tab.sync.prefetch('d2');
  await vi.waitFor(async () => expect(await heldQueues()).toEqual([expect.stringContaining('d2')]));
  await tab.open();
});

// PAGE-129
test('a document that nobody opens after all is let go, and others on this device are told', async () => {
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
