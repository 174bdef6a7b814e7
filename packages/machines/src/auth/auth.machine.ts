import { messageKeyOf } from '../message-key.ts';
import { authSetup, toastOf } from './auth.setup.ts';
import { authToastKeys } from './auth.types.ts';
import type { AuthToastKey } from './auth.types.ts';
import { catchingUp } from './catching-up.ts';

/** However the server answers, whoever signs out is signed out; a failure is told at home. */
function signingOutBy(src: 'postSignOut' | 'postSignOutEverywhere', failure: AuthToastKey) {
  const isSupplanted = { guard: 'someone signed in since', target: 'replaced' } as const;
  return authSetup.createStateConfig({
    tags: 'signingOut',
    invoke: {
      src,
      onDone: [
        isSupplanted,
        {
          target: '#auth.signedOut',
          actions: ['clearTokens', 'tell other tabs: signed out', 'go home'],
        },
      ],
      onError: [
        isSupplanted,
        {
          target: '#auth.signedOut',
          actions: [
            'clearTokens',
            'tell other tabs: signed out',
            { type: 'go home', params: failure },
          ],
        },
      ],
    },
    on: { signedInElsewhere: { actions: 'leave the tokens alone' } },
  });
}

/**
 * Who is writing.
 *
 * Every failure clears tokens and user, except one that no server answered: a lost network must not
 * sign anyone out (decision 0008). A session that expires while signed in clears the tokens
 * but keeps the user and the screen: it asks to sign in again in place.
 *
 * All tabs share the tokens, so only the tab that signs out, or whose tokens were refused, clears
 * them: one that merely hears of it could clear what another has just signed in with. One that hears
 * of a sign-in while it signs out leaves the new tokens alone, too.
 */
