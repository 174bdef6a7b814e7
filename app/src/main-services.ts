import { latestBuild } from '@ecritoire/api-client';
import type { User } from '@ecritoire/contracts';
import { createDeviceQueues, type DocumentSync } from '@ecritoire/document-sync';
import { i18nObject, messageOf } from '@ecritoire/i18n';
import { createSafeNotes, safeSession } from './boot/safe-session.ts';
import { reloadToNavigate } from './shared/runtime/navigation-focus.ts';
import { openAuth } from './features/auth/auth.ts';
import { openServerClock } from './shared/runtime/server-clock.ts';
import { warnOfDeviceClock } from './shared/runtime/wrong-device-clock.ts';
import { watchBuild } from './shared/runtime/build-watch.ts';
import type { AppConfig } from './shared/runtime/config.ts';
import { cookieTokens, type StoredTokens } from './shared/runtime/cookies.ts';
import type { Language } from './shared/runtime/language.ts';
import { basePath } from './site/base-path.ts';
import { publishedToast } from './features/sessions/published-toast.ts';
import { followReview, forgetReviews } from './features/sessions/stored-review.ts';
import { forgetLeftPlace, noteWhereLeft } from './shared/editing/left-place.ts';
import { withLocale } from './site/locale.ts';
import { createQueryClient } from './shared/runtime/query-client.ts';
import { openToasts } from './shared/runtime/toasts.ts';
import { openWriterSync, saveAllText } from './features/writing/writer-sync.ts';
import { followWritingSession } from './shared/session/follow-writing-session.ts';
import { createSessionWords } from './shared/runtime/session-words.ts';
import { untilOnline } from './shared/runtime/until-online.ts';
import { writerTimeZone } from './shared/time/writer-time.ts';
import { createSessionClock } from './shared/runtime/session-clock.ts';
import { createWritingSession, lookAtLiveSession } from './shared/session/writing-session.ts';
import { createPageState } from './shared/services/page-state.ts';
import { followWriter } from './shared/services/follow-writer.ts';
import type { Services } from './shared/services/services.ts';

/** What belongs to the writer who is signed in. */
type SignedInWriter = { sync: DocumentSync; close: () => void };

type Lasting = { tokens: StoredTokens; until: AbortSignal };

const asLongAsThePage = (): Lasting => ({
  tokens: cookieTokens(document),
  until: new AbortController().signal,
});

/**
 * Creates the services, reads the tokens and starts to load the user.
 *
 * @param lasting where the tokens are stored, and the signal that ends the services on a page that
 *   outlives them, such as that of a story.
 */
export function createServices(
  config: AppConfig,
  language: Language,
  { tokens, until }: Lasting = asLongAsThePage(),
): Services {
  const queryClient = createQueryClient();
  const toasts = openToasts();
  const storage = createSafeNotes(() => localStorage);
  const queues = createDeviceQueues(storage);
  const pageState = createPageState(storage);
  until.addEventListener('abort', pageState.inputBuffer.dispose);
  until.addEventListener('abort', pageState.undoHistories.dispose);
  const documentSync = () => writer()?.sync ?? null;
  const persistAll = async () => documentSync()?.persistAll();
  const putAwayText = async () => documentSync()?.putAway();
  const clock = openServerClock({ ask: () => api.getHealth(), page: document, until });
  const { api, auth } = openAuth({
    baseUrl: config.apiBaseUrl,
    clock,
    tokens,
    queues,
    inputBuffer: pageState.inputBuffer,
    until,
    translate: (key) => messageOf(i18nObject(language.current()), key),
    toasts,
    goTo: (path) => void leaveOnline(persistAll, () => withLocale(path, language.current())),
    leaveDeletedAccount: () => {
      // Even unsaved input: nothing of the page can be sent any more.
      documentSync()?.stopUnloadWarnings();
      pageState.unsavedChanges.stopUnloadWarnings();
      location.assign(withLocale('/', language.current()));
    },
    reloadPage: () => void leaveFor(persistAll, withLocale('/app/home', language.current())),
    putAwayText,
  });
  const sayUndecided = () => {
    const messageKey = 'documents.wordsWait';
    toasts.send({ type: 'add', tone: 'warning', icon: 'warning', messageKey });
  };
  const words = createSessionWords();
  const server = { api, words, queryClient };
  const session = createWritingSession(
    server,
    async () => {
      const current = documentSync();
      return current ? saveAllText(current, sayUndecided) : 'saved';
    },
    () => writerTimeZone({ auth }),
  );
  session.on('finished', ({ outcome, session: finished }) => {
    if (outcome === 'published') {
      toasts.send(publishedToast(finished));
      return;
    }
    const messageKey = outcome === 'draft' ? 'draftSaved' : outcome;
    toasts.send({ type: 'add', tone: 'success', messageKey: `writingSessions.${messageKey}` });
  });
  session.on('reviewStored', ({ messageKey }) =>
    toasts.send({ type: 'add', tone: 'error', messageKey }),
  );
  const isIn = () => auth.getSnapshot().matches({ signedIn: 'idle' });
  const openWriter = ({ id: userId }: User): SignedInWriter => {
    session.start();
    pageState.undoHistories.open(userId);
    const stopWarning = warnOfDeviceClock(clock, toasts);
    const sync = openWriterSync(
      { api, auth, session, words, queryClient, queues, storage },
      userId,
    );
    const stopFollowing = followWritingSession(server, session, userId, isIn);
    void followReview(server, session, { userId, path: location.pathname });
    const forgetNotes = () => {
      forgetReviews(userId);
      forgetLeftPlace(userId);
      pageState.undoHistories.forget();
      sync.lastEdited.clear();
    };
    const forgetting = [auth.on('goTo', forgetNotes), auth.on('leaveDeletedAccount', forgetNotes)];
    return {
      sync,
      close: () => {
        for (const subscription of forgetting) subscription.unsubscribe();
        stopWarning();
        stopFollowing();
        sync.dispose();
      },
    };
  };
  const writer = followWriter(auth, openWriter, until);
  const hasStoredWords = () => documentSync()?.status.hasStoredWords() ?? false;
  noteWhereLeft(auth, pageState.openEditor, hasStoredWords, until);
  const lookAtSession = () => {
    if (isIn() && writer()) void lookAtLiveSession(server, session);
  };
  const builds = watchBuild({
    current: config.build,
    latest: () => latestBuild(`${basePath}/`),
    storeText: persistAll,
    load: reloadToNavigate,
    page: document,
    storage: safeSession,
  });
  return {
    ...pageState,
    config,
    language,
    queryClient,
    api,
    auth,
    queues,
    documentSync,
    clock,
    toasts,
    session,
    words,
    sessionClock: createSessionClock(clock.now),
    builds,
    lookAtSession,
    putAwayText,
  };
}

/** Without a network the page would go for the browser's own error: it stays until there is one. */
async function leaveOnline(persistAll: () => Promise<void>, address: () => string): Promise<void> {
  await persistAll();
  await untilOnline();
  location.assign(address());
}

/** Leaves the page once this device holds what was typed: the last moment is in memory only. */
async function leaveFor(persistAll: () => Promise<void>, address: string): Promise<void> {
  await persistAll();
  location.assign(address);
}
