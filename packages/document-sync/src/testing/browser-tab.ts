import { createApiClient } from '@ecritoire/api-client';
import type { SaveParagraphsRequest } from '@ecritoire/contracts';
import type { Paragraph } from '@ecritoire/prose';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';
import { waitFor } from 'xstate';
import {
  createDocumentSync,
  type DocumentSync,
  type DocumentSyncOptions,
} from '../document-sync.ts';
import { openDocument } from '../open/open-document.ts';
import type { OpenedDocument } from '../open/open-document.ts';
import { openDurableQueue } from '../queue/durable-queue.ts';
import { createSnapshots } from '../queue/pagehide-snapshot.ts';
import { contextKey, type SessionWordCount } from '../sync-context.ts';

/** As much of the API as one document needs, with a network that can be cut. */
class Backend {
  paragraphs = new Map<string, { id: string; version: number; text: string }>();
  answers = new Map<string, unknown>();
  title = 'Roman';
  isUp = true;
  /** What it refuses every call with, where it does. */
  refusal: { status: number; messageKey: string; retryAfter?: string } | null = null;
  /** What it says of sizes with each save. */
  nearLimits: { of: string; limit: number; used: number }[] | null = null;
  hearsSaves = true;
  losesAnswers = false;
  readings = 0;
  beforeReading: Promise<void> | null = null;
  saves: RequestInit[] = [];

  present = () =>
    [...this.paragraphs.values()].map(({ id, version, text }) => ({
      id,
      version,
      position: id,
      type: 'paragraph',
      content: [{ text, marks: [] }],
      updatedAt: '2026-11-21T10:00:00Z',
    }));

  respond = async (request: Request): Promise<Response> => {
    if (!this.isUp) throw new TypeError('Failed to fetch');
    if (this.refusal !== null) {
      const { retryAfter, ...problem } = this.refusal;
      const headers: HeadersInit = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
      return Response.json(problem, { status: problem.status, headers });
    }
    if (request.method === 'GET') {
      const answer = Response.json({ id: 'd1', title: this.title, paragraphs: this.present() });
      this.readings += 1;
      await this.beforeReading;
      return answer;
    }
    if (!this.hearsSaves) throw new TypeError('Failed to fetch');
    this.saves.push({ keepalive: request.keepalive });
    const key = request.headers.get('idempotency-key') ?? '';
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what our own client has sent
    const { changes } = (await request.json()) as SaveParagraphsRequest;
    const isCurrent = changes.every(
      ({ id, parentVersion }) => parentVersion === (this.paragraphs.get(id)?.version ?? 0),
    );
    if (!this.answers.has(key) && !isCurrent) {
      const conflict = { messageKey: 'paragraphs.conflict', paragraphs: [], deletedIds: [] };
      return Response.json(conflict, { status: 409 });
    }
    const answer = this.answers.get(key) ?? this.apply(changes);
    this.answers.set(key, answer);
    if (this.losesAnswers) throw new TypeError('Failed to fetch');
    return Response.json(answer);
  };

  apply(changes: SaveParagraphsRequest['changes']) {
    for (const change of changes) {
      if (change.operation === 'delete') this.paragraphs.delete(change.id);
      else {
        const text = change.content.map((run) => run.text).join('');
        const version = change.parentVersion + 1;
        this.paragraphs.set(change.id, { id: change.id, version, text });
      }
    }
    return {
      paragraphs: changes.map(({ id, parentVersion }) => ({ id, version: parentVersion + 1 })),
      deletedIds: [],
      words: 1,
      ...(this.nearLimits && { nearLimits: this.nearLimits }),
      session: { id: 's1' },
    };
  }
}

/** Counts nothing. */
const noWordCount: SessionWordCount = {
  sending: () => {},
  saved: () => {},
  notTaken: () => {},
  follow: () => {},
  languageOf: (_documentId, language) => language ?? 'fr',
};

const api = createApiClient({
  baseUrl: 'http://localhost/api',
  tokens: {
    accessToken: () => 'token',
    refreshToken: () => null,
    storeAccessToken: () => {},
    clear: () => {},
  },
});

