import {
  decodeJwt,
  decodeProtectedHeader,
  type JWTPayload,
  type ProtectedHeaderParameters,
} from 'jose';
import type { FindingKind } from '../../src/index.ts';
import type { Identity, Parts } from '../reference.ts';
import { chained } from './chained.ts';
import { around, bearerOf, changed, spoiling, type Mutant, type Told } from './mutant.ts';

type Token = { header: ProtectedHeaderParameters; payload: JWTPayload };

function decoded(token: string | undefined): Token | undefined {
  try {
    return { header: decodeProtectedHeader(token ?? ''), payload: decodeJwt(token ?? '') };
  } catch {
    return undefined;
  }
}

const now = () => Math.floor(Date.now() / 1000);

const as = (told: Told, token: string) =>
  changed(told.request, {
    headers: { authorization: `Bearer ${token}` },
    body: told.body,
  });

/** Lets in, as whoever it names, an access token that the server refuses. */
const lettingIn = (
  name: string,
  operation: string,
  isTaken: (token: Token) => boolean,
): Mutant => ({
  name,
  operation,
  kinds: ['unauthorized-accepted'],
  chapters: ['credentials'],
  mutate: around(operation, () => async (told, next, parts) => {
    const answer = await next(told.request);
    const token = decoded(bearerOf(told.request));
    if (answer.status !== 401 || !token || !isTaken(token)) return answer;
    const times = { iss: 'ecritoire', aud: 'ecritoire', iat: now(), exp: now() + 60 };
    return next(as(told, await parts.accessToken({ ...token.payload, ...times })));
  }),
});

/** Serves a call with the last good token seen, where the server would refuse it. */
const withSomebodysToken = (name: string, operation: string, status: number): Mutant => ({
  name,
  operation,
  kinds: ['unauthorized-accepted'],
  chapters: ['credentials'],
  mutate: around('*', () => {
    let last: string | undefined;
    return async (told, next) => {
      const answer = await next(told.request);
      const token = bearerOf(told.request);
      if (answer.status < 300 && token !== undefined) last = token;
      if (told.operation !== operation || answer.status !== status || last === undefined) {
        return answer;
      }
      return next(as(told, last));
    };
  }),
});

/** Serves what is somebody else's with the owner's own token. */
const forgettingOwners = (
  name: string,
  operation: string,
  kind: FindingKind,
  { isRefused = false } = {},
): Mutant => ({
  name,
  operation,
  kinds: [kind],
  chapters: ['ownership'],
  mutate: around('*', () => {
    const owners = new Map<string, string>();
    return async (told, next) => {
      const answer = await next(told.request);
      const token = bearerOf(told.request);
      const ids = [answer.body?.id, ...Object.values(told.params)];
      if (answer.status < 300 && token !== undefined) {
        for (const id of ids) if (typeof id === 'string') owners.set(id, token);
      }
      const owner = Object.values(told.params).flatMap((id) => owners.get(id) ?? [])[0];
      const isForeign = answer.status === 404 && owner !== undefined && owner !== token;
      if (told.operation !== operation || !isForeign) return answer;
      const done = await next(as(told, owner));
      return isRefused ? answer : done;
    };
  }),
});

