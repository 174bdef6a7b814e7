import { createApiClient, createRetries, unwrap } from '@ecritoire/api-client';
import type { ApiClient, Translate } from '@ecritoire/api-client';
import type { DeviceQueues } from '@ecritoire/document-sync';
import { authMachine, authToastKeys, signedOutEverywhereKey } from '@ecritoire/machines/auth';
import { createActor, fromPromise } from 'xstate';
import type { AuthActor } from '../../shared/services/services.ts';
import { safeSession } from '../../boot/safe-session.ts';
import type { StoredTokens } from '../../shared/runtime/cookies.ts';
import type { InputBuffer } from '../../shared/editing/input-buffer.ts';
import { withOwnZone } from '../../shared/time/own-zone.ts';
import type { ServerClock } from '../../shared/runtime/server-clock.ts';
import type { ToastsActor } from '../../shared/runtime/toasts.ts';

export type AuthOptions = {
  baseUrl: string | null;
  clock: Pick<ServerClock, 'now' | 'observe'>;
  tokens: StoredTokens;
  queues: Pick<DeviceQueues, 'discard'>;
  inputBuffer: Pick<InputBuffer, 'clearStored'>;
  /** Nobody is listened to any more. */
  until: AbortSignal;
  /** Puts a field error's message key into the reader's language. */
  translate: Translate;
  toasts: ToastsActor;
  /** Loads the page of a path. */
  goTo: (path: '/') => void;
  /** Loads the home page and keeps nothing of this one: its writer's account is no more. */
  leaveDeletedAccount: () => void;
  /** Reloads the app: another user is signed in, and nothing of this page is theirs. */
  reloadPage: () => void;
  /** Saves what is being written: without tokens the server takes it no more. */
  putAwayText: () => Promise<void>;
};

/** The messages between tabs. */
type Word = 'signedIn' | 'signedOut' | 'userChanged' | 'accountDeleted';

const eventOf = {
  signedIn: 'signedInInOtherTab',
  signedOut: 'signedOutInOtherTab',
  userChanged: 'userChangedInOtherTab',
  accountDeleted: 'accountDeletedInOtherTab',
} as const satisfies Record<Word, string>;

/** The session storage's key of a message that outlives the page it was said on. */
const carriedToast = 'ecritoire:toast';
/** The same, of the id of a deleted account: what the page before still stored of it goes here. */
const carriedDeletion = 'ecritoire:deleted-account';

/**
 * The API client and its user: the client reads the stored tokens and notifies the auth machine
 * when the session is over.
 */
export function openAuth(options: AuthOptions): { api: ApiClient; auth: AuthActor } {
  const { baseUrl, clock, tokens, until, translate, toasts } = options;
  const { goTo, leaveDeletedAccount, reloadPage, putAwayText } = options;
  const otherTabs = new BroadcastChannel('ecritoire:auth');
  const notify = (word: Word) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    otherTabs.postMessage(word);
  };
  const api = createApiClient({
    baseUrl,
    translate,
    tokens,
    onSessionExpired: (messageKey) => auth.send({ type: 'sessionExpired', messageKey }),
    userId: () => auth.getSnapshot().context.user?.id ?? null,
    onServerTime: clock.observe,
    // Its word is still on the way from the other tab.
    onOtherUser: () => auth.send({ type: 'signedInInOtherTab' }),
  });

  const retries = createRetries(() => auth.send({ type: 'retryDue' }));
  until.addEventListener('abort', retries.stop);
  const retried = async <Output>(call: Promise<Output>): Promise<Output> => {
    try {
      const output = await call;
      retries.stop();
      return output;
    } catch (error) {
      if (!until.aborted) retries.failed(error);
      throw error;
    }
  };

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
          await retried(api.renewAccess().then(unwrap));
        }),
        exchangeIdToken: fromPromise(async ({ input }) => {
          const before = tokens.refreshToken();
          const signedIn = unwrap(await api.signInWithGoogle(input));
          // This browser is one device: the sign-in that is replaced ends.
          if (before !== null) void api.signOut({ refreshToken: before });
          return signedIn;
        }),
        loadUser: fromPromise(async () => {
          const user = await retried(api.getCurrentUser().then(unwrap));
          return withOwnZone(api, user, clock.now());
        }),
        postSignOut: fromPromise(async () => {
          // Read first: another tab may sign in while the text is put away.
          const refreshToken = tokens.refreshToken();
          await putAwayText();
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
        'notify other tabs: signed in': () => notify('signedIn'),
        'notify other tabs: signed out': () => notify('signedOut'),
        'notify other tabs: user changed': () => notify('userChanged'),
        'notify other tabs: account deleted': () => notify('accountDeleted'),
      },
    }),
  );
  const sayError = (messageKey: string) => toasts.send({ type: 'add', tone: 'error', messageKey });
  const sayDone = (messageKey: string) => toasts.send({ type: 'add', tone: 'success', messageKey });
  auth.on('toast', ({ messageKey }) => sayError(messageKey));
  auth.on('goTo', ({ path, messageKey }) => {
    if (messageKey !== undefined) safeSession.setItem(carriedToast, messageKey);
    goTo(path);
  });
  auth.on('leaveDeletedAccount', ({ userId }) => {
    safeSession.setItem(carriedDeletion, userId);
    leaveDeletedAccount();
  });
  auth.on('reloadPage', reloadPage);
  otherTabs.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    auth.send({ type: eventOf[data] });
  });
  until.addEventListener('abort', () => {
    auth.stop();
    otherTabs.close();
  });
  const carried = safeSession.getItem(carriedToast);
  safeSession.removeItem(carriedToast);
  if (tokens.hasForeign()) sayError('auth.foreignCookie');
  const known = Object.values(authToastKeys).find((messageKey) => messageKey === carried);
  if (known !== undefined) sayError(known);
  if (carried === signedOutEverywhereKey) sayDone(signedOutEverywhereKey);
  const deletedId = safeSession.getItem(carriedDeletion);
  safeSession.removeItem(carriedDeletion);
  if (deletedId !== null) {
    options.inputBuffer.clearStored(deletedId);
    void options.queues.discard(deletedId);
    sayDone('account.deleted');
  }
  auth.start();
  return { api, auth };
}
