import 'fake-indexeddb/auto';
import { createApiClient } from '@ecritoire/api-client';
import type { SaveParagraphsRequest } from '@ecritoire/contracts';
import type { Change } from '@ecritoire/machines/auto-save';
import { QueryClient } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { openDocument } from './auto-save.ts';
import { openDurableQueue } from './durable-queue.ts';
import { forgetQueued, listQueued, readQueued } from './queued-documents.ts';
import { isGone, noteGone } from './gone-documents.ts';
import { lastWritten } from './last-written.ts';
import { keptName } from './kept-names.ts';
import { goneWordsOfQuery, goneWordsQuery } from './gone-words.ts';
import { openOutbox } from './outbox.ts';
import type { Outbox } from './outbox.ts';

/** What became of each document's changes on the server. */
let taken: Map<string, string[]>;
let answerFor: (documentId: string) => 'saved' | 'cut' | 'conflict' | 'gone' | 'refused';
let beforeAnswer: Promise<void>;
let calls: string[];
/** What every document is called. */
let served: object;
let canSend: boolean;
let outboxes: Outbox[];

const problem = (status: number, messageKey: string, more: object = {}) =>
  Response.json({ messageKey, ...more }, { status });

async function serve(request: Request): Promise<Response> {
  const [, , , documentId = ''] = new URL(request.url).pathname.split('/');
  calls.push(`${request.method} ${documentId}`);
  if (request.method === 'GET') return Response.json({ id: documentId, ...served, paragraphs: [] });
  await beforeAnswer;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what our own client has sent
  const { changes } = (await request.json()) as SaveParagraphsRequest;
  switch (answerFor(documentId)) {
    case 'cut':
      throw new TypeError('Failed to fetch');
    case 'gone':
      return problem(404, 'documents.notFound');
    case 'refused':
      return problem(422, 'actions.endpoints.validationError');
    case 'conflict': {
      const paragraphs = changes.map((change) => ({
        ...put(change.id, 'leurs'),
        version: 9,
      }));
      return problem(409, 'paragraphs.conflict', { paragraphs, deletedIds: [] });
    }
    case 'saved': {
      const texts = changes.flatMap((change) =>
        change.operation === 'put' ? change.content.map(({ text }) => text) : [],
      );
      taken.set(documentId, [...(taken.get(documentId) ?? []), ...texts]);
      const paragraphs = changes.map(({ id }) => ({ id, version: 1 }));
      return Response.json({ paragraphs, deletedIds: [], words: 1, session: { id: 's1' } });
    }
  }
}

