import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../services.ts';
import { sha256 } from '../sha256.ts';

const ISSUER = 'ecritoire';
const LIFETIME_SECONDS = 15 * 60;
const ALGORITHM = 'HS256';
/** Session id (OpenID Connect Front-Channel Logout 1.0 §3). */
const DEVICE_CLAIM = 'sid';
const SHORTEST_KEY_BYTES = 32;
/** Some megabytes at most. */
const MOST_REMEMBERED = 10_000;

/** Whom an access token was made for: an account, on one device that is signed in. */
type Bearer = { userId: string; deviceId: string };

export type AccessTokens = {
  issue: (bearer: Bearer) => Promise<string>;
  /** @returns undefined for any token that is not a valid one of ours. */
  verify: (token: string) => Promise<Bearer | undefined>;
};

/** SHA-256 of a text. */
export type Digest = (text: string) => string | Promise<string>;

/**
 * Access tokens that live 15 minutes. The algorithm is pinned: a token cannot choose its own.
 *
 * @param key at least 32 secret bytes, the same on every replica.
 * @param digest that of Web Crypto, unless the runtime has one that costs less at each call.
 * @throws RangeError when the key is shorter.
 */
export function createAccessTokens(
  key: Uint8Array,
  clock: Clock,
  digest: Digest = sha256,
): AccessTokens {
  if (key.byteLength < SHORTEST_KEY_BYTES) {
    throw new RangeError(`The access token key needs at least ${SHORTEST_KEY_BYTES} bytes.`);
  }
  // A signature that was good once is good for ever; only the date changes. By the tokens' hashes:
  // what lies about in memory signs nobody in.
  const remembered = new Map<string, { bearer: Bearer; expiresAt: number }>();
  const secondsNow = () => Math.floor(clock.now().getTime() / 1000);
  return {
    issue({ userId, deviceId }) {
      const issuedAt = secondsNow();
      return new SignJWT({ [DEVICE_CLAIM]: deviceId })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setAudience(ISSUER)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + LIFETIME_SECONDS)
        .sign(key);
    },
    async verify(token) {
      const hash = await digest(token);
      const known = remembered.get(hash);
      if (known) return known.expiresAt > secondsNow() ? known.bearer : undefined;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: ISSUER,
          requiredClaims: ['sub', DEVICE_CLAIM, 'iat', 'exp'],
          currentDate: clock.now(),
        });
        const { sub: userId, exp: expiresAt, [DEVICE_CLAIM]: deviceId } = payload;
        if (userId === undefined || expiresAt === undefined || typeof deviceId !== 'string') {
          return undefined;
        }
        const bearer = { userId, deviceId };
        if (remembered.size >= MOST_REMEMBERED) remembered.clear();
        remembered.set(hash, { bearer, expiresAt });
        return bearer;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
