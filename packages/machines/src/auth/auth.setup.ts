import { assign, emit, fromPromise, setup } from 'xstate';
import { messageKeyOf } from '../message-key.ts';
import { typed } from '../typed.ts';
import type {
  AuthContext,
  AuthEmitted,
  AuthEvent,
  AuthTag,
  AuthToastKey,
  Tokens,
  User,
} from './auth.types.ts';

/** Thrown by an actor that got no answer at all. */
function isUnreachable(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === null;
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
    'tell other tabs: signed in': () => {},
    'tell other tabs: signed out': () => {},
    'forget user': assign({ user: null }),
    'note user': assign((_, { user }: { user: User }) => ({ user, messageKey: null })),
    'note failure': assign((_, { error }: { error: unknown }) => ({
      messageKey: messageKeyOf(error),
    })),
    toast: emit((_, messageKey: AuthToastKey) => ({ type: 'toast' as const, messageKey })),
    'go home': emit({ type: 'goTo', path: '/' }),
  },
  guards: {
    'no answer came': (_, { error }: { error: unknown }) => isUnreachable(error),
  },
});
