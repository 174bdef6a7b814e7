import 'fake-indexeddb/auto';
import { describe, expect, test, vi } from 'vitest';
import { createTab, paragraph, textsOf, written, openTestQueue } from '../testing/browser-tab.ts';

const tab = createTab();

describe('a document open for writing', () => {
  test('typed words reach the server and leave the queue', async () => {
    const document = await tab.open();
    document.type('a', 'Il pleut.');
    expect(await tab.context.openDocuments.flushAll()).toBe(true);
    expect(tab.textsOnServer()).toEqual(['Il pleut.']);
    await document.close();
    expect((await tab.open()).actor.getSnapshot().context.draft.pending).toEqual({});
  });

  // SAVE-51
  test('a save near a limit names the limit', async () => {
    const document = await tab.open();
    tab.backend.nearLimits = [{ of: 'document', limit: 100, used: 96 }];
    document.type('a', 'Il pleut.');
    await document.until('saved');
    expect(document.actor.getSnapshot().context.nearLimit).toBe('document');
    tab.backend.nearLimits = null;
    document.type('a', 'Il.');
    expect(await tab.context.openDocuments.flushAll()).toBe(true);
    expect(document.actor.getSnapshot().context.nearLimit).toBeNull();
  });

  // SAVE-50
  test('words over a limit are queued, and saved below it', async () => {
    const document = await tab.open();
    tab.backend.refusal = { status: 409, messageKey: 'account.full' };
    document.type('a', 'Il pleut.');
    await document.until('error');
    expect(document.actor.getSnapshot().context.draft.pending).toHaveProperty('a');
    tab.backend.refusal = null;
    document.actor.send({ type: 'retry' });
    await document.until('saved');
    expect(tab.textsOnServer()).toEqual(['Il pleut.']);
  });

  // SAVE-46
  test('a busy server is asked again after its Retry-After', async () => {
    const document = await tab.open();
    const messageKey = 'request.tooManyRequests';
    tab.backend.refusal = { status: 429, messageKey, retryAfter: '40' };
    document.type('a', 'Il pleut.');
    await document.until('error');
    const { notBefore, draft } = document.actor.getSnapshot().context;
    expect(Math.round((notBefore - performance.now()) / 10_000)).toBe(4);
    expect(draft.inFlight?.changes).toMatchObject([{ id: 'a' }]);
    tab.backend.refusal = null;
  });

  test('words typed offline survive a reload and are saved', async () => {
    const document = await tab.open();
    tab.backend.isUp = false;
    document.type('a', 'Il pleut.');
    expect(await tab.context.openDocuments.flushAll()).toBe(false);
    document.type('b', 'Il pleut encore.');
    await document.stored();
    await document.close();

    tab.backend.isUp = true;
    const reloaded = await tab.open();
    expect(textsOf(reloaded)).toEqual(['Il pleut.', 'Il pleut encore.']);
    await reloaded.until('saved');
    expect(tab.textsOnServer()).toEqual(['Il pleut.', 'Il pleut encore.']);
  });

  test('a save without a response is retried without duplicates', async () => {
    const document = await tab.open();
    tab.backend.losesAnswers = true;
    document.type('a', 'Il pleut.');
    expect(await tab.context.openDocuments.flushAll()).toBe(false);
    await document.close();

    tab.backend.losesAnswers = false;
    const reloaded = await tab.open();
    await reloaded.until('saved');
    expect(tab.backend.paragraphs.get('a')).toEqual({ id: 'a', version: 1, text: 'Il pleut.' });
    expect(tab.backend.answers.size).toBe(1);
  });

  // SAVE-28
  test('an acknowledgement of a repeated batch has no figures', async () => {
    const document = await tab.open();
    document.type('a', 'Il pleut.');
    await document.until('saved');
    tab.backend.losesAnswers = true;
    document.type('a', 'Il pleut encore.');
    expect(await tab.context.openDocuments.flushAll()).toBe(false);
    tab.backend.losesAnswers = false;
    document.actor.send({ type: 'retry' });
    await document.until('saved');
    expect(tab.hasFigures).toEqual([true, false]);
  });

  // SAVE-28
  test('an acknowledgement of an adopted batch has no figures', async () => {
    const document = await tab.open();
    const closing = await openTestQueue(tab.owner);
    const changes = [written('z', 'Il neige.')];
    await closing.save({ inFlight: { key: 'key', changes }, pending: {} });
    tab.backend.answers.set('key', tab.backend.apply(changes));
    closing.close();
    document.attachEditor(() => {});
    await vi.waitFor(() => expect(tab.hasFigures).toEqual([false]));
  });

  test('an orphaned queue is adopted once an editor is attached', async () => {
    const document = await tab.open();
    const bystander = await tab.open();
    tab.backend.isUp = false;
    document.type('a', 'Il pleut.');
    await tab.context.openDocuments.persistAll();
    await document.close();
    tab.backend.isUp = true;

    const shown: string[] = [];
    bystander.attachEditor(({ paragraphs }) =>
      shown.push(...textsOf({ paragraphs: [...paragraphs] })),
    );
    await vi.waitFor(() => expect(tab.textsOnServer()).toEqual(['Il pleut.']));
    expect(shown).toEqual(['Il pleut.']);
  });

  // SESSION-14
  test('closing does not wait for a slow save', async () => {
    const document = await tab.open();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answered = Promise.withResolvers<void>();
    const { respond } = tab.backend;
    tab.backend.respond = async (request) => {
      const answer = await respond(request);
      await answered.promise;
      return answer;
    };
    document.type('a', 'Il pleut.');
    const saving = tab.context.openDocuments.flushAll();
    const storing = tab.context.openDocuments.persistAll();
    const closing = document.close();
    await vi.waitFor(() => expect(tab.textsOnServer()).toEqual(['Il pleut.']));
    await vi.advanceTimersByTimeAsync(5000);
    await closing;
    expect(await saving).toBe(true);
    await storing;
    answered.resolve();
  });

  test('leaving the page saves at once with keepalive', async () => {
    const document = await tab.open();
    document.type('a', 'Il pleut.');
    tab.page.visibilityState = 'hidden';
    tab.page.dispatchEvent(new Event('visibilitychange'));
    await document.until('saved');
    expect(tab.backend.saves).toEqual([{ keepalive: true }]);
  });

  test('pending words are sent when the network returns', async () => {
    const document = await tab.open();
    tab.backend.isUp = false;
    window.dispatchEvent(new Event('offline'));
    document.type('a', 'Il pleut.');
    await document.until('offline');
    tab.backend.isUp = true;
    window.dispatchEvent(new Event('online'));
    await document.until('saved');
    expect(tab.textsOnServer()).toEqual(['Il pleut.']);
  });

  test('remote changes are shown when the page becomes visible', async () => {
    const document = await tab.open();
    await document.until('saved');
    const shown: string[] = [];
    document.attachEditor(({ paragraphs }) =>
      shown.push(...textsOf({ paragraphs: [...paragraphs] })),
    );
    tab.backend.paragraphs.set('z', { id: 'z', version: 1, text: 'Ailleurs.' });
    tab.page.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(shown).toEqual(['Ailleurs.']));
  });

  // SAVE-45
  test('another tab shows a save, not over its own words', async () => {
    const [here, there] = [await tab.open(), await tab.open()];
    const shown: string[] = [];
    there.attachEditor(({ paragraphs }) => shown.push(...textsOf({ paragraphs: [...paragraphs] })));
    await there.until('saved');
    tab.backend.hearsSaves = false;
    there.type('b', 'À moi.');
    await there.until('offline');
    tab.backend.hearsSaves = true;
    here.type('a', 'Il pleut.');
    here.type('b', 'À elle.');
    here.actor.send({ type: 'flush' });
    await here.until('saved');
    await vi.waitFor(() => expect(shown).toEqual(['Il pleut.']));
  });

  test('a hidden tab refetches once it becomes visible', async () => {
    const [here, there] = [await tab.open(), await tab.open()];
    there.attachEditor(() => {});
    await there.until('saved');
    tab.page.visibilityState = 'hidden';
    const { readings } = tab.backend;
    here.type('a', 'Il pleut.');
    await tab.context.openDocuments.flushAll();
    tab.page.visibilityState = 'visible';
    tab.page.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(tab.backend.readings).toBe(readings + 1));
  });

  // SAVE-45
  test('followers receive the refetched title', async () => {
    const document = await tab.open();
    document.attachEditor(() => {});
    const titles: string[] = [];
    const stop = document.follow(({ title }) => titles.push(title));
    tab.backend.title = 'Nouvelle';
    tab.page.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(titles).toEqual(['Nouvelle']));
    stop();
  });

  test('a late response does not undo a newer one', async () => {
    const document = await tab.open();
    await document.until('saved');
    const deleted: string[] = [];
    const shown: string[] = [];
    document.attachEditor(({ paragraphs, deletedIds }) => {
      shown.push(...textsOf({ paragraphs: [...paragraphs] }));
      deleted.push(...deletedIds);
    });
    const { promise, resolve } = Promise.withResolvers<void>();
    tab.backend.beforeReading = promise;
    tab.page.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(tab.backend.readings).toBe(2));
    tab.backend.beforeReading = null;
    tab.backend.paragraphs.set('z', { id: 'z', version: 1, text: 'Ailleurs.' });
    tab.page.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(shown).toEqual(['Ailleurs.']));
    resolve();
    tab.backend.paragraphs.set('y', { id: 'y', version: 1, text: 'Encore.' });
    tab.page.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(shown).toContain('Encore.'));
    expect(deleted).toEqual([]);
  });

  // SAVE-46
  test.each(['focus', 'visibilitychange'])(
    'a server that is back is found at once on %s',
    async (type) => {
      const document = await tab.open();
      tab.backend.isUp = false;
      document.type('a', 'Il pleut.');
      await tab.context.openDocuments.flushAll();
      await tab.context.openDocuments.flushAll();
      await tab.context.openDocuments.flushAll();
      tab.backend.isUp = true;
      (type === 'focus' ? window : tab.page).dispatchEvent(new Event(type));
      // Well before the next attempt by timer, 4 s from here.
      await vi.waitFor(() => expect(tab.textsOnServer()).toEqual(['Il pleut.']), { timeout: 1000 });
    },
  );

  test('a response older than a save removes no paragraph', async () => {
    const document = await tab.open();
    await document.until('saved');
    const deleted: string[] = [];
    const shown: string[] = [];
    document.attachEditor(({ paragraphs, deletedIds }) => {
      shown.push(...textsOf({ paragraphs: [...paragraphs] }));
      deleted.push(...deletedIds);
    });
    const { promise, resolve } = Promise.withResolvers<void>();
    tab.backend.beforeReading = promise;
    tab.page.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(tab.backend.readings).toBe(2));
    document.type('a', 'Il pleut.');
    await tab.context.openDocuments.flushAll();
    tab.page.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(tab.backend.readings, 'requested again').toBe(3));
    resolve();
    tab.backend.paragraphs.set('z', { id: 'z', version: 1, text: 'Ailleurs.' });
    tab.page.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(shown).toContain('Ailleurs.'));
    expect(deleted).toEqual([]);
  });

  // SAVE-45
  test('a response older than a save is refetched once saved', async () => {
    const document = await tab.open();
    await document.until('saved');
    document.attachEditor(() => {});
    const { promise, resolve } = Promise.withResolvers<void>();
    tab.backend.beforeReading = promise;
    tab.page.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(tab.backend.readings).toBe(2));
    document.type('a', 'Il pleut.');
    await tab.context.openDocuments.flushAll();
    document.type('b', 'Encore.');
    tab.backend.beforeReading = null;
    resolve();
    await document.until('saving');
    expect(tab.backend.readings).toBe(2);
    await document.until('saved');
    await vi.waitFor(() => expect(tab.backend.readings).toBe(3));
  });

  test('closing during adoption leaves the queue to the next page', async () => {
    const document = await tab.open();
    const bystander = await tab.open();
    tab.backend.isUp = false;
    document.type('a', 'Il pleut.');
    await tab.context.openDocuments.persistAll();
    await document.close();
    tab.backend.isUp = true;
    bystander.attachEditor(() => {});
    await bystander.close();
    const next = await tab.open();
    await vi.waitFor(() => expect(tab.textsOnServer()).toEqual(['Il pleut.']));
    await next.until('saved');
  });

  // SAVE-9
  test('a merge waits for the end of a composition', async () => {
    tab.backend.paragraphs.set('aa', { id: 'aa', version: 1, text: 'Un deux trois quatre' });
    const document = await tab.open();
    const shown: string[] = [];
    const composing = Promise.withResolvers<void>();
    const whenComposed = vi.fn<() => Promise<void>>(() => composing.promise);
    document.attachEditor(
      ({ paragraphs }) => shown.push(...textsOf({ paragraphs: [...paragraphs] })),
      whenComposed,
    );
    tab.backend.paragraphs.set('aa', { id: 'aa', version: 2, text: 'UN deux trois quatre' });
    document.type('aa', 'Un deux trois quatre c');
    await vi.waitFor(() => expect(whenComposed).toHaveBeenCalled());
    document.type('aa', 'Un deux trois quatre cinq');
    expect(shown).toEqual([]);
    composing.resolve();
    await vi.waitFor(() => expect(shown).toEqual(['UN deux trois quatre cinq']));
    await document.until('saved');
    expect(tab.textsOnServer()).toEqual(['UN deux trois quatre cinq']);
  });

  // SAVE-8
  test('the editor receives changes buffered before it was attached', async () => {
    tab.backend.paragraphs.set('aa', { id: 'aa', version: 1, text: 'Un deux trois quatre' });
    const closing = await openTestQueue(tab.owner);
    const base = { ...paragraph('aa', 'Un deux trois quatre'), version: 1 };
    const change = { ...written('aa', 'Un deux trois quatre cinq'), parentVersion: 1 };
    const pending = { aa: { ...change, base: { paragraph: base, before: null, after: null } } };
    await closing.save({ inFlight: null, pending });
    closing.close();
    tab.backend.paragraphs.set('aa', { id: 'aa', version: 2, text: 'UN deux trois quatre' });

    const document = await tab.open();
    await vi.waitFor(() => expect(tab.textsOnServer()).toEqual(['UN deux trois quatre cinq']));
    const shown: string[] = [];
    document.attachEditor(({ paragraphs }) =>
      shown.push(...textsOf({ paragraphs: [...paragraphs] })),
    );
    expect(shown).toEqual(['UN deux trois quatre cinq']);
  });
});
