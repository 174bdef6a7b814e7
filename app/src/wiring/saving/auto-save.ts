import { ApiError, unwrap } from '@ecritoire/api-client';
import type { Document } from '@ecritoire/contracts';
import { flushAutoSave, isAllSaved, replay } from '@ecritoire/machines/auto-save';
import type { autoSaveMachine, Queue, RemoteChange } from '@ecritoire/machines/auto-save';
import type { Paragraph } from '@ecritoire/prose';
import { waitFor } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { createAutoSave, isInMemoryOnly, stored } from './auto-save-actor.ts';
import type { AutoSaveActor, SavingOptions } from './auto-save-actor.ts';
import { takeAhead } from './document-ahead.ts';
import { nameOf } from './documents-in-use.ts';
import { openDurableQueue } from './durable-queue.ts';
import type { DurableQueue } from './durable-queue.ts';
import { followPage } from './follow-page.ts';
import { forgetGone, noteGone } from './gone-documents.ts';
import { recall, remember } from './known-documents.ts';
import { noteLastWritten } from './last-written.ts';
import { adoptOrphan, createSecondLook } from './look-elsewhere.ts';

export type OpenedDocument = {
  document: Document;
  /** The text with what is not acknowledged yet on top: what the editor opens with. */
  paragraphs: Paragraph[];
  actor: AutoSaveActor;
  /**
   * Tells of the document each time that it is read anew: it may be called otherwise by then.
   * @returns what stops it.
   */
  follow: (tell: (document: Document) => void) => () => void;
  /** Saves what it can, keeps the rest stored, and lets another tab have it. */
  close: () => Promise<void>;
};

/** Milliseconds that leaving waits for the server or the device; the rest stays in the queue. */
const closingPatience = 2000;

/**
 * Every document that is open or still closing: how each begins to look elsewhere, and how it is
 * told no more of what becomes of the page.
 */
const openActors = new Map<
  AutoSaveActor,
  { lookElsewhere: () => () => void; unfollow: () => void }
>();

/** Closed documents whose words are nowhere but in this page: how the next visit takes them over. */
const leftInMemory = new Map<string, { actor: AutoSaveActor; handOver: () => Queue }>();

/** @returns whether the server has acknowledged everything that was typed in open documents. */
export async function saveOpenDocuments(): Promise<boolean> {
  const saved = await Promise.all([...openActors.keys()].map((actor) => flushAutoSave(actor)));
  return saved.every(Boolean);
}

/** Tries at once to save what is typed in open documents, also what was refused before. */
export function saveNow(): void {
  for (const actor of openActors.keys()) actor.send({ type: 'retry' });
}

/** Whether an open document waits for its writer to choose between two versions. */
export function hasUndecidedText(): boolean {
  return [...openActors.keys()].some((actor) => actor.getSnapshot().hasTag('conflict'));
}

/** Puts everything typed so far into this device's storage, before the page is left. */
export async function storeOpenDocuments(): Promise<void> {
  const storing = [...openActors.keys()].map((actor) => {
    actor.send({ type: 'flush' });
    return stored(actor);
  });
  await withinPatience(Promise.all(storing));
}

/** The documents whose words would go with this page: neither the server nor the device has them. */
export function documentsInMemoryOnly(): Set<string> {
  const actors = [...openActors.keys()].filter(isInMemoryOnly);
  return new Set(actors.map((actor) => actor.getSnapshot().context.documentId));
}

/** Who has agreed to lose what only this page holds is not asked again as it is left. */
export function leaveWithoutAsking(): void {
  for (const [actor, { unfollow }] of openActors) if (isInMemoryOnly(actor)) unfollow();
}

/**
 * Opens a document for writing: the server's text, and over it what this device still holds of it.
 * Where no server can be reached, or the sign-in has expired, a document that was open on this page
 * before opens as it was left.
 * @throws ApiError when the document cannot be read.
 */
