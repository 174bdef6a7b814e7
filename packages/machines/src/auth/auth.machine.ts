import { authSetup } from './auth.setup.ts';
import { authToastKeys } from './auth.types.ts';

/**
 * Who is writing.
 *
 * Every failure clears tokens and user, except one that no server answered: a lost network must not
 * sign anyone out (decision 0008). A session that expires while signed in clears the tokens
 * but keeps the user and the screen: it asks to sign in again in place.
 */
export const authMachine = authSetup.createMachine({
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
      on: { retry: 'starting', signIn: 'signingIn', signedOutElsewhere: 'signedOut' },
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
