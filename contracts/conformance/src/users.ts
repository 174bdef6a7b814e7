import type { Caller } from './http/call.ts';

/** Those in whose name the kit calls. */
export type Users = {
  writer: Caller;
  /** Another account, who must see nothing of the writer's. */
  other: Caller;
  /** An account that was deactivated; undefined when the kit was given none. */
  deactivated?: Caller;
  /** Makes an account that may be used up (signed out, deleted); only with the kit's own issuer. */
  newcomer?: () => Promise<Caller & { refreshToken: string; email: string }>;
  /** An access token that was valid once and is expired. */
  expiredToken?: string;
};

export const visitor: Caller = { name: 'visitor', authorization: async () => undefined };

export const bearer = (name: string, token: string): Caller => ({
  name,
  authorization: async () => `Bearer ${token}`,
});
