import { call, inScenario, leaking, pretending } from './in-scenarios.ts';
import { bearerOf, changed, type Json, type Mutant } from './mutant.ts';

/** Calls people by the name under which they signed in first. */
const oldNames = (operation: string): Mutant =>
  inScenario(
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
      return async (incoming, next) => {
        const answer = await next(incoming.request);
        if (answer.status !== 200) return answer;
        if (incoming.operation === operation) {
          rename(answer.body);
          for (const item of answer.body.items ?? []) rename(item);
          return answer;
        }
        const headers = { authorization: `Bearer ${answer.body.accessToken}` };
        const { body } = await next(changed(call(incoming, 'GET', '/auth/me'), { headers }));
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
  inScenario(
    name,
    'getPublishedSession',
    ['getPublishedSession', forgottenAt],
    () => {
      const seen = new Map<string, Json>();
      return async (incoming, next) => {
        const answer = await next(incoming.request);
        const key = incoming.params['sessionId'] ?? '';
        if (incoming.operation === forgottenAt) seen.delete(key);
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
  inScenario(
    'a subscriber refused',
    'getPublishedSession',
    'getPublishedSession',
    () => async (incoming, next) => {
      const answer = await next(incoming.request);
      if (answer.status !== 200 || answer.body.visibility !== 'team') return answer;
      return next(call(incoming, 'GET', `/published-sessions/${crypto.randomUUID()}`));
    },
  ),
  inScenario(
    'visitors see nothing listed',
    'listPublishedSessions',
    'listPublishedSessions',
    () => async (incoming, next) => {
      const answer = await next(incoming.request);
      if (answer.status === 200 && !bearerOf(incoming.request)) answer.body.items = [];
      return answer;
    },
  ),
  inScenario(
    'a list that shows what is for subscribers to nobody',
    'listPublishedSessions',
    'listPublishedSessions',
    () => async (incoming, next) => {
      const answer = await next(incoming.request);
      if (answer.status === 200) {
        answer.body.items = answer.body.items.filter(
          ({ visibility }: Json) => visibility !== 'team',
        );
      }
      return answer;
    },
  ),
  inScenario('an invitation used twice', 'acceptInvitation', 'acceptInvitation', () => {
    const used = new Map<string, Json>();
    return async (incoming, next) => {
      const answer = await next(incoming.request);
      const token = String(incoming.body?.token);
      if (answer.status === 201) used.set(token, answer);
      return answer.status === 404 ? (used.get(token) ?? answer) : answer;
    };
  }),
  inScenario(
    "one's own invitation accepted",
    'acceptInvitation',
    'acceptInvitation',
    () => async (incoming, next) => {
      const answer = await next(incoming.request);
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
    'broken-scenario',
  ),
  inScenario(
    'an address in capitals put on the waitlist again',
    'joinWaitlist',
    'joinWaitlist',
    () => (incoming, next) => {
      const { email } = incoming.body ?? {};
      const isOther = typeof email === 'string' && email !== email.toLowerCase();
      const body = isOther
        ? { ...incoming.body, email: `${crypto.randomUUID()}@example.org` }
        : incoming.body;
      return next(changed(incoming.request, { body }));
    },
  ),
  inScenario('what programs send put on the waitlist', 'joinWaitlist', 'joinWaitlist', () => {
    return (incoming, next) => {
      const { website: _, ...body }: Json = Object(incoming.body);
      return next(changed(incoming.request, { body: incoming.body && body }));
    };
  }),
  inScenario('a refresh token that serves once', 'refreshAccessToken', 'refreshAccessToken', () => {
    const used = new Set<string>();
    return (incoming, next) => {
      const token = String(incoming.body?.refreshToken);
      const isUsed = used.has(token);
      used.add(token);
      const body = isUsed ? { refreshToken: 'nothing-that-was-given' } : incoming.body;
      return next(changed(incoming.request, { body }));
    };
  }),
  inScenario(
    'a refresh token that lets in',
    'getCurrentUser',
    ['signInWithGoogle', 'getCurrentUser'],
    () => {
      const access = new Map<string, string>();
      return async (incoming, next) => {
        const token = access.get(bearerOf(incoming.request) ?? '');
        const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
        const answer = await next(changed(incoming.request, { headers, body: incoming.body }));
        if (answer.body?.refreshToken)
          access.set(answer.body.refreshToken, answer.body.accessToken);
        return answer;
      };
    },
    'unauthorized-accepted',
  ),
  inScenario(
    'an access token that renews itself',
    'refreshAccessToken',
    ['signInWithGoogle', 'refreshAccessToken'],
    () => {
      const refreshes = new Map<string, string>();
      return async (incoming, next) => {
        const given = incoming.body?.refreshToken;
        const refreshToken = refreshes.get(given) ?? given;
        const body = incoming.operation === 'refreshAccessToken' ? { refreshToken } : incoming.body;
        const answer = await next(changed(incoming.request, { body }));
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
  inScenario(
    'everybody signed out by one who signs out everywhere',
    'refreshAccessToken',
    ['signOutEverywhere', 'refreshAccessToken', 'signInWithGoogle'],
    () => {
      let isEmpty = false;
      return async (incoming, next) => {
        if (incoming.operation === 'signInWithGoogle') isEmpty = false;
        if (incoming.operation !== 'refreshAccessToken' || !isEmpty) {
          isEmpty ||= incoming.operation === 'signOutEverywhere';
          return next(incoming.request);
        }
        return next(
          changed(incoming.request, { body: { refreshToken: 'nothing-that-was-given' } }),
        );
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
  inScenario(
    'a profile written into every account',
    'updateProfile',
    '*',
    () => {
      const tokens = new Set<string>();
      return async (incoming, next) => {
        const token = bearerOf(incoming.request);
        const answer = await next(incoming.request);
        if (answer.status === 200 && token !== undefined) tokens.add(token);
        if (incoming.operation !== 'updateProfile' || answer.status !== 200) return answer;
        for (const other of tokens) {
          if (other === token) continue;
          const headers = { authorization: `Bearer ${other}`, 'if-match': null };
          await next(changed(incoming.request, { headers, body: incoming.body }));
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
