import type { Database } from './database/database.ts';
import type { createAccountLimits } from './http/account-limits.ts';
import type { createLongReads } from './http/long-reads.ts';
import type { DeviceStatus } from './auth/device-status.ts';
import type { AccessTokens } from './auth/access-tokens.ts';
import type { IdentityVerifier } from './auth/identity.ts';
import type { HeldTallies } from './domain/session-tallies.ts';
import type { OneAtATime } from './one-at-a-time.ts';

export type Clock = { now: () => Date };

/** As pino has it. Fields never hold text of a writer, nor a token. */
export type Logger = {
  info: (fields: Record<string, unknown>, message: string) => void;
  warn: (fields: Record<string, unknown>, message: string) => void;
  error: (fields: Record<string, unknown>, message: string) => void;
};

type AccountLimits = ReturnType<typeof createAccountLimits>;
export type LongReads = ReturnType<typeof createLongReads>;

/** What handlers work with. */
export type Services = {
  database: Database;
  clock: Clock;
  accessTokens: AccessTokens;
  deviceStatus: DeviceStatus;
  identityVerifier: IdentityVerifier;
  /** A keyed hash, in hexadecimal: the same for the same name, and no way back to it. */
  keyedHash: (name: string) => Promise<string>;
  logger: Logger;
  accountLimits: AccountLimits;
  longReads: LongReads;
  /** By account. */
  oneAtATime: OneAtATime;
  tallies: HeldTallies;
  /** The largest size of an account's texts, in characters (`domain/sizes.ts`). */
  accountSizeLimit: number;
};
