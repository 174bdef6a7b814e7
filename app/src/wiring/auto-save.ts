import { unwrap } from '@ecritoire/api-client';
import type { ApiClient } from '@ecritoire/api-client';
import type { Document, SavedParagraphs } from '@ecritoire/contracts';
import { autoSaveMachine, flushAutoSave, isAllSaved, replay } from '@ecritoire/machines/auto-save';
import type { Queue, RemoteChange } from '@ecritoire/machines/auto-save';
import type { Paragraph } from '@ecritoire/prose';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { openDurableQueue } from './durable-queue.ts';
import type { DurableQueue } from './durable-queue.ts';
import { saveParagraphs } from './save-paragraphs.ts';

export type AutoSaveActor = ActorRefFrom<typeof autoSaveMachine>;

export type OpenDocumentOptions = {
  api: ApiClient;
  userId: string;
  documentId: string;
  /**
   * Each acknowledged save, with the document's words and the session's figures as they are now: an
   * answer to a batch that was sent before may be of long ago, and is not told.
   */
  onSaved: (answer: SavedParagraphs) => void;
};

export type OpenedDocument = {
  document: Document;
  /** The text with what is not acknowledged yet on top: what the editor opens with. */
  paragraphs: Paragraph[];
  actor: AutoSaveActor;
  /** Saves what it can, keeps the rest stored, and lets another tab have it. */
  close: () => Promise<void>;
};

/** Milliseconds that leaving waits for the server or the device; the rest stays in the queue. */
const closingPatience = 2000;

/** Every document that is open or still closing, and how each begins to look elsewhere. */
const openActors = new Map<AutoSaveActor, { lookElsewhere: () => () => void }>();

/** Closed documents whose words are nowhere but in this page: how the next visit takes them over. */
const leftInMemory = new Map<string, { actor: AutoSaveActor; handOver: () => Queue }>();

/** @returns whether the server has acknowledged everything that was typed in open documents. */
export async function saveOpenDocuments(): Promise<boolean> {
  const saved = await Promise.all([...openActors.keys()].map((actor) => flushAutoSave(actor)));
  return saved.every(Boolean);
}

/** Puts everything typed so far into this device's storage, before the page is left. */
export async function storeOpenDocuments(): Promise<void> {
  const storing = [...openActors.keys()].map((actor) => {
    actor.send({ type: 'flush' });
    return stored(actor);
  });
  await withinPatience(Promise.all(storing));
}

/** Before signing out: saves what it can, and keeps the rest on this device for its writer. */
export async function putAwayOpenDocuments(): Promise<void> {
  await withinPatience(saveOpenDocuments());
  await storeOpenDocuments();
}

/**
 * Opens a document for writing: the server's text, and over it what this device still holds of it.
 * @throws ApiError when the document cannot be read.
 */
export async function openDocument(options: OpenDocumentOptions): Promise<OpenedDocument> {
  const { api, userId, documentId, onSaved } = options;
  // A request of its own each time: an answer shared with an earlier one may be of before a save.
  const read = async () => unwrap(await api.getDocument(documentId));
  const { document, queue, restored } = await openTexts({ userId, documentId }, read);

  const sentKeys = new Set([restored.inFlight?.key]);
  const actor = createActor(
    autoSaveMachine.provide({
      actors: {
        storeQueue: fromPromise(({ input }) => queue.save(input.queue)),
        saveParagraphs: fromPromise(({ input: { batch } }) => {
          const tell = sentKeys.has(batch.key) ? () => {} : onSaved;
          sentKeys.add(batch.key);
          return saveParagraphs(api, documentId, batch, tell);
        }),
      },
    }),
    { input: { documentId, paragraphs: document.paragraphs, queue: restored } },
  );
  const catchUp = async () => {
    await adoptOrphan(actor, queue);
    await readAgain(actor, read);
  };
  const wasLeft = !isAllSaved(restored);
  const lookElsewhere = () => {
    const onVisible = () => {
      if (window.document.visibilityState === 'visible') void catchUp();
    };
    window.document.addEventListener('visibilitychange', onVisible);
    void waitFor(actor, (snapshot) => snapshot.hasTag('saved')).then(
      () => (wasLeft ? catchUp() : adoptOrphan(actor, queue)),
      // Closed before everything was saved: the next visit catches up.
      () => {},
    );
    return () => window.document.removeEventListener('visibilitychange', onVisible);
  };
  openActors.set(actor, { lookElsewhere });
  actor.start();
  // Taken over from memory: whether this device keeps it now is still to be found out.
  if (restored !== queue.restored) actor.send({ type: 'changed', put: [], deletedIds: [] });
  const unfollow = followPage(actor);

  const leave = () => {
    unfollow();
    openActors.delete(actor);
    actor.stop();
    queue.close();
  };
  const stayUntilSaved = () => {
    const name = nameOf({ userId, documentId });
    const handOver = () => {
      const { inFlight, pending } = actor.getSnapshot().context.draft;
      leftInMemory.delete(name);
      leave();
      return { inFlight, pending };
    };
    leftInMemory.set(name, { actor, handOver });
    const isOver = (now: SnapshotFrom<typeof autoSaveMachine>) =>
      now.hasTag('saved') || now.hasTag('gone');
    void waitFor(actor, isOver).then(handOver, () => {});
  };
  const close = async () => {
    await withinPatience(flushAutoSave(actor));
    await withinPatience(stored(actor));
    if (isInMemoryOnly(actor) && !actor.getSnapshot().hasTag('gone')) stayUntilSaved();
    else leave();
  };
  let closing: Promise<void> | undefined;
  return {
    document,
    paragraphs: replay(document.paragraphs, restored),
    actor,
    close: () => (closing ??= close()),
  };
}

