import { base64url, SignJWT, type JWTHeaderParameters } from 'jose';
import type { Caller } from '../http/call.ts';
import { UNKNOWN_HEADER, type Claims, type Issuer, type Person } from './issuer.ts';

export type Forgery = {
  /** In words: `signed by nobody (alg none)`. */
  title: string;
  /** The statuses that refuse it as the contract says. */
  refusals: [number, ...number[]];
  /** The key that says why, where one does. */
  messageKey?: string;
  forge: (person: Person) => Promise<string>;
};

const encoded = (value: unknown) => base64url.encode(JSON.stringify(value));

const MINUTE = 60;
const HOUR = 3600;
/** The refusal of an id token that signs nobody in any more. */
export const SPENT = 'auth.idTokenSpent';
const now = () => Math.floor(Date.now() / 1000);

/** One token of a person with a character changed in one of its three parts. */
function tampered(token: string, part: 0 | 1 | 2, change: (text: string) => string): string {
  const parts = token.split('.');
  parts[part] = change(parts[part] ?? '');
  return parts.join('.');
}

const changedPayload = (claims: Claims) => (text: string) => {
  const payload: unknown = JSON.parse(new TextDecoder().decode(base64url.decode(text)));
  return encoded({ ...(typeof payload === 'object' ? payload : {}), ...claims });
};

/** Another character in the middle, where every bit counts. */
const flipped = (text: string) => {
  const middle = Math.floor(text.length / 2);
  return text.slice(0, middle) + (text[middle] === 'A' ? 'B' : 'A') + text.slice(middle + 1);
};

async function hmac(secret: string, signed: string): Promise<string> {
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const mac = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(signed));
  return base64url.encode(new Uint8Array(mac));
}

/**
 * Every forged id token that the kit knows, after RFC 8725 and OpenID Connect Core 3.1.3.7.
 *
 * @param writer whose access token is tried as an id token.
 */
