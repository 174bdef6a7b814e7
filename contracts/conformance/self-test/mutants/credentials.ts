import {
  decodeJwt,
  decodeProtectedHeader,
  type JWTPayload,
  type ProtectedHeaderParameters,
} from 'jose';
import type { FindingKind } from '../../src/index.ts';
import { around, bearerOf, changed, type Mutant, type Incoming } from './mutant.ts';

export type Token = { header: ProtectedHeaderParameters; payload: JWTPayload };

export function decoded(token: string | undefined): Token | undefined {
  try {
    return { header: decodeProtectedHeader(token ?? ''), payload: decodeJwt(token ?? '') };
  } catch {
    return undefined;
  }
}

export const now = () => Math.floor(Date.now() / 1000);

const as = (incoming: Incoming, token: string) =>
  changed(incoming.request, {
    headers: { authorization: `Bearer ${token}` },
    body: incoming.body,
  });

/** Accepts, for the account it names, an access token that the server refuses. */
const lettingIn = (
  name: string,
  operation: string,
  isTaken: (token: Token) => boolean,
): Mutant => ({
  name,
  operation,
  kinds: ['unauthorized-accepted'],
  suites: ['credentials'],
  mutate: around(operation, () => async (incoming, next, parts) => {
    const answer = await next(incoming.request);
    const token = decoded(bearerOf(incoming.request));
    if (answer.status !== 401 || !token || !isTaken(token)) return answer;
    const times = { iss: 'ecritoire', aud: 'ecritoire', iat: now(), exp: now() + 60 };
    return next(as(incoming, await parts.accessToken({ ...token.payload, ...times })));
  }),
});

/** Serves a call with the last good token seen, where the server would refuse it. */
const withSomebodysToken = (name: string, operation: string, status: number): Mutant => ({
  name,
  operation,
  kinds: ['unauthorized-accepted'],
  suites: ['credentials'],
  mutate: around('*', () => {
    let last: string | undefined;
    return async (incoming, next) => {
      const answer = await next(incoming.request);
      const token = bearerOf(incoming.request);
      if (answer.status < 300 && token !== undefined) last = token;
      if (incoming.operation !== operation || answer.status !== status || last === undefined) {
        return answer;
      }
      return next(as(incoming, last));
    };
  }),
});

/** Serves what is somebody else's with the owner's own token. */
export const forgettingOwners = (
  name: string,
  operation: string,
  kind: FindingKind,
  { isRefused = false } = {},
): Mutant => ({
  name,
  operation,
  kinds: [kind],
  suites: ['ownership'],
  mutate: around('*', () => {
    const owners = new Map<string, string>();
    return async (incoming, next) => {
      const answer = await next(incoming.request);
      const token = bearerOf(incoming.request);
      const ids = [answer.body?.id, ...Object.values(incoming.params)];
      if (answer.status < 300 && token !== undefined) {
        for (const id of ids) if (typeof id === 'string') owners.set(id, token);
      }
      const owner = Object.values(incoming.params).flatMap((id) => owners.get(id) ?? [])[0];
      const isForeign = answer.status === 404 && owner !== undefined && owner !== token;
      if (incoming.operation !== operation || !isForeign) return answer;
      const done = await next(as(incoming, owner));
      return isRefused ? answer : done;
    };
  }),
});

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
    // KIT-22
    name: 'a cookie that lets in',
    operation: 'listProjects',
    kinds: ['unauthorized-accepted'],
    suites: ['credentials'],
    mutate: around('listProjects', () => (incoming, next) => {
      const token = /authToken=(?<token>[^;]+)/u.exec(incoming.request.headers.get('cookie') ?? '');
      return next(token ? as(incoming, token.groups?.['token'] ?? '') : incoming.request);
    }),
  },
  {
    name: 'a cookie that shows a visitor what is private',
    operation: 'getPublishedSession',
    kinds: ['foreign-row-visible'],
    suites: ['scenarios'],
    mutate: around('getPublishedSession', () => (incoming, next) => {
      const token = /authToken=(?<token>[^;]+)/u.exec(incoming.request.headers.get('cookie') ?? '');
      return next(token ? as(incoming, token.groups?.['token'] ?? '') : incoming.request);
    }),
  },
  {
    name: 'visitors told that they are forbidden',
    operation: 'createProject',
    kinds: ['wrong-refusal'],
    suites: ['credentials'],
    mutate: around('createProject', () => async (incoming, next) => {
      const answer = await next(incoming.request);
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
];
