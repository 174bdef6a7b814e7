import { assign, emit, fromPromise, setup } from 'xstate';
import { messageKeyOf } from '../message-key.ts';
import { typed } from '../typed.ts';

/** The contract's User, as far as the product reads it. */
export type User = {
  id: string;
  email: string;
  name: string;
  pictureUrl: string | null;
  bio: string | null;
  language: 'fr' | 'en';
  timeZone: string;
  weekStart: 'monday' | 'sunday' | 'saturday';
  createdAt: string;
};

export type Tokens = { accessToken: string; refreshToken: string };

/** The toasts of section 8 of the specification that this machine raises. */
export const authToastKeys = {
  signInFailed: 'auth.toasts.signInFailed',
  signOutFailed: 'auth.toasts.signOutFailed',
  signOutEverywhereFailed: 'auth.toasts.signOutEverywhereFailed',
  refreshFailed: 'auth.toasts.refreshFailed',
  loadUserFailed: 'auth.toasts.loadUserFailed',
} as const;

export type AuthToastKey = (typeof authToastKeys)[keyof typeof authToastKeys];

export type AuthContext = {
  user: User | null;
  /** The catalogue's key of the last failure, for the callback page. */
  messageKey: string | null;
};

export type AuthEvent =
  | { type: 'signIn'; idToken: string }
  | { type: 'signOut' }
  | { type: 'signOutEverywhere' }
  /** Another tab signed out. */
  | { type: 'signedOutElsewhere' }
  /** Another tab or window stored new tokens. */
  | { type: 'signedInElsewhere' }
  /** A call was refused with 401 and the access token could not be refreshed. */
  | { type: 'sessionExpired' }
  | { type: 'retry' };

export type AuthEmitted = { type: 'toast'; messageKey: AuthToastKey } | { type: 'goTo'; path: '/' };

export type AuthTag =
  | 'starting'
  | 'unreachable'
  | 'signedOut'
  | 'signingIn'
  | 'signedIn'
  | 'signingOut'
  | 'expired';

/** Thrown by an actor that got no answer at all. */
function isUnreachable(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === null;
}

/**
 * Who is writing.
 *
 * Every failure clears tokens and user, except one that no server answered: a lost network must not
 * sign anyone out (see docs/decisions). A session that expires while signed in clears the tokens
 * but keeps the user and the screen: it asks to sign in again in place.
 */
