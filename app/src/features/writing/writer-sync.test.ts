import 'fake-indexeddb/auto';
import { createBrowser, createTab, createTestSync, leave } from '@ecritoire/document-sync/testing';
import { describe, expect, test } from 'vitest';
import { saveAllText } from './writer-sync.ts';

describe('open documents', () => {
  const tab = createTab();
  const save = () => saveAllText(tab.sync, () => {});

  // SESSION-15
  test('a refused paragraph delays no stop, is retried first', async () => {
    const document = await tab.open();
    tab.backend.refusal = { status: 422, messageKey: 'actions.endpoints.validationError' };
    document.type('a', 'refus');
    expect(await save()).toBe('saved');
    expect(tab.textsOnServer()).toEqual([]);
    tab.backend.refusal = null;
    expect(await save()).toBe('saved');
    expect(tab.textsOnServer()).toEqual(['refus']);
  });

  // SESSION-15
  test('distinguishes a missing session from a missing response', async () => {
    const document = await tab.open();
    tab.backend.refusal = { status: 409, messageKey: 'writingSessions.noneActive' };
    document.type('a', 'attend');
    expect(await save()).toBe('blocked');
    tab.backend.refusal = null;
    tab.backend.isUp = false;
    document.type('b', 'aussi');
    expect(await save()).toBe('unsaved');
    tab.backend.isUp = true;
  });
});

describe('closed documents', () => {
  const browser = createBrowser();

  // SAVE-44
  test('a stop sends the queue of a prefetched document', async () => {
    (await leave('d1', 'mots')).close();
    const sync = createTestSync({ storage: browser.storage, isSessionActive: () => true });
    sync.prefetch('d1');
    expect(await saveAllText(sync, () => {})).toBe('saved');
    expect(browser.taken.get('d1')).toEqual(['mots']);
    sync.dispose();
  });
});
