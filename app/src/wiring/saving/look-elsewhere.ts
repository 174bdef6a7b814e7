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

/**
 * Looks for what was written elsewhere: whenever another tab says so, and whenever the page comes
 * into view or back to the network.
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
  const catchUp = async () => {
    await adoptOrphan(actor, queue);
    await lookAgain();
  };
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
}
