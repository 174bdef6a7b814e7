import type { OperationId } from '@ecritoire/contracts';
import type { Services } from '../services.ts';
import { clientOf } from './rate-limits.ts';

/** Of these, and of every refusal, the log says whose account and which client. */
export const AUDITED: ReadonlySet<OperationId> = new Set([
  'signInWithGoogle',
  'signOut',
  'signOutEverywhere',
  'endDevice',
  'exportAccount',
  'archiveAccount',
  'deleteAccount',
]);
export const REFUSALS: ReadonlySet<number> = new Set([401, 403, 429]);

/** Keyed hashes: the log distinguishes accounts and clients without naming any. */
export async function whoOf(
  userId: string | undefined,
  address: string,
  { keyedHash }: Pick<Services, 'keyedHash'>,
) {
  return {
    ...(userId === undefined ? {} : { account: await keyedHash(`account ${userId}`) }),
    client: await keyedHash(`client ${clientOf(address)}`),
  };
}
