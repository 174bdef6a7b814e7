import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import type { Contract } from '../contract/contract.ts';
import type { Client } from '../http/client.ts';
import { UsageError, type Options } from '../options.ts';
import { bearer, type Users } from '../users.ts';
import { IssuerError, settingsOf, startIssuer, type Person } from './issuer.ts';
import { signInUsers } from './sign-in.ts';

type Chosen = { users: Users; close: () => Promise<void> };

const say = (sentence: string) => console.error(sentence);

/** Milliseconds that the command that deactivates an account may take. */
const LONGEST_COMMAND = 60_000;

const runInShell = promisify(exec);

/**
 * Runs the command that deactivates an account. The issuer goes on answering meanwhile, since a
 * server that is started again asks it for its keys.
 *
 * @throws IssuerError when it fails, or does not end in a minute.
 */
async function deactivateBy(command: string, { email }: Person): Promise<void> {
  try {
    const env = { ...process.env, ACCOUNT_EMAIL: email };
    await runInShell(command, { timeout: LONGEST_COMMAND, env });
  } catch (cause) {
    const { killed, stderr } = Object(cause);
    const reason = killed === true ? 'it did not end in a minute.' : String(stderr);
    throw new IssuerError(`The command that deactivates failed: ${reason}`, { cause });
  }
}

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
  const { wait, deactivate: command, ...listening } = settings;
  const deactivate =
    command === undefined ? undefined : (person: Person) => deactivateBy(command, person);
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
