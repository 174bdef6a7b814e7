import { callOf } from './suite.ts';
import type { Contract } from './contract/contract.ts';
import type { Caller } from './http/call.ts';
import type { Client } from './http/client.ts';
import { expiryOf } from './http/expiry.ts';
import { bearer, type Users } from './users.ts';

/** Somebody's token is not what it was given for; the message says whose, and what was expected. */
export class TokenRefused extends Error {}

/** What to do about a token that has to be refused everywhere, and is not. */
function remedyFor(status: 403 | 401, { deactivated }: Users): string {
  if (status === 401) return 'give --token-expired one that has expired.';
  return deactivated?.person
    ? 'the command of --deactivate has to deactivate the account of $ACCOUNT_EMAIL.'
    : 'give --token-deactivated the token of an account that is deactivated.';
}

/** What to do about a token that is refused. */
const remedyForRefused = (name: string, { issuer }: Users) =>
  issuer ? 'it has just issued it.' : `give --token-${name} one that is valid and not expired.`;

/**
 * Asks once before everything else is asked: a token that is no good would look like a thousand
 * findings. So would an account that is not deactivated, and a token that is not expired; and one that
 * was never valid is refused for that, and proves nothing.
 *
 * @throws TokenRefused when a token is refused, or both are the same, or one is taken that no server
 * should take, or the expired one has not expired.
 * @throws Unreachable when the server does not answer.
 */
export async function preflight(contract: Contract, client: Client, users: Users): Promise<void> {
  const readings = contract.operations
    .filter(
      ({ method, signIn, parameters }) =>
        method === 'get' && signIn === 'required' && parameters.every(({ required }) => !required),
    )
    .slice(0, 3);
  const statusesOf = async (caller: Caller): Promise<number[]> => {
    const statuses: number[] = [];
    for (const operation of readings)
      statuses.push((await client.send(callOf(operation, caller))).status);
    return statuses;
  };
  for (const caller of [users.writer, users.other]) {
    const statuses = await statusesOf(caller);
    if (statuses.length > 0 && statuses.every((status) => status === 401 || status === 403)) {
      throw new TokenRefused(
        `The server refuses the token of the ${caller.name} with ${statuses[0]}: ${remedyForRefused(caller.name, users)}`,
      );
    }
  }
  if ((await users.writer.authorization()) === (await users.other.authorization())) {
    throw new TokenRefused(
      users.issuer
        ? 'The server has issued one token to two accounts.'
        : '--token-writer and --token-other are the same: two accounts are needed.',
    );
  }
  const { deactivated, expiredToken } = users;
  const refused: [403 | 401, Caller | undefined][] = [
    [403, deactivated],
    [401, expiredToken === undefined ? undefined : bearer('expired', expiredToken)],
  ];
  for (const [status, caller] of refused) {
    // One operation that takes the token is the server's fault, and a finding.
    const statuses = caller ? await statusesOf(caller) : [];
    if (statuses.length === 0 || statuses.includes(status)) continue;
    const whose = status === 403 ? 'deactivated account' : 'expired token';
    throw new TokenRefused(
      `The ${whose} is answered ${statuses[0]} and never ${status}: ${remedyFor(status, users)}`,
    );
  }
  if (expiredToken === undefined || (expiryOf(expiredToken) ?? Infinity) < Date.now()) return;
  throw new TokenRefused(
    'The expired token is no JWT with an exp that is past: give --token-expired one of the writer that has expired.',
  );
}
