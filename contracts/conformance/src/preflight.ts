import { callOf } from './chapter.ts';
import type { Contract } from './contract/contract.ts';
import type { Client } from './http/client.ts';
import type { Users } from './users.ts';

/** The server does not know who calls; the message says whose token it refuses. */
export class TokenRefused extends Error {}

/**
 * Asks once before everything else is asked: a token that is no good would look like a thousand
 * findings.
 *
 * @throws TokenRefused when a token is refused, or both are the same.
 * @throws Unreachable when the server does not answer.
 */
export async function preflight(contract: Contract, client: Client, users: Users): Promise<void> {
  const readings = contract.operations
    .filter(
      ({ method, signIn, parameters }) =>
        method === 'get' && signIn === 'required' && parameters.every(({ required }) => !required),
    )
    .slice(0, 3);
  for (const caller of [users.writer, users.other]) {
    const statuses: number[] = [];
    for (const operation of readings)
      statuses.push((await client.send(callOf(operation, caller))).status);
    if (statuses.length > 0 && statuses.every((status) => status === 401 || status === 403)) {
      throw new TokenRefused(
        `The server refuses the token of the ${caller.name} with ${statuses[0]}: give --token-${caller.name} one that is valid and not expired.`,
      );
    }
  }
  if ((await users.writer.authorization()) === (await users.other.authorization())) {
    throw new TokenRefused(
      '--token-writer and --token-other are the same: two accounts are needed.',
    );
  }
}
