import { setTimeout as pause } from 'node:timers/promises';
import { rowsOf } from '../../contract/places.ts';
import type { Caller } from '../../http/call.ts';
import { visitor, type SignedIn } from '../../users.ts';
import { signInAgain } from './common-steps.ts';
import { callerWith, refresh } from './leaving.ts';
import { askWhole } from './listed.ts';
import { bodyOf, type Body, type Scenario, type Steps } from './steps.ts';

/** A device with the access token of its sign-in and one that was renewed. */
type Device = { refreshToken: unknown; first: Caller; renewed: Caller };

async function signInDevices(
  steps: Steps,
  person: SignedIn,
  count: number,
): Promise<[Device, ...Device[]]> {
  const tokens: Body[] = [];
  for (let index = 0; index < count; index += 1) tokens.push(await signInAgain(steps, person));
  // Signed within one second, two tokens may be one and the same.
  await pause(1100);
  const withRenewed = async (own: Body): Promise<Device> => {
    const { refreshToken } = own;
    const renewed = await refresh(steps, { refreshToken }, 200, 'renew the access token');
    return { refreshToken, first: callerWith(own), renewed: callerWith(renewed) };
  };
  const [head = {}, ...rest] = tokens;
  const devices: [Device, ...Device[]] = [await withRenewed(head)];
  for (const own of rest) devices.push(await withRenewed(own));
  return devices;
}

async function holdEnded(steps: Steps, { first, renewed }: Device, after: string): Promise<void> {
  for (const [as, which] of [
    [first, 'the access token of the sign-in'],
    [renewed, 'a renewed access token'],
  ] as const) {
    await steps.expect('getCurrentUser', 401, {
      as,
      title: `call with ${which} after ${after}`,
      kind: 'unauthorized-accepted',
      messageKey: 'auth.required',
    });
  }
}

/** Whatever ends a device ends all its access tokens, those from before a refresh, too. */
export const endedTokens: Scenario = {
  name: 'all access tokens of a device that has ended',
  about: ['signOut', 'signOutEverywhere', 'endDevice', 'getCurrentUser'],
  needs: ['signInWithGoogle', 'refreshAccessToken', 'listDevices'],
  async run(steps) {
    const person = await steps.newcomer();
    const [last, left, ended] = await signInDevices(steps, person, 3);
    if (!left || !ended) return;
    const body = { refreshToken: left.refreshToken };
    await steps.expect('signOut', 204, { as: visitor, title: 'sign out', body });
    await holdEnded(steps, left, 'signing out');
    const list = await askWhole(steps, 'listDevices', {
      as: ended.renewed,
      title: 'which device it is',
    });
    const own = rowsOf(bodyOf(list)['items']).find(({ isCurrent }) => isCurrent === true);
    const params = { deviceId: own?.['id'] };
    await steps.expect('endDevice', 204, { as: last.first, title: 'end a device', params });
    await holdEnded(steps, ended, 'the end of its device');
    await steps.expect('signOutEverywhere', 204, {
      as: last.renewed,
      title: 'sign out everywhere',
    });
    await holdEnded(steps, last, 'signing out everywhere');
  },
};
