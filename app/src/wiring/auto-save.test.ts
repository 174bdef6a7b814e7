import 'fake-indexeddb/auto';
import { createApiClient } from '@ecritoire/api-client';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import {
  openDocument,
  saveOpenDocuments,
  showRemoteChanges,
  storeOpenDocuments,
} from './auto-save.ts';
import { Backend } from './auto-save.test-support.ts';
import type { OpenedDocument } from './auto-save.ts';

let backend: Backend;
let page: EventTarget & { visibilityState: string };
let opened: OpenedDocument[] = [];
/** Whether each acknowledgement came with figures that are those of now. */
let told: boolean[] = [];

beforeEach(() => {
  backend = new Backend();
  told = [];
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('fetch', (request: Request) => backend.fetch(request));
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('window', Object.assign(new EventTarget(), { document: page }));
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks });
});
afterEach(async () => {
  backend.isUp = true;
  backend.losesAnswers = false;
  await Promise.all(opened.splice(0).map(({ close }) => close()));
  vi.unstubAllGlobals();
});

async function open() {
  const api = createApiClient({
    baseUrl: 'http://localhost/api',
    tokens: {
      accessToken: () => 'token',
      refreshToken: () => null,
      storeAccessToken: () => {},
      clear: () => {},
    },
  });
  const document = await openDocument({
    api,
    userId: 'u1',
    documentId: 'd1',
    onSaved: (answer) => told.push(answer !== null),
  });
  opened.push(document);
  const { actor } = document;
  const type = (id: string, text: string) =>
    actor.send({
      type: 'changed',
      put: [{ id, position: id, type: 'paragraph', content: [{ text, marks: [] }] }],
      deletedIds: [],
    });
  const until = (tag: 'saved' | 'saving' | 'offline') =>
    waitFor(actor, (snapshot) => snapshot.hasTag(tag));
  const stored = () => waitFor(actor, ({ context }) => context.storedRevision === context.revision);
  return { ...document, type, until, stored };
}

const textsOf = ({ paragraphs }: Pick<OpenedDocument, 'paragraphs'>) =>
  paragraphs.map(({ content }) => content.map(({ text }) => text).join(''));
const textsOnServer = () => [...backend.paragraphs.values()].map(({ text }) => text);

