import 'fake-indexeddb/auto';
import type { Result } from '@ecritoire/api-client';
import { isAllSaved } from '@ecritoire/machines/auto-save';
import { expect, test, vi } from 'vitest';
import { createTab, openTestQueue, textsOf } from '../testing/browser-tab.ts';
import { changeOnServer } from './change-on-server.ts';

const tab = createTab();

/** A version of the text is restored, as the server does it. */
const restore = (text: string) => (): Promise<Result<string>> => {
  const version = (tab.backend.paragraphs.get('a')?.version ?? 0) + 1;
  tab.backend.paragraphs.set('a', { id: 'a', version, text });
  return Promise.resolve({ success: true, data: 'restored', error: null });
};

// VERS-16
test('an open page shows what was changed on the server', async () => {
  tab.backend.paragraphs.set('a', { id: 'a', version: 1, text: 'x' });
  const document = await tab.open();
  const shown: string[] = [];
  document.attachEditor(({ paragraphs }) =>
    shown.push(...textsOf({ paragraphs: [...paragraphs] })),
  );
  const changed = await changeOnServer(tab.newPage(), 'd1', restore('Il pleut.'));
  expect(changed).toMatchObject({ kind: 'changed', data: 'restored', document: { id: 'd1' } });
  await vi.waitFor(() => expect(shown).toEqual(['Il pleut.']));
});

// VERS-16
test('a page without the server opens with the changed text', async () => {
  tab.backend.paragraphs.set('a', { id: 'a', version: 1, text: 'x' });
  await changeOnServer(tab.sync, 'd1', restore('Il pleut.'));
  tab.backend.isUp = false;
  expect(textsOf(await tab.open())).toEqual(['Il pleut.']);
});

// VERS-16
test('unsent words are saved before the change', async () => {
  const document = await tab.open();
  document.type('b', 'Le vent.');
  await document.stored();
  await changeOnServer(tab.sync, 'd1', restore('Il pleut.'));
  expect(tab.textsOnServer()).toEqual(['Le vent.', 'Il pleut.']);
});

// VERS-16
test('nothing changes while words cannot be saved', async () => {
  const document = await tab.open();
  document.type('b', 'Le vent.');
  await document.stored();
  tab.backend.isUp = false;
  await document.close();
  const change = vi.fn<() => Promise<Result<string>>>(restore('Il pleut.'));
  expect(await changeOnServer(tab.sync, 'd1', change)).toEqual({ kind: 'unsaved' });
  expect(change).not.toHaveBeenCalled();
  const queue = await openTestQueue(tab.owner, { storage: tab.storage });
  expect(isAllSaved(queue.restored)).toBe(false);
  queue.close();
});

// VERS-16
test('nothing changes while words are in memory only', async () => {
  const document = await tab.open();
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  tab.backend.isUp = false;
  document.type('b', 'Le vent.');
  await vi.waitFor(() => expect(document.actor.getSnapshot().context.isProtected).toBe(false));
  await document.close();
  const change = vi.fn<() => Promise<Result<string>>>(restore('Il pleut.'));
  expect(await changeOnServer(tab.sync, 'd1', change)).toEqual({ kind: 'unsaved' });
  expect(change).not.toHaveBeenCalled();
  full.mockRestore();
});

test('a text prefetched before the change is not used', async () => {
  tab.backend.paragraphs.set('a', { id: 'a', version: 1, text: 'x' });
  const outcome = await changeOnServer(tab.sync, 'd1', async () => {
    tab.sync.prefetch('d1');
    await vi.waitFor(() => expect(tab.backend.readings).toBe(1));
    return restore('Il pleut.')();
  });
  expect(outcome.kind).toBe('changed');
  expect(textsOf(await tab.open())).toEqual(['Il pleut.']);
});
