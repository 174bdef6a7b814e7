import type { Caller } from './http/call.ts';
import { expiryOf } from './http/expiry.ts';
import type { Issuer, Person } from './issuer/issuer.ts';

/** An account that was signed in with the kit's own issuer, to be used up at will. */
export type SignedIn = Caller & { person: Person; email: string; refreshToken: string };

/** Those in whose name the kit calls. */
export type Users = {
  writer: Caller;
  /** Another account, who must see nothing of the writer's. */
  other: Caller;
  /** An account that was deactivated; undefined when the kit was given none. */
  deactivated?: Caller & Partial<SignedIn>;
  /** Makes an account that may be used up (signed out, deleted); only with the kit's own issuer. */
  newcomer?: () => Promise<SignedIn>;
  /** An access token that was valid once and is expired. */
  expiredToken?: string;
  /** The kit's own issuer of id tokens, where the users were signed in with it. */
  issuer?: Issuer;
};

export const visitor: Caller = { name: 'visitor', authorization: async () => undefined };

/** Milliseconds before its end at which a token is not used any more: clocks may differ. */
const EXPIRY_MARGIN = 10_000;

/** A caller with one token for the whole run. */
export const bearer = (name: string, token: string): Caller => ({
  name,
  authorization: async () => `Bearer ${token}`,
  hasExpired: () => (expiryOf(token) ?? Infinity) - EXPIRY_MARGIN < Date.now(),
});
