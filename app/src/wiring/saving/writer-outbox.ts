import { queryKeys } from '@ecritoire/api-client';
import type { TextSaving } from '@ecritoire/machines/writing-session';
import type { SaveState } from '@ecritoire/ui';
import {
  hasBlockedText,
  hasUndecidedText,
  saveOpenDocuments,
  storeOpenDocuments,
  withinPatience,
} from './auto-save.ts';
import { letGo } from './document-ahead.ts';
import { isTaken } from './taken-documents.ts';
import { goneWordsQuery } from './gone-words.ts';
import { noteAllSent } from '../auth/left-place.ts';
import { openOutbox } from './outbox.ts';
import type { Outbox, Sending } from './outbox.ts';
import { listQueued } from './queued-documents.ts';
import { showLeftWords } from './saving-now.ts';
import type { Studio } from '../studio.ts';
import { lookAtLiveSession } from '../sessions/writing-session.ts';

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
  }: Pick<Studio, 'api' | 'auth' | 'session' | 'words' | 'queryClient'>,
  userId: string,
): Outbox {
  const canSend = () => {
    const who = auth.getSnapshot();
    const isIn = who.matches({ signedIn: 'idle' }) && who.context.user?.id === userId;
    return isIn && session.getSnapshot().context.session?.status === 'active';
  };
  /** The figure of the server takes their place, so that none is counted twice, or not at all. */
  const countLeftWords = async () => {
    const queued = await listQueued(userId).catch(() => null);
    if (queued === null) return;
    const waiting = new Set(queued.filter(({ isGone }) => !isGone).map((one) => one.documentId));
    const counted = words
      .documentsLeft()
      .filter((documentId) => !waiting.has(documentId) && !isTaken({ userId, documentId }));
    if (counted.length === 0) return;
    words.forgetLeft(counted);
    await lookAtLiveSession(api, session, words);
  };
  const outbox = openOutbox({
    api,
    userId,
    words,
    canSend,
    onSent: () => {
      void lookAtLiveSession(api, session, words);
      for (const queryKey of [queryKeys.documents, queryKeys.projects]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
    onOutcome: (outcome, documentIds) => {
      showLeftWords(stateOf(outcome, canSend()), documentIds);
      if (outcome === 'sent') noteAllSent(userId);
      void countLeftWords();
      void queryClient.invalidateQueries(goneWordsQuery(userId));
    },
  });
  let could = false;
  const follow = () => {
    const can = canSend();
    if (can && !could) void outbox.send();
    could = can;
  };
  auth.subscribe(follow);
  session.subscribe(follow);
  follow();
  return outbox;
}

/** As the state of saving is told of a text on the page. */
function stateOf(outcome: Sending, canSend: boolean): SaveState | null {
  if (outcome === 'sent') return null;
  if (outcome === 'undecided') return 'conflict';
  if (outcome === 'unreachable' || !navigator.onLine) return 'offline';
  return canSend && outcome !== 'opening' ? 'error' : 'pending';
}

/** Also of a document that was asked for ahead and may never be opened. */
async function sendAllThatIsLeft(outbox: Outbox | null): Promise<Sending> {
  await letGo();
  return (await outbox?.send()) ?? 'sent';
}

/**
 * Before a pause or an end: the server takes no text without an active session.
 * @param sayUndecided words elsewhere wait for their writer, which holds nothing up.
 */
export async function saveAllText(
  outbox: Outbox | null,
  sayUndecided: () => void,
): Promise<TextSaving> {
  const isSaved = await saveOpenDocuments();
  const sending = await sendAllThatIsLeft(outbox);
  if (sending === 'undecided') sayUndecided();
  if (!isSaved && hasUndecidedText()) return 'undecided';
  if (!isSaved && hasBlockedText()) return 'blocked';
  const isSent = sending === 'sent' || sending === 'undecided';
  return isSaved && isSent ? 'saved' : 'unsaved';
}

/** Sends what it can for a while, and keeps the rest on this device for its writer. */
export async function putAwayAllText(outbox: Outbox | null): Promise<void> {
  await withinPatience(Promise.all([saveOpenDocuments(), sendAllThatIsLeft(outbox)]));
  await storeOpenDocuments();
}
