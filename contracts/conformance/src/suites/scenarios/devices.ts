import { setTimeout as pause } from 'node:timers/promises';
import { rowsOf } from '../../contract/places.ts';
import type { Caller } from '../../http/call.ts';
import { SPENT } from '../../issuer/forgeries.ts';
import { visitor, type SignedIn } from '../../users.ts';
import { signInAgain } from './common-steps.ts';
import { callerWith, refresh } from './leaving.ts';
import { askWhole } from './listed.ts';
import { bodyOf, textOf, type Body, type Exchange, type Scenario, type Steps } from './steps.ts';

/** Seconds: within the ten minutes of an id token, beyond the minute that clocks may differ. */
const BEFORE = 180;

/** The devices of an account, the current one first. */
async function devicesOf(steps: Steps, as: Caller, title: string, count: number): Promise<Body[]> {
  const exchange = await askWhole(steps, 'listDevices', { as, title });
  const devices = rowsOf(bodyOf(exchange)['items']);
  const current = devices.filter((one) => one['isCurrent'] === true);
  if (exchange.answer?.status === 200 && (devices.length !== count || current.length !== 1)) {
    steps.blame(exchange, {
      message: `The devices are not those that are signed in (${title}).`,
      expected: `${count}, one of them current`,
      received: `${devices.length}, of them current: ${current.length}`,
    });
  }
  return [...current, ...devices.filter((one) => one['isCurrent'] !== true)];
}

/** What has signed out is no device any more. */
async function holdSignedOut(steps: Steps, as: SignedIn): Promise<void> {
  const tokens = await signInAgain(steps, as);
  const [left] = await devicesOf(steps, callerWith(tokens), 'before one signs out', 2);
  const body = { refreshToken: tokens['refreshToken'] };
  await steps.expect('signOut', 204, { as: visitor, title: 'sign out', body });
  await devicesOf(steps, as, 'after one has signed out', 1);
  const params = { deviceId: left?.['id'] };
  await steps.expect('endDevice', 404, { as, title: 'end what has signed out', params });
  await steps.expect('signOutEverywhere', 204, { as, title: 'sign out everywhere' });
  const again = callerWith(await signInAgain(steps, as));
  const [own] = await devicesOf(steps, again, 'after signing out everywhere', 1);
  const itself = { as: again, params: { deviceId: own?.['id'] } };
  await steps.expect('endDevice', 204, { ...itself, title: 'end the device of the call' });
  await steps.expect('getCurrentUser', 401, {
    as: again,
    title: 'call from a device that has ended itself',
    kind: 'unauthorized-accepted',
  });
}

/** Each sign-in is a device; to end one ends its tokens and no other's. */
export const devices: Scenario = {
  name: 'signed-in devices',
  about: ['listDevices', 'endDevice', 'signOut', 'signOutEverywhere'],
  needs: ['signInWithGoogle', 'refreshAccessToken', 'getCurrentUser'],
  async run(steps) {
    const as = await steps.newcomer();
    const [alone] = await devicesOf(steps, as, 'after one sign-in', 1);
    const tokens = await signInAgain(steps, as);
    const second = callerWith(tokens);
    const [own] = await devicesOf(steps, second, 'after a second sign-in', 2);
    if (own === undefined || own['id'] === alone?.['id']) return;
    const end = { as, title: 'end the second device', params: { deviceId: own['id'] } };
    await steps.expect('endDevice', 204, end);
    await steps.expect('getCurrentUser', 401, {
      as: second,
      title: 'call from a device that was ended',
      messageKey: 'auth.required',
      kind: 'unauthorized-accepted',
    });
    const ended = { refreshToken: tokens['refreshToken'] };
    await refresh(steps, ended, 401, 'renew on a device that was ended');
    await refresh(steps, as, 200, 'renew on the device that is left');
    await devicesOf(steps, as, 'after the second device was ended', 1);
    await steps.expect('endDevice', 404, { ...end, title: 'end it a second time' });
    await holdSignedOut(steps, as);
  },
};

/** A device was last used when it last asked for an access token, whatever another one does. */
export const deviceUses: Scenario = {
  name: 'when a device was last used',
  about: ['listDevices', 'refreshAccessToken'],
  needs: ['signInWithGoogle'],
  async run(steps) {
    const as = await steps.newcomer();
    const other = callerWith(await signInAgain(steps, as));
    const read = (caller: Caller, title: string) =>
      askWhole(steps, 'listDevices', { as: caller, title });
    const usedAt = (exchange: Exchange, isCurrent: boolean) => {
      const devices = rowsOf(bodyOf(exchange)['items']);
      const device = devices.find((one) => one['isCurrent'] === isCurrent);
      return Date.parse(textOf(device?.['lastUsedAt']));
    };
    const before = await read(as, 'before a refresh');
    // A server may tell its times in whole seconds.
    await pause(1100);
    await refresh(steps, as, 200, 'renew on the first device');
    const after = await read(as, 'after a refresh');
    if (before.answer?.status !== 200 || after.answer?.status !== 200) return;
    if (!(usedAt(after, true) > usedAt(before, true))) {
      steps.blame(after, {
        message: 'lastUsedAt of a device is not when it last asked for an access token.',
        expected: `later than ${usedAt(before, true)}`,
        received: usedAt(after, true),
      });
    }
    if (usedAt(after, false) === usedAt(before, false)) return;
    steps.blame(await read(other, 'on the other device'), {
      message: 'lastUsedAt of a device has moved when another one asked for an access token.',
      expected: usedAt(before, false),
      received: usedAt(after, false),
    });
  },
};

/** An id token that was issued before an account was left does not sign it in again. */
async function trySpent(
  steps: Steps,
  { person }: SignedIn,
  title: string,
  leave: () => Promise<unknown>,
): Promise<void> {
  const issuedAt = Math.floor(Date.now() / 1000) - BEFORE;
  const idToken = await steps.kit.users.issuer?.idToken(person, { iat: issuedAt });
  await leave();
  await steps.expect('signInWithGoogle', 401, {
    as: visitor,
    title,
    body: { idToken },
    messageKey: SPENT,
    kind: 'unauthorized-accepted',
  });
}

export const earlierIdTokens: Scenario = {
  name: 'id tokens from before an account was left',
  about: ['signInWithGoogle', 'signOutEverywhere', 'deleteAccount'],
  async run(steps) {
    const [leaving, deleted] = [await steps.newcomer(), await steps.newcomer()];
    await trySpent(steps, leaving, 'an id token from before signing out everywhere', () =>
      steps.expect('signOutEverywhere', 204, { as: leaving, title: 'sign out everywhere' }),
    );
    await trySpent(steps, deleted, 'an id token from before the deletion', () =>
      steps.expect('deleteAccount', 204, {
        as: deleted,
        title: 'delete the account',
        body: { email: deleted.email },
      }),
    );
  },
};
