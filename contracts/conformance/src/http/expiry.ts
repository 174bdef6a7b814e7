import { decodeJwt } from 'jose';

/** When a JWT expires, in milliseconds; undefined for what is no JWT, or does not say. */
export function expiryOf(token: string): number | undefined {
  try {
    const { exp } = decodeJwt(token);
    return exp === undefined ? undefined : exp * 1000;
  } catch {
    return undefined;
  }
}
