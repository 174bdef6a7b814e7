import type { Database } from './database/database.ts';
import type { AccountStatus } from './auth/account-status.ts';
import type { AccessTokens } from './auth/access-tokens.ts';
import type { IdentityVerifier } from './auth/identity.ts';

export type Clock = { now: () => Date };

/** As pino has it. Fields never hold text of a writer, nor a token. */
export type Logger = {
  info: (fields: Record<string, unknown>, message: string) => void;
  warn: (fields: Record<string, unknown>, message: string) => void;
  error: (fields: Record<string, unknown>, message: string) => void;
};

/** What handlers work with. */
export type Services = {
  database: Database;
  clock: Clock;
  accessTokens: AccessTokens;
  isActiveAccount: AccountStatus;
  identityVerifier: IdentityVerifier;
  /** A keyed hash, in hexadecimal: the same for the same client, and no way back to its address. */
  hashOfClient: (client: string) => Promise<string>;
};