export async function openDocument(options: SavingOptions): Promise<OpenedDocument> {
  const { api, documentId } = options;
  const { giveBack, channel, ...begun } = await takeAhead(options);
  let { answer } = begun;
  // A request of its own each time: an answer shared with an earlier one may be of before a save.
  const read = async () => {
    const document = await (answer ?? api.getDocument(documentId).then(unwrap));
    answer = undefined;
    forgetGone(options);
    return document;
  };
  const openQueue = () => begun.queue ?? openDurableQueue(options);
  const texts = await openTexts(options, { read, openQueue }).catch((error: unknown) => {
    giveBack();
    throw error;
  });
  const { document, queue, restored } = texts;

  const from = { paragraphs: document.paragraphs, restored, name: document };
  const actor = createAutoSave(options, queue, from, ({ session }) => {
    noteLastWritten(options, session.id);
    channel.tell('saved');
  });
  const followers = new Set<(document: Document) => void>();
  const lookAgain = createSecondLook(actor, read, (newest) => {
    remember(options, newest);
    for (const tell of followers) tell(newest);
  });
  const catchUp = async () => {
    await adoptOrphan(actor, queue);
    await lookAgain();
  };
  const wasLeft = !isAllSaved(restored);
  const lookElsewhere = () => {
    const isVisible = () => window.document.visibilityState === 'visible';
    const onVisible = () => {
      if (isVisible()) void catchUp();
    };
    // A page that nobody sees catches up once it is looked at.
    const stopHearing = channel.follow((word) => {
      if (isVisible()) void (word === 'left' ? catchUp() : lookAgain());
    });
    window.document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('online', onVisible);
    void waitFor(actor, (snapshot) => snapshot.hasTag('saved')).then(
      () => (wasLeft ? catchUp() : adoptOrphan(actor, queue)),
      // Closed before everything was saved: the next visit catches up.
      () => {},
    );
    return () => {
      stopHearing();
      window.document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('online', onVisible);
    };
  };
  actor.start();
  // Taken over from memory: whether this device keeps it now is still to be found out.
  if (restored !== queue.restored) actor.send({ type: 'changed', put: [], deletedIds: [] });
  const unfollow = followPage(actor, queue);
  openActors.set(actor, { lookElsewhere, unfollow });

  const leave = () => {
    unfollow();
    openActors.delete(actor);
    actor.stop();
    queue.close();
    channel.tell('left');
    giveBack();
  };
  const stayUntilSaved = () => {
    const name = nameOf(options);
    let handedOver: Queue | undefined;
    // Once: saved while its document is read anew, it is over before the page that reads asks for it.
    const handOver = () => {
      if (handedOver !== undefined) return handedOver;
      const { inFlight, pending } = actor.getSnapshot().context.draft;
      leftInMemory.delete(name);
      leave();
      handedOver = { inFlight, pending };
      return handedOver;
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
    follow: (tell) => {
      followers.add(tell);
      return () => void followers.delete(tell);
    },
    close: () => (closing ??= close()),
  };
}

/** The server's text, and what is not acknowledged of it: stored, or left in this page's memory. */
async function openTexts(
  owner: { userId: string; documentId: string },
  from: { read: () => Promise<Document>; openQueue: () => Promise<DurableQueue> },
): Promise<{ document: Document; queue: DurableQueue; restored: Queue }> {
  const read = async () => {
    try {
      const document = await from.read();
      remember(owner, document);
      return document;
    } catch (error) {
      const known = tellsNothing(error) ? recall(owner) : null;
      if (known) return known;
      throw error;
    }
  };
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
    return { document, queue: await from.openQueue(), restored };
  }
  const queue = await from.openQueue();
  try {
    return { document: await read(), queue, restored: queue.restored };
  } catch (error) {
    if (isNoMore(error) && !isAllSaved(queue.restored)) noteGone(owner);
    queue.close();
    throw error;
  }
}

/** Nobody answered, or nobody is signed in: it is not about the document. */
const tellsNothing = (error: unknown) =>
  error instanceof ApiError &&
  (error.status === null || error.status === 401 || error.messageKey === 'auth.accountDeactivated');

const isNoMore = (error: unknown) =>
  error instanceof ApiError && error.messageKey === 'documents.notFound';

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

export async function withinPatience(task: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, closingPatience);
  });
  await Promise.race([task, timeout]).catch(() => {});
  clearTimeout(timer);
}
