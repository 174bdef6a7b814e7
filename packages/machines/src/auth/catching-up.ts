import { authSetup } from './auth.setup.ts';

/**
 * Another tab has changed what the user says of themselves. Nobody doubts who is signed in here:
 * a tab that is refused the news goes on as it was.
 */
export const catchingUp = authSetup.createStateConfig({
  invoke: {
    src: 'loadUser',
    onDone: [
      {
        guard: { type: 'is another user', params: ({ event }) => ({ user: event.output }) },
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
        target: 'behind',
      },
      { target: 'resting' },
    ],
  },
});
