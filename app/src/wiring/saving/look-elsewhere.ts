import type { Document } from '@ecritoire/contracts';
import type { autoSaveMachine } from '@ecritoire/machines/auto-save';
import { waitFor, type SnapshotFrom } from 'xstate';
import { stored } from './auto-save-actor.ts';
import type { AutoSaveActor } from './auto-save-actor.ts';
import type { DocumentChannel } from './document-channel.ts';
import type { DurableQueue } from './durable-queue.ts';

/**
 * Reads the document anew, and shows what was written elsewhere, except over what is not
 * acknowledged of one's own.
 */
export function createSecondLook(
  actor: AutoSaveActor,
  read: () => Promise<Document>,
  onRead: (document: Document) => void,
) {
  let asked = 0;
  let applied = 0;
  let isWaiting = false;
  return async function lookAgain(): Promise<void> {
    const asOf = actor.getSnapshot().context.acknowledgements;
    asked += 1;
    const turn = asked;
    const document = await read().catch(() => null);
    // An earlier reading that comes late would take back what a later one has shown.
    if (!document || turn < applied || actor.getSnapshot().status === 'stopped') return;
    if (actor.getSnapshot().context.acknowledgements !== asOf) {
      // Of before a save: asked again once, when all that was typed is saved.
      if (isWaiting) return;
      isWaiting = true;
      const isSaved = (now: SnapshotFrom<typeof autoSaveMachine>) => now.hasTag('saved');
      await waitFor(actor, isSaved, { timeout: Infinity }).catch(() => null);
      isWaiting = false;
      if (actor.getSnapshot().status !== 'stopped') await lookAgain();
      return;
    }
    applied = turn;
    onRead(document);
    actor.send({ type: 'serverRead', paragraphs: document.paragraphs, asOf });
  };
}

/**
 * Takes over what a closed tab left, where all that was typed here is saved; it stays stored until
 * this tab has stored it too.
 * @returns whether there may be more.
 */
export async function adoptOrphan(actor: AutoSaveActor, queue: DurableQueue): Promise<boolean> {
  const orphan = await queue.nextOrphan().catch(() => null);
  if (!orphan) return false;
  try {
    const adopt = { type: 'adopt', queue: orphan.queue } as const;
    const now = actor.getSnapshot();
    if (now.status !== 'active') return false;
    if (!now.can(adopt)) return true;
    actor.send(adopt);
    const isStored = await stored(actor);
    if (isStored) await orphan.discard();
    return isStored;
  } catch {
    // Closed meanwhile: what is not discarded is still stored, for whoever opens it next.
    return false;
  } finally {
    orphan.release();
  }
}

const untilSaved = (actor: AutoSaveActor) =>
  waitFor(actor, (snapshot) => snapshot.hasTag('saved'), { timeout: Infinity });

/**
 * Takes over what closed tabs left, one after another, each once all that was typed here is saved.
 * Asked again meanwhile, it looks once more.
 */
function createAdoption(actor: AutoSaveActor, queue: DurableQueue): () => Promise<void> {
  let isAsked = false;
  let underWay: Promise<void> | null = null;
  const adoptAll = async () => {
    do {
      isAsked = false;
      await untilSaved(actor);
    } while ((await adoptOrphan(actor, queue)) || isAsked);
  };
  return () => {
    isAsked = true;
    // Closed before everything was saved: the next visit catches up.
    underWay ??= adoptAll()
      .catch(() => {})
      .finally(() => {
        underWay = null;
      });
    return underWay;
  };
}

/** Milliseconds: a tab that dies says nothing, so its words are looked for. */
const lookEvery = 10_000;

/**
 * Looks for what was written elsewhere: whenever another tab says so, whenever the page comes into
 * view or back to the network, and now and then for what a tab that died has left.
 * @param of.wasLeft whether words of before waited here when the document was opened.
 * @returns what stops it.
 */
export function lookElsewhere(of: {
  actor: AutoSaveActor;
  queue: DurableQueue;
  channel: DocumentChannel;
  wasLeft: boolean;
  lookAgain: () => Promise<void>;
}): () => void {
  const { actor, queue, channel, wasLeft, lookAgain } = of;
  const adopt = createAdoption(actor, queue);
  const isVisible = () => window.document.visibilityState === 'visible';
  const catchUp = () => {
    if (!isVisible()) return;
    void adopt();
    void lookAgain();
  };
  // A page that nobody sees catches up once it is looked at.
  const stopHearing = channel.follow((word) => {
    if (word === 'left') catchUp();
    else if (isVisible()) void lookAgain();
  });
  window.document.addEventListener('visibilitychange', catchUp);
  window.addEventListener('online', catchUp);
  const timer = setInterval(() => {
    if (isVisible()) void adopt();
  }, lookEvery);
  void adopt().then(() =>
    wasLeft && actor.getSnapshot().status === 'active' ? lookAgain() : null,
  );
  return () => {
    stopHearing();
    clearInterval(timer);
    window.document.removeEventListener('visibilitychange', catchUp);
    window.removeEventListener('online', catchUp);
  };
}
