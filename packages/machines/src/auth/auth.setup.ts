import { assign, emit, fromPromise, setup } from 'xstate';
import { messageKeyOf } from '../message-key.ts';
import { typed } from '../typed.ts';
import { authToastKeys } from './auth.types.ts';
import type {
  AuthContext,
  AuthEmitted,
  AuthEvent,
  AuthTag,
  AuthToastKey,
  HomeMessageKey,
  Tokens,
  User,
} from './auth.types.ts';

/**
 * Thrown by an actor that got no answer, or one that refuses nothing: a server that is failing or
 * busy (5xx, 429), or the proxy before it (decision 0008).
 */
function isUnanswered(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('status' in error)) return false;
  const { status } = error;
  return status === null || (typeof status === 'number' && (status >= 500 || status === 429));
}

/** What is said of a failure: what failed, unless the account is closed, which says it all. */
export function toastOf(error: unknown, failed: AuthToastKey): AuthToastKey {
  const { accountDeactivated } = authToastKeys;
  return messageKeyOf(error) === accountDeactivated ? accountDeactivated : failed;
}

/** What the auth machine is made of; its states are in auth.machine.ts. */
export const authSetup = setup({
  types: typed<{ context: AuthContext; events: AuthEvent; emitted: AuthEmitted; tags: AuthTag }>(),
  actors: {
    readTokens: fromPromise<{ hasAccess: boolean; hasRefresh: boolean }>(() =>
      Promise.reject(new Error('readTokens is not provided')),
    ),
    refreshAccessToken: fromPromise<void>(() =>
      Promise.reject(new Error('refreshAccessToken is not provided')),
    ),
    exchangeIdToken: fromPromise<Tokens, { idToken: string }>(() =>
      Promise.reject(new Error('exchangeIdToken is not provided')),
    ),
    loadUser: fromPromise<User>(() => Promise.reject(new Error('loadUser is not provided'))),
    postSignOut: fromPromise<void>(() => Promise.reject(new Error('postSignOut is not provided'))),
    postSignOutEverywhere: fromPromise<void>(() =>
      Promise.reject(new Error('postSignOutEverywhere is not provided')),
    ),
  },
  actions: {
    storeTokens: (_args, _tokens: Tokens) => {
      throw new Error('storeTokens is not provided');
    },
    clearTokens: () => {
      throw new Error('clearTokens is not provided');
    },
    'notify other tabs: signed in': () => {},
    'notify other tabs: signed out': () => {},
    'notify other tabs: user changed': () => {},
    'notify other tabs: account deleted': () => {},
    'forget user': assign({ user: null }),
    'note user': assign((_, { user }: { user: User }) => ({ user, messageKey: null })),
    'note failure': assign((_, { error }: { error: unknown }) => ({
      messageKey: messageKeyOf(error),
    })),
    'note reason': assign((_, messageKey: string | null | undefined) => ({
      messageKey: messageKey ?? null,
    })),
    toast: emit((_, messageKey: AuthToastKey) => ({ type: 'toast' as const, messageKey })),
    'count attempt': assign({ attempts: ({ context }) => context.attempts + 1 }),
    'leave the tokens alone': assign({ isSupplanted: true }),
    'forget attempts': assign({ attempts: 0 }),
    'go home': emit((_, messageKey: HomeMessageKey | undefined) => ({
      type: 'goTo' as const,
      path: '/' as const,
      ...(messageKey === undefined ? {} : { messageKey }),
    })),
    'leave the deleted account': emit(({ context }) => ({
      type: 'leaveDeletedAccount' as const,
      userId: context.user?.id ?? '',
    })),
    'reload the page': emit({ type: 'reloadPage' }),
  },
  guards: {
    'is another user': ({ context }, { user }: { user: User }) => context.user?.id !== user.id,
    'takes the place of another': ({ context }, { user }: { user: User }) =>
      context.user !== null && context.user.id !== user.id,
    'someone signed in since': ({ context }) => context.isSupplanted,
    /** It is tried again and again: that it still fails is no news. */
    'still no answer came': ({ context }, { error }: { error: unknown }) =>
      context.attempts > 0 && isUnanswered(error),
    'no answer came': (_, { error }: { error: unknown }) => isUnanswered(error),
  },
});
