import { messageKeyOf } from '../message-key.ts';
import { authSetup, toastOf } from './auth.setup.ts';
import { authToastKeys } from './auth.types.ts';

/**
 * The provider has said who it is: its word is exchanged for tokens, and the user is loaded. Tokens
 * that are there before the exchange has an answer are another tab's: its failure says nothing of them.
 */
export const signingIn = authSetup.createStateConfig({
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
            // The sign-in page explains it better than the toast would.
            guard: ({ event }) => messageKeyOf(event.error).startsWith('auth.'),
            target: '#auth.signedOut',
            actions: { type: 'note failure', params: ({ event }) => event },
          },
          {
            target: '#auth.signedOut',
            actions: [
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
        onDone: [
          {
            // The page's data belongs to the user who was signed in when it loaded.
            guard: {
              type: 'takes the place of another',
              params: ({ event }) => ({ user: event.output }),
            },
            target: '#auth.signedIn.replaced',
            actions: 'notify other tabs: signed in',
          },
          {
            target: '#auth.signedIn',
            actions: [
              { type: 'note user', params: ({ event }) => ({ user: event.output }) },
              'notify other tabs: signed in',
            ],
          },
        ],
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
});
