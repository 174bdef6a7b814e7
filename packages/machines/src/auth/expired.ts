import { authSetup, toastOf } from './auth.setup.ts';
import { authToastKeys } from './auth.types.ts';

/**
 * The tokens were refused while someone writes: the user and the screen stay, and signing in again is
 * asked for in place.
 */
export const expired = authSetup.createStateConfig({
  tags: 'expired',
  entry: 'clearTokens',
  initial: 'asking',
  states: {
    asking: {},
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
    unanswered: { on: { retryDue: 'loadingUser' } },
  },
  on: {
    signedInInOtherTab: '.loadingUser',
    signOut: { target: '#auth.signedOut', actions: ['clearTokens', 'go home'] },
  },
});
