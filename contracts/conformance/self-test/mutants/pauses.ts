import { spoilt } from './in-scenarios.ts';
import type { Json, Mutant } from './mutant.ts';

const SHOWING: [operation: string, sessionsOf: (body: Json) => Json[]][] = [
  ['pauseWritingSession', (session) => [session]],
  ['getWritingSession', (session) => [session]],
  ['getLiveWritingSession', ({ session }) => (session ? [session] : [])],
  ['listWritingSessions', ({ items }) => items],
];

/** Servers that forget in its second pause that a session went on after its first. */
export const pauseMutants: Mutant[] = SHOWING.map(([operation, sessionsOf]) =>
  // KIT-71
  spoilt(`resumedAt lost in the next pause at ${operation}`, operation, operation, 200, (body) => {
    for (const session of sessionsOf(body))
      if (session.status === 'paused') session.resumedAt = null;
  }),
);
