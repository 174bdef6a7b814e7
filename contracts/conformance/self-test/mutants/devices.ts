import { pretending, spoilt } from './chained.ts';
import type { Mutant } from './mutant.ts';

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
  {
    // KIT-39
    name: 'id tokens from before a sign-out taken',
    operation: 'signInWithGoogle',
    kinds: ['unauthorized-accepted'],
    chapters: ['chains'],
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
