import { inScenario } from './in-scenarios.ts';
import { problem } from './failures.ts';
import { bearerOf, type Mutant } from './mutant.ts';

const MOST = 50;

/**
 * Counts the invitations of an author without letting go of some.
 *
 * @param leaving the operation whose invitation frees its place.
 */
const holding = (name: string, leaving: string): Mutant =>
  // KIT-87
  inScenario(
    name,
    'createInvitation',
    ['createInvitation', 'revokeInvitation', 'acceptInvitation'],
    () => {
      const open = new Map<string, number>();
      const owners = new Map<string, string>();
      return async (incoming, next) => {
        const author = bearerOf(incoming.request) ?? '';
        const isFull = (open.get(author) ?? 0) >= MOST;
        if (incoming.operation === 'createInvitation' && isFull) {
          return problem(409, 'invitations.tooMany');
        }
        const answer = await next(incoming.request);
        if (incoming.operation === 'createInvitation' && answer.status === 201) {
          owners.set(answer.body.token, author);
          open.set(author, (open.get(author) ?? 0) + 1);
        } else if (incoming.operation === leaving && answer.status < 300) {
          const owner = leaving === 'acceptInvitation' ? owners.get(incoming.body.token) : author;
          if (owner !== undefined) open.set(owner, (open.get(owner) ?? 0) - 1);
        }
        return answer;
      };
    },
  );

/** Servers at which an author runs out of invitations. */
export const invitationMutants: Mutant[] = [
  holding('a revoked invitation that counts as open', 'acceptInvitation'),
  holding('an accepted invitation that counts as open', 'revokeInvitation'),
];