export const authMachine = setup({
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
}).createMachine({
  id: 'auth',
  context: { user: null, messageKey: null },
  initial: 'starting',
  states: {
    starting: {
      tags: 'starting',
      initial: 'readingTokens',
      states: {
        readingTokens: {
          invoke: {
            src: 'readTokens',
            onDone: [
              { guard: ({ event }) => event.output.hasAccess, target: 'loadingUser' },
              { guard: ({ event }) => event.output.hasRefresh, target: 'refreshing' },
              { target: '#auth.signedOut' },
            ],
            onError: '#auth.signedOut',
          },
        },
        refreshing: {
          invoke: {
            src: 'refreshAccessToken',
            onDone: 'loadingUser',
            onError: [
              {
                guard: { type: 'no answer came', params: ({ event }) => event },
                target: '#auth.unreachable',
                actions: { type: 'toast', params: authToastKeys.refreshFailed },
              },
              {
                target: '#auth.signedOut',
                actions: [
                  { type: 'note failure', params: ({ event }) => event },
                  { type: 'toast', params: authToastKeys.refreshFailed },
                ],
              },
            ],
          },
        },
        loadingUser: {
          invoke: {
            src: 'loadUser',
            onDone: {
              target: '#auth.signedIn',
              actions: { type: 'note user', params: ({ event }) => ({ user: event.output }) },
            },
            onError: [
              {
                guard: { type: 'no answer came', params: ({ event }) => event },
                target: '#auth.unreachable',
                actions: { type: 'toast', params: authToastKeys.loadUserFailed },
              },
              {
                target: '#auth.signedOut',
                actions: [
                  { type: 'note failure', params: ({ event }) => event },
                  { type: 'toast', params: authToastKeys.loadUserFailed },
                ],
              },
            ],
          },
        },
      },
    },
    unreachable: {
      tags: 'unreachable',
      on: { retry: 'starting', signedOutElsewhere: 'signedOut' },
    },
    signedOut: {
      tags: 'signedOut',
      entry: ['clearTokens', 'forget user'],
      on: { signIn: 'signingIn', signedInElsewhere: 'starting' },
    },
    signingIn: {
      tags: 'signingIn',
      initial: 'exchanging',
      states: {
        exchanging: {
          invoke: {
            src: 'exchangeIdToken',
            input: ({ event }) => ({ idToken: event.type === 'signIn' ? event.idToken : '' }),
            onDone: {
              target: 'loadingUser',
              actions: { type: 'storeTokens', params: ({ event }) => event.output },
            },
            onError: {
              target: '#auth.signedOut',
              actions: [
                { type: 'note failure', params: ({ event }) => event },
                { type: 'toast', params: authToastKeys.signInFailed },
              ],
            },
          },
        },
        loadingUser: {
          invoke: {
            src: 'loadUser',
            onDone: {
              target: '#auth.signedIn',
              actions: [
                { type: 'note user', params: ({ event }) => ({ user: event.output }) },
                'tell other tabs: signed in',
              ],
            },
            onError: {
              target: '#auth.signedOut',
              actions: [
                { type: 'note failure', params: ({ event }) => event },
                { type: 'toast', params: authToastKeys.loadUserFailed },
              ],
            },
          },
        },
      },
    },
    signedIn: {
      tags: 'signedIn',
      initial: 'idle',
      on: { signedOutElsewhere: { target: 'signedOut', actions: 'go home' } },
      states: {
        idle: {
          on: {
            signOut: 'signingOut',
            signOutEverywhere: 'signingOutEverywhere',
            sessionExpired: {
              target: 'expired',
              actions: { type: 'toast', params: authToastKeys.refreshFailed },
            },
          },
        },
        signingOut: {
          tags: 'signingOut',
          invoke: {
            src: 'postSignOut',
            onDone: {
              target: '#auth.signedOut',
              actions: ['tell other tabs: signed out', 'go home'],
            },
            onError: {
              target: '#auth.signedOut',
              actions: [
                { type: 'toast', params: authToastKeys.signOutFailed },
                'tell other tabs: signed out',
                'go home',
              ],
            },
          },
        },
        signingOutEverywhere: {
          tags: 'signingOut',
          invoke: {
            src: 'postSignOutEverywhere',
            onDone: {
              target: '#auth.signedOut',
              actions: ['tell other tabs: signed out', 'go home'],
            },
            onError: {
              target: '#auth.signedOut',
              actions: [
                { type: 'toast', params: authToastKeys.signOutEverywhereFailed },
                'tell other tabs: signed out',
                'go home',
              ],
            },
          },
        },
        expired: {
          tags: 'expired',
          entry: 'clearTokens',
          initial: 'asking',
          states: {
            asking: {},
            exchanging: {
              tags: 'signingIn',
              invoke: {
                src: 'exchangeIdToken',
                input: ({ event }) => ({ idToken: event.type === 'signIn' ? event.idToken : '' }),
                onDone: {
                  target: 'loadingUser',
                  actions: { type: 'storeTokens', params: ({ event }) => event.output },
                },
                onError: {
                  target: 'asking',
                  actions: [
                    'clearTokens',
                    { type: 'note failure', params: ({ event }) => event },
                    { type: 'toast', params: authToastKeys.signInFailed },
                  ],
                },
              },
            },
            loadingUser: {
              tags: 'signingIn',
              invoke: {
                src: 'loadUser',
                onDone: {
                  target: '#auth.signedIn.idle',
                  actions: { type: 'note user', params: ({ event }) => ({ user: event.output }) },
                },
                onError: {
                  target: 'asking',
                  actions: [
                    'clearTokens',
                    { type: 'note failure', params: ({ event }) => event },
                    { type: 'toast', params: authToastKeys.loadUserFailed },
                  ],
                },
              },
            },
          },
          on: {
            signIn: '.exchanging',
            signedInElsewhere: '.loadingUser',
            signOut: { target: '#auth.signedOut', actions: 'go home' },
          },
        },
      },
    },
  },
});