export const authMachine = authSetup.createMachine({
  id: 'auth',
  context: { user: null, messageKey: null, attempts: 0, isSupplanted: false },
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
            onError: { target: '#auth.signedOut', actions: 'clearTokens' },
          },
        },
        refreshing: {
          invoke: {
            src: 'refreshAccessToken',
            onDone: 'loadingUser',
            onError: [
              {
                guard: { type: 'still no answer came', params: ({ event }) => event },
                target: '#auth.unreachable',
              },
              {
                guard: { type: 'no answer came', params: ({ event }) => event },
                target: '#auth.unreachable',
                actions: { type: 'toast', params: authToastKeys.refreshFailed },
              },
              {
                target: '#auth.signedOut',
                actions: [
                  'clearTokens',
                  { type: 'note failure', params: ({ event }) => event },
                  {
                    type: 'toast',
                    params: ({ event }) => toastOf(event.error, authToastKeys.refreshFailed),
                  },
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
                guard: { type: 'still no answer came', params: ({ event }) => event },
                target: '#auth.unreachable',
              },
              {
                guard: { type: 'no answer came', params: ({ event }) => event },
                target: '#auth.unreachable',
                actions: { type: 'toast', params: authToastKeys.loadUserFailed },
              },
              {
                target: '#auth.signedOut',
                actions: [
                  'clearTokens',
                  { type: 'note failure', params: ({ event }) => event },
                  {
                    type: 'toast',
                    params: ({ event }) => toastOf(event.error, authToastKeys.loadUserFailed),
                  },
                ],
              },
            ],
          },
        },
      },
    },
    unreachable: {
      tags: 'unreachable',
      // The browser says nothing of a server that comes back: it is asked, ever more rarely.
      after: { backoff: { target: 'starting', actions: 'count attempt' } },
      on: {
        retry: { target: 'starting', actions: 'forget attempts' },
        signIn: 'signingIn',
        signedInElsewhere: 'starting',
        signedOutElsewhere: 'signedOut',
        accountDeletedElsewhere: 'signedOut',
      },
    },
    signedOut: {
      tags: 'signedOut',
      entry: 'forget user',
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
            onError: [
              {
                // The page of signing in tells it, better than the toast would.
                guard: ({ event }) => messageKeyOf(event.error).startsWith('auth.'),
                target: '#auth.signedOut',
                actions: ['clearTokens', { type: 'note failure', params: ({ event }) => event }],
              },
              {
                target: '#auth.signedOut',
                actions: [
                  'clearTokens',
                  { type: 'note failure', params: ({ event }) => event },
                  { type: 'toast', params: authToastKeys.signInFailed },
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
              actions: [
                { type: 'note user', params: ({ event }) => ({ user: event.output }) },
                'tell other tabs: signed in',
              ],
            },
            onError: {
              target: '#auth.signedOut',
              actions: [
                'clearTokens',
                { type: 'note failure', params: ({ event }) => event },
                {
                  type: 'toast',
                  params: ({ event }) => toastOf(event.error, authToastKeys.loadUserFailed),
                },
              ],
            },
          },
        },
      },
    },
    signedIn: {
      tags: 'signedIn',
      entry: 'forget attempts',
      initial: 'idle',
      on: {
        signedOutElsewhere: { target: 'signedOut', actions: 'go home' },
        userChanged: {
          actions: [
            { type: 'note user', params: ({ event }) => event },
            'tell other tabs: user changed',
          ],
        },
        accountDeleted: {
          target: 'signedOut',
          actions: ['clearTokens', 'tell other tabs: account deleted', 'leave the deleted account'],
        },
        accountDeletedElsewhere: { target: 'signedOut', actions: 'leave the deleted account' },
      },
      states: {
        idle: {
          initial: 'resting',
          states: {
            resting: {},
            /** The tokens of all tabs are new: are they still this user's? */
            recognising: {
              invoke: {
                src: 'loadUser',
                onDone: [
                  {
                    guard: {
                      type: 'is another user',
                      params: ({ event }) => ({ user: event.output }),
                    },
                    target: '#auth.signedIn.replaced',
                  },
                  {
                    target: 'resting',
                    actions: { type: 'note user', params: ({ event }) => ({ user: event.output }) },
                  },
                ],
                onError: [
                  {
                    guard: { type: 'no answer came', params: ({ event }) => event },
                    target: 'unanswered',
                  },
                  {
                    target: '#auth.signedIn.expired',
                    actions: [
                      { type: 'note failure', params: ({ event }) => event },
                      {
                        type: 'toast',
                        params: ({ event }) => toastOf(event.error, authToastKeys.loadUserFailed),
                      },
                    ],
                  },
                ],
              },
              on: { userChangedElsewhere: { target: 'recognising', reenter: true } },
            },
            unanswered: {
              after: { retryDelay: 'recognising' },
              on: { userChangedElsewhere: {} },
            },
            catchingUp,
            behind: { after: { retryDelay: 'catchingUp' } },
          },
          on: {
            signedInElsewhere: '.recognising',
            userChangedElsewhere: { target: '.catchingUp', reenter: true },
            signOut: 'signingOut',
            signOutEverywhere: 'signingOutEverywhere',
            sessionExpired: {
              target: 'expired',
              actions: [
                { type: 'note reason', params: ({ event }) => event.messageKey },
                {
                  type: 'toast',
                  params: ({ event }) => toastOf(event, authToastKeys.refreshFailed),
                },
              ],
            },
          },
        },
        signingOut: signingOutBy('postSignOut', authToastKeys.signOutFailed),
        signingOutEverywhere: signingOutBy(
          'postSignOutEverywhere',
          authToastKeys.signOutEverywhereFailed,
        ),
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
                onDone: [
                  {
                    guard: {
                      type: 'is another user',
                      params: ({ event }) => ({ user: event.output }),
                    },
                    target: '#auth.signedIn.replaced',
                  },
                  {
                    target: '#auth.signedIn.idle',
                    actions: { type: 'note user', params: ({ event }) => ({ user: event.output }) },
                  },
                ],
                onError: [
                  {
                    guard: { type: 'no answer came', params: ({ event }) => event },
                    target: 'unanswered',
                  },
                  {
                    target: 'asking',
                    actions: [
                      'clearTokens',
                      { type: 'note failure', params: ({ event }) => event },
                      {
                        type: 'toast',
                        params: ({ event }) => toastOf(event.error, authToastKeys.loadUserFailed),
                      },
                    ],
                  },
                ],
              },
            },
            unanswered: { after: { retryDelay: 'loadingUser' } },
          },
          on: {
            signIn: '.exchanging',
            signedInElsewhere: '.loadingUser',
            signOut: { target: '#auth.signedOut', actions: ['clearTokens', 'go home'] },
          },
        },
        /** Nothing of this page is the new user's: it waits to be loaded anew. */
        replaced: { entry: 'start anew' },
      },
    },
  },
});
