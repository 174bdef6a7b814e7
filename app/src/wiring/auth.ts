import { createApiClient, unwrap } from '@ecritoire/api-client';
import type { ApiClient, Translate } from '@ecritoire/api-client';
import { authMachine } from '@ecritoire/machines/auth';
import { createActor, fromPromise } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { cookieTokens } from './cookies.ts';
import type { ToastsActor } from './toasts.ts';

export type AuthActor = ActorRefFrom<typeof authMachine>;

export type AuthOptions = {
  baseUrl: string;
  /** Puts a field error's message key into the reader's language. */
  translate: Translate;
  toasts: ToastsActor;
  goTo: (path: '/') => void;
  /** Saves what is being written: without tokens the server takes it no more. */
  putAwayText: () => Promise<void>;
};

/** What tabs tell one another. */
type Word = 'signedIn' | 'signedOut';

/**
 * The API client and who uses it: the client reads its tokens from the cookies and tells the auth
 * machine when the session is over.
 */
export function openAuth({ baseUrl, translate, toasts, goTo, putAwayText }: AuthOptions): {
  api: ApiClient;
  auth: AuthActor;
} {
  const tokens = cookieTokens(document);
  const otherTabs = new BroadcastChannel('ecritoire:auth');
  const tell = (word: Word) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    otherTabs.postMessage(word);
  };
  const api = createApiClient({
    baseUrl,
    translate,
    tokens,
    onSessionExpired: () => auth.send({ type: 'sessionExpired' }),
  });

  const auth: AuthActor = createActor(
    authMachine.provide({
      actors: {
        readTokens: fromPromise(() =>
          Promise.resolve({
            hasAccess: tokens.accessToken() !== null,
            hasRefresh: tokens.refreshToken() !== null,
          }),
        ),
        refreshAccessToken: fromPromise(async () => {
          unwrap(await api.renewAccess());
        }),
        exchangeIdToken: fromPromise(async ({ input }) =>
          unwrap(await api.signInWithGoogle(input)),
        ),
        loadUser: fromPromise(async () => unwrap(await api.getCurrentUser())),
        postSignOut: fromPromise(async () => {
          await putAwayText();
          const refreshToken = tokens.refreshToken();
          if (refreshToken !== null) unwrap(await api.signOut({ refreshToken }));
        }),
        postSignOutEverywhere: fromPromise(async () => {
          await putAwayText();
          unwrap(await api.signOutEverywhere());
        }),
      },
      actions: {
        storeTokens: (_, stored) => tokens.store(stored),
        clearTokens: () => tokens.clear(),
        'tell other tabs: signed in': () => tell('signedIn'),
        'tell other tabs: signed out': () => tell('signedOut'),
      },
    }),
  );
  auth.on('toast', ({ messageKey }) => toasts.send({ type: 'add', tone: 'error', messageKey }));
  auth.on('goTo', ({ path }) => goTo(path));
  otherTabs.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    auth.send({ type: data === 'signedIn' ? 'signedInElsewhere' : 'signedOutElsewhere' });
  });
  window.addEventListener('online', () => {
    if (auth.getSnapshot().hasTag('unreachable')) auth.send({ type: 'retry' });
  });
  auth.start();
  return { api, auth };
}
