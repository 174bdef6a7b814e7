import { queryKeys } from '@ecritoire/api-client';
import {
  openOutbox,
  withinPatience,
  type DocumentSync,
  type Outbox,
  type OutboxResult,
  type SaveState,
} from '@ecritoire/document-sync';
import type { TextSaving } from '@ecritoire/machines/writing-session';
import { goneWordsQuery } from './gone-words.ts';
import { noteAllSent } from '../../shared/editing/left-place.ts';
import type { Services } from '../../shared/services/services.ts';
import { lookAtLiveSession } from '../../shared/session/writing-session.ts';

/**
 * The outbox of the writer who is signed in: it sends on the start, whenever a session becomes
 * active, and after signing in again.
 */
export function openWriterOutbox(
  {
    api,
    auth,
    session,
    words,
    queryClient,
  }: Pick<Services, 'api' | 'auth' | 'session' | 'words' | 'queryClient'>,
  sync: DocumentSync,
): Outbox {
  const { userId, leases, queues, status } = sync;
  const canSend = () => {
    const who = auth.getSnapshot();
    const isIn = who.matches({ signedIn: 'idle' }) && who.context.user?.id === userId;
    return isIn && session.getSnapshot().context.session?.status === 'active';
  };
  /** The figure of the server takes their place, so that none is counted twice, or not at all. */
  const countLeftWords = async () => {
    const queued = await queues.list(userId).catch(() => null);
    if (queued === null) return;
    const waiting = new Set(queued.filter(({ isGone }) => !isGone).map((one) => one.documentId));
    const counted = words
      .documentsLeft()
      .filter((documentId) => !waiting.has(documentId) && !leases.isLeased(documentId));
    if (counted.length === 0) return;
    words.forgetLeft(counted);
    await lookAtLiveSession(api, session, words);
  };
  const outbox = openOutbox(sync, {
    canSend,
    onSent: () => {
      void lookAtLiveSession(api, session, words);
      for (const queryKey of [queryKeys.documents, queryKeys.projects]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
    onResult: (result, documentIds) => {
      status.setClosed(stateOf(result, canSend()), documentIds);
      if (result === 'sent') noteAllSent(userId);
      void countLeftWords();
      void queryClient.invalidateQueries(goneWordsQuery(queues, userId));
    },
  });
  let could = false;
  const follow = () => {
    const can = canSend();
    if (can && !could) void outbox.send();
    could = can;
  };
  const following = [auth.subscribe(follow), session.subscribe(follow)];
  follow();
  return {
    send: outbox.send,
    close: () => {
      for (const subscription of following) subscription.unsubscribe();
      outbox.close();
    },
  };
}

/** The save status shown for a text on the page. */
function stateOf(result: OutboxResult, canSend: boolean): SaveState | null {
  if (result === 'sent') return null;
  if (result === 'undecided') return 'conflict';
  if (result === 'unreachable' || !navigator.onLine) return 'offline';
  return canSend && result !== 'opening' ? 'error' : 'pending';
}

/** Also of a document that was asked for ahead and may never be opened. */
async function sendAllThatIsLeft(
  { prefetch }: DocumentSync,
  outbox: Outbox | null,
): Promise<OutboxResult> {
  await prefetch.cancel();
  return (await outbox?.send()) ?? 'sent';
}

/**
 * Before a pause or an end: the server takes no text without an active session.
 * @param sayUndecided called when conflicts in other tabs wait for their writer, which blocks
 * nothing.
 */
export async function saveAllText(
  sync: DocumentSync,
  outbox: Outbox | null,
  sayUndecided: () => void,
): Promise<TextSaving> {
  const { flushAll, hasConflict, isBlocked } = sync.openDocuments;
  const isSaved = await flushAll();
  const sending = await sendAllThatIsLeft(sync, outbox);
  if (sending === 'undecided') sayUndecided();
  if (!isSaved && hasConflict()) return 'undecided';
  if (!isSaved && isBlocked()) return 'blocked';
  const isSent = sending === 'sent' || sending === 'undecided';
  return isSaved && isSent ? 'saved' : 'unsaved';
}

/** Sends what it can for a while, and keeps the rest on this device for its writer. */
export async function putAwayAllText(sync: DocumentSync, outbox: Outbox | null): Promise<void> {
  const { flushAll, persistAll } = sync.openDocuments;
  await withinPatience(Promise.all([flushAll(), sendAllThatIsLeft(sync, outbox)]));
  await persistAll();
}