beforeEach(() => {
  taken = new Map();
  answerFor = () => 'saved';
  beforeAnswer = Promise.resolve();
  calls = [];
  served = {};
  canSend = true;
  outboxes = [];
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('fetch', serve);
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('window', Object.assign(new EventTarget(), { document: page }));
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks });
});
afterEach(() => {
  for (const outbox of outboxes) outbox.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const put = (id: string, text: string): Change & { operation: 'put' } => ({
  operation: 'put',
  id,
  position: id,
  type: 'paragraph',
  content: [{ text, marks: [] }],
  parentVersion: 0,
});

const api = createApiClient({
  baseUrl: 'http://localhost/api',
  tokens: {
    accessToken: () => 'token',
    refreshToken: () => null,
    storeAccessToken: () => {},
    clear: () => {},
  },
});

function open(userId = 'u1') {
  const outbox = openOutbox({ api, userId, canSend: () => canSend, onSent: () => {} });
  outboxes.push(outbox);
  return outbox;
}

/** A page that typed this and was closed before the server had it. */
async function leave(documentId: string, text: string, userId = 'u1') {
  const queue = await openDurableQueue({ userId, documentId });
  await queue.save({ inFlight: queue.restored.inFlight, pending: { [text]: put(text, text) } });
  return queue;
}

const left = async (userId = 'u1') =>
  (await listQueued(userId)).map(({ documentId }) => documentId).toSorted();

describe('the outbox', () => {
  test('sends what was left of every document, without any of them being opened', async () => {
    for (const id of ['d1', 'd2']) (await leave(id, `mots de ${id}`)).close();
    expect(await open().send()).toBe('sent');
    expect([...taken]).toEqual([
      ['d1', ['mots de d1']],
      ['d2', ['mots de d2']],
    ]);
    expect(await left()).toEqual([]);
    expect(calls).toEqual(['PATCH d1', 'PATCH d2']);
    // It is of an earlier moment than what may have been written since.
    expect(lastWritten('u1', 's1')).toBeNull();
  });

  test('sends every queue of one document', async () => {
    const [one, two] = [await leave('d1', 'un'), await leave('d1', 'deux')];
    one.close();
    two.close();
    expect(await open().send()).toBe('sent');
    expect(taken.get('d1')?.toSorted()).toEqual(['deux', 'un']);
    expect(await left()).toEqual([]);
  });

  test('sends the words of its own writer only', async () => {
    (await leave('d1', 'de Sido', 'u2')).close();
    expect(await open('u1').send()).toBe('sent');
    expect(calls).toEqual([]);
    expect(await left('u2')).toEqual(['d1']);
  });

  test('leaves a document alone that another tab has open', async () => {
    const elsewhere = await leave('d1', 'en cours');
    expect(await open().send()).toBe('sent');
    expect(calls).toEqual([]);
    elsewhere.close();
  });

  test('leaves a document alone that is open here, and lets go of one that is being opened', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    beforeAnswer = promise;
    (await leave('d1', 'mots')).close();
    const outbox = open();
    const sending = outbox.send();
    await vi.waitFor(() => expect(calls).toEqual(['PATCH d1']));
    const opened = await openDocument({ api, userId: 'u1', documentId: 'd1', onSaved: () => {} });
    expect(opened.paragraphs).toMatchObject([{ id: 'mots' }]);
    expect(await sending).toBe('sent');
    // Again, by the document that was opened, and by nobody else.
    const again = ['PATCH d1', 'GET d1', 'PATCH d1'];
    await vi.waitFor(() => expect(calls).toEqual(again));
    expect(await outbox.send()).toBe('sent');
    expect(calls).toEqual(again);
    resolve();
    await opened.close();
  });

  test('says what cannot be sent, keeps it, and tries again by timer and when online', async () => {
    (await leave('d1', 'mots')).close();
    answerFor = () => 'cut';
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const outbox = open();
    expect(await outbox.send()).toBe('unreachable');
    expect(await left()).toEqual(['d1']);
    vi.advanceTimersByTime(5000);
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    answerFor = () => 'saved';
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(taken.get('d1')).toEqual(['mots']));
    expect(await outbox.send()).toBe('sent');
  });

  test('words that this device cannot read now are not said to be sent', async () => {
    (await leave('d1', 'mots')).close();
    const outbox = open();
    const read = vi.spyOn(IDBObjectStore.prototype, 'getAllKeys').mockImplementation(() => {
      throw new DOMException('The disk does not answer', 'UnknownError');
    });
    expect(await outbox.send()).toBe('unsent');
    read.mockRestore();
    expect(await outbox.send()).toBe('sent');
    expect(taken.get('d1')).toEqual(['mots']);
  });

  test('a device that stores nothing has nothing to send', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('Not here', 'SecurityError');
      },
    });
    expect(await open().send()).toBe('sent');
  });

  test('asks for nothing while the server would take nothing', async () => {
    (await leave('d1', 'mots')).close();
    canSend = false;
    expect(await open().send()).toBe('unsent');
    expect(calls).toEqual([]);
  });

  test.each(['conflict', 'refused'] as const)(
    'a %s stays in the queue for the document to show, and is not asked for again',
    async (answer) => {
      for (const id of ['d1', 'd2']) (await leave(id, 'mots')).close();
      answerFor = (id) => (id === 'd1' ? answer : 'saved');
      const outbox = open();
      expect(await outbox.send()).toBe('undecided');
      expect(taken.get('d2')).toEqual(['mots']);
      calls = [];
      expect(await outbox.send()).toBe('undecided');
      expect(calls).toEqual([]);
      const queue = await openDurableQueue({ userId: 'u1', documentId: 'd1' });
      expect(queue.restored.pending).toHaveProperty('mots');
      queue.close();
    },
  );

  test('a document that is gone holds nothing up, and its words are kept', async () => {
    (await leave('d1', 'mots')).close();
    answerFor = () => 'gone';
    const outbox = open();
    expect(await outbox.send()).toBe('sent');
    expect(await outbox.send()).toBe('sent');
    // Neither does the next page ask for it again.
    expect(await open().send()).toBe('sent');
    expect(calls).toEqual(['PATCH d1']);
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
    answerFor = () => 'cut';
    served = name;
    const opened = await openDocument({ api, ...owner, onSaved: () => {} });
    await opened.close();
    expect(await found()).toEqual([]);
    answerFor = () => 'gone';
    await open().send();
    expect(await found()).toEqual([{ documentId: 'd1', text: 'mots', name }]);

    answerFor = () => 'saved';
    const again = await openDocument({ api, ...owner, onSaved: () => {} });
    await waitFor(again.actor, (snapshot) => snapshot.hasTag('saved'));
    await again.close();
    expect(keptName(owner)).toBeNull();
  });

  test('a document that was said to be gone is sent again once it could be read or saved', async () => {
    const owner = { userId: 'u1', documentId: 'd1' };
    (await leave('d1', 'mots')).close();
    answerFor = () => 'gone';
    expect(await open().send()).toBe('sent');
    expect(isGone(owner)).toBe(true);

    answerFor = () => 'cut';
    const opened = await openDocument({ api, ...owner, onSaved: () => {} });
    expect(isGone(owner)).toBe(false);
    await opened.close();
    answerFor = () => 'saved';
    expect(await open().send()).toBe('sent');
    expect(taken.get('d1')).toEqual(['mots']);

    (await leave('d1', 'encore')).close();
    const written = await openDocument({ api, ...owner, onSaved: () => {} });
    noteGone(owner);
    await waitFor(written.actor, (snapshot) => snapshot.hasTag('saved'));
    expect(isGone(owner)).toBe(false);
    await written.close();
  });

  test('two pages send everything once', async () => {
    for (const id of ['d1', 'd2']) (await leave(id, 'mots')).close();
    expect(await Promise.all([open().send(), open().send()])).toEqual(['sent', 'sent']);
    expect(calls.toSorted()).toEqual(['PATCH d1', 'PATCH d2']);
  });
});
