import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { openDocument } from './open-document.ts';
import { openDurableQueue } from './durable-queue.ts';
import { forgetQueued, listQueued, readQueued } from './queued-documents.ts';
import { isGone, noteGone } from './gone-documents.ts';
import { keptName } from './kept-names.ts';
import { goneWordsOfQuery, goneWordsQuery } from './gone-words.ts';
import { api, createBrowser, leave, left, words } from './outbox.test-support.ts';

const browser = createBrowser();

describe('documents that are gone', () => {
  test('a document that is gone holds nothing up, and its words are kept', async () => {
    (await leave('d1', 'mots')).close();
    browser.answerFor = () => 'gone';
    const outbox = browser.open();
    expect(await outbox.send()).toBe('sent');
    expect(await outbox.send()).toBe('sent');
    // Neither does the next page ask for it again.
    expect(await browser.open().send()).toBe('sent');
    expect(browser.calls).toEqual(['PATCH d1']);
    const [gone] = await listQueued('u1');
    expect(gone).toEqual({ documentId: 'd1', isOpenElsewhere: false, isGone: true });
    expect(await readQueued({ userId: 'u1', documentId: 'd1' })).toMatchObject([
      { inFlight: { changes: [{ content: [{ text: 'mots' }] }] } },
    ]);

    (await leave('d2', 'autres mots')).close();
    await forgetQueued('u1', 'd1');
    expect(await left()).toEqual(['d2']);
    expect(isGone({ userId: 'u1', documentId: 'd1' })).toBe(false);
  });

  test('of a document that is gone nothing is kept where nothing but deletions waits', async () => {
    const queue = await openDurableQueue({ userId: 'u1', documentId: 'd1' });
    const deletion = { operation: 'delete', id: 'p', parentVersion: 1 } as const;
    await queue.save({ inFlight: queue.restored.inFlight, pending: { p: deletion } });
    queue.close();
    (await leave('d2', 'mots')).close();
    for (const documentId of ['d1', 'd2']) noteGone({ userId: 'u1', documentId });
    const offered = await new QueryClient().fetchQuery(goneWordsQuery('u1'));
    expect(offered).toEqual([{ documentId: 'd2', text: 'mots', name: null }]);
    expect(await left()).toEqual(['d2']);
    expect(isGone({ userId: 'u1', documentId: 'd1' })).toBe(false);
    await forgetQueued('u1', 'd2');
  });

  test('what waits keeps the name of its document, until the server has all of it', async () => {
    const owner = { userId: 'u1', documentId: 'd1' };
    const name = { title: 'L’estuaire', journalEntry: null };
    (await leave('d1', 'mots')).close();
    const found = async () => new QueryClient().fetchQuery(goneWordsOfQuery('u1', 'd1'));
    browser.answerFor = () => 'cut';
    browser.served = name;
    const opened = await openDocument({ api, ...owner, words, onSaved: () => {} });
    await opened.close();
    expect(await found()).toEqual([]);
    browser.answerFor = () => 'gone';
    await browser.open().send();
    expect(await found()).toEqual([{ documentId: 'd1', text: 'mots', name }]);

    browser.answerFor = () => 'saved';
    const again = await openDocument({ api, ...owner, words, onSaved: () => {} });
    await waitFor(again.actor, (snapshot) => snapshot.hasTag('saved'));
    await again.close();
    expect(keptName(owner)).toBeNull();
  });

  test('a document that was said to be gone is sent again once it could be read or saved', async () => {
    const owner = { userId: 'u1', documentId: 'd1' };
    (await leave('d1', 'mots')).close();
    browser.answerFor = () => 'gone';
    expect(await browser.open().send()).toBe('sent');
    expect(isGone(owner)).toBe(true);

    browser.answerFor = () => 'cut';
    const opened = await openDocument({ api, ...owner, words, onSaved: () => {} });
    expect(isGone(owner)).toBe(false);
    await opened.close();
    browser.answerFor = () => 'saved';
    expect(await browser.open().send()).toBe('sent');
    expect(browser.taken.get('d1')).toEqual(['mots']);

    (await leave('d1', 'encore')).close();
    const written = await openDocument({ api, ...owner, words, onSaved: () => {} });
    noteGone(owner);
    await waitFor(written.actor, (snapshot) => snapshot.hasTag('saved'));
    expect(isGone(owner)).toBe(false);
    await written.close();
  });
});
