import type { Contract } from '../contract/contract.ts';
import type { Client } from '../http/client.ts';
import { UsageError, type Options } from '../options.ts';
import { bearer, type Users } from '../users.ts';
import { settingsOf, startIssuer } from './issuer.ts';
import { signInUsers } from './sign-in.ts';

type Chosen = { users: Users; close: () => Promise<void> };

const say = (sentence: string) => console.error(sentence);

/**
 * Those whose tokens were given, or else accounts that the kit makes with its own issuer.
 *
 * @throws UsageError when only some of the tokens were given.
 * @throws IssuerError when nobody could be signed in.
 */
export async function chooseUsers(
  { issuer: settings, tokens }: Pick<Options, 'issuer' | 'tokens'>,
  contract: Contract,
  client: Client,
): Promise<Chosen> {
  const { writer, other, deactivated, expired } = tokens;
  const given = {
    ...(deactivated === undefined ? {} : { deactivated: bearer('deactivated', deactivated) }),
    ...(expired === undefined ? {} : { expiredToken: expired }),
  };
  if (writer !== undefined && other !== undefined) {
    const users = { writer: bearer('writer', writer), other: bearer('other', other), ...given };
    return { users, close: async () => undefined };
  }
  if (writer !== undefined || other !== undefined) {
    throw new UsageError('--token-writer and --token-other belong together: two accounts.');
  }
  const { wait, deactivate, ...listening } = settings;
  const issuer = await startIssuer(listening);
  say(settingsOf(issuer));
  try {
    const users = await signInUsers({ issuer, contract, client, wait, deactivate, say });
    return { users: { ...given, ...users }, close: issuer.close };
  } catch (error) {
    await issuer.close();
    throw error;
  }
}
