import type { SavedParagraphs } from '@ecritoire/contracts';
import { autoSaveMachine, isAllSaved, unsentWords } from '@ecritoire/machines/auto-save';
import type { Queue, SaveOutcome, ServerParagraph } from '@ecritoire/machines/auto-save';
import { countWords, textOf, type Language, type Paragraph } from '@ecritoire/prose';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { SyncContext } from '../sync-context.ts';
import type { DocumentTitle } from '../queue/cached-titles.ts';
import type { DurableQueue } from '../queue/durable-queue.ts';
import { saveParagraphs } from '../remote/save-paragraphs.ts';

export type AutoSaveActor = ActorRefFrom<typeof autoSaveMachine>;

export type SavingOptions = {
  documentId: string;
  /**
   * Called after each acknowledged save with the document's words and the session's figures; with null
   * where the batch had been sent before, since the response may describe an earlier moment.
   */
  onSaved: (response: SavedParagraphs | null) => void;
  /** Awaited before each save while a session starts; false when none came of it. */
  waitForSession?: () => Promise<boolean>;
  /** Awaited before a conflict is merged: resolves once no input method composes. */
  whenComposed?: () => Promise<void>;
};

/**
 * Creates, without starting it, the auto-save of one document between its queue and the server.
 * @param from.title cached beside queued changes, where the document could be read.
 * @param options.onAcknowledged called after every save, also of a batch that an earlier page had sent.
 */
export function createAutoSave(
  context: SyncContext,
  options: SavingOptions & { onAcknowledged: (response: SavedParagraphs) => void },
  queue: DurableQueue,
  from: {
    paragraphs: readonly ServerParagraph[];
    restored: Queue;
    title?: DocumentTitle & { language: Language };
  },
): AutoSaveActor {
  const { documentId, onSaved, onAcknowledged, waitForSession, whenComposed } = options;
  const { api, userId, wordCount, cache, queues } = context;
  const { titles, tombstones } = queues;
  const owner = { userId, documentId };
  /** Keys of batches that this page has made and not sent yet. */
  const freshKeys = new Set<string>();
  const newKey = () => {
    const key = crypto.randomUUID();
    freshKeys.add(key);
    return key;
  };
  let hasTitle = false;
  const actor = createActor(
    autoSaveMachine.provide({
      actors: {
        storeQueue: fromPromise(async ({ input }) => {
          await queue.save(input.queue);
          const isWaiting = !isAllSaved(input.queue);
          if (isWaiting && !hasTitle && from.title) titles.set(owner, from.title);
          else if (!isWaiting) titles.remove(owner);
          hasTitle = isWaiting;
        }),
        saveParagraphs: fromPromise(async ({ input: { batch }, signal }) => {
          const hasSession = (await waitForSession?.()) ?? true;
          if (!hasSession || signal.aborted) return { kind: 'noActiveSession' };
          const isFresh = freshKeys.delete(batch.key);
          wordCount.sending(batch.key);
          const outcome = await saveParagraphs(api, documentId, batch, {
            onSaved: (response) => {
              cache.applySaved(documentId, batch, response);
              wordCount.saved(batch.key, response.session);
              onSaved(isFresh ? response : null);
              onAcknowledged(response);
            },
            onRead: (document) => {
              if (cache.get(documentId)) cache.set(document);
            },
          });
          if (!mayBeSaved.has(outcome.kind)) wordCount.notTaken(batch.key);
          if (outcome.kind === 'conflict') {
            // Another device has written in the session: its words are in no response of this page.
            onSaved(null);
            await whenComposed?.();
          }
          if (outcome.kind === 'gone') tombstones.add(owner);
          if (outcome.kind === 'saved') tombstones.remove(owner);
          return outcome;
        }),
      },
    }),
    { input: { documentId, paragraphs: from.paragraphs, queue: from.restored, newKey } },
  );
  if (from.restored.inFlight) wordCount.sending(from.restored.inFlight.key, true);
  const draft = () => actor.getSnapshot().context.draft;
  const count = createParagraphCount(wordCount.languageOf(documentId, from.title?.language));
  wordCount.follow(documentId, {
    key: () => draft().inFlight?.key ?? null,
    words: () => unsentWords(draft(), count),
    isLeft: () => actor.getSnapshot().status === 'stopped',
  });
  return actor;
}

/** After these outcomes the server has saved the batch, or may have. */
const mayBeSaved = new Set<SaveOutcome['kind']>(['saved', 'offline', 'failed']);

/** Counts the words of each paragraph once, by the identity of its content. */
function createParagraphCount(language: Language): (content: Paragraph['content']) => number {
  const counts = new WeakMap<Paragraph['content'], number>();
  return (content) => {
    const count = counts.get(content) ?? countWords(textOf(content), language);
    counts.set(content, count);
    return count;
  };
}

/** @returns whether everything typed so far is on this device, not in memory only. */
export async function persisted(actor: AutoSaveActor): Promise<boolean> {
  const { revision } = actor.getSnapshot().context;
  const isSettled = (now: SnapshotFrom<AutoSaveActor>) =>
    now.context.storedRevision >= revision || now.hasTag('late');
  const { context } = await waitFor(actor, isSettled);
  return context.isProtected;
}

/** Whether words are in the memory of this page only, be it until a pending write ends. */
export function isInMemoryOnly(actor: AutoSaveActor): boolean {
  const { storedRevision, revision } = actor.getSnapshot().context;
  const isSaved = actor.getSnapshot().hasTag('saved');
  return isAtRisk(actor) || (!isSaved && storedRevision < revision);
}

/** Whether closing the page would lose words: neither the server nor the device stores them. */
export function isAtRisk(actor: AutoSaveActor): boolean {
  const snapshot = actor.getSnapshot();
  return !snapshot.context.isProtected && !snapshot.hasTag('saved');
}
