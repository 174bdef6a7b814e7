import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import type { Clock } from '../services.ts';
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

const textOf = (value: unknown) =>
  typeof value === 'string' ? storableText(value) || undefined : undefined;

/** Whether the token was made for us, rather than for another party with us among its audiences. */
function isForUs({ aud, azp }: JWTPayload, { audience }: IdTokenRules): boolean {
  const isForSeveral = Array.isArray(aud) && aud.length > 1;
  return azp === undefined ? !isForSeveral : azp === audience;
}

/** A provider's other kinds of signed token (`at+jwt`, `logout+jwt`) say so in their header. */
const isIdToken = (typ: string | undefined) => typ === undefined || /^jwt$/iu.test(typ);

function identityOf(payload: JWTPayload, rules: IdTokenRules): Identity | undefined {
  const { iat = 0 } = payload;
  const subject = textOf(payload.sub);
  const email = textOf(payload['email']);
  if (!subject || !email || !isForUs(payload, rules)) return undefined;
  if (iat > rules.clock.now().getTime() / 1000 + CLOCK_SKEW_SECONDS) return undefined;
  return {
    issuer: rules.issuers[0],
    subject,
    email,
    emailVerified: payload['email_verified'] === true,
    name: textOf(payload['name']),
    givenName: textOf(payload['given_name'])?.trim() || undefined,
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
      try {
        const { payload, protectedHeader } = await jwtVerify(idToken, rules.keys, {
          algorithms: ['RS256', 'ES256'],
          issuer: [...rules.issuers],
          audience: rules.audience,
          requiredClaims: ['sub', 'email', 'iat', 'exp'],
          currentDate: rules.clock.now(),
        });
        return isIdToken(protectedHeader.typ) ? identityOf(payload, rules) : undefined;
      } catch (error) {
        if (error instanceof errors.JOSEError && !isOutage(error)) return undefined;
        throw error;
      }
    },
  };
}
