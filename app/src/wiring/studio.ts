import type { QueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { latestBuild, type ApiClient } from '@ecritoire/api-client';
import type { User } from '@ecritoire/contracts';
import {
  createDeviceQueues,
  createDocumentSync,
  type DeviceQueues,
  type DocumentSync,
  type Outbox,
} from '@ecritoire/document-sync';
import { i18nObject, messageOf } from '@ecritoire/i18n';
import { useSelector } from '@xstate/react';
import { waitFor } from 'xstate';
import { createSafeNotes, safeSession } from '../boot/safe-session.ts';
import { useIsHydrated } from './page/after-hydration.ts';
import { loadToArrive } from './page/arrival.ts';
import { openAuth, type AuthActor } from './auth/auth.ts';
import { stopAskingBeforeUnload } from '../screens/use-ask-before-unload.ts';
import type { Clock } from '../screens/clock.ts';
import { openServerClock } from './network/server-clock.ts';
import { warnOfDeviceClock } from './network/wrong-device-clock.ts';
import { watchBuild, type BuildWatch } from './network/build-watch.ts';
import type { AppConfig } from './page/config.ts';
import { cookieTokens, type KeptTokens } from './auth/cookies.ts';
import type { Language } from './page/language.ts';
import { basePath } from '../site/base-path.ts';
import { publishedToast } from './sessions/published-toast.ts';
import { followReview, forgetReviews } from './sessions/kept-review.ts';
import { forgetLeftPlace, noteWhereLeft } from './auth/left-place.ts';
import { withLocale } from '../site/locale.ts';
import { createQueryClient } from './page/query-client.ts';
import { authorizationUrl } from './auth/sign-in.ts';
import { openToasts, type ToastsActor } from './page/toasts.ts';
import { openWriterOutbox, putAwayAllText, saveAllText } from './saving/writer-outbox.ts';
import { followWritingSession } from './sessions/follow-writing-session.ts';
import { createSessionWords, type SessionWords } from './sessions/session-words.ts';
import { untilOnline } from './network/until-online.ts';
import { writerTimeZone } from './account/writer-time.ts';
import { createSessionClock, type SessionClock } from './sessions/session-clock.ts';
import {
  createWritingSession,
  lookAtLiveSession,
  type WritingSessionActor,
} from './sessions/writing-session.ts';

/** Everything that lives as long as the page: the client, its data, and the machines. */
export type Studio = {
  config: AppConfig;
  language: Language;
  queryClient: QueryClient;
  api: ApiClient;
  auth: AuthActor;
  /** The queues of this device, of every writer. */
  queues: DeviceQueues;
  /** The documents of the signed-in writer; null before anybody is signed in. */
  documentSync: () => DocumentSync | null;
  /** The server's time, by which days go. */
  clock: Clock;
  toasts: ToastsActor;
  session: WritingSessionActor;
  /** The words of the live session, as they are shown. */
  words: SessionWords;
  sessionClock: SessionClock;
  builds: BuildWatch;
  /** Reads the live session anew, once a writer is there. */
  lookAtSession: () => void;
  /** Before signing out or deleting a project, and before a file is made of what the server has. */
  putAwayText: () => Promise<void>;
};

type Lasting = { tokens: KeptTokens; until: AbortSignal };

const asLongAsThePage = (): Lasting => ({
  tokens: cookieTokens(document),
  until: new AbortController().signal,
});

/**
 * Opens the studio: tokens are read and the user is being loaded from here on.
 *
 * @param lasting where the tokens are kept, and what ends the studio on a page that goes on without
 *   it, as that of a story does: nothing of it listens or asks by itself then
 */
export function openStudio(
  config: AppConfig,
  language: Language,
  { tokens, until }: Lasting = asLongAsThePage(),
): Studio {
  const queryClient = createQueryClient();
  const toasts = openToasts();
  const storage = createSafeNotes(() => localStorage);
  const queues = createDeviceQueues(storage);
  let sync: DocumentSync | null = null;
  const documentSync = () => {
    const userId = auth.getSnapshot().context.user?.id;
    if (userId !== undefined && userId !== sync?.userId) {
      sync?.dispose();
      sync = createDocumentSync({ api, userId, storage, queues, wordCount: words });
    }
    return sync;
  };
  const persistAll = async () => documentSync()?.openDocuments.persistAll();
  let outbox: Outbox | null = null;
  const putAwayText = async () => {
    const current = documentSync();
    if (current) await putAwayAllText(current, outbox);
  };
  const clock = openServerClock({ ask: () => api.getHealth(), page: document, until });
  const { api, auth } = openAuth({
    baseUrl: config.apiBaseUrl,
    clock,
    tokens,
    queues,
    until,
    translate: (key) => messageOf(i18nObject(language.current()), key),
    toasts,
    goTo: (path) => void leaveOnline(persistAll, () => withLocale(path, language.current())),
    leaveDeletedAccount: () => leaveUnasked(documentSync(), withLocale('/', language.current())),
    startAnew: () => void leaveFor(persistAll, withLocale('/app/home', language.current())),
    putAwayText,
  });
  const sayUndecided = () => {
    const messageKey = 'documents.wordsWait';
    toasts.send({ type: 'add', tone: 'warning', icon: 'warning', messageKey });
  };
  const words = createSessionWords();
  const session = createWritingSession(
    { api, words },
    queryClient,
    async () => {
      const current = documentSync();
      return current ? saveAllText(current, outbox, sayUndecided) : 'saved';
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
  session.on('reviewKept', ({ messageKey }) =>
    toasts.send({ type: 'add', tone: 'error', messageKey }),
  );
  const isIn = () => auth.getSnapshot().matches({ signedIn: 'idle' });
  const followWriter = async () => {
    const { context } = await waitFor(auth, (snapshot) => snapshot.hasTag('signedIn'), {
      timeout: Infinity,
    });
    if (until.aborted) return;
    session.start();
    until.addEventListener('abort', warnOfDeviceClock(clock, toasts));
    const current = documentSync();
    if (context.user && current) {
      const userId = context.user.id;
      const writerOutbox = openWriterOutbox({ api, auth, session, words, queryClient }, current);
      outbox = writerOutbox;
      const stopFollowing = followWritingSession({ api, words }, session, userId, isIn);
      until.addEventListener('abort', () => {
        stopFollowing();
        writerOutbox.close();
        current.dispose();
      });
      void followReview(api, session, userId, location.pathname);
      const forgetNotes = () => {
        forgetReviews(userId);
        forgetLeftPlace(userId);
        current.lastEdited.clear();
      };
      auth.on('goTo', forgetNotes);
      auth.on('leaveDeletedAccount', forgetNotes);
    }
  };
  void followWriter();
  noteWhereLeft(auth, () => sync?.status.hasStoredWords() ?? false, until);
  const lookAtSession = () => {
    if (isIn() && outbox) void lookAtLiveSession(api, session, words);
  };
  const builds = watchBuild({
    current: config.build,
    latest: () => latestBuild(`${basePath}/`),
    storeText: persistAll,
    load: loadToArrive,
    page: document,
    storage: safeSession,
  });
  return {
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

/**
 * Whether a writer or a guest is there, once that is known.
 * @throws an error without a status when no server answered
 */
export async function whoIsThere({ auth }: Studio): Promise<'writer' | 'guest'> {
  const known = await waitFor(
    auth,
    (snapshot) => !snapshot.hasTag('starting') && !snapshot.hasTag('signingIn'),
    { timeout: Infinity },
  );
  if (known.hasTag('unreachable')) throw Object.assign(new Error('unreachable'), { status: null });
  return known.hasTag('signedIn') ? 'writer' : 'guest';
}

/**
 * Goes to the provider's authorization page.
 * @param returnTo the path, as the address bar shows it, to come back to; the dashboard when absent
 */
export function leaveToSignIn({ config, language, documentSync }: Studio, returnTo?: string): void {
  if (config.signIn === undefined) return;
  const inLanguage = (path: string) => withLocale(path, language.current());
  const href = authorizationUrl(config.signIn, {
    redirectUri: `${location.origin}${inLanguage('/auth/callback')}`,
    returnTo: returnTo ?? inLanguage('/app/home'),
    language: language.current(),
    storage: safeSession,
  });
  void leaveFor(async () => documentSync()?.openDocuments.persistAll(), href);
}

/** Another tab tells this one once someone has signed in there. */
export function openSignIn({ language }: Studio): void {
  window.open(withLocale('/auth/login', language.current()), '_blank', 'noopener');
}

/** Without a network the page would go for the browser's own error: it stays until there is one. */
async function leaveOnline(persistAll: () => Promise<void>, address: () => string): Promise<void> {
  await persistAll();
  await untilOnline();
  location.assign(address());
}

/** Leaves the page whatever it holds: nothing of it can be sent any more. */
function leaveUnasked(sync: DocumentSync | null, address: string): void {
  sync?.openDocuments.stopUnloadWarnings();
  stopAskingBeforeUnload();
  location.assign(address);
}

/** Leaves the page once this device holds what was typed: the last moment is in memory only. */
async function leaveFor(persistAll: () => Promise<void>, address: string): Promise<void> {
  await persistAll();
  location.assign(address);
}

export function useStudio(): Studio {
  return useRouter().options.context.studio;
}

/** @throws outside of the pages that need a signed-in user */
export function useDocumentSync(): DocumentSync {
  const sync = useStudio().documentSync();
  if (sync === null) throw new Error('Nobody is signed in.');
  return sync;
}

/** False in the first render of a prerendered page, which knows nobody. */
export function useIsSignedIn(): boolean {
  const isSignedIn = useSelector(useStudio().auth, (snapshot) => snapshot.hasTag('signedIn'));
  return useIsHydrated() && isSignedIn;
}

/** @throws outside of the pages that need a signed-in user */
export function useUser(): User {
  const user = useSelector(useStudio().auth, ({ context }) => context.user);
  if (user === null) throw new Error('Nobody is signed in.');
  return user;
}
