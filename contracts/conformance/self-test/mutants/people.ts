import { call, chained, leaking, pretending } from './chained.ts';
import { bearerOf, changed, type Json, type Mutant } from './mutant.ts';

/** Calls people by the name under which they signed in first. */
const oldNames = (operation: string): Mutant =>
  chained(
    `people of ${operation} under an old name`,
    operation,
    ['signInWithGoogle', operation],
    () => {
      const first = new Map<string, Json>();
      const rename = (holder: Json) => {
        for (const person of [holder.author, holder.reader]) {
          if (person) Object.assign(person, first.get(person.id));
        }
      };
      return async (told, next) => {
        const answer = await next(told.request);
        if (answer.status !== 200) return answer;
        if (told.operation === operation) {
          rename(answer.body);
          for (const item of answer.body.items ?? []) rename(item);
          return answer;
        }
        const headers = { authorization: `Bearer ${answer.body.accessToken}` };
        const { body } = await next(changed(call(told, 'GET', '/auth/me'), { headers }));
        const { id, name, pictureUrl } = body;
        if (!first.has(id)) first.set(id, { name, pictureUrl });
        return answer;
      };
    },
  );

/** Shows a session that is not there for a reader any more as it was, until it is forgotten. */
const shownStill = (
  name: string,
  isKept: (session: Json) => boolean,
  forgottenAt = 'nothing',
): Mutant =>
  chained(
    name,
    'getPublishedSession',
    ['getPublishedSession', forgottenAt],
    () => {
      const seen = new Map<string, Json>();
      return async (told, next) => {
        const answer = await next(told.request);
        const key = told.params['sessionId'] ?? '';
        if (told.operation === forgottenAt) seen.delete(key);
        else if (answer.status === 200 && isKept(answer.body)) seen.set(key, answer);
        return answer.status === 404 ? (seen.get(key) ?? answer) : answer;
      };
    },
    'foreign-row-visible',
  );

