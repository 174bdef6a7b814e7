import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { saveOpenDocuments, showRemoteChanges } from './auto-save.ts';
import { textsOf, createTab } from './auto-save.test-support.ts';

const tab = createTab();

describe('while no server can be reached', () => {
  test('a document that was open opens again as it was left, and catches up on the network', async () => {
    const first = await tab.open();
    first.type('a', 'Il pleut.');
    await saveOpenDocuments();
    tab.backend.isUp = false;
    first.type('b', 'Il vente.');
    await first.stored();
    await first.close();
    const second = await tab.open();
    expect(textsOf(second)).toEqual(['Il pleut.', 'Il vente.']);

    const shown: string[] = [];
    showRemoteChanges(second.actor, ({ paragraphs }) => {
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

test.each([
  ['the sign-in has expired', { status: 401, messageKey: 'auth.tokenInvalid' }],
  ['the account is deactivated', { status: 403, messageKey: 'auth.accountDeactivated' }],
])('where %s, a document that was open opens again as it was left', async (_case, refusal) => {
  const first = await tab.open();
  first.type('a', 'Il pleut.');
  await saveOpenDocuments();
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

  test('words that could not be sent outlive the page they were typed on, until they are saved', async () => {
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
    expect(await saveOpenDocuments()).toBe(true);
  });

  test('words that could not be sent are there each time their document is opened again', async () => {
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
    tab.backend.isBroken = true;
    await expect(tab.open()).rejects.toMatchObject({ status: 500 });
    tab.backend.isBroken = false;
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

  test('words that are saved while their document is opened again are taken over once', async () => {
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
