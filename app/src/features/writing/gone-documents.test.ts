import 'fake-indexeddb/auto';
import { openDocument } from '@ecritoire/document-sync';
import { createBrowser, leave, openTestQueue } from '@ecritoire/document-sync/testing';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { goneWordsOfQuery, goneWordsQuery } from './gone-words.ts';

const browser = createBrowser();

describe('documents that are gone', () => {
  // AUTH-21
  test('a deleted document blocks nothing and keeps its words', async () => {
    (await leave('d1', 'mots')).close();
    browser.answerFor = () => 'gone';
    const outbox = browser.open();
    expect(await outbox.send()).toBe('sent');
    expect(await outbox.send()).toBe('sent');
    // Neither does the next page ask for it again.
    expect(await browser.open().send()).toBe('sent');
    expect(browser.calls).toEqual(['PATCH d1']);
    const [gone] = await browser.queues.list('u1');
    expect(gone).toEqual({ documentId: 'd1', isLocked: false, isGone: true });
    expect(await browser.queues.read({ userId: 'u1', documentId: 'd1' })).toMatchObject([
      { inFlight: { changes: [{ content: [{ text: 'mots' }] }] } },
    ]);

    (await leave('d2', 'autres mots')).close();
    await browser.queues.discard('u1', 'd1');
    expect(await browser.queued()).toEqual(['d2']);
    expect(browser.queues.tombstones.has({ userId: 'u1', documentId: 'd1' })).toBe(false);
  });

  // AUTH-21
  test('deletions of a deleted document are dropped', async () => {
    const queue = await openTestQueue({ userId: 'u1', documentId: 'd1' });
    const deletion = { operation: 'delete', id: 'p', parentVersion: 1 } as const;
    await queue.save({ inFlight: queue.restored.inFlight, pending: { p: deletion } });
    queue.close();
    (await leave('d2', 'mots')).close();
    for (const documentId of ['d1', 'd2'])
      browser.queues.tombstones.add({ userId: 'u1', documentId });
    const offered = await new QueryClient().fetchQuery(goneWordsQuery(browser.queues, 'u1'));
    expect(offered).toEqual([{ documentId: 'd2', text: 'mots', name: null }]);
    expect(await browser.queued()).toEqual(['d2']);
    expect(browser.queues.tombstones.has({ userId: 'u1', documentId: 'd1' })).toBe(false);
    await browser.queues.discard('u1', 'd2');
  });

  // AUTH-21
  test('waiting words keep their document’s name', async () => {
    const owner = { userId: 'u1', documentId: 'd1' };
    const name = { title: 'L’estuaire', journalEntry: null };
    (await leave('d1', 'mots')).close();
    const found = async () =>
      new QueryClient().fetchQuery(goneWordsOfQuery(browser.queues, 'u1', 'd1'));
    browser.answerFor = () => 'cut';
    browser.served = name;
    const opened = await openDocument(browser.sync, { documentId: 'd1', onSaved: () => {} });
    await opened.close();
    expect(await found()).toEqual([]);
    browser.answerFor = () => 'gone';
    await browser.open().send();
    expect(await found()).toEqual([{ documentId: 'd1', text: 'mots', name }]);

    browser.answerFor = () => 'saved';
    const again = await openDocument(browser.sync, { documentId: 'd1', onSaved: () => {} });
    await waitFor(again.actor, (snapshot) => snapshot.hasTag('saved'));
    await again.close();
    expect(browser.queues.titles.get(owner)).toBeNull();
  });

  // AUTH-21
  test('a wrongly deleted document is sent again', async () => {
    const owner = { userId: 'u1', documentId: 'd1' };
    (await leave('d1', 'mots')).close();
    browser.answerFor = () => 'gone';
    expect(await browser.open().send()).toBe('sent');
    expect(browser.queues.tombstones.has(owner)).toBe(true);

    browser.answerFor = () => 'cut';
    const opened = await openDocument(browser.sync, { documentId: 'd1', onSaved: () => {} });
    expect(browser.queues.tombstones.has(owner)).toBe(false);
    await opened.close();
    browser.answerFor = () => 'saved';
    expect(await browser.open().send()).toBe('sent');
    expect(browser.taken.get('d1')).toEqual(['mots']);

    (await leave('d1', 'encore')).close();
    const written = await openDocument(browser.sync, { documentId: 'd1', onSaved: () => {} });
    browser.queues.tombstones.add(owner);
    await waitFor(written.actor, (snapshot) => snapshot.hasTag('saved'));
    expect(browser.queues.tombstones.has(owner)).toBe(false);
    await written.close();
  });
});
