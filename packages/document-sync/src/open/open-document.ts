import { ApiError, createRetries, isRetryable, unwrap } from '@ecritoire/api-client';
import type { Document } from '@ecritoire/contracts';
import { flushAutoSave, isAllSaved, replay } from '@ecritoire/machines/auto-save';
import type { Queue } from '@ecritoire/machines/auto-save';
import type { Paragraph } from '@ecritoire/prose';
import type { DocumentSync } from '../document-sync.ts';
import type { DurableQueue } from '../queue/durable-queue.ts';
import { createRefetch, startRemoteRefresh } from '../remote/remote-refresh.ts';
import { createAutoSave, isInMemoryOnly, persisted } from './auto-save-actor.ts';
import type { AutoSaveActor, SavingOptions } from './auto-save-actor.ts';
import { withinPatience, type AttachEditor, type OpenEntry } from './open-documents.ts';
import { followPageEvents } from './page-events.ts';
import { contextKey, type SyncContext } from '../sync-context.ts';
import { keepUnpersisted } from './unpersisted-documents.ts';

export type OpenedDocument = {
  document: Document;
  /** The text with the unacknowledged changes applied: what the editor opens with. */
  paragraphs: Paragraph[];
  actor: AutoSaveActor;
  /**
   * Passes remote changes to the editor, earlier ones first, and starts the remote refresh.
   * @returns what detaches the editor.
   */
  attachEditor: AttachEditor;
  /**
   * Calls back with the document each time that it is refetched: its title may have changed.
   * @returns what stops it.
   */
  follow: (onRefetch: (document: Document) => void) => () => void;
  /** Saves what it can, leaves the rest in the queue, and releases the document for other tabs. */
  close: () => Promise<void>;
};

/**
 * Opens a document for writing, once it is closed where it was open before.
 * @param options.signal closes it when aborted, also while it is being opened.
 * @throws ApiError when the document cannot be read.
 */
export function openDocument(
  { [contextKey]: context }: DocumentSync,
  { signal, ...options }: SavingOptions & { signal?: AbortSignal },
): Promise<OpenedDocument> {
  const { documentId } = options;
  const opening = context.closing.settled(documentId).then(() => open(context, options));
  signal?.addEventListener('abort', () => {
    context.closing.add(
      documentId,
      opening.then(({ close }) => close()),
    );
  });
  return opening;
}

/**
 * Opens a document: the server's text with the queue of this device applied. Where the
 * server is away or busy, or the sign-in has expired, a document in the cache opens from there, and
 * is refetched later.
 * @throws ApiError when the document cannot be read.
 */