describe('a document open for writing', () => {
  test('what is typed reaches the server and leaves the queue', async () => {
    const document = await open();
    document.type('a', 'Il pleut.');
    expect(await saveOpenDocuments()).toBe(true);
    expect(textsOnServer()).toEqual(['Il pleut.']);
    await document.close();
    expect((await open()).actor.getSnapshot().context.draft.pending).toEqual({});
  });

  test('what is typed while the network is cut is there after a reload, and is saved then', async () => {
    const document = await open();
    backend.isUp = false;
    document.type('a', 'Il pleut.');
    expect(await saveOpenDocuments()).toBe(false);
    document.type('b', 'Il pleut encore.');
    await document.stored();
    await document.close();

    backend.isUp = true;
    const reloaded = await open();
    expect(textsOf(reloaded)).toEqual(['Il pleut.', 'Il pleut encore.']);
    await reloaded.until('saved');
    expect(textsOnServer()).toEqual(['Il pleut.', 'Il pleut encore.']);
  });

  test('a save whose answer was lost is asked again after a reload and not made twice', async () => {
    const document = await open();
    backend.losesAnswers = true;
    document.type('a', 'Il pleut.');
    expect(await saveOpenDocuments()).toBe(false);
    await document.close();

    backend.losesAnswers = false;
    const reloaded = await open();
    await reloaded.until('saved');
    expect(backend.paragraphs.get('a')).toEqual({ id: 'a', version: 1, text: 'Il pleut.' });
    expect(backend.answers.size).toBe(1);
  });

  test('that a batch was acknowledged is told with its figures, or without where they may be old', async () => {
    const document = await open();
    document.type('a', 'Il pleut.');
    await document.until('saved');
    backend.losesAnswers = true;
    document.type('a', 'Il pleut encore.');
    expect(await saveOpenDocuments()).toBe(false);
    backend.losesAnswers = false;
    document.actor.send({ type: 'retry' });
    await document.until('saved');
    expect(told).toEqual([true, false]);
  });

  test('what a tab left behind is taken over by the next one once it shows it', async () => {
    const document = await open();
    const bystander = await open();
    backend.isUp = false;
    document.type('a', 'Il pleut.');
    await storeOpenDocuments();
    await document.close();
    backend.isUp = true;

    const shown: string[] = [];
    showRemoteChanges(bystander.actor, ({ paragraphs }) =>
      shown.push(...textsOf({ paragraphs: [...paragraphs] })),
    );
    await vi.waitFor(() => expect(textsOnServer()).toEqual(['Il pleut.']));
    expect(shown).toEqual(['Il pleut.']);
  });

  test('leaving the page saves at once, with a call that outlives it', async () => {
    const document = await open();
    document.type('a', 'Il pleut.');
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    await document.until('saved');
    expect(backend.saves).toEqual([{ keepalive: true }]);
  });

  test('the network coming back sends what waits', async () => {
    const document = await open();
    backend.isUp = false;
    window.dispatchEvent(new Event('offline'));
    document.type('a', 'Il pleut.');
    await document.until('offline');
    backend.isUp = true;
    window.dispatchEvent(new Event('online'));
    await document.until('saved');
    expect(textsOnServer()).toEqual(['Il pleut.']);
  });

  test('what another device wrote is shown when the page comes into view', async () => {
    const document = await open();
    await document.until('saved');
    const shown: string[] = [];
    showRemoteChanges(document.actor, ({ paragraphs }) =>
      shown.push(...textsOf({ paragraphs: [...paragraphs] })),
    );
    backend.paragraphs.set('z', { id: 'z', version: 1, text: 'Ailleurs.' });
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(shown).toEqual(['Ailleurs.']));
  });

  test('what one tab has saved, the other shows at once, but not over its own words', async () => {
    const [here, there] = [await open(), await open()];
    const shown: string[] = [];
    showRemoteChanges(there.actor, ({ paragraphs }) =>
      shown.push(...textsOf({ paragraphs: [...paragraphs] })),
    );
    await there.until('saved');
    backend.hearsSaves = false;
    there.type('b', 'À moi.');
    await there.until('offline');
    backend.hearsSaves = true;
    here.type('a', 'Il pleut.');
    here.type('b', 'À elle.');
    here.actor.send({ type: 'flush' });
    await here.until('saved');
    await vi.waitFor(() => expect(shown).toEqual(['Il pleut.']));
  });

  test('a tab that nobody sees reads nothing until it is looked at', async () => {
    const [here, there] = [await open(), await open()];
    showRemoteChanges(there.actor, () => {});
    await there.until('saved');
    page.visibilityState = 'hidden';
    const { readings } = backend;
    here.type('a', 'Il pleut.');
    await saveOpenDocuments();
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(backend.readings).toBe(readings + 1));
  });

  test('an earlier reading that comes late takes back nothing that a later one has shown', async () => {
    const document = await open();
    await document.until('saved');
    const deleted: string[] = [];
    const shown: string[] = [];
    showRemoteChanges(document.actor, ({ paragraphs, deletedIds }) => {
      shown.push(...textsOf({ paragraphs: [...paragraphs] }));
      deleted.push(...deletedIds);
    });
    const { promise, resolve } = Promise.withResolvers<void>();
    backend.beforeReading = promise;
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(backend.readings).toBe(2));
    backend.beforeReading = null;
    backend.paragraphs.set('z', { id: 'z', version: 1, text: 'Ailleurs.' });
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(shown).toEqual(['Ailleurs.']));
    resolve();
    backend.paragraphs.set('y', { id: 'y', version: 1, text: 'Encore.' });
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(shown).toContain('Encore.'));
    expect(deleted).toEqual([]);
  });

  test.each(['focus', 'visibilitychange'])(
    'a server that is back is found at once on %s',
    async (type) => {
      const document = await open();
      backend.isUp = false;
      document.type('a', 'Il pleut.');
      await saveOpenDocuments();
      await saveOpenDocuments();
      await saveOpenDocuments();
      backend.isUp = true;
      (type === 'focus' ? window : page).dispatchEvent(new Event(type));
      // Well before the next attempt by timer, 4 s from here.
      await vi.waitFor(() => expect(textsOnServer()).toEqual(['Il pleut.']), { timeout: 1000 });
    },
  );

  test('a reading that left before a save takes nothing off the page', async () => {
    const document = await open();
    await document.until('saved');
    const deleted: string[] = [];
    const shown: string[] = [];
    showRemoteChanges(document.actor, ({ paragraphs, deletedIds }) => {
      shown.push(...textsOf({ paragraphs: [...paragraphs] }));
      deleted.push(...deletedIds);
    });
    const { promise, resolve } = Promise.withResolvers<void>();
    backend.beforeReading = promise;
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(backend.readings).toBe(2));
    document.type('a', 'Il pleut.');
    await saveOpenDocuments();
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(backend.readings, 'asked anew').toBe(3));
    resolve();
    backend.paragraphs.set('z', { id: 'z', version: 1, text: 'Ailleurs.' });
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(shown).toContain('Ailleurs.'));
    expect(deleted).toEqual([]);
  });

  test('a document closed while it takes over leaves the words to the next', async () => {
    const document = await open();
    const bystander = await open();
    backend.isUp = false;
    document.type('a', 'Il pleut.');
    await storeOpenDocuments();
    await document.close();
    backend.isUp = true;
    showRemoteChanges(bystander.actor, () => {});
    await bystander.close();
    const next = await open();
    await vi.waitFor(() => expect(textsOnServer()).toEqual(['Il pleut.']));
    await next.until('saved');
  });
});

