import type { ApiClient } from '@ecritoire/api-client';
import type { SavedParagraphs } from '@ecritoire/contracts';
import { autoSaveMachine, isAllSaved, unsentWords } from '@ecritoire/machines/auto-save';
import type { Queue, SaveOutcome, ServerParagraph } from '@ecritoire/machines/auto-save';
import { countWords, textOf, type Language, type Paragraph } from '@ecritoire/prose';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { DurableQueue } from './durable-queue.ts';
import { forgetGone, noteGone } from './gone-documents.ts';
import { forgetName, keepName, type DocumentName } from './kept-names.ts';
import { recall, remember, rememberSaved } from './known-documents.ts';
import { saveParagraphs } from './save-paragraphs.ts';
import type { SessionWords } from '../sessions/session-words.ts';

export type AutoSaveActor = ActorRefFrom<typeof autoSaveMachine>;

export type SavingOptions = {
  api: ApiClient;
  userId: string;
  documentId: string;
  /** Told what is on its way to the server. */
  words: SessionWords;
  /**
   * Each acknowledged save, with the document's words and the session's figures as they are now; null
   * where the batch was sent before, since its answer may be of long ago.
   */
  onSaved: (answer: SavedParagraphs | null) => void;
  /** Before each save: waits for a session that is about to start; false when none came of it. */
  sessionIsThere?: () => Promise<boolean>;
  /** Before a conflict is looked at: resolves once no input method composes in the text. */
  whenComposed?: () => Promise<void>;
};

/**
 * The auto-save of one document between its queue and the server, not started yet.
 * @param from.name kept beside what waits, where the document could be read.
 * @param onAcknowledged told of every save, whenever its batch was first sent.
 */
export function createAutoSave(
  { api, userId, documentId, words, onSaved, sessionIsThere, whenComposed }: SavingOptions,
  queue: DurableQueue,
  from: {
    paragraphs: readonly ServerParagraph[];
    restored: Queue;
    name?: DocumentName & { language: Language };
  },
  onAcknowledged: (answer: SavedParagraphs) => void,
): AutoSaveActor {
  const owner = { userId, documentId };
  /** Of batches that were made here, and are sent for the first time. */
  const freshKeys = new Set<string>();
  const newKey = () => {
    const key = crypto.randomUUID();
    freshKeys.add(key);
    return key;
  };
  let isNamed = false;
  const actor = createActor(
    autoSaveMachine.provide({
      actors: {
        storeQueue: fromPromise(async ({ input }) => {
          await queue.save(input.queue);
          const isWaiting = !isAllSaved(input.queue);
          if (isWaiting && !isNamed && from.name) keepName(owner, from.name);
          else if (!isWaiting) forgetName(owner);
          isNamed = isWaiting;
        }),
        saveParagraphs: fromPromise(async ({ input: { batch }, signal }) => {
          const isThere = (await sessionIsThere?.()) ?? true;
          if (!isThere || signal.aborted) return { kind: 'noActiveSession' };
          const isFresh = freshKeys.delete(batch.key);
          words.sending(batch.key);
          const outcome = await saveParagraphs(api, documentId, batch, {
            onSaved: (answer) => {
              rememberSaved(owner, batch, answer);
              words.saved(batch.key, answer.session);
              onSaved(isFresh ? answer : null);
              onAcknowledged(answer);
            },
            onRead: (document) => {
              if (recall(owner)) remember(owner, document);
            },
          });
          if (!mayBeTaken.has(outcome.kind)) words.notTaken(batch.key);
          if (outcome.kind === 'conflict') {
            // Another device has written in the session: its words are in no response of this page.
            onSaved(null);
            await whenComposed?.();
          }
          if (outcome.kind === 'gone') noteGone(owner);
          if (outcome.kind === 'saved') forgetGone(owner);
          return outcome;
        }),
      },
    }),
    { input: { documentId, paragraphs: from.paragraphs, queue: from.restored, newKey } },
  );
  if (from.restored.inFlight) words.sending(from.restored.inFlight.key, true);
  const draft = () => actor.getSnapshot().context.draft;
  const count = createParagraphCount(words.languageOf(documentId, from.name?.language));
  words.follow(documentId, {
    key: () => draft().inFlight?.key ?? null,
    words: () => unsentWords(draft(), count),
    isLeft: () => actor.getSnapshot().status === 'stopped',
  });
  return actor;
}

/** After these the server may have taken a batch, or has. */
const mayBeTaken = new Set<SaveOutcome['kind']>(['saved', 'offline', 'failed']);

/** Counts each paragraph once: what was counted is known by its content. */
function createParagraphCount(language: Language): (content: Paragraph['content']) => number {
  const counts = new WeakMap<Paragraph['content'], number>();
  return (content) => {
    const count = counts.get(content) ?? countWords(textOf(content), language);
    counts.set(content, count);
    return count;
  };
}

/** @returns whether everything typed so far is on this device, not in memory only. */
export async function stored(actor: AutoSaveActor): Promise<boolean> {
  const { revision } = actor.getSnapshot().context;
  const isSettled = (now: SnapshotFrom<AutoSaveActor>) =>
    now.context.storedRevision >= revision || now.hasTag('late');
  const { context } = await waitFor(actor, isSettled);
  return context.isProtected;
}

/** Whether words are nowhere but in this page's memory, be it until a write comes to its end. */
export function isInMemoryOnly(actor: AutoSaveActor): boolean {
  const { storedRevision, revision } = actor.getSnapshot().context;
  const isSaved = actor.getSnapshot().hasTag('saved');
  return isAtRisk(actor) || (!isSaved && storedRevision < revision);
}

/** Whether words may go with this page: the server does not have them, and the device keeps none. */
export function isAtRisk(actor: AutoSaveActor): boolean {
  const snapshot = actor.getSnapshot();
  return !snapshot.context.isProtected && !snapshot.hasTag('saved');
}
