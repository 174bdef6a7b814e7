import { ApiError, unwrap } from '@ecritoire/api-client';
import type { Document } from '@ecritoire/contracts';
import { flushAutoSave, isAllSaved, replay } from '@ecritoire/machines/auto-save';
import type { Queue, RemoteChange } from '@ecritoire/machines/auto-save';
import type { Paragraph } from '@ecritoire/prose';
import { openActors, withinPatience } from './auto-save.ts';
import { createAutoSave, isInMemoryOnly, stored } from './auto-save-actor.ts';
import type { AutoSaveActor, SavingOptions } from './auto-save-actor.ts';
import { takeAhead } from './document-ahead.ts';
import { openDurableQueue } from './durable-queue.ts';
import type { DurableQueue } from './durable-queue.ts';
import { followPage } from './follow-page.ts';
import { forgetGone, noteGone } from './gone-documents.ts';
import { recall, remember } from './known-documents.ts';
import { noteLastWritten } from './last-written.ts';
import { leftInMemory, stayInMemory } from './left-in-memory.ts';
import { createSecondLook, lookElsewhere } from './look-elsewhere.ts';
import { createRetries, isRetryable } from '../network/retry.ts';

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

/**
 * Opens a document for writing: the server's text, and over it what this device still holds of it.
 * Where the server is away or busy, or the sign-in has expired, a document that was open on this page
 * before opens as it was left, and is read again once the server lets it.
 * @throws ApiError when the document cannot be read.
 */
export async function openDocument(options: SavingOptions): Promise<OpenedDocument> {
  const { giveBack, channel, answer, queue: begun } = await takeAhead(options);
  const ask = createReading(options, answer);
  const opening = Promise.withResolvers<() => void>();
  const retries = createRetries(() => void opening.promise.then((lookAgain) => lookAgain()));
  const read = async () => {
    try {
      const document = await ask();
      retries.stop();
      return document;
    } catch (error) {
      retries.failed(error);
      throw error;
    }
  };
  const openQueue = (takesOver: boolean) => begun ?? openDurableQueue(options, { takesOver });
  const texts = await openTexts(options, { read, openQueue }).catch((error: unknown) => {
    retries.stop();
    giveBack();
    throw error;
  });
  const { document, queue, restored } = texts;

  const from = { paragraphs: document.paragraphs, restored, name: document };
  const whenComposed = () => openActors.get(actor)?.whenComposed?.() ?? Promise.resolve();
  const actor: AutoSaveActor = createAutoSave(
    { ...options, whenComposed },
    queue,
    from,
    ({ session }) => {
      noteLastWritten(options, session.id);
      channel.tell('saved');
    },
  );
  const followers = new Set<(document: Document) => void>();
  const readOnceComposed = async () => {
    const newest = await read();
    await whenComposed();
    return newest;
  };
  const lookAgain = createSecondLook(actor, readOnceComposed, (newest) => {
    remember(options, newest);
    for (const tell of followers) tell(newest);
  });
  opening.resolve(() => void lookAgain());
  const unseen: RemoteChange[] = [];
  actor.on('remoteChanged', (change) => {
    const show = openActors.get(actor)?.show;
    if (show) show(change);
    else unseen.push(change);
  });
  actor.start();
  // Taken over from memory: whether this device keeps it now is still to be found out.
  if (restored !== queue.restored) actor.send({ type: 'localCopyMissing' });
  const unfollow = followPage(actor, queue);
  const wasLeft = !isAllSaved(restored);
  openActors.set(actor, {
    lookElsewhere: () => lookElsewhere({ actor, queue, channel, wasLeft, lookAgain }),
    unseen,
    unfollow,
  });

  const leave = () => {
    retries.stop();
    unfollow();
    openActors.delete(actor);
    actor.stop();
    queue.close();
    channel.tell('left');
    giveBack();
  };
  const close = async () => {
    await withinPatience(flushAutoSave(actor));
    await withinPatience(stored(actor));
    const isGone = actor.getSnapshot().hasTag('gone');
    if (isInMemoryOnly(actor) && !isGone) {
      stayInMemory(options, actor, leave);
      return;
    }
    // Of a document that is no more, some may not be stored yet.
    queue.keepLastWords(actor.getSnapshot().context.draft);
    leave();
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

/** @param ahead what was asked of the server before: it serves the first reading. */
function createReading(
  options: SavingOptions,
  ahead: Promise<Document> | undefined,
): () => Promise<Document> {
  let answer = ahead;
  // A request of its own each time: an answer shared with an earlier one may be of before a save.
  return async () => {
    const asked = answer ?? options.api.getDocument(options.documentId).then(unwrap);
    // Once, also where it failed.
    answer = undefined;
    const document = await asked;
    forgetGone(options);
    return document;
  };
}

/** The server's text, and what is not acknowledged of it: stored, or left in this page's memory. */
async function openTexts(
  owner: { userId: string; documentId: string },
  from: {
    read: () => Promise<Document>;
    openQueue: (takesOver: boolean) => Promise<DurableQueue>;
  },
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
  const left = leftInMemory(owner);
  if (left) {
    // Read first: when that fails, the words stay with what still tries to save them.
    let document: Document;
    let asOf: number;
    do {
      asOf = left.actor.getSnapshot().context.acknowledgements;
      document = await read();
    } while (asOf !== left.actor.getSnapshot().context.acknowledgements);
    const restored = left.handOver();
    return { document, queue: await from.openQueue(false), restored };
  }
  const queue = await from.openQueue(true);
  try {
    return { document: await read(), queue, restored: queue.restored };
  } catch (error) {
    if (isNoMore(error) && !isAllSaved(queue.restored)) noteGone(owner);
    queue.close();
    throw error;
  }
}

/** The server is away or busy, or nobody is signed in: it is not about the document. */
const tellsNothing = (error: unknown) =>
  isRetryable(error) ||
  (error instanceof ApiError &&
    (error.status === 401 || error.messageKey === 'auth.accountDeactivated'));

const isNoMore = (error: unknown) =>
  error instanceof ApiError && error.messageKey === 'documents.notFound';