describe('while no server can be reached', () => {
  test('a document that was open opens again as it was left, and catches up on the network', async () => {
    const first = await open();
    first.type('a', 'Il pleut.');
    await saveOpenDocuments();
    backend.isUp = false;
    first.type('b', 'Il vente.');
    await first.stored();
    await first.close();
    const second = await open();
    expect(textsOf(second)).toEqual(['Il pleut.', 'Il vente.']);

    const shown: string[] = [];
    showRemoteChanges(second.actor, ({ paragraphs }) => {
      shown.push(...textsOf({ paragraphs: [...paragraphs] }));
    });
    second.type('a', 'Il pleut encore.');
    backend.paragraphs.set('z', { id: 'z', version: 1, text: 'Ailleurs.' });
    backend.isUp = true;
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(shown).toEqual(['Ailleurs.']));
    await second.until('saved');
    expect(textsOnServer()).toEqual(['Il pleut encore.', 'Ailleurs.', 'Il vente.']);
    expect(backend.paragraphs.get('a')?.version).toBe(2);
  });
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

  test('words that could not be sent outlive the page they were typed on, until they are saved', async () => {
    const document = await open();
    expect(warns()).toBe(false);
    backend.isUp = false;
    document.type('a', 'Il pleut.');
    await document.until('offline');
    await document.stored();
    await document.close();
    expect(warns()).toBe(true);
    backend.isUp = true;
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(textsOnServer()).toEqual(['Il pleut.']));
    await vi.waitFor(() => expect(warns()).toBe(false));
    expect(await saveOpenDocuments()).toBe(true);
  });

  test('words that could not be sent are there each time their document is opened again', async () => {
    const document = await open();
    backend.isUp = false;
    document.type('a', 'Il pleut.');
    await document.until('offline');
    await document.stored();
    await document.close();
    const unreachable = await open();
    expect(textsOf(unreachable)).toEqual(['Il pleut.']);
    await unreachable.close();
    backend.isUp = true;
    backend.isBroken = true;
    await expect(open()).rejects.toMatchObject({ status: 500 });
    backend.isBroken = false;
    backend.hearsSaves = false;
    const second = await open();
    await second.until('offline');
    await second.close();
    backend.hearsSaves = true;
    const third = await open();
    expect(textsOf(third)).toEqual(['Il pleut.']);
    await third.until('saved');
    expect(textsOnServer()).toEqual(['Il pleut.']);
  });
});
