import { authSetup, toastOf } from './auth.setup.ts';
import { authToastKeys, signedOutEverywhereKey } from './auth.types.ts';
import type { AuthToastKey, HomeMessageKey } from './auth.types.ts';
import { catchingUp } from './catching-up.ts';
import { expired } from './expired.ts';
import { signingIn } from './signing-in.ts';
import { starting } from './starting.ts';

/**
 * Signing out always succeeds here, whatever the server's response; its result is announced on the
 * home page.
 */
function signingOutBy(
  src: 'postSignOut' | 'postSignOutEverywhere',
  failure: AuthToastKey,
  success?: typeof signedOutEverywhereKey,
) {
  const leave = (messageKey?: HomeMessageKey) =>
    [
      { guard: 'someone signed in since', target: 'replaced' },
      {
        target: '#auth.signedOut',
        actions: [
          'clearTokens',
          'notify other tabs: signed out',
          { type: 'go home', params: messageKey },
        ],
      },
    ] as const;
  return authSetup.createStateConfig({
    tags: 'signingOut',
    invoke: { src, onDone: leave(success), onError: leave(failure) },
    on: { signedInInOtherTab: { actions: 'leave the tokens alone' } },
  });
}

/**
 * Who is writing.
 *
 * Every failure clears tokens and user, except one that no server answered, since a lost network must
 * not sign anyone out, and a sign-in that fails before it has tokens of its own (decision 0008). A
 * session that expires while signed in clears the tokens but keeps the user and the screen: it asks to
 * sign in again in place.
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
    starting,
    unreachable: {
      tags: 'unreachable',
      on: {
        retryDue: { target: 'starting', actions: 'count attempt' },
        retry: { target: 'starting', actions: 'forget attempts' },
        signIn: 'signingIn',
        signedInInOtherTab: 'starting',
        signedOutInOtherTab: 'signedOut',
        accountDeletedInOtherTab: 'signedOut',
      },
    },
    signedOut: {
      tags: 'signedOut',
      entry: 'forget user',
      on: { signIn: 'signingIn', signedInInOtherTab: 'starting' },
    },
    signingIn,
    signedIn: {
      tags: 'signedIn',
      entry: 'forget attempts',
      initial: 'idle',
      on: {
        signedOutInOtherTab: { target: 'signedOut', actions: 'go home' },
        userChanged: {
          actions: [
            { type: 'note user', params: ({ event }) => event },
            'notify other tabs: user changed',
          ],
        },
        accountDeleted: {
          target: 'signedOut',
          actions: [
            'clearTokens',
            'notify other tabs: account deleted',
            'leave the deleted account',
          ],
        },
        accountDeletedInOtherTab: { target: 'signedOut', actions: 'leave the deleted account' },
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
              on: { userChangedInOtherTab: { target: 'recognising', reenter: true } },
            },
            unanswered: {
              on: { retryDue: 'recognising', userChangedInOtherTab: {} },
            },
            catchingUp,
            behind: { on: { retryDue: 'catchingUp' } },
          },
          on: {
            // At the provider, which is asked who it is, while another tab has signed in.
            signIn: '#auth.signingIn',
            signedInInOtherTab: '.recognising',
            userChangedInOtherTab: { target: '.catchingUp', reenter: true },
            signOut: 'signingOut',
            signOutEverywhere: 'signingOutEverywhere',
            sessionExpired: {
              target: 'expired',
              actions: { type: 'note reason', params: ({ event }) => event.messageKey },
            },
          },
        },
        signingOut: signingOutBy('postSignOut', authToastKeys.signOutFailed),
        signingOutEverywhere: signingOutBy(
          'postSignOutEverywhere',
          authToastKeys.signOutEverywhereFailed,
          signedOutEverywhereKey,
        ),
        expired,
        /** The page belongs to the previous user: it waits to be reloaded. */
        replaced: { entry: 'reload the page' },
      },
    },
  },
});
