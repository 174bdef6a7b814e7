import { flushAutoSave } from '@ecritoire/machines/auto-save';
import type { RemoteChange } from '@ecritoire/machines/auto-save';
import { isAtRisk, isInMemoryOnly, stored } from './auto-save-actor.ts';
import type { AutoSaveActor } from './auto-save-actor.ts';
import type { Adoption, lookElsewhere } from './look-elsewhere.ts';

/** Milliseconds that leaving waits for the server or the device; the rest stays in the queue. */
const closingPatience = 2000;

type Open = {
  /** Begins to look for what is written elsewhere. */
  lookElsewhere: () => ReturnType<typeof lookElsewhere>;
  /** Takes over what a closed tab left of it, while an editor shows what comes. */
  adoptNext?: Adoption['adoptNext'] | undefined;
  /** What came before an editor was there to show it. */
  unseen: RemoteChange[];
  show?: ((change: RemoteChange) => void) | undefined;
  /** What comes from the server waits for it: it would end what an input method composes. */
  whenComposed?: (() => Promise<void>) | undefined;
  /** From then on it is told no more of what becomes of the page. */
  unfollow: () => void;
};

/** Every document that is open or still closing. */
export const openActors = new Map<AutoSaveActor, Open>();

/** Whether a document is open here or still closing: its own auto-save sends what is typed in it. */
export const isOpenHere = (documentId: string): boolean =>
  [...openActors.keys()].some((actor) => actor.getSnapshot().context.documentId === documentId);

/** A document that is closed while it is waited for has left its words to the outbox. */
const unlessClosed = (waiting: Promise<boolean>) => waiting.catch(() => true);

/** What a closed tab left of it goes along: the words of a session are not its window’s alone. */
async function saveWhole(actor: AutoSaveActor, open: Open): Promise<boolean> {
  const isSaved = await flushAutoSave(actor);
  if (!actor.getSnapshot().hasTag('saved')) return isSaved;
  const hasMore = (await open.adoptNext?.(0)) ?? false;
  return hasMore ? saveWhole(actor, open) : isSaved;
}

/**
 * What was refused before is tried once more.
 * @returns whether the server has acknowledged everything that was typed in open documents, but
 * for what it refuses.
 */
export async function saveOpenDocuments(): Promise<boolean> {
  const saving = [...openActors].map(([actor, open]) => {
    if (actor.getSnapshot().matches({ remote: 'refused' })) actor.send({ type: 'retry' });
    return unlessClosed(saveWhole(actor, open));
  });
  return (await Promise.all(saving)).every(Boolean);
}

/** Tries at once to save what is typed in open documents, also what was refused before. */
export function saveNow(): void {
  for (const actor of openActors.keys()) actor.send({ type: 'retry' });
}

/** Whether an open document waits for its writer to choose between two versions. */
export function hasUndecidedText(): boolean {
  return [...openActors.keys()].some((actor) => actor.getSnapshot().hasTag('conflict'));
}

/** Whether the server takes no text of an open document, as no session is active. */
export function hasBlockedText(): boolean {
  return [...openActors.keys()].some((actor) => actor.getSnapshot().hasTag('blocked'));
}

/** Puts everything typed so far into this device's storage, before the page is left. */
export async function storeOpenDocuments(): Promise<void> {
  const storing = [...openActors.keys()].map((actor) => {
    actor.send({ type: 'flush' });
    return unlessClosed(stored(actor));
  });
  await withinPatience(Promise.all(storing));
}

/** The documents with words that neither the server nor the device has. */
export function documentsInMemoryOnly(): Set<string> {
  const actors = [...openActors.keys()].filter(isInMemoryOnly);
  return new Set(actors.map((actor) => actor.getSnapshot().context.documentId));
}

/** Who has agreed to lose what only this page holds is not asked again as it is left. */
export function leaveWithoutAsking(): void {
  for (const [actor, { unfollow }] of openActors) if (isAtRisk(actor)) unfollow();
}

/**
 * Lets the editor show what did not come from its writer's hands. Nothing is looked for elsewhere
 * before, and what a save has brought along waits: the text on the screen must never be behind.
 * @returns what stops it.
 */
export function showRemoteChanges(
  actor: AutoSaveActor,
  show: (change: RemoteChange) => void,
  whenComposed?: () => Promise<void>,
): () => void {
  const open = openActors.get(actor);
  if (!open) return () => {};
  open.show = show;
  open.whenComposed = whenComposed;
  for (const change of open.unseen.splice(0)) show(change);
  const looking = open.lookElsewhere();
  open.adoptNext = looking.adoptNext;
  return () => {
    open.adoptNext = undefined;
    open.show = undefined;
    open.whenComposed = undefined;
    looking.stop();
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
