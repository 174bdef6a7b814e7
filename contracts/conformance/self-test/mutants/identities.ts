import type { FindingKind } from '../../src/index.ts';
import type { Identity, Parts } from '../reference.ts';
import { inScenario } from './in-scenarios.ts';
import { decoded, now, type Token } from './credentials.ts';
import { changed, spoiling, type Mutant } from './mutant.ts';

/** Trusts an id token that the server does not. */
const trusting = (
  name: string,
  isTrusted: (token: Token, audience: string) => boolean,
  emailVerified = true,
): Mutant => ({
  name,
  operation: 'signInWithGoogle',
  kinds: ['unauthorized-accepted'],
  suites: ['id-tokens'],
  mutate: ({ fetchWith, identityVerifier, clientId }: Parts) =>
    fetchWith({
      async verify(idToken) {
        const identity = await identityVerifier.verify(idToken);
        const token = decoded(idToken);
        if (!token || !isTrusted(token, clientId)) return identity;
        const { iss = '', sub = 'nobody', email } = token.payload;
        return {
          tokenHash: idToken,
          issuedAt: new Date(),
          expiresAt: new Date(),
          issuer: iss,
          subject: sub,
          email: typeof email === 'string' ? email : 'nobody@example.org',
          emailVerified,
          name: undefined,
          givenName: undefined,
          pictureUrl: undefined,
          locale: undefined,
        };
      },
    }),
});

/** Tells the server of another person than an id token speaks of. */
const mistaking = (
  name: string,
  kind: FindingKind,
  mistake: () => (identity: Identity) => Partial<Identity>,
  suite: 'scenarios' | 'id-tokens' = 'scenarios',
): Mutant => ({
  name,
  operation: 'signInWithGoogle',
  kinds: [kind],
  suites: [suite],
  mutate({ fetchWith, identityVerifier }: Parts) {
    const mistaken = mistake();
    return fetchWith({
      async verify(idToken) {
        const identity = await identityVerifier.verify(idToken);
        return identity && { ...identity, ...mistaken(identity) };
      },
    });
  },
});

/** Gives what was given first for a name. */
const remembering = () => {
  const known = new Map<string, string>();
  return (name: string, value: string) => {
    const first = known.get(name) ?? value;
    known.set(name, first);
    return first;
  };
};

/** Id tokens and people that are taken for others. */
export const identityMutants: Mutant[] = [
  mistaking(
    'id tokens that sign in again',
    'unauthorized-accepted',
    () => () => ({ tokenHash: crypto.randomUUID() }),
    'id-tokens',
  ),
  mistaking(
    'old id tokens taken',
    'unauthorized-accepted',
    () => () => ({ issuedAt: new Date() }),
    'id-tokens',
  ),
  trusting('id tokens with alg none trusted', ({ header }) => /^none$/iu.test(header.alg ?? '')),
  trusting('id tokens signed with the public key trusted', ({ header }) => header.alg === 'HS256'),
  trusting(
    'the audience of id tokens not looked at',
    ({ payload }, audience) => ![payload.aud].flat().includes(audience),
  ),
  trusting(
    'the issuer of id tokens not looked at',
    ({ payload }) => payload.iss === 'https://issuer.example',
  ),
  trusting('the end of id tokens not looked at', ({ payload }) => (payload.exp ?? now()) < now()),
  trusting(
    'the party of id tokens not looked at',
    ({ payload }) => payload['azp'] === 'another-client',
  ),
  trusting('keys taken out of id tokens', ({ header }) => header.jwk !== undefined),
  trusting('the type of id tokens not looked at', ({ header }) => header.typ === 'at+jwt'),
  {
    name: 'an e-mail that nobody verified refused as a bad token',
    operation: 'signInWithGoogle',
    kinds: ['wrong-refusal'],
    suites: ['id-tokens'],
    mutate: spoiling('signInWithGoogle', 403, (answer) => {
      if (answer.body.messageKey !== 'auth.email_not_verified') return;
      answer.status = 401;
      answer.headers.set('www-authenticate', 'Bearer');
      answer.body = { ...answer.body, status: 401, messageKey: 'auth.authentication_failed' };
    }),
  },
  trusting(
    'e-mails that are verified in words',
    ({ payload }) => payload['email_verified'] === 'true',
  ),
  // AUTH-2
  mistaking('accounts found by their e-mail', 'foreign-row-visible', () => {
    const subjectOf = remembering();
    return ({ email, subject }) => ({ subject: subjectOf(email, subject) });
  }),
  // AUTH-2
  mistaking('an account for each e-mail', 'broken-scenario', () => ({ email, subject }) => ({
    subject: `${subject} ${email}`,
  })),
  mistaking(
    'subjects that differ in case taken for one',
    'foreign-row-visible',
    () => (identity) => ({
      subject: identity.subject.toLowerCase(),
    }),
  ),
  // AUTH-2
  mistaking('an e-mail that stays what it was', 'broken-scenario', () => {
    const emailOf = remembering();
    return ({ email, subject }) => ({ email: emailOf(subject, email) });
  }),
  mistaking('a name that stays what it was', 'broken-scenario', () => {
    const nameOf = remembering();
    return ({ name = '', subject }) => ({ name: nameOf(subject, name) });
  }),
  mistaking('a given name that stays what it was', 'broken-scenario', () => {
    const givenNameOf = remembering();
    return ({ givenName = '', subject }) => ({ givenName: givenNameOf(subject, givenName) });
  }),
  mistaking('a picture that stays what it was', 'broken-scenario', () => {
    const pictureOf = remembering();
    return ({ pictureUrl = '', subject }) => ({ pictureUrl: pictureOf(subject, pictureUrl) });
  }),
  inScenario(
    'a profile that is reset by signing in',
    'signInWithGoogle',
    'signInWithGoogle',
    () => {
      return async (incoming, next) => {
        const answer = await next(incoming.request);
        const { accessToken } = answer.body ?? {};
        if (accessToken === undefined) return answer;
        const headers = { authorization: `Bearer ${accessToken}` };
        const body = { bio: null, language: 'fr' };
        await next(
          changed(incoming.request, { url: '/api/auth/profile', method: 'PATCH', headers, body }),
        );
        return answer;
      };
    },
  ),
  trusting('e-mails that nobody verified', ({ payload }) => payload['email_verified'] === false),
];