async function open(context: SyncContext, options: SavingOptions): Promise<OpenedDocument> {
  const { documentId } = options;
  const { cache, lastEdited, openDocuments } = context;
  const { release, channel, response, queue: prefetched } = await context.prefetch.take(documentId);
  const request = createRequest(context, documentId, response);
  const opening = Promise.withResolvers<() => void>();
  const retries = createRetries(() => void opening.promise.then((refetch) => refetch()));
  const read = async () => {
    try {
      const document = await request();
      retries.stop();
      return document;
    } catch (error) {
      retries.failed(error);
      throw error;
    }
  };
  const openQueue = (takesOver: boolean) =>
    prefetched ?? context.openQueue(documentId, { takesOver });
  const texts = await openTexts(context, documentId, { read, openQueue }).catch(
    (error: unknown) => {
      retries.stop();
      release();
      throw error;
    },
  );
  const { document, queue, restored } = texts;

  const from = { paragraphs: document.paragraphs, restored, title: document };
  const whenComposed = () => openDocuments.get(actor)?.whenComposed?.() ?? Promise.resolve();
  const actor: AutoSaveActor = createAutoSave(
    context,
    {
      ...options,
      whenComposed,
      onAcknowledged: ({ session }) => {
        lastEdited.set(documentId, session.id);
        channel.post('saved');
      },
    },
    queue,
    from,
  );
  const followers = new Set<(document: Document) => void>();
  const readOnceComposed = async () => {
    const newest = await read();
    await whenComposed();
    return newest;
  };
  const refetch = createRefetch(actor, readOnceComposed, (newest) => {
    cache.set(newest);
    for (const onRefetch of followers) onRefetch(newest);
  });
  opening.resolve(() => void refetch());
  const buffered: OpenEntry['buffered'] = [];
  actor.on('remoteChanged', (change) => {
    const show = openDocuments.get(actor)?.show;
    if (show) show(change);
    else buffered.push(change);
  });
  actor.start();
  // Taken over from memory: whether this device stores it now is still to be found out.
  if (restored !== queue.restored) actor.send({ type: 'localCopyMissing' });
  const stopPageEvents = followPageEvents(actor, queue);
  const hadQueue = !isAllSaved(restored);
  openDocuments.add(actor, {
    startRemoteRefresh: () => startRemoteRefresh({ actor, queue, channel, hadQueue, refetch }),
    buffered,
    stopPageEvents,
  });

  const stop = () => {
    retries.stop();
    stopPageEvents();
    openDocuments.remove(actor);
    actor.stop();
    queue.close();
    channel.post('left');
    release();
  };
  const close = async () => {
    await withinPatience(flushAutoSave(actor));
    await withinPatience(persisted(actor));
    const isGone = actor.getSnapshot().hasTag('gone');
    if (isInMemoryOnly(actor) && !isGone && !context.disposed.aborted) {
      keepUnpersisted(context.unpersisted, { actor, queue, stop });
      return;
    }
    // Some words of a deleted document may not be persisted yet.
    queue.writeSnapshot(actor.getSnapshot().context.draft);
    stop();
  };
  let closing: Promise<void> | undefined;
  return {
    document,
    paragraphs: replay(document.paragraphs, restored),
    actor,
    attachEditor: (show, whenComposed) => openDocuments.attachEditor(actor, show, whenComposed),
    follow: (onRefetch) => {
      followers.add(onRefetch);
      return () => void followers.delete(onRefetch);
    },
    close: () => (closing ??= close()),
  };
}

/** @param prefetched serves the first read. */
function createRequest(
  { api, userId, queues }: SyncContext,
  documentId: string,
  prefetched: Promise<Document> | undefined,
): () => Promise<Document> {
  let response = prefetched;
  // A request of its own each time: a shared response may be from before a save.
  return async () => {
    const requested = response ?? api.getDocument(documentId).then(unwrap);
    // Once, also where it failed.
    response = undefined;
    const document = await requested;
    queues.tombstones.remove({ userId, documentId });
    return document;
  };
}

/** Reads the server's text, and the changes that are queued or in the memory of this page. */
async function openTexts(
  { cache, unpersisted, userId, queues }: SyncContext,
  documentId: string,
  from: {
    read: () => Promise<Document>;
    openQueue: (takesOver: boolean) => Promise<DurableQueue>;
  },
): Promise<{ document: Document; queue: DurableQueue; restored: Queue }> {
  const read = async () => {
    try {
      const document = await from.read();
      cache.set(document);
      return document;
    } catch (error) {
      const cached = isAboutServer(error) ? cache.get(documentId) : null;
      if (cached) return cached;
      throw error;
    }
  };
  const inMemory = unpersisted.get(documentId);
  if (inMemory) {
    // Reads first: when that fails, the auto-save in memory goes on.
    let document: Document;
    let asOf: number;
    do {
      asOf = inMemory.actor.getSnapshot().context.acknowledgements;
      document = await read();
    } while (asOf !== inMemory.actor.getSnapshot().context.acknowledgements);
    const restored = inMemory.handOver();
    return { document, queue: await from.openQueue(false), restored };
  }
  const queue = await from.openQueue(true);
  try {
    return { document: await read(), queue, restored: queue.restored };
  } catch (error) {
    if (isDeleted(error) && !isAllSaved(queue.restored)) {
      queues.tombstones.add({ userId, documentId });
    }
    queue.close();
    throw error;
  }
}

/** The server is away or busy, or nobody is signed in: the error says nothing about the document. */
const isAboutServer = (error: unknown) =>
  isRetryable(error) ||
  (error instanceof ApiError &&
    (error.status === 401 || error.messageKey === 'auth.accountDeactivated'));

const isDeleted = (error: unknown) =>
  error instanceof ApiError && error.messageKey === 'documents.notFound';
