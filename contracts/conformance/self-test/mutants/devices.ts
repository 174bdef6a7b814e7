import { inScenario, pretending, spoilt } from './in-scenarios.ts';
import { problem } from './failures.ts';
import { bearerOf, type Json, type Mutant } from './mutant.ts';

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
  spoilt('every device current', 'listDevices', 'listDevices', 200, (body) => {
    for (const device of body.items) device.isCurrent = true;
  }),
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
