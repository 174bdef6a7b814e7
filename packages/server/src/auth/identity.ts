import { isBlank } from '@ecritoire/prose';
import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import type { Clock } from '../services.ts';
import { sha256 } from '../sha256.ts';
import { storableText } from '../storable-text.ts';

/** Who the provider says is signing in. */
export type Identity = {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string | undefined;
  givenName: string | undefined;
  pictureUrl: string | undefined;
  /** A language tag, such as `fr` or `en-GB`. */
  locale: string | undefined;
  /** The same for each form that one id token can be written in. */
  tokenHash: string;
  issuedAt: Date;
  expiresAt: Date;
};

export type IdentityVerifier = {
  /** @returns undefined for a token that is not to be trusted. */
  verify: (idToken: string) => Promise<Identity | undefined>;
};

export type IdTokenRules = {
  /**
   * Google writes its issuer with and without `https://`: both are one. The first stands for all
   * of them, so that nobody has two accounts.
   */
  issuers: readonly [string, ...string[]];
  /** Our client id at the provider. */
  audience: string;
  /** The provider's published keys: jose's `createRemoteJWKSet`. */
  keys: JWTVerifyGetKey;
  clock: Clock;
};

/** The provider could not be asked for its keys: that is no fault of the token. */
const isOutage = (error: unknown) =>
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC');

/** How far the provider's clock may be ahead of ours. */
const CLOCK_SKEW_SECONDS = 60;
/** Longer than any provider's id tokens live; one that lives longer is not trusted. */
const LONGEST_LIFE_SECONDS = 24 * 60 * 60;
/** jose decodes base64url leniently: characters after a signature would make the same token another one. */
const COMPACT_JWS = /^[\w-]+\.[\w-]+\.[\w-]+$/u;

const textOf = (value: unknown) =>
  typeof value === 'string' ? storableText(value) || undefined : undefined;

/** A name that nobody can see is none. */
const nameOf = (value: unknown) => {
  const name = textOf(value);
  return name === undefined || isBlank(name) ? undefined : name;
};

/** Whether the token was made for us, rather than for another party with us among its audiences. */
function isForUs({ aud, azp }: JWTPayload, { audience }: IdTokenRules): boolean {
  const isForSeveral = Array.isArray(aud) && aud.length > 1;
  return azp === undefined ? !isForSeveral : azp === audience;
}

/** A provider's other kinds of signed token (`at+jwt`, `logout+jwt`) say so in their header. */
const isIdToken = (typ: string | undefined) => typ === undefined || /^jwt$/iu.test(typ);

function identityOf(
  payload: JWTPayload,
  rules: IdTokenRules,
): Omit<Identity, 'tokenHash'> | undefined {
  const { iat = 0, exp = 0, sub: subject } = payload;
  const email = textOf(payload['email']);
  // A subject is taken as it is: cleaned, it could be somebody else's.
  if (!subject || storableText(subject) !== subject || !email) return undefined;
  if (!isForUs(payload, rules)) return undefined;
  if (iat > rules.clock.now().getTime() / 1000 + CLOCK_SKEW_SECONDS) return undefined;
  if (exp > iat + LONGEST_LIFE_SECONDS) return undefined;
  return {
    issuedAt: new Date(iat * 1000),
    expiresAt: new Date(exp * 1000),
    issuer: rules.issuers[0],
    subject,
    email,
    emailVerified: payload['email_verified'] === true,
    name: nameOf(payload['name']),
    givenName: nameOf(payload['given_name'])?.trim(),
    pictureUrl: textOf(payload['picture']),
    locale: textOf(payload['locale']),
  };
}

/**
 * Checks OpenID Connect id tokens: signature by the provider's keys with a pinned algorithm,
 * issuer, audience, authorised party, type, dates. Whether the e-mail is verified is left to the caller, who answers
 * differently to that.
 *
 * `verify` throws when the provider's keys cannot be had.
 */
export function createIdTokenVerifier(rules: IdTokenRules): IdentityVerifier {
  return {
    async verify(idToken) {
      if (!COMPACT_JWS.test(idToken)) return undefined;
      try {
        const { payload, protectedHeader } = await jwtVerify(idToken, rules.keys, {
          algorithms: ['RS256', 'ES256'],
          issuer: [...rules.issuers],
          audience: rules.audience,
          requiredClaims: ['sub', 'email', 'iat', 'exp'],
          currentDate: rules.clock.now(),
        });
        const identity = isIdToken(protectedHeader.typ) ? identityOf(payload, rules) : undefined;
        // Without the signature, which the same token can have in several forms.
        const signed = idToken.slice(0, idToken.lastIndexOf('.'));
        return identity && { ...identity, tokenHash: await sha256(signed) };
      } catch (error) {
        if (error instanceof errors.JOSEError && !isOutage(error)) return undefined;
        throw error;
      }
    },
  };
}