/** The server's text, and what is not acknowledged of it: stored, or left in this page's memory. */
async function openTexts(
  owner: { userId: string; documentId: string },
  read: () => Promise<Document>,
): Promise<{ document: Document; queue: DurableQueue; restored: Queue }> {
  const left = leftInMemory.get(nameOf(owner));
  if (left) {
    // Read first: when that fails, the words stay with what still tries to save them.
    let document: Document;
    let asOf: number;
    do {
      asOf = left.actor.getSnapshot().context.acknowledgements;
      document = await read();
    } while (asOf !== left.actor.getSnapshot().context.acknowledgements);
    const restored = left.handOver();
    return { document, queue: await openDurableQueue(owner), restored };
  }
  const queue = await openDurableQueue(owner);
  try {
    return { document: await read(), queue, restored: queue.restored };
  } catch (error) {
    queue.close();
    throw error;
  }
}

const nameOf = (owner: { userId: string; documentId: string }) =>
  `${owner.userId} ${owner.documentId}`;

/** Whether words would go with this page: neither the server nor the device has them. */
function isInMemoryOnly(actor: AutoSaveActor): boolean {
  const snapshot = actor.getSnapshot();
  return !snapshot.context.isProtected && !snapshot.hasTag('saved');
}

/**
 * Lets the editor show what did not come from its writer's hands. Nothing is looked for elsewhere
 * before: versions must never run ahead of the text on the screen.
 * @returns what stops it.
 */
export function showRemoteChanges(
  actor: AutoSaveActor,
  show: (change: RemoteChange) => void,
): () => void {
  const subscription = actor.on('remoteChanged', show);
  const lookAway = openActors.get(actor)?.lookElsewhere();
  return () => {
    lookAway?.();
    subscription.unsubscribe();
  };
}

function followPage(actor: AutoSaveActor): () => void {
  const online = () => actor.send({ type: 'online' });
  const offline = () => actor.send({ type: 'offline' });
  const flush = () => actor.send({ type: 'flush' });
  const flushHidden = () => {
    if (window.document.visibilityState === 'hidden') flush();
  };
  const warn = (event: Event) => {
    if (isInMemoryOnly(actor)) event.preventDefault();
  };
  if (!navigator.onLine) offline();
  window.addEventListener('online', online);
  window.addEventListener('offline', offline);
  window.addEventListener('pagehide', flush);
  window.addEventListener('beforeunload', warn);
  window.document.addEventListener('visibilitychange', flushHidden);
  return () => {
    window.removeEventListener('online', online);
    window.removeEventListener('offline', offline);
    window.removeEventListener('pagehide', flush);
    window.removeEventListener('beforeunload', warn);
    window.document.removeEventListener('visibilitychange', flushHidden);
  };
}

/** Shows what other devices wrote meanwhile, when nothing of this one is under way. */
async function readAgain(actor: AutoSaveActor, read: () => Promise<Document>): Promise<void> {
  const snapshot = actor.getSnapshot();
  if (!snapshot.hasTag('saved')) return;
  const document = await read().catch(() => null);
  if (!document || actor.getSnapshot().status === 'stopped') return;
  const { paragraphs } = document;
  actor.send({ type: 'serverRead', paragraphs, asOf: snapshot.context.acknowledgements });
}

/** Takes over what a closed tab left; it stays stored until this tab has stored it too. */
async function adoptOrphan(actor: AutoSaveActor, queue: DurableQueue): Promise<void> {
  const orphan = await queue.nextOrphan().catch(() => null);
  if (!orphan) return;
  try {
    const adopt = { type: 'adopt', queue: orphan.queue } as const;
    const now = actor.getSnapshot();
    const isTaken = now.status === 'active' && now.can(adopt);
    if (isTaken) actor.send(adopt);
    if (isTaken && (await stored(actor))) await orphan.discard();
  } catch {
    // Closed meanwhile: what is not discarded is still stored, for whoever opens it next.
  } finally {
    orphan.release();
  }
}

/** @returns whether everything typed so far is on this device, not in memory only. */
async function stored(actor: AutoSaveActor): Promise<boolean> {
  const { revision } = actor.getSnapshot().context;
  const { context } = await waitFor(actor, (now) => now.context.storedRevision >= revision);
  return context.isProtected;
}

async function withinPatience(task: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, closingPatience);
  });
  await Promise.race([task, timeout]).catch(() => {});
  clearTimeout(timer);
}
