import type { User } from '@ecritoire/contracts';
import { authMachine } from '@ecritoire/machines/auth';
import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { followWriter } from './follow-writer.ts';

function openPage() {
  const life = new AbortController();
  const who = { id: 'u1' };
  const noTokens: { hasAccess: boolean; hasRefresh: boolean } = {
    hasAccess: false,
    hasRefresh: false,
  };
  const auth = createActor(
    authMachine.provide({
      actors: {
        readTokens: fromPromise(() => Promise.resolve(noTokens)),
        exchangeIdToken: fromPromise(() => Promise.resolve({ accessToken: '', refreshToken: '' })),
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of a user as is read
        loadUser: fromPromise(() => Promise.resolve({ ...who } as User)),
      },
      actions: { storeTokens: () => {}, 'notify other tabs: signed in': () => {} },
    }),
  ).start();
  const log: string[] = [];
  const writer = followWriter(
    auth,
    ({ id }) => {
      log.push(`open ${id}`);
      return { id, close: () => log.push(`close ${id}`) };
    },
    life.signal,
  );
  const signIn = async (id: string) => {
    who.id = id;
    await waitFor(auth, (snapshot) => snapshot.hasTag('signedOut'));
    auth.send({ type: 'signIn', idToken: 'id' });
    await waitFor(auth, (snapshot) => snapshot.hasTag('signedIn'));
  };
  return { auth, writer, log, signIn, end: () => life.abort() };
}

// AUTH-34
test('a second writer gets own services', async () => {
  const { auth, writer, log, signIn, end } = openPage();
  expect(writer()).toBeNull();
  await signIn('u1');
  const first = writer();
  auth.send({ type: 'signedOutInOtherTab' });
  expect(writer(), 'stores the last words').toBe(first);
  await signIn('u1');
  expect(writer()).toBe(first);
  auth.send({ type: 'signedOutInOtherTab' });
  await signIn('u2');
  expect(writer()?.id).toBe('u2');
  end();
  expect(log).toEqual(['open u1', 'close u1', 'open u2', 'close u2']);
});
