import { flushAutoSave } from '@ecritoire/machines/auto-save';
import type { RemoteChange } from '@ecritoire/machines/auto-save';
import type { OrphanAdoption, RemoteRefresh } from '../remote/remote-refresh.ts';
import { isAtRisk, isInMemoryOnly, persisted } from './auto-save-actor.ts';
import type { AutoSaveActor } from './auto-save-actor.ts';

/** Milliseconds that leaving waits for the server or the device; the rest stays in the queue. */
const closingPatience = 2000;

/** What the registry holds of one open document. */
export type OpenEntry = {
  startRemoteRefresh: () => RemoteRefresh;
  /** Adopts the next orphaned queue, while an editor shows the document. */
  adoptNext?: OrphanAdoption['adoptNext'] | undefined;
  /** Remote changes that came before an editor was attached. */
  buffered: RemoteChange[];
  show?: ((change: RemoteChange) => void) | undefined;
  /** Resolves once no input method composes: a remote change would end the composition. */
  whenComposed?: (() => Promise<void>) | undefined;
  stopPageEvents: () => void;
};

/** @returns what detaches the editor. */
export type AttachEditor = (
  show: (change: RemoteChange) => void,
  whenComposed?: () => Promise<void>,
) => () => void;

/** The documents that are open, or still closing, on this page. */
export type OpenDocuments = {
  add: (actor: AutoSaveActor, entry: OpenEntry) => void;
  remove: (actor: AutoSaveActor) => void;
  get: (actor: AutoSaveActor) => OpenEntry | undefined;
  isOpen: (documentId: string) => boolean;
  /**
   * Saves every open document, and retries what the server has refused.
   * @returns whether the server has acknowledged everything but what it refuses.
   */
  flushAll: () => Promise<boolean>;
  /** Retries every save at once. */
  retryAll: () => void;
  /** Whether a conflict of an open document waits for its writer. */
  hasConflict: () => boolean;
  /** Whether the server takes no text of an open document because no session is active. */
  isBlocked: () => boolean;
  /** Writes everything typed so far to the device, before the page is left. */
  persistAll: () => Promise<void>;
  /** The documents with words that neither the server nor the device has. */
  unpersistedIds: () => Set<string>;
  /** Stops asking before unload: the writer has agreed to lose the words of this page. */
  stopUnloadWarnings: () => void;
  attachEditor: (actor: AutoSaveActor, ...editor: Parameters<AttachEditor>) => () => void;
};

export function createOpenDocuments(): OpenDocuments {
  const entries = new Map<AutoSaveActor, OpenEntry>();
  const actors = () => [...entries.keys()];

  return {
    add: (actor, entry) => void entries.set(actor, entry),
    remove: (actor) => void entries.delete(actor),
    get: (actor) => entries.get(actor),
    isOpen: (documentId) =>
      actors().some((actor) => actor.getSnapshot().context.documentId === documentId),
    flushAll: async () => {
      const saving = [...entries].map(([actor, entry]) => {
        if (actor.getSnapshot().matches({ remote: 'refused' })) actor.send({ type: 'retry' });
        return unlessClosed(flushWithOrphans(actor, entry));
      });
      return (await Promise.all(saving)).every(Boolean);
    },
    retryAll: () => {
      for (const actor of actors()) actor.send({ type: 'retry' });
    },
    hasConflict: () => actors().some((actor) => actor.getSnapshot().hasTag('conflict')),
    isBlocked: () => actors().some((actor) => actor.getSnapshot().hasTag('blocked')),
    persistAll: async () => {
      const writing = actors().map((actor) => {
        actor.send({ type: 'flush' });
        return unlessClosed(persisted(actor));
      });
      await withinPatience(Promise.all(writing));
    },
    unpersistedIds: () => {
      const unpersisted = actors().filter(isInMemoryOnly);
      return new Set(unpersisted.map((actor) => actor.getSnapshot().context.documentId));
    },
    stopUnloadWarnings: () => {
      for (const [actor, { stopPageEvents }] of entries) if (isAtRisk(actor)) stopPageEvents();
    },
    attachEditor: (actor, show, whenComposed) => {
      const entry = entries.get(actor);
      if (!entry) return () => {};
      entry.show = show;
      entry.whenComposed = whenComposed;
      for (const change of entry.buffered.splice(0)) show(change);
      const refresh = entry.startRemoteRefresh();
      entry.adoptNext = refresh.adoptNext;
      return () => {
        entry.adoptNext = undefined;
        entry.show = undefined;
        entry.whenComposed = undefined;
        refresh.stop();
      };
    },
  };
}

/** A document that is closed while it is awaited has left its queue to the outbox. */
const unlessClosed = (waiting: Promise<boolean>) => waiting.catch(() => true);

/** Also saves orphaned queues of the document: a session ends for all of its tabs. */
async function flushWithOrphans(actor: AutoSaveActor, entry: OpenEntry): Promise<boolean> {
  const isSaved = await flushAutoSave(actor);
  if (!actor.getSnapshot().hasTag('saved')) return isSaved;
  const hasMore = (await entry.adoptNext?.(0)) ?? false;
  return hasMore ? flushWithOrphans(actor, entry) : isSaved;
}

export async function withinPatience(task: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, closingPatience);
  });
  await Promise.race([task, timeout]).catch(() => {});
  clearTimeout(timer);
}
