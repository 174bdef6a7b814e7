import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../services.ts';

const ISSUER = 'ecritoire';
const LIFETIME_SECONDS = 15 * 60;
const ALGORITHM = 'HS256';
const SHORTEST_KEY_BYTES = 32;

export type AccessTokens = {
  issue: (userId: string) => Promise<string>;
  /** @returns the user's id, or undefined for any token that is not a valid one of ours. */
  verify: (token: string) => Promise<string | undefined>;
};

/**
 * Access tokens that live 15 minutes. The algorithm is pinned: a token cannot choose its own.
 *
 * @param key at least 32 secret bytes, the same on every replica.
 * @throws RangeError when the key is shorter.
 */
export function createAccessTokens(key: Uint8Array, clock: Clock): AccessTokens {
  if (key.byteLength < SHORTEST_KEY_BYTES) {
    throw new RangeError(`The access token key needs at least ${SHORTEST_KEY_BYTES} bytes.`);
  }
  return {
    issue(userId) {
      const issuedAt = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setAudience(ISSUER)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + LIFETIME_SECONDS)
        .sign(key);
    },
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: ISSUER,
          requiredClaims: ['sub', 'iat', 'exp'],
          currentDate: clock.now(),
        });
        return payload.sub;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
