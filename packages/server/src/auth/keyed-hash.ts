import { hexOf } from '../sha256.ts';

/**
 * A keyed hash (HMAC-SHA-256) of what identifies a client or an account. Addresses are few enough
 * to try them all, so a hash without a secret would hide nothing.
 *
 * @param secret the same on every replica.
 */
export function createKeyedHash(secret: Uint8Array): (name: string) => Promise<string> {
  // A copy, because a key may lie in memory that is shared.
  const hmacKey = crypto.subtle.importKey(
    'raw',
    Uint8Array.from(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return async (name) => {
    const text = new TextEncoder().encode(name);
    return hexOf(await crypto.subtle.sign('HMAC', await hmacKey, text));
  };
}
