import { inScenario, pretending, spoilt } from './in-scenarios.ts';
import { problem } from './failures.ts';
import { bearerOf, type Around, type Json, type Mutant } from './mutant.ts';

const NOT_STORED = { 'cache-control': 'no-store', date: new Date().toUTCString() };

const subjectOf = ({ idToken }: Json): string =>
  JSON.parse(Buffer.from(idToken.split('.')[1], 'base64url').toString()).sub;

/** Ends the access token that a device, or a person, had before. */
const ending = (name: string, operation: string, ownerOf: (body: Json) => string): Mutant => ({
  // KIT-88
  ...inScenario(name, operation, '*', () => {
    const last = new Map<string, string>();
    const ended = new Set<string>();
    return async (incoming, next) => {
      if (ended.has(bearerOf(incoming.request) ?? '')) return problem(401, 'auth.required');
      const answer = await next(incoming.request);
      const token = answer.body?.accessToken;
      if (incoming.operation !== operation || typeof token !== 'string') return answer;
      const owner = ownerOf(incoming.body);
      const before = last.get(owner);
      if (before !== undefined) ended.add(before);
      last.set(owner, token);
      return answer;
    };
  }),
});

const claimsOf = (token: string): Json =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

type Device = { token: string; refreshToken: string };
type Ending = Pick<Parameters<Around>[0], 'params' | 'body'> & { caller: string };

/** Says that devices have ended, and refuses only the newest access token of each. */
const endingNewest = (
  operation: string,
  isEnded: (device: Device, ending: Ending) => boolean,
): Mutant => ({
  // KIT-88
  ...inScenario(
    `${operation} that ends the newest access token alone`,
    'getCurrentUser',
    '*',
    () => {
      const devices = new Map<string, Device>();
      const ended = new Set<string>();
      return async (incoming, next) => {
        const caller = bearerOf(incoming.request) ?? '';
        if (ended.has(caller)) return problem(401, 'auth.required');
        const isRefresh = incoming.operation === 'refreshAccessToken';
        if (isRefresh && ended.has(incoming.body?.refreshToken))
          return problem(401, 'auth.refreshTokenInvalid');
        const isEnding = incoming.operation === operation;
        const found = isEnding
          ? [...devices.values()].filter((device) => isEnded(device, { ...incoming, caller }))
          : [];
        for (const { token, refreshToken } of found) ended.add(token).add(refreshToken);
        if (found.length > 0) {
          return { status: 204, headers: new Headers(NOT_STORED), body: undefined };
        }
        const answer = await next(incoming.request);
        const { accessToken: token, refreshToken = incoming.body?.refreshToken } =
          answer.body ?? {};
        if (token) devices.set(claimsOf(token).sid, { token, refreshToken });
        return answer;
      };
    },
    'unauthorized-accepted',
  ),
  only: [operation, 'getCurrentUser'],
});

/** Servers that lose track of where an account is signed in. */
export const deviceMutants: Mutant[] = [
  pretending(
    // KIT-39
    'a device that is said to have ended',
    'endDevice',
    'getCurrentUser',
    'unauthorized-accepted',
  ),
  spoilt('the newest device left out', 'listDevices', 'listDevices', 200, (body) => {
    body.items.shift();
  }),
  spoilt('a device last used when it signed in', 'listDevices', 'listDevices', 200, ({ items }) => {
    for (const device of items) device.lastUsedAt = device.signedInAt;
  }),
  spoilt(
    'every device used as the last one was',
    'listDevices',
    'listDevices',
    200,
    ({ items }) => {
      const times = items.map(({ lastUsedAt }: Json) => lastUsedAt).toSorted();
      for (const device of items) device.lastUsedAt = times.at(-1);
    },
  ),
  spoilt('every device current', 'listDevices', 'listDevices', 200, (body) => {
    for (const device of body.items) device.isCurrent = true;
  }),
  endingNewest('signOut', ({ refreshToken }, { body }) => refreshToken === body.refreshToken),
  endingNewest('endDevice', ({ token }, { params }) => claimsOf(token).sid === params['deviceId']),
  endingNewest(
    'signOutEverywhere',
    ({ token }, { caller }) => claimsOf(token).sub === claimsOf(caller).sub,
  ),
  ending('a refresh that ends the token before', 'refreshAccessToken', (body) => body.refreshToken),
  ending('a sign-in that ends the tokens of other devices', 'signInWithGoogle', subjectOf),
  {
    // KIT-39
    name: 'id tokens from before a sign-out taken',
    operation: 'signInWithGoogle',
    kinds: ['unauthorized-accepted'],
    suites: ['scenarios'],
    only: ['signOutEverywhere'],
    mutate: ({ fetchWith, identityVerifier }) =>
      fetchWith({
        async verify(idToken) {
          const identity = await identityVerifier.verify(idToken);
          return identity && { ...identity, issuedAt: new Date() };
        },
      }),
  },
];
