import { queryKeys } from '@ecritoire/api-client';
import {
  createDocumentSync,
  type DocumentSync,
  type DocumentSyncOptions,
} from '@ecritoire/document-sync';
import type { TextSaving } from '@ecritoire/machines/writing-session';
import { goneWordsQuery } from './gone-words.ts';
import { noteAllSent } from '../../shared/editing/left-place.ts';
import type { Services } from '../../shared/services/services.ts';
import { lookAtLiveSession } from '../../shared/session/writing-session.ts';

/**
 * The document sync of the signed-in writer: its outbox also sends on the start, whenever a session
 * becomes active, and after signing in again.
 */
export function openWriterSync(
  services: Pick<Services, 'api' | 'auth' | 'session' | 'words' | 'queryClient' | 'queues'> &
    Pick<DocumentSyncOptions, 'storage'>,
  userId: string,
): DocumentSync {
  const { api, auth, session, words, queryClient, queues, storage } = services;
  const isSessionActive = () => {
    const who = auth.getSnapshot();
    const isIn = who.matches({ signedIn: 'idle' }) && who.context.user?.id === userId;
    return isIn && session.getSnapshot().context.session?.status === 'active';
  };
  /** The server's count replaces that of words left, so that none is counted twice, or not at all. */
  const countLeftWords = async () => {
    const { stored } = await sync.pending();
    if (stored === null) return;
    const counted = words
      .documentsLeft()
      .filter((documentId) => !stored.has(documentId) && !sync.isLeased(documentId));
    if (counted.length === 0) return;
    words.forgetLeft(counted);
    await lookAtLiveSession(services, session);
  };
  const sync = createDocumentSync({
    api,
    userId,
    storage,
    wordCount: words,
    isSessionActive,
    onAcknowledged: () => {
      void lookAtLiveSession(services, session);
      for (const queryKey of [queryKeys.documents, queryKeys.projects]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
    onOutboxRun: (result) => {
      if (result === 'sent') noteAllSent(userId);
      void countLeftWords();
      void queryClient.invalidateQueries(goneWordsQuery(queues, userId));
    },
  });
  let could = false;
  const follow = () => {
    const can = isSessionActive();
    if (can && !could) void sync.send();
    could = can;
  };
  const following = [auth.subscribe(follow), session.subscribe(follow)];
  follow();
  return {
    ...sync,
    dispose: () => {
      for (const subscription of following) subscription.unsubscribe();
      sync.dispose();
    },
  };
}

/**
 * Before a pause or an end: the server takes no text without an active session.
 * @param sayUndecided words in other documents wait for their writer, which holds nothing up.
 */
export async function saveAllText(
  sync: Pick<DocumentSync, 'flushAll'>,
  sayUndecided: () => void,
): Promise<TextSaving> {
  const { open, closed } = await sync.flushAll();
  if (closed === 'undecided') sayUndecided();
  if (open === 'conflict') return 'undecided';
  if (open !== 'saved') return open === 'blocked' ? 'blocked' : 'unsaved';
  return closed === 'sent' || closed === 'undecided' ? 'saved' : 'unsaved';
}