/** @param options without them, its outbox sends nothing. */
export const createTestSync = (options: Partial<DocumentSyncOptions> = {}): DocumentSync =>
  createDocumentSync({
    api,
    userId: 'u1',
    storage: new FakeStorage(),
    wordCount: noWordCount,
    isSessionActive: () => false,
    onAcknowledged: () => {},
    onOutboxRun: () => {},
    ...options,
  });

/** The queue of a tab that is no part of the test otherwise. */
export const openTestQueue = (
  owner: { userId: string; documentId: string },
  { storage = new FakeStorage(), takesOver = true } = {},
) => openDurableQueue(owner, { snapshots: createSnapshots(storage), takesOver });

/** A page, and a device that stores nothing yet: for one test. */
export function stubPage() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('window', Object.assign(new EventTarget(), { document: page }));
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks });
  return page;
}

/** A browser tab that has a document open, and the server it saves to: both new for each test. */
export function createTab() {
  const opened: OpenedDocument[] = [];
  const newTab = () => {
    const page = stubPage();
    const storage = new FakeStorage();
    const sync = createTestSync({ storage });
    return {
      backend: new Backend(),
      page,
      /** Whether each acknowledgement came with current figures. */
      hasFigures: [] as boolean[],
      storage,
      sync,
      context: sync[contextKey],
    };
  };
  const tab = newTab();
  tab.sync.dispose();

  beforeEach(() => {
    Object.assign(tab, newTab());
    vi.stubGlobal('fetch', (request: Request) => tab.backend.respond(request));
  });
  afterEach(async () => {
    tab.backend.isUp = true;
    tab.backend.losesAnswers = false;
    vi.useRealTimers();
    vi.restoreAllMocks();
    await Promise.all(opened.splice(0).map(({ close }) => close()));
    tab.sync.dispose();
    vi.unstubAllGlobals();
  });

  const owner = { userId: 'u1', documentId: 'd1' };
  const open = async () => {
    const document = await openDocument(tab.sync, {
      documentId: owner.documentId,
      onSaved: (response) => tab.hasFigures.push(response !== null),
    });
    opened.push(document);
    const { actor } = document;
    const type = (id: string, text: string) =>
      actor.send({
        type: 'changed',
        put: [paragraph(id, text)],
        deletedIds: [],
      });
    const until = (tag: 'saved' | 'saving' | 'offline' | 'error' | 'gone') =>
      waitFor(actor, (snapshot) => snapshot.hasTag(tag));
    const stored = () =>
      waitFor(actor, ({ context }) => context.storedRevision === context.revision);
    return { ...document, type, until, stored };
  };

  const textsOnServer = () => [...tab.backend.paragraphs.values()].map(({ text }) => text);
  const newPage = () => createTestSync({ storage: tab.storage });
  return Object.assign(tab, { owner, open, newPage, textsOnServer });
}

export const paragraph = (id: string, text: string): Paragraph => ({
  id,
  position: id,
  type: 'paragraph',
  content: [{ text, marks: [] }],
});

/** A paragraph that the server has never seen. */
export const written = (id: string, text: string) =>
  ({ operation: 'put', parentVersion: 0, ...paragraph(id, text) }) as const;

/** A local storage whose keys are its own properties, as `Object.keys` finds them. */
export class FakeStorage {
  keys(): string[] {
    return Object.keys(this);
  }
  clear() {
    for (const key of this.keys()) this.removeItem(key);
  }
  getItem(key: string): string | null {
    const value: unknown = Reflect.get(this, key);
    return typeof value === 'string' ? value : null;
  }
  setItem(key: string, value: string) {
    Reflect.set(this, key, value);
  }
  removeItem(key: string) {
    Reflect.deleteProperty(this, key);
  }
}

/**
 * Has the device's database answer nothing more, as one that is stuck.
 * @returns what has it answer again.
 */
export async function hangDatabase(): Promise<() => void> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('ecritoire');
    opening.addEventListener('success', () => resolve(opening.result));
  });
  const changes = database.transaction(['changes', 'batches'], 'readwrite').objectStore('changes');
  let hangs = true;
  const goOn = () => {
    if (hangs) changes.count().addEventListener('success', goOn);
  };
  goOn();
  return () => {
    hangs = false;
    database.close();
  };
}

export const textsOf = ({ paragraphs }: Pick<OpenedDocument, 'paragraphs'>) =>
  paragraphs.map(({ content }) => content.map(({ text }) => text).join(''));
