import { unwrap, type ApiClient } from '@ecritoire/api-client';
import type { Document } from '@ecritoire/contracts';
import { openDocumentChannel, type DocumentChannel } from './document-channel.ts';
import { holdLock } from './locks.ts';
import { isTaken, nameOf, openLock, takeDocument } from './taken-documents.ts';
import { openDurableQueue, type DurableQueue } from './durable-queue.ts';

type Owner = { userId: string; documentId: string };

/** A document that is taken for this page. */
type Taken = {
  /** Hears what others say of it from before the server is asked. */
  channel: DocumentChannel;
  giveBack: () => void;
};

/** What of a document is there before its page. */
type Begun = {
  /** What the server has of it. */
  answer: Promise<Document>;
  /** What this device has of it. */
  queue: Promise<DurableQueue>;
};

type Ahead = Begun & {
  name: string;
  taken: Promise<Taken>;
  timer: ReturnType<typeof setTimeout>;
};

/** Milliseconds that a text waits for the page that it is for. */
const patience = 30_000;

let ahead: Ahead | null = null;

/** Milliseconds to wait for an outbox that may be frozen with its page. */
const outboxPatience = 2000;

async function take(owner: Owner): Promise<Taken> {
  const channel = openDocumentChannel(owner);
  // From here on no words that wait on this device are sent behind the back of who reads it, from
  // this page or from another.
  channel.tell('opening');
  const giveBack = await takeDocument(owner);
  const lock = await holdLock(openLock(owner), { mode: 'shared', patience: outboxPatience });
  return {
    channel,
    giveBack: () => {
      lock?.release();
      channel.close();
      giveBack();
    },
  };
}

async function release({ taken, queue }: Ahead): Promise<void> {
  const { channel, giveBack } = await taken;
  (await queue).close();
  // Whoever has opened it meanwhile takes over what waits of it.
  channel.tell('left');
  giveBack();
}

/** Gives back what was asked for ahead, so that the outbox may send what waits of it. */
export async function letGo(): Promise<void> {
  if (ahead === null) return;
  const unopened = ahead;
  ahead = null;
  clearTimeout(unopened.timer);
  await release(unopened);
}

/**
 * Asks for the text of a page, and looks for words of it that wait on this device, while the scripts
 * of the page are on their way. A document that is open here is not asked for: what it is saving now
 * would be missing.
 */
export function readAhead(api: ApiClient, owner: Owner): void {
  const name = nameOf(owner);
  const isAsked = ahead?.name === name;
  if (isTaken(owner) && !isAsked) return;
  if (!isAsked) void letGo();
  clearTimeout(ahead?.timer);
  const taken = ahead?.taken ?? take(owner);
  const answer = taken.then(() => api.getDocument(owner.documentId)).then(unwrap);
  // Whoever opens the document is told.
  answer.catch(() => {});
  const queue = ahead?.queue ?? taken.then(() => openDurableQueue(owner));
  ahead = { name, taken, answer, queue, timer: setTimeout(() => void letGo(), patience) };
}

/**
 * Takes a document for this page.
 * @returns with what was asked ahead of it.
 */
export async function takeAhead(owner: Owner): Promise<Taken & Partial<Begun>> {
  if (ahead?.name !== nameOf(owner)) return take(owner);
  const { taken, answer, queue, timer } = ahead;
  clearTimeout(timer);
  ahead = null;
  return { ...(await taken), answer, queue };
}
