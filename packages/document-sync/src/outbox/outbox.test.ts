import 'fake-indexeddb/auto';
import { describe, expect, test, vi } from 'vitest';
import { openDocumentChannel } from '../remote/document-channel.ts';
import { documentLockName } from '../remote/document-leases.ts';
import { holdLock } from '../queue/web-lock.ts';
import { openDocument } from '../open/open-document.ts';
import { openTestQueue } from '../testing/browser-tab.ts';
import { createBrowser, leave } from '../testing/outbox-browser.ts';

const browser = createBrowser();

describe('the outbox', () => {
  test('sends the queues of closed documents without opening them', async () => {
    for (const id of ['d1', 'd2']) (await leave(id, `mots de ${id}`)).close();
    expect(await browser.open().send()).toBe('sent');
    expect([...browser.taken]).toEqual([
      ['d1', ['mots de d1']],
      ['d2', ['mots de d2']],
    ]);
    expect(await browser.queued()).toEqual([]);
    expect(browser.calls).toEqual(['PATCH d1', 'PATCH d2']);
    // It is of an earlier moment than what may have been written since.
    expect(browser.sync.lastEdited.get('s1')).toBeNull();
  });

  // SAVE-24
  test('finds the queue of a crashed tab by polling', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const dying = await leave('d1', 'mots');
    expect(await browser.open().send()).toBe('sent');
    dying.close();
    vi.advanceTimersByTime(10_000);
    await vi.waitFor(() => expect(browser.outcomes).toEqual(['sent', 'sent']));
    expect(browser.taken.get('d1')).toEqual(['mots']);
  });

  test('does not poll during a run', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { promise, resolve } = Promise.withResolvers<void>();
    browser.beforeAnswer = promise;
    for (const id of ['d1', 'd2']) (await leave(id, 'mots')).close();
    const sending = browser.open().send();
    await vi.waitFor(() => expect(browser.calls).toEqual(['PATCH d1']));
    vi.advanceTimersByTime(60_000);
    resolve();
    await sending;
    expect(browser.outcomes).toEqual(['sent']);
  });

  test('sends every queue of one document', async () => {
    const [one, two] = [await leave('d1', 'un'), await leave('d1', 'deux')];
    one.close();
    two.close();
    expect(await browser.open().send()).toBe('sent');
    expect(browser.taken.get('d1')?.toSorted()).toEqual(['deux', 'un']);
    expect(await browser.queued()).toEqual([]);
  });

  test('sends the queues of its own writer only', async () => {
    (await leave('d1', 'de Sido', 'u2')).close();
    expect(await browser.open('u1').send()).toBe('sent');
    expect(browser.calls).toEqual([]);
    expect(await browser.queued('u2')).toEqual(['d1']);
  });

  test('does not send a document that another tab has open', async () => {
    const elsewhere = await leave('d1', 'en cours');
    expect(await browser.open().send()).toBe('sent');
    expect(browser.calls).toEqual([]);
    elsewhere.close();
  });

  test('stops sending a document that this page opens', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    browser.beforeAnswer = promise;
    (await leave('d1', 'mots')).close();
    const outbox = browser.open();
    const sending = outbox.send();
    await vi.waitFor(() => expect(browser.calls).toEqual(['PATCH d1']));
    const opened = await openDocument(browser.sync, { documentId: 'd1', onSaved: () => {} });
    expect(opened.paragraphs).toMatchObject([{ id: 'mots' }]);
    expect(await sending).toBe('opening');
    // Again, by the document that was opened, and by nobody else.
    const again = ['PATCH d1', 'GET d1', 'PATCH d1'];
    await vi.waitFor(() => expect(browser.calls).toEqual(again));
    expect(await outbox.send()).toBe('sent');
    expect(browser.calls).toEqual(again);
    resolve();
    await opened.close();
    expect(await outbox.send()).toBe('sent');
  });

  // SAVE-21, SAVE-44
  test('does not report an opening document’s queue as sent', async () => {
    (await leave('d1', 'mots')).close();
    browser.sync.prefetch('d1');
    const outbox = browser.open();
    expect(await outbox.send()).toBe('opening');
    expect(browser.waitingIn).toEqual(['d1']);
    expect(await browser.queued()).toEqual(['d1']);
    const opened = await openDocument(browser.sync, { documentId: 'd1', onSaved: () => {} });
    expect(await outbox.send()).toBe('sent');
    expect(browser.waitingIn).toEqual([]);
    await opened.close();
    expect(await outbox.send()).toBe('sent');
    expect(browser.taken.get('d1')).toEqual(['mots']);
  });

  // SAVE-26
  test('hands its queue to another page that opens the document', async () => {
    (await leave('d1', 'un')).close();
    const { promise, resolve } = Promise.withResolvers<void>();
    browser.beforeAnswer = promise;
    const sending = browser.open().send();
    await vi.waitFor(() => expect(browser.calls).toEqual(['PATCH d1']));
    const owner = { userId: 'u1', documentId: 'd1' };
    const channel = openDocumentChannel(owner);
    channel.post('opening');
    const lock = await holdLock(documentLockName(owner), { mode: 'shared', patience: 10_000 });
    const queue = await openTestQueue(owner);
    expect(queue.restored.inFlight?.changes).toMatchObject([{ id: 'un' }]);
    resolve();
    expect(await sending).toBe('sent');
    lock?.release();
    queue.close();
    channel.close();
  });

  // SAVE-44
  test('sends a queue once this page releases its lease', async () => {
    (await leave('d1', 'mots')).close();
    const giveBack = await browser.context.leases.lease('d1');
    expect(await browser.open().send()).toBe('opening');
    expect(browser.calls).toEqual([]);
    giveBack();
    await vi.waitFor(() => expect(browser.outcomes).toEqual(['opening', 'sent']));
    expect(browser.taken.get('d1')).toEqual(['mots']);
  });

  // SAVE-22
  test('retries an unreachable server by timer and when online', async () => {
    (await leave('d1', 'mots')).close();
    browser.answerFor = () => 'cut';
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const outbox = browser.open();
    expect(await outbox.send()).toBe('unreachable');
    expect(await browser.queued()).toEqual(['d1']);
    vi.advanceTimersByTime(5000);
    await vi.waitFor(() => expect(browser.calls).toHaveLength(2));
    browser.answerFor = () => 'saved';
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(browser.taken.get('d1')).toEqual(['mots']));
    expect(await outbox.send()).toBe('sent');
  });

  // SAVE-46
  test('doubles the backoff up to a minute', async () => {
    (await leave('d1', 'mots')).close();
    browser.answerFor = () => 'cut';
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    const outbox = browser.open();
    await outbox.send();
    const seconds: number[] = [];
    for (let tries = 1; tries <= 6; tries += 1) {
      const before = Date.now();
      vi.advanceTimersToNextTimer();
      seconds.push(Math.round((Date.now() - before) / 1000));
      await vi.waitFor(() => expect(browser.outcomes).toHaveLength(tries + 1));
    }
    expect(seconds).toEqual([5, 10, 20, 40, 60, 60]);
  });

  test('waits for Retry-After, unless the writer sends', async () => {
    (await leave('d1', 'mots')).close();
    browser.answerFor = () => 'busy';
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'performance'],
      shouldAdvanceTime: true,
    });
    const outbox = browser.open();
    expect(await outbox.send()).toBe('unsent');
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(40_000);
    expect(browser.calls).toEqual(['PATCH d1']);
    browser.answerFor = () => 'saved';
    await vi.advanceTimersByTimeAsync(11_000);
    await vi.waitFor(() => expect(browser.taken.get('d1')).toEqual(['mots']));

    (await leave('d1', 'encore')).close();
    browser.answerFor = () => 'busy';
    expect(await outbox.send()).toBe('unsent');
    browser.answerFor = () => 'saved';
    expect(await outbox.send()).toBe('sent');
  });

  test('sends nothing once closed', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    browser.beforeAnswer = promise;
    for (const id of ['d1', 'd2']) (await leave(id, 'mots')).close();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const removeListener = vi.spyOn(window, 'removeEventListener');
    const outbox = browser.open();
    const sending = outbox.send();
    await vi.waitFor(() => expect(browser.calls).toEqual(['PATCH d1']));
    outbox.close();
    expect(await sending).toBe('unsent');
    resolve();
    expect(removeListener).toHaveBeenCalledExactlyOnceWith('online', expect.any(Function));
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(browser.calls).toEqual(['PATCH d1']);
    expect(await browser.queued()).toContain('d2');
  });

  test('does not report unreadable queues as sent', async () => {
    (await leave('d1', 'mots')).close();
    const outbox = browser.open();
    const read = vi.spyOn(IDBObjectStore.prototype, 'getAllKeys').mockImplementation(() => {
      throw new DOMException('The disk does not answer', 'UnknownError');
    });
    expect(await outbox.send()).toBe('unsent');
    read.mockRestore();
    expect(await outbox.send()).toBe('sent');
    expect(browser.taken.get('d1')).toEqual(['mots']);
  });

  test('has nothing to send on a device without storage', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('Not here', 'SecurityError');
      },
    });
    expect(await browser.open().send()).toBe('sent');
  });

  test('sends nothing without an active session', async () => {
    (await leave('d1', 'mots')).close();
    browser.canSend = false;
    expect(await browser.open().send()).toBe('unsent');
    expect(browser.calls).toEqual([]);
  });

  test.each(['conflict', 'refused'] as const)(
    'a %s stays queued and is not sent again',
    async (answer) => {
      for (const id of ['d1', 'd2']) (await leave(id, 'mots')).close();
      browser.answerFor = (id) => (id === 'd1' ? answer : 'saved');
      const outbox = browser.open();
      expect(await outbox.send()).toBe('undecided');
      expect(browser.taken.get('d2')).toEqual(['mots']);
      browser.calls = [];
      expect(await outbox.send()).toBe('undecided');
      expect(browser.calls).toEqual([]);
      const queue = await openTestQueue({ userId: 'u1', documentId: 'd1' });
      expect(queue.restored.pending).toHaveProperty('mots');
      queue.close();
    },
  );

  test('waits while another page sends', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    browser.beforeAnswer = promise;
    for (const id of ['d1', 'd2']) (await leave(id, 'mots')).close();
    const first = browser.open().send();
    await vi.waitFor(() => expect(browser.calls).toEqual(['PATCH d1']));
    const second = browser.open().send();
    await vi.waitFor(async () => {
      const { pending = [] } = await navigator.locks.query();
      expect(pending.map(({ name }) => name)).toEqual(['ecritoire:outbox:u1']);
    });
    resolve();
    expect(await Promise.all([first, second])).toEqual(['sent', 'sent']);
    expect(browser.calls.toSorted()).toEqual(['PATCH d1', 'PATCH d2']);
  });

  test('sends everything once from two pages', async () => {
    for (const id of ['d1', 'd2']) (await leave(id, 'mots')).close();
    expect(await Promise.all([browser.open().send(), browser.open().send()])).toEqual([
      'sent',
      'sent',
    ]);
    expect(browser.calls.toSorted()).toEqual(['PATCH d1', 'PATCH d2']);
  });
});