/** Things seen by those they are not for, and accounts that never end. */
export const peopleMutants: Mutant[] = [
  ...[
    'previewInvitation',
    'listSubscribers',
    'listSubscriptions',
    'getPublishedSession',
    'listPublishedSessions',
  ].map(oldNames),
  leaking('a private session shown to a stranger', () => true),
  shownStill('a draft shown still', () => true),
  shownStill(
    'what was public shown to visitors once it is private',
    ({ visibility }) => visibility === 'public',
    'unpublishWritingSession',
  ),
  chained(
    'a subscriber refused',
    'getPublishedSession',
    'getPublishedSession',
    () => async (told, next) => {
      const answer = await next(told.request);
      if (answer.status !== 200 || answer.body.visibility !== 'team') return answer;
      return next(call(told, 'GET', `/published-sessions/${crypto.randomUUID()}`));
    },
  ),
  chained(
    'visitors see nothing listed',
    'listPublishedSessions',
    'listPublishedSessions',
    () => async (told, next) => {
      const answer = await next(told.request);
      if (answer.status === 200 && !bearerOf(told.request)) answer.body.items = [];
      return answer;
    },
  ),
  chained(
    'a list that shows what is for subscribers to nobody',
    'listPublishedSessions',
    'listPublishedSessions',
    () => async (told, next) => {
      const answer = await next(told.request);
      if (answer.status === 200) {
        answer.body.items = answer.body.items.filter(
          ({ visibility }: Json) => visibility !== 'team',
        );
      }
      return answer;
    },
  ),
  chained('an invitation used twice', 'acceptInvitation', 'acceptInvitation', () => {
    const used = new Map<string, Json>();
    return async (told, next) => {
      const answer = await next(told.request);
      const token = String(told.body?.token);
      if (answer.status === 201) used.set(token, answer);
      return answer.status === 404 ? (used.get(token) ?? answer) : answer;
    };
  }),
  chained(
    "one's own invitation accepted",
    'acceptInvitation',
    'acceptInvitation',
    () => async (told, next) => {
      const answer = await next(told.request);
      if (answer.status === 409) {
        answer.status = 404;
        answer.body = { ...answer.body, status: 404, messageKey: 'invitations.notFound' };
      }
      return answer;
    },
  ),
  pretending(
    'an invitation that cannot be revoked',
    'revokeInvitation',
    'acceptInvitation',
    'broken-chain',
  ),
  chained(
    'an address in capitals put on the waitlist again',
    'joinWaitlist',
    'joinWaitlist',
    () => (told, next) => {
      const { email } = told.body ?? {};
      const isOther = typeof email === 'string' && email !== email.toLowerCase();
      const body = isOther
        ? { ...told.body, email: `${crypto.randomUUID()}@example.org` }
        : told.body;
      return next(changed(told.request, { body }));
    },
  ),
  chained('what programs send put on the waitlist', 'joinWaitlist', 'joinWaitlist', () => {
    return (told, next) => {
      const { website: _, ...body }: Json = Object(told.body);
      return next(changed(told.request, { body: told.body && body }));
    };
  }),
  chained('a refresh token that serves once', 'refreshAccessToken', 'refreshAccessToken', () => {
    const used = new Set<string>();
    return (told, next) => {
      const token = String(told.body?.refreshToken);
      const isUsed = used.has(token);
      used.add(token);
      const body = isUsed ? { refreshToken: 'nothing-that-was-given' } : told.body;
      return next(changed(told.request, { body }));
    };
  }),
  chained(
    'a refresh token that lets in',
    'getCurrentUser',
    ['signInWithGoogle', 'getCurrentUser'],
    () => {
      const access = new Map<string, string>();
      return async (told, next) => {
        const token = access.get(bearerOf(told.request) ?? '');
        const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
        const answer = await next(changed(told.request, { headers, body: told.body }));
        if (answer.body?.refreshToken)
          access.set(answer.body.refreshToken, answer.body.accessToken);
        return answer;
      };
    },
    'unauthorized-accepted',
  ),
  chained(
    'an access token that renews itself',
    'refreshAccessToken',
    ['signInWithGoogle', 'refreshAccessToken'],
    () => {
      const refreshes = new Map<string, string>();
      return async (told, next) => {
        const given = told.body?.refreshToken;
        const refreshToken = refreshes.get(given) ?? given;
        const body = told.operation === 'refreshAccessToken' ? { refreshToken } : told.body;
        const answer = await next(changed(told.request, { body }));
        const { accessToken } = answer.body ?? {};
        if (accessToken) refreshes.set(accessToken, answer.body.refreshToken ?? refreshToken);
        return answer;
      };
    },
    'unauthorized-accepted',
  ),
  pretending(
    'a token alive after signing out',
    'signOut',
    'refreshAccessToken',
    'unauthorized-accepted',
  ),
  pretending(
    'tokens alive after signing out everywhere',
    'signOutEverywhere',
    'refreshAccessToken',
    'unauthorized-accepted',
  ),
  chained(
    'everybody signed out by one who signs out everywhere',
    'refreshAccessToken',
    ['signOutEverywhere', 'refreshAccessToken', 'signInWithGoogle'],
    () => {
      let isEmpty = false;
      return async (told, next) => {
        if (told.operation === 'signInWithGoogle') isEmpty = false;
        if (told.operation !== 'refreshAccessToken' || !isEmpty) {
          isEmpty ||= told.operation === 'signOutEverywhere';
          return next(told.request);
        }
        return next(changed(told.request, { body: { refreshToken: 'nothing-that-was-given' } }));
      };
    },
  ),
  pretending(
    'an account alive after its deletion',
    'deleteAccount',
    'getCurrentUser',
    'unauthorized-accepted',
  ),
  pretending(
    'a subscriber who cannot be removed',
    'removeSubscriber',
    'getPublishedSession',
    'foreign-row-visible',
  ),
  chained(
    'a profile written into every account',
    'updateProfile',
    '*',
    () => {
      const tokens = new Set<string>();
      return async (told, next) => {
        const token = bearerOf(told.request);
        const answer = await next(told.request);
        if (answer.status === 200 && token !== undefined) tokens.add(token);
        if (told.operation !== 'updateProfile' || answer.status !== 200) return answer;
        for (const other of tokens) {
          if (other === token) continue;
          const headers = { authorization: `Bearer ${other}`, 'if-match': null };
          await next(changed(told.request, { headers, body: told.body }));
        }
        return answer;
      };
    },
    'foreign-row-changed',
  ),
  pretending(
    'a subscription that cannot be ended',
    'endSubscription',
    'getPublishedSession',
    'foreign-row-visible',
  ),
];
