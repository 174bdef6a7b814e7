import type { SaveParagraphsRequest } from '@ecritoire/contracts';
import type { Change } from '@ecritoire/machines/auto-save';
import { afterEach, beforeEach, vi } from 'vitest';
import { openOutbox } from '../outbox/outbox.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { OutboxResult } from '@ecritoire/machines/outbox';
import { contextKey } from '../sync-context.ts';
import { createDeviceQueues } from '../queue/device-queues.ts';
import { createTestSync, FakeStorage, openTestQueue, stubPage } from './browser-tab.ts';

const problem = (status: number, messageKey: string, more: object = {}) =>
  Response.json({ messageKey, ...more }, { status });

const put = (id: string, text: string): Change & { operation: 'put' } => ({
  operation: 'put',
  id,
  position: id,
  type: 'paragraph',
  content: [{ text, marks: [] }],
  parentVersion: 0,
});

type Fate = 'saved' | 'cut' | 'busy' | 'conflict' | 'gone' | 'refused';

/** A browser in which words wait, and the server they are for: both new for each test. */
export function createBrowser() {
  const outboxes: Outbox[] = [];
  const newBrowser = () => {
    stubPage();
    const storage = new FakeStorage();
    const sync = createTestSync({ storage });
    return {
      /** What became of each document's changes on the server. */
      taken: new Map<string, string[]>(),
      answerFor: (_documentId: string): Fate => 'saved',
      beforeAnswer: Promise.resolve(),
      calls: [] as string[],
      /** The paragraphs that other devices wrote to each document. */
      remote: new Map<string, object[]>(),
      /** What became of each try. */
      outcomes: [] as OutboxResult[],
      /** The documents in which words were left after the last try. */
      waitingIn: null as string[] | null,
      /** What every document is called. */
      served: {},
      canSend: true,
      storage,
      /** Its own outbox sends nothing. */
      sync,
      context: sync[contextKey],
      queues: createDeviceQueues(storage),
    };
  };
  const browser = newBrowser();
  browser.sync.dispose();

  async function serve(request: Request): Promise<Response> {
    const [, , , documentId = ''] = new URL(request.url).pathname.split('/');
    browser.calls.push(`${request.method} ${documentId}`);
    if (request.method === 'GET')
      return Response.json({
        id: documentId,
        ...browser.served,
        paragraphs: browser.remote.get(documentId) ?? [],
      });
    await browser.beforeAnswer;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what our own client has sent
    const { changes } = (await request.json()) as SaveParagraphsRequest;
    switch (browser.answerFor(documentId)) {
      case 'cut':
        throw new TypeError('Failed to fetch');
      case 'busy':
        return Response.json(
          { messageKey: 'request.tooManyRequests' },
          { status: 429, headers: { 'Retry-After': '50' } },
        );
      case 'gone':
        return problem(404, 'documents.notFound');
      case 'refused':
        return problem(422, 'actions.endpoints.validationError');
      case 'conflict': {
        const paragraphs = changes.map((change) => ({
          ...put(change.id, 'leurs'),
          version: 9,
        }));
        browser.remote.set(documentId, paragraphs);
        return problem(409, 'paragraphs.conflict', { paragraphs, deletedIds: [] });
      }
      case 'saved': {
        const texts = changes.flatMap((change) =>
          change.operation === 'put' ? change.content.map(({ text }) => text) : [],
        );
        browser.taken.set(documentId, [...(browser.taken.get(documentId) ?? []), ...texts]);
        const paragraphs = changes.map(({ id }) => ({ id, version: 1 }));
        return Response.json({ paragraphs, deletedIds: [], words: 1, session: { id: 's1' } });
      }
    }
  }

  beforeEach(() => {
    Object.assign(browser, newBrowser());
    vi.stubGlobal('fetch', serve);
  });
  afterEach(() => {
    for (const outbox of outboxes.splice(0)) outbox.close();
    browser.sync.dispose();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  return Object.assign(browser, {
    open(userId = 'u1') {
      const { storage } = browser;
      const context =
        userId === 'u1' ? browser.context : createTestSync({ userId, storage })[contextKey];
      const outbox = openOutbox(context, {
        isSessionActive: () => browser.canSend,
        onAcknowledged: () => {},
        onRun: (outcome, documentIds) => {
          browser.outcomes.push(outcome);
          browser.waitingIn = documentIds;
        },
      });
      outboxes.push(outbox);
      return outbox;
    },
    /** The documents with a queue. */
    queued: async (userId = 'u1') =>
      (await browser.queues.list(userId)).map(({ documentId }) => documentId).toSorted(),
  });
}

/** A page that typed this and was closed before the server had it. */
export async function leave(documentId: string, text: string, userId = 'u1') {
  const queue = await openTestQueue({ userId, documentId });
  await queue.save({ inFlight: queue.restored.inFlight, pending: { [text]: put(text, text) } });
  return queue;
}
