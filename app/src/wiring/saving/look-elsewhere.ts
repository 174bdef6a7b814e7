import type { Document } from '@ecritoire/contracts';
import type { autoSaveMachine } from '@ecritoire/machines/auto-save';
import { waitFor, type SnapshotFrom } from 'xstate';
import { stored } from './auto-save-actor.ts';
import type { AutoSaveActor } from './auto-save-actor.ts';
import type { DocumentChannel } from './document-channel.ts';
import type { DurableQueue, Orphan } from './durable-queue.ts';

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

const untilSaved = (actor: AutoSaveActor) =>
  waitFor(actor, (snapshot) => snapshot.hasTag('saved'), { timeout: Infinity });

/** What was taken over stays stored, and locked, until this device has stored it anew or the server has it. */
async function letGo(orphan: Orphan, actor: AutoSaveActor): Promise<void> {
  try {
    if (!(await stored(actor))) await untilSaved(actor);
    await orphan.discard();
  } catch {
    // Closed meanwhile: what is not discarded is still stored, for whoever opens it next.
  } finally {
    orphan.release();
  }
}

export type Adoption = {
  /**
   * Takes over what a closed tab left, where all that was typed here is saved.
   * @param patience milliseconds to wait for each tab that may be going.
   * @returns whether anything was taken over since it was asked.
   */
  adoptNext: (patience?: number) => Promise<boolean>;
  /** Takes over all that closed tabs left, one after another, each once this tab has saved its own. */
  adoptAll: () => Promise<void>;
};

function createAdoption(actor: AutoSaveActor, queue: DurableQueue): Adoption {
  let adopted = 0;
  let turn: Promise<unknown> = Promise.resolve();
  const take = async (patience?: number) => {
    const orphan = await queue.nextOrphan(patience).catch(() => null);
    if (orphan === null) return;
    const adopt = { type: 'adopt', queue: orphan.queue } as const;
    const now = actor.getSnapshot();
    if (now.status !== 'active' || !now.can(adopt)) {
      orphan.release();
      return;
    }
    actor.send(adopt);
    adopted += 1;
    void letGo(orphan, actor);
  };
  // One after another: each finds the lock of what the one before is taking over.
  const adoptNext = async (patience?: number) => {
    const before = adopted;
    turn = turn.then(() => take(patience));
    await turn;
    return adopted > before;
  };
  let isAsked = false;
  let underWay: Promise<void> | null = null;
  const adoptWhileAny = async () => {
    do {
      isAsked = false;
      await untilSaved(actor);
    } while ((await adoptNext()) || isAsked);
  };
  return {
    adoptNext,
    adoptAll: () => {
      isAsked = true;
      // Closed before everything was saved: the next visit catches up.
      underWay ??= adoptWhileAny()
        .catch(() => {})
        .finally(() => {
          underWay = null;
        });
      return underWay;
    },
  };
}

/** Milliseconds: a tab that dies says nothing, so its words are looked for. */
const lookEvery = 10_000;

/**
 * Looks for what was written elsewhere: whenever another tab says so, whenever the page comes into
 * view or back to the network, and now and then for what a tab that died has left.
 * @param of.wasLeft whether words of before waited here when the document was opened.
 * @returns what stops it, and what takes over the words of closed tabs.
 */
export function lookElsewhere(of: {
  actor: AutoSaveActor;
  queue: DurableQueue;
  channel: DocumentChannel;
  wasLeft: boolean;
  lookAgain: () => Promise<void>;
}): { stop: () => void; adoptNext: Adoption['adoptNext'] } {
  const { actor, queue, channel, wasLeft, lookAgain } = of;
  const { adoptAll, adoptNext } = createAdoption(actor, queue);
  const isVisible = () => window.document.visibilityState === 'visible';
  const catchUp = () => {
    if (!isVisible()) return;
    void adoptAll();
    void lookAgain();
  };
  // A page that nobody sees catches up once it is looked at.
  const stopHearing = channel.follow((word) => {
    if (word === 'left') catchUp();
    else if (word === 'saved' && isVisible()) void lookAgain();
  });
  window.document.addEventListener('visibilitychange', catchUp);
  window.addEventListener('online', catchUp);
  const timer = setInterval(() => {
    if (isVisible()) void adoptAll();
  }, lookEvery);
  void adoptAll().then(() =>
    wasLeft && actor.getSnapshot().status === 'active' ? lookAgain() : null,
  );
  const stop = () => {
    stopHearing();
    clearInterval(timer);
    window.document.removeEventListener('visibilitychange', catchUp);
    window.removeEventListener('online', catchUp);
  };
  return { stop, adoptNext };
}
