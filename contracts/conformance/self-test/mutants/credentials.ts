import {
  decodeJwt,
  decodeProtectedHeader,
  type JWTPayload,
  type ProtectedHeaderParameters,
} from 'jose';
import type { FindingKind } from '../../src/index.ts';
import { around, bearerOf, changed, type Mutant, type Told } from './mutant.ts';

export type Token = { header: ProtectedHeaderParameters; payload: JWTPayload };

export function decoded(token: string | undefined): Token | undefined {
  try {
    return { header: decodeProtectedHeader(token ?? ''), payload: decodeJwt(token ?? '') };
  } catch {
    return undefined;
  }
}

export const now = () => Math.floor(Date.now() / 1000);

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
];
