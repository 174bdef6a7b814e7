import { setTimeout as pause } from 'node:timers/promises';
import { callOf, type Suite, type Kit } from '../suite.ts';
import type { Operation } from '../contract/contract.ts';
import { isObject } from '../contract/places.ts';
import { typicalRequest } from '../generate/requests.ts';
import type { Caller } from '../http/call.ts';
import { expiryOf } from '../http/expiry.ts';
import { makingOf } from '../resources/resources.ts';
import { visitor, type SignedIn } from '../users.ts';

const MINUTE = 60_000;
/** How long a sign-in is fresh, with a minute that clocks may differ by. */
const FRESH = 6 * MINUTE;
/** How long an access token lives, likewise. */
const LIFETIME = 16 * MINUTE;

const FRESH_SIGN_IN = 'auth.freshSignInRequired';

/** The operations that ask for a fresh sign-in, by what they document. */
const needsFreshSignIn = ({ responses }: Operation) =>
  responses['403']?.['x-message-keys']?.includes(FRESH_SIGN_IN) === true;

type Due = { title: string; status: number; messageKey: string };

/** Makes a call that is due to be refused, and changes nothing. */
async function tryRefused(kit: Kit, operation: Operation, as: Caller, due: Due): Promise<void> {
  const { title, status, messageKey } = due;
  const request = typicalRequest(operation, makingOf(kit, {}), kit.schemas);
  const call = { ...callOf(operation, as), ...request };
  const answer = await kit.send(call, { title });
  if (!answer || answer.status === 429 || answer.status >= 500) return;
  const said = isObject(answer.body) ? answer.body['messageKey'] : undefined;
  if (answer.status === status && said === messageKey) return;
  kit.report(
    call,
    answer,
    { title },
    {
      kind: answer.status < 300 ? 'unauthorized-accepted' : 'wrong-refusal',
      message: `The call ${title} is answered ${answer.status}.`,
      expected: `${status} ${messageKey}`,
      received: `${answer.status} ${answer.text.slice(0, 300)}`,
      pointer: `${operation.pointer}/responses/${status}`,
    },
  );
}

/** The access token that a device gets for its refresh token; undefined where it gets none. */
async function renewed(kit: Kit, { refreshToken }: SignedIn): Promise<Caller | undefined> {
  const operation = kit.operation('refreshAccessToken');
  if (!operation) return undefined;
  const call = { ...callOf(operation, visitor), body: { refreshToken } };
  const answer = await kit.send(call, { title: 'renew after six minutes', isCounted: false });
  const token = isObject(answer?.body) ? answer.body['accessToken'] : undefined;
  if (typeof token !== 'string') return undefined;
  return { name: 'newcomer', authorization: async () => `Bearer ${token}` };
}

/** Lets so many milliseconds pass, as long as `goesOn`, which is asked now and then, says so. */
type Wait = (milliseconds: number, goesOn: () => boolean) => Promise<void>;

export const createDelays = (wait: Wait): Suite => ({
  name: 'delays',
  summary: 'an old sign-in and an expired access token, in sixteen minutes; only with --delays',
  async run(kit) {
    const secured = kit.operations.filter(({ signIn }) => signIn === 'required');
    if (secured.length === 0) return;
    if (!kit.hasDelays) return kit.note('What takes time was not tried (--delays).');
    const account = await kit.users.newcomer?.();
    if (!account) return kit.note('What takes time was not tried: it needs the kit’s own issuer.');
    const signedInAt = Date.now();
    const authorization = (await account.authorization()) ?? '';
    const as: Caller = { name: account.name, authorization: async () => authorization };
    const until = (time: number, what: string) =>
      wait(Math.max(0, time - Date.now()), () => {
        kit.progress(`waits ${Math.ceil((time - Date.now()) / 1000)} s for ${what}`);
        return !kit.isOver();
      });

    const guarded = secured.filter(needsFreshSignIn);
    if (guarded.length > 0) {
      await until(signedInAt + FRESH, 'a sign-in to be old');
      const due = { status: 403, messageKey: FRESH_SIGN_IN };
      const later = await renewed(kit, account);
      for (const operation of guarded) {
        await tryRefused(kit, operation, as, { title: 'after an old sign-in', ...due });
        if (!later) continue;
        const title = 'after an old sign-in, with a renewed token';
        await tryRefused(kit, operation, later, { title, ...due });
      }
    }
    const expiry = expiryOf(authorization.replace(/^Bearer /u, ''));
    const end = Math.min(expiry ?? Infinity, signedInAt + LIFETIME - MINUTE);
    await until(end + MINUTE, 'an access token to expire');
    const due = {
      title: 'with a token that has expired',
      status: 401,
      messageKey: 'auth.required',
    };
    for (const operation of secured) await tryRefused(kit, operation, as, due);
  },
});

export const delays = createDelays(async (milliseconds, goesOn) => {
  const end = Date.now() + milliseconds;
  while (Date.now() < end && goesOn()) await pause(Math.min(1000, end - Date.now()));
});
