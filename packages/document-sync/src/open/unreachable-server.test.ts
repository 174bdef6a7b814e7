import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createTab,
  hangDatabase,
  textsOf,
  written,
  openTestQueue,
} from '../testing/browser-tab.ts';

const tab = createTab();

describe('while no server can be reached', () => {
  // SAVE-40
  test('a cached document reopens offline and catches up online', async () => {
    const first = await tab.open();
    first.type('a', 'Il pleut.');
    await tab.context.openDocuments.flushAll();
    tab.backend.isUp = false;
    first.type('b', 'Il vente.');
    await first.stored();
    await first.close();
    const second = await tab.open();
    expect(textsOf(second)).toEqual(['Il pleut.', 'Il vente.']);

    const shown: string[] = [];
    second.attachEditor(({ paragraphs }) => {
      shown.push(...textsOf({ paragraphs: [...paragraphs] }));
    });
    second.type('a', 'Il pleut encore.');
    tab.backend.paragraphs.set('z', { id: 'z', version: 1, text: 'Ailleurs.' });
    tab.backend.isUp = true;
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(shown).toEqual(['Ailleurs.']));
    await second.until('saved');
    expect(tab.textsOnServer()).toEqual(['Il pleut encore.', 'Ailleurs.', 'Il vente.']);
    expect(tab.backend.paragraphs.get('a')?.version).toBe(2);
  });
});

// SAVE-40
test('a document opened on a busy server is refetched', async () => {
  const first = await tab.open();
  await first.close();
  tab.backend.refusal = { status: 503, messageKey: 'server.unavailable' };
  const second = await tab.open();
  const shown: string[] = [];
  second.attachEditor(({ paragraphs }) => {
    shown.push(...textsOf({ paragraphs: [...paragraphs] }));
  });
  tab.backend.paragraphs.set('z', { id: 'z', version: 1, text: 'Ailleurs.' });
  tab.backend.refusal = null;
  await vi.waitFor(() => expect(shown).toEqual(['Ailleurs.']), { timeout: 2000 });
  await second.close();
});

// SAVE-40
test.each([
  ['the sign-in has expired', { status: 401, messageKey: 'auth.tokenInvalid' }],
  ['the server is busy', { status: 503, messageKey: 'server.unavailable' }],
  ['the account is deactivated', { status: 403, messageKey: 'auth.accountDeactivated' }],
])('a cached document reopens as it was left where %s', async (_case, refusal) => {
  const first = await tab.open();
  first.type('a', 'Il pleut.');
  await tab.context.openDocuments.flushAll();
  tab.backend.refusal = refusal;
  first.type('b', 'Il vente.');
  await first.stored();
  await first.close();
  const second = await tab.open();
  expect(textsOf(second)).toEqual(['Il pleut.', 'Il vente.']);
  await second.close();
  tab.backend.refusal = { status: 403, messageKey: 'request.forbidden' };
  await expect(tab.open()).rejects.toMatchObject({ status: 403 });
});

