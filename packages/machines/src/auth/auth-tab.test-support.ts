import { createActor, fromPromise, waitFor } from 'xstate';
import { authMachine } from './auth.machine.ts';
import type { AuthEmitted, Tokens, User } from './auth.types.ts';

export const colette: User = {
  id: 'u1',
  version: 1,
  email: 'colette@example.org',
  name: 'Colette',
  givenName: null,
  pictureUrl: null,
  bio: null,
  language: 'fr',
  timeZone: 'Europe/Paris',
  weekStart: 'monday',
  createdAt: '2026-01-01T00:00:00Z',
};
export const refused = { status: 401, messageKey: 'auth.refreshTokenInvalid' };
export const sido: User = { ...colette, id: 'u2', name: 'Sido' };
export const noAnswer = { status: null, messageKey: 'actions.endpoints.serverError' };

export type Device = {
  tokens: Partial<Tokens>;
  refresh: () => Promise<void>;
  exchange: (idToken: string) => Promise<Tokens>;
  user: () => Promise<User>;
  signOut: () => Promise<void>;
};

/** A tab: the machine, the tokens it keeps, and what it asked and said. */
export function open(device: Partial<Device> = {}) {
  const calls: string[] = [];
  const said: AuthEmitted[] = [];
  const tokens: Partial<Tokens> = { ...device.tokens };
  const call = <T>(name: string, answer: () => Promise<T>) => {
    calls.push(name);
    return answer();
  };
  const ok = () => Promise.resolve();
  const actor = createActor(
    authMachine.provide({
      actors: {
        readTokens: fromPromise(() =>
          Promise.resolve({
            hasAccess: tokens.accessToken !== undefined,
            hasRefresh: tokens.refreshToken !== undefined,
          }),
        ),
        refreshAccessToken: fromPromise(() => call('refresh', device.refresh ?? ok)),
        exchangeIdToken: fromPromise<Tokens, { idToken: string }>(({ input: { idToken } }) =>
          call(`exchange ${idToken}`, () =>
            device.exchange
              ? device.exchange(idToken)
              : Promise.resolve({ accessToken: 'a', refreshToken: 'r' }),
          ),
        ),
        loadUser: fromPromise(() => call('user', device.user ?? (() => Promise.resolve(colette)))),
        postSignOut: fromPromise(() => call('sign out', device.signOut ?? ok)),
        postSignOutEverywhere: fromPromise(() => call('sign out everywhere', device.signOut ?? ok)),
      },
      actions: {
        storeTokens: (_, stored) => Object.assign(tokens, stored),
        clearTokens: () => {
          delete tokens.accessToken;
          delete tokens.refreshToken;
        },
        'notify other tabs: signed out': () => calls.push('notify signed out'),
        'notify other tabs: signed in': () => calls.push('notify signed in'),
        'notify other tabs: user changed': () => calls.push('notify user changed'),
        'notify other tabs: account deleted': () => calls.push('notify account deleted'),
      },
    }),
  );
  actor.on('*', (event) => said.push(event));
  actor.start();
  const until = (tag: Parameters<ReturnType<typeof actor.getSnapshot>['hasTag']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.hasTag(tag));
  const toasts = () => said.flatMap((event) => (event.type === 'toast' ? event.messageKey : []));
  const paths = () => said.flatMap((event) => (event.type === 'goTo' ? event.path : []));
  return { actor, calls, said, tokens, until, toasts, paths };
}

export const signedIn = { tokens: { accessToken: 'a', refreshToken: 'r' } };
export const onlyRefresh = { tokens: { refreshToken: 'r' } };