export async function forgeries(issuer: Issuer, writer: Caller): Promise<Forgery[]> {
  const { attacker, clientId, key, url } = issuer;
  const refused: [number, ...number[]] = [401];
  // What is no token at all may be refused as a wrong field, too.
  const malformed: [number, ...number[]] = [401, 422];

  const withClaims = (
    title: string,
    claims: () => Claims,
    refusals: Forgery['refusals'] = refused,
  ): Forgery => ({ title, refusals, forge: (person) => issuer.idToken(person, claims()) });

  const withHeader = (title: string, header: Partial<JWTHeaderParameters>): Forgery => ({
    title,
    refusals: refused,
    forge: (person) => issuer.idToken(person, {}, header),
  });

  const byAttacker = (title: string, header: Partial<JWTHeaderParameters>): Forgery => ({
    title,
    refusals: refused,
    forge: (person) =>
      new SignJWT(issuer.claims(person))
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: attacker.kid, ...header })
        .sign(attacker.privateKey),
  });

  const unsigned = (title: string, alg: string): Forgery => ({
    title,
    refusals: refused,
    forge: async (person) => `${encoded({ alg, typ: 'JWT' })}.${encoded(issuer.claims(person))}.`,
  });

  const withSecret = (title: string, secret: string): Forgery => ({
    title,
    refusals: refused,
    async forge(person) {
      const header = encoded({ alg: 'HS256', typ: 'JWT', kid: key.kid });
      const signed = `${header}.${encoded(issuer.claims(person))}`;
      return `${signed}.${await hmac(secret, signed)}`;
    },
  });

  const altered = (title: string, part: 0 | 1 | 2, change: (text: string) => string): Forgery => ({
    title,
    refusals: refused,
    forge: async (person) => tampered(await issuer.idToken(person), part, change),
  });

  const text = (title: string, idToken: string, refusals = malformed): Forgery => ({
    title,
    refusals,
    forge: async () => idToken,
  });

  const bearerToken = (await writer.authorization())?.replace(/^Bearer /u, '') ?? '';
  const certificate = { x5u: attacker.certificateUrl };

  return [
    unsigned('signed by nobody (alg none)', 'none'),
    unsigned('signed by nobody (alg nOnE, in mixed case)', 'nOnE'),
    withSecret('HS256 with the public key as the secret (PEM)', key.pem),
    withSecret('HS256 with the public key as the secret (JWK)', JSON.stringify(key.jwk)),
    withSecret('HS256 with an empty secret', '\0'),
    byAttacker('a foreign key under the name of the right one', { kid: key.kid }),
    byAttacker('an unknown kid', {}),
    byAttacker('jku leads to a foreign key', { jku: attacker.keysUrl }),
    byAttacker('jku leads to a foreign key under the right kid', {
      jku: attacker.keysUrl,
      kid: key.kid,
    }),
    byAttacker('x5u leads to a foreign key', certificate),
    byAttacker('jwk carries a foreign key', { jwk: attacker.jwk }),
    withHeader('a critical header that nobody knows', {
      crit: [UNKNOWN_HEADER],
      [UNKNOWN_HEADER]: true,
    }),
    withHeader('the type of an access token', { typ: 'at+jwt' }),
    withHeader('the type of a logout token', { typ: 'logout+jwt' }),
    withClaims('another issuer', () => ({ iss: 'https://issuer.example' })),
    withClaims('an issuer that begins like the right one', () => ({ iss: `${url}.example` })),
    withClaims('an issuer that ends in a slash more', () => ({ iss: `${url}/` })),
    withClaims('the issuer in capitals', () => ({ iss: url.toUpperCase() })),
    withClaims('another audience', () => ({ aud: 'another-client' })),
    withClaims('an audience that begins like the right one', () => ({ aud: `${clientId}-2` })),
    withClaims('an empty list of audiences', () => ({ aud: [] })),
    withClaims('several audiences, made for another', () => ({
      aud: [clientId, 'another-client'],
      azp: 'another-client',
    })),
    withClaims('several audiences, made for nobody (no azp)', () => ({
      aud: [clientId, 'another-client'],
    })),
    withClaims('made for another (azp)', () => ({ azp: 'another-client' })),
    withClaims('expired', () => ({ iat: now() - 2 * HOUR, exp: now() - HOUR })),
    withClaims('without an end', () => ({ exp: undefined })),
    withClaims('not valid yet', () => ({ nbf: now() + HOUR, exp: now() + 2 * HOUR })),
    withClaims('issued in the future', () => ({ iat: now() + HOUR, exp: now() + 2 * HOUR })),
    {
      ...withClaims('issued twelve minutes ago', () => ({ iat: now() - 12 * MINUTE })),
      messageKey: SPENT,
    },
    withClaims('of nobody (no sub)', () => ({ sub: undefined })),
    {
      ...withClaims('e-mail not verified', () => ({ email_verified: false }), [403]),
      messageKey: 'auth.email_not_verified',
    },
    withClaims(
      'nothing said of the e-mail being verified',
      () => ({ email_verified: undefined }),
      [403, 401],
    ),
    withClaims('e-mail verified in words', () => ({ email_verified: 'true' }), [403, 401]),
    withClaims('e-mail verified by a figure', () => ({ email_verified: 1 }), [403, 401]),
    withClaims('without an e-mail', () => ({ email: undefined }), [401, 403]),
    altered('another person than signed for', 1, changedPayload({ sub: 'somebody-else' })),
    altered('another e-mail than signed for', 1, changedPayload({ email: 'boss@example.org' })),
    altered('a character of the signature changed', 2, flipped),
    altered('the signature cut short', 2, (signature) => signature.slice(0, -8)),
    altered('the signature left out', 2, () => ''),
    text('an empty token', ''),
    text('no JWT', 'not-a-token'),
    text('three parts that are nothing', 'a.b.c'),
    text('an access token in place of an id token', bearerToken, [401]),
  ];
}