describe('on a device that stores nothing', () => {
  beforeEach(() => {
    vi.stubGlobal('indexedDB', undefined);
  });

  const warns = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  test('unsent words survive closing until they are saved', async () => {
    const document = await tab.open();
    expect(warns()).toBe(false);
    tab.backend.isUp = false;
    document.type('a', 'Il pleut.');
    await document.until('offline');
    await document.stored();
    await document.close();
    expect(warns()).toBe(true);
    tab.backend.isUp = true;
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(tab.textsOnServer()).toEqual(['Il pleut.']));
    await vi.waitFor(() => expect(warns()).toBe(false));
    expect(await tab.context.openDocuments.flushAll()).toBe(true);
  });

  test('unsent words are there each time the document reopens', async () => {
    const document = await tab.open();
    tab.backend.isUp = false;
    document.type('a', 'Il pleut.');
    await document.until('offline');
    await document.stored();
    await document.close();
    const unreachable = await tab.open();
    expect(textsOf(unreachable)).toEqual(['Il pleut.']);
    await unreachable.close();
    tab.backend.isUp = true;
    tab.backend.refusal = { status: 403, messageKey: 'request.forbidden' };
    await expect(tab.open()).rejects.toMatchObject({ status: 403 });
    tab.backend.refusal = null;
    tab.backend.hearsSaves = false;
    const second = await tab.open();
    await second.until('offline');
    await second.close();
    tab.backend.hearsSaves = true;
    const third = await tab.open();
    expect(textsOf(third)).toEqual(['Il pleut.']);
    await third.until('saved');
    expect(tab.textsOnServer()).toEqual(['Il pleut.']);
  });

  test('words saved during reopening are restored once', async () => {
    const document = await tab.open();
    tab.backend.isUp = false;
    document.type('a', 'Il pleut.');
    await document.until('offline');
    await document.close();
    tab.backend.isUp = true;
    const { promise, resolve } = Promise.withResolvers<void>();
    tab.backend.beforeReading = promise;
    const opening = tab.open();
    await vi.waitFor(() => expect(tab.backend.readings).toBe(2));
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(tab.textsOnServer()).toEqual(['Il pleut.']));
    await vi.waitFor(() => expect(warns()).toBe(false));
    resolve();
    const again = await opening;
    expect(textsOf(again)).toEqual(['Il pleut.']);
    again.type('a', 'Il pleut encore.');
    await again.until('saving');
    await again.until('saved');
    expect(tab.textsOnServer()).toEqual(['Il pleut encore.']);
  });
});

// SAVE-27
test('words in memory do not replace a closed tab’s queue', async () => {
  const document = await tab.open();
  const closing = await openTestQueue(tab.owner);
  await closing.save({ inFlight: null, pending: { z: written('z', 'De l’autre.') } });
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  tab.backend.hearsSaves = false;
  document.type('a', 'De celui-ci.');
  await vi.waitFor(() => expect(document.actor.getSnapshot().context.isProtected).toBe(false));
  await document.close();
  full.mockRestore();
  closing.close();
  const again = await tab.open();
  expect(textsOf(again)).toEqual(['De celui-ci.']);
  await again.stored();
  tab.backend.hearsSaves = true;
  again.actor.send({ type: 'retry' });
  again.attachEditor(() => {});
  await vi.waitFor(() => expect(tab.textsOnServer()).toEqual(['De celui-ci.', 'De l’autre.']));
});

describe('on a device that is stuck', () => {
  // SAVE-55
  test('words typed during a pending write survive closing', async () => {
    const document = await tab.open();
    tab.backend.isUp = false;
    document.type('a', 'Un.');
    await document.stored();
    const letGo = await hangDatabase();
    document.type('b', 'Deux.');
    document.actor.send({ type: 'flush' });
    document.type('c', 'Trois.');
    await document.close();
    const opening = tab.open();
    letGo();
    expect(textsOf(await opening)).toEqual(['Un.', 'Deux.', 'Trois.']);
  });

  // SAVE-55
  test('the lease ends once words in memory are stored', async () => {
    const document = await tab.open();
    tab.backend.hearsSaves = false;
    document.type('a', 'Un.');
    await document.stored();
    const letGo = await hangDatabase();
    document.type('b', 'Deux.');
    await document.close();
    expect(tab.context.leases.isLeased('d1')).toBe(true);
    letGo();
    await vi.waitFor(() => expect(tab.context.leases.isLeased('d1')).toBe(false));
    expect(await tab.context.queues.read(tab.owner)).toMatchObject([
      { inFlight: { changes: [{ id: 'a' }, { id: 'b' }] } },
    ]);
  });

  // SAVE-55
  test('words of a deleted document are stored at its close', async () => {
    const document = await tab.open();
    tab.backend.refusal = { status: 404, messageKey: 'documents.notFound' };
    document.type('a', 'Un.');
    await tab.context.openDocuments.flushAll();
    const letGo = await hangDatabase();
    document.type('b', 'Deux.');
    document.actor.send({ type: 'flush' });
    document.type('c', 'Trois.');
    await document.close();
    letGo();
    expect(await tab.context.queues.read(tab.owner)).toMatchObject([
      { pending: { b: { id: 'b' }, c: { id: 'c' } } },
    ]);
  });
});
