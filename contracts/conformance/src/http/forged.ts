import { isObject } from '../contract/places.ts';
import type { Forged } from './call.ts';

/** A part of a JWT as the object it is; undefined for anything else. */
export function decodePart(part: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Everything that a token says; its signature, which would make it one, only by its length. */
function describe(token: string): string {
  const [head = '', payload = '', signature = ''] = token.split('.');
  const [header, claims] = [decodePart(head), decodePart(payload)];
  if (!header || !claims) return `${token.length} characters that are no JWT`;
  const signed =
    signature === '' ? 'no signature' : `a signature of ${signature.length} characters`;
  return `header ${JSON.stringify(header)}, claims ${JSON.stringify(claims)}, ${signed}`;
}

/** @param title what is wrong with it: `signed by nobody (alg none)` → `$FORGED_SIGNED_BY_NOBODY_ALG_NONE`. */
export const forgedAs = (title: string, token: string): Forged => ({
  variable: `FORGED_${title}`
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/gu, '_')
    .replace(/_$/u, ''),
  token,
  told: describe(token),
});
