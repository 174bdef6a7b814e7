import { authSetup, toastOf } from './auth.setup.ts';
import { authToastKeys } from './auth.types.ts';

/** Loads the user of the stored tokens. Only a response that refuses them signs anyone out. */
export const starting = authSetup.createStateConfig({
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
});