/** Trusts an id token that the server does not. */
const trusting = (
  name: string,
  isTrusted: (token: Token, audience: string) => boolean,
  emailVerified = true,
): Mutant => ({
  name,
  operation: 'signInWithGoogle',
  kinds: ['unauthorized-accepted'],
  chapters: ['id-tokens'],
  mutate: ({ fetchWith, identityVerifier, clientId }: Parts) =>
    fetchWith({
      async verify(idToken) {
        const identity = await identityVerifier.verify(idToken);
        const token = decoded(idToken);
        if (!token || !isTrusted(token, clientId)) return identity;
        const { iss = '', sub = 'nobody', email } = token.payload;
        return {
          issuer: iss,
          subject: sub,
          email: typeof email === 'string' ? email : 'nobody@example.org',
          emailVerified,
          name: undefined,
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
): Mutant => ({
  name,
  operation: 'signInWithGoogle',
  kinds: [kind],
  chapters: ['chains'],
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

/** Callers that have no business there. */
export const credentialMutants: Mutant[] = [
  withSomebodysToken('visitors let in', 'listProjects', 401),
  withSomebodysToken('deactivated accounts let in', 'getProject', 403),
  lettingIn(
    'expired tokens taken',
    'getProject',
    ({ header, payload }) => header.alg === 'HS256' && (payload.exp ?? 0) < now(),
  ),
  lettingIn('tokens with alg none taken', 'listDocuments', ({ header }) =>
    /^none$/iu.test(header.alg ?? ''),
  ),
  lettingIn(
    'tokens of another audience taken',
    'getCurrentUser',
    ({ payload }) => payload.aud !== 'ecritoire',
  ),
  lettingIn(
    'signatures not looked at',
    'listWritingSessions',
    ({ header }) => header.alg === 'HS256',
  ),
  {
    name: 'a cookie that lets in',
    operation: 'listProjects',
    kinds: ['unauthorized-accepted'],
    chapters: ['credentials'],
    mutate: around('listProjects', () => (told, next) => {
      const token = /authToken=(?<token>[^;]+)/u.exec(told.request.headers.get('cookie') ?? '');
      return next(token ? as(told, token.groups?.['token'] ?? '') : told.request);
    }),
  },
  {
    name: 'a cookie that shows a visitor what is private',
    operation: 'getPublishedSession',
    kinds: ['foreign-row-visible'],
    chapters: ['chains'],
    mutate: around('getPublishedSession', () => (told, next) => {
      const token = /authToken=(?<token>[^;]+)/u.exec(told.request.headers.get('cookie') ?? '');
      return next(token ? as(told, token.groups?.['token'] ?? '') : told.request);
    }),
  },
  {
    name: 'visitors told that they are forbidden',
    operation: 'createProject',
    kinds: ['wrong-refusal'],
    chapters: ['credentials'],
    mutate: around('createProject', () => async (told, next) => {
      const answer = await next(told.request);
      if (answer.status !== 401) return answer;
      const body = { ...answer.body, status: 403, messageKey: 'auth.accountDeactivated' };
      return { ...answer, status: 403, body };
    }),
  },
  forgettingOwners("somebody else's project shown", 'getProject', 'foreign-row-visible'),
  forgettingOwners("somebody else's session paused", 'pauseWritingSession', 'foreign-row-visible'),
  forgettingOwners(
    "somebody else's document changed behind a 404",
    'updateDocument',
    'foreign-row-changed',
    {
      isRefused: true,
    },
  ),
  forgettingOwners(
    "somebody else's project deleted behind a 404",
    'deleteProject',
    'foreign-row-changed',
    {
      isRefused: true,
    },
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
    chapters: ['id-tokens'],
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
  mistaking('accounts found by their e-mail', 'foreign-row-visible', () => {
    const subjectOf = remembering();
    return ({ email, subject }) => ({ subject: subjectOf(email, subject) });
  }),
  mistaking('an account for each e-mail', 'broken-chain', () => ({ email, subject }) => ({
    subject: `${subject} ${email}`,
  })),
  mistaking(
    'subjects that differ in case taken for one',
    'foreign-row-visible',
    () => (identity) => ({
      subject: identity.subject.toLowerCase(),
    }),
  ),
  mistaking('an e-mail that stays what it was', 'broken-chain', () => {
    const emailOf = remembering();
    return ({ email, subject }) => ({ email: emailOf(subject, email) });
  }),
  mistaking('a name that stays what it was', 'broken-chain', () => {
    const nameOf = remembering();
    return ({ name = '', subject }) => ({ name: nameOf(subject, name) });
  }),
  mistaking('a picture that stays what it was', 'broken-chain', () => {
    const pictureOf = remembering();
    return ({ pictureUrl = '', subject }) => ({ pictureUrl: pictureOf(subject, pictureUrl) });
  }),
  chained('a profile that is reset by signing in', 'signInWithGoogle', 'signInWithGoogle', () => {
    return async (told, next) => {
      const answer = await next(told.request);
      const { accessToken } = answer.body ?? {};
      if (accessToken === undefined) return answer;
      const headers = { authorization: `Bearer ${accessToken}` };
      const body = { bio: null, language: 'fr' };
      await next(
        changed(told.request, { url: '/api/auth/profile', method: 'PATCH', headers, body }),
      );
      return answer;
    };
  }),
  trusting('e-mails that nobody verified', ({ payload }) => payload['email_verified'] === false),
];
