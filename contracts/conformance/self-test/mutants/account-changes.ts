import { problem } from './failures.ts';
import { call, inScenario } from './in-scenarios.ts';
import { bearerOf, changed, type Json, type Mutant } from './mutant.ts';
import type { Identity } from '../reference.ts';

const claimsOf = (token = ''): Json =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() || '{}');

/** Fills in what a sign-in lacks from the one before. */
const outliving = (field: 'name' | 'givenName' | 'pictureUrl'): Mutant => ({
  name: `a ${field} that outlives the sign-in that had it`,
  operation: 'getCurrentUser',
  kinds: ['broken-scenario'],
  suites: ['scenarios'],
  only: ['signInWithGoogle'],
  mutate: ({ fetchWith, identityVerifier }) => {
    const last = new Map<string, Partial<Identity>>();
    return fetchWith({
      async verify(idToken) {
        const identity = await identityVerifier.verify(idToken);
        if (!identity) return identity;
        const { [field]: value = last.get(identity.subject)?.[field] } = identity;
        const filled = { ...identity, ...(value === undefined ? {} : { [field]: value }) };
        last.set(identity.subject, filled);
        return filled;
      },
    });
  },
});

/** Lists devices that have ended otherwise than one by one. */
const lingering = (operation: string): Mutant =>
  inScenario(
    `devices listed still after ${operation}`,
    'listDevices',
    ['listDevices', 'signOut', 'signOutEverywhere', 'endDevice'],
    () => {
      const seen = new Map<string, Map<string, Json>>();
      let hasEnded = false;
      return async (incoming, next) => {
        const answer = await next(incoming.request);
        if (incoming.operation === operation) hasEnded = true;
        if (incoming.operation === 'endDevice') {
          for (const devices of seen.values()) devices.delete(incoming.params['deviceId'] ?? '');
        }
        if (incoming.operation !== 'listDevices' || answer.status !== 200) return answer;
        const owner = claimsOf(bearerOf(incoming.request)).sub;
        const devices = seen.get(owner) ?? new Map<string, Json>();
        seen.set(owner, devices);
        for (const device of answer.body.items) devices.set(device.id, device);
        if (!hasEnded) return answer;
        const known = new Set(answer.body.items.map(({ id }: Json) => id));
        const left = [...devices.values()].filter(({ id }) => !known.has(id));
        answer.body.items.push(
          ...left.map((device) => Object.assign(device, { isCurrent: false })),
        );
        return answer;
      };
    },
  );

/** Refuses a change of one thing from its version once the other has changed. */
const sharedVersion = (operation: string, other: string, reader: string): Mutant =>
  inScenario(
    `a version that ${operation} shares with ${other}`,
    operation,
    [operation, other, reader],
    () => {
      const moved = new Set<string | undefined>();
      return async (incoming, next) => {
        const caller = bearerOf(incoming.request);
        const isOld = incoming.request.headers.has('if-match') && moved.has(caller);
        if (incoming.operation === operation && isOld) return problem(412, 'request.staleVersion');
        const answer = await next(incoming.request);
        if (incoming.operation === reader) moved.delete(caller);
        if (incoming.operation === other && answer.status === 200) moved.add(caller);
        return answer;
      };
    },
  );

/** Keeps what a program sends through a form. */
const takingPrograms = (operation: string): Mutant =>
  inScenario(
    `what programs send through ${operation} kept`,
    'exportAccount',
    operation,
    () => async (incoming, next) => {
      const { website: _, ...body } = incoming.body ?? {};
      return next(changed(incoming.request, { body }));
    },
  );

const NO_CONTENT = { 'cache-control': 'no-store', date: new Date().toUTCString() };
const done = () => ({ status: 204, headers: new Headers(NO_CONTENT), body: undefined });

/** Servers that lose track of an account over its sign-ins, forms, readers and end. */
export const accountChangeMutants: Mutant[] = [
  outliving('name'),
  outliving('givenName'),
  outliving('pictureUrl'),
  inScenario(
    'a deletion confirmed by the first e-mail',
    'deleteAccount',
    ['signInWithGoogle', 'deleteAccount'],
    () => {
      const first = new Map<string, string>();
      return async (incoming, next) => {
        if (incoming.operation === 'signInWithGoogle') {
          const answer = await next(incoming.request);
          const { email } = claimsOf(incoming.body?.idToken);
          const owner = claimsOf(answer.body?.accessToken).sub;
          if (answer.status === 200 && !first.has(owner)) first.set(owner, email);
          return answer;
        }
        const { body: me } = await next(call(incoming, 'GET', '/auth/me'));
        const { email } = incoming.body ?? {};
        const isFirst = me?.id !== undefined && first.get(me.id) === email && me.email !== email;
        const mended = changed(incoming.request, { body: { email: me?.email } });
        return next(isFirst ? mended : incoming.request);
      };
    },
  ),
  inScenario(
    'an export of the waitlist by the letters of the address',
    'exportAccount',
    ['joinWaitlist', 'exportAccount'],
    () => {
      const inCapitals = new Set<unknown>();
      return async (incoming, next) => {
        const answer = await next(incoming.request);
        const { email = '' } = incoming.body ?? {};
        if (/[A-Z]/u.test(email)) inCapitals.add(answer.body?.id);
        if (incoming.operation === 'exportAccount' && answer.status === 200) {
          const { waitlistEntries } = answer.body;
          answer.body.waitlistEntries = waitlistEntries.filter(
            ({ id }: Json) => !inCapitals.has(id),
          );
        }
        return answer;
      };
    },
  ),
  takingPrograms('askQuestion'),
  takingPrograms('suggestFeature'),
  sharedVersion('updateProfile', 'setObjectives', 'getCurrentUser'),
  sharedVersion('setObjectives', 'updateProfile', 'getCurrentObjectives'),
  lingering('signOut'),
  lingering('signOutEverywhere'),
  inScenario(
    'a device that has signed out ended again',
    'endDevice',
    ['listDevices', 'endDevice'],
    () => {
      const listed = new Set<unknown>();
      return async (incoming, next) => {
        const answer = await next(incoming.request);
        for (const { id } of answer.body?.items ?? []) listed.add(id);
        const { deviceId } = incoming.params;
        const isKnown = incoming.operation === 'endDevice' && listed.delete(deviceId);
        return isKnown && answer.status === 404 ? done() : answer;
      };
    },
  ),
  inScenario(
    'an invitation of a deleted account shown',
    'previewInvitation',
    ['createInvitation', 'deleteAccount', 'previewInvitation'],
    () => {
      const previews = new Map<unknown, [owner: unknown, preview: Json]>();
      const deleted = new Set<unknown>();
      return async (incoming, next) => {
        const answer = await next(incoming.request);
        const owner = claimsOf(bearerOf(incoming.request)).sub;
        const { token = incoming.body?.token } = answer.body ?? {};
        if (incoming.operation === 'createInvitation' && answer.status === 201) {
          const { id, name, pictureUrl } = (await next(call(incoming, 'GET', '/auth/me'))).body;
          previews.set(token, [owner, { author: { id, name, pictureUrl } }]);
        }
        if (incoming.operation === 'deleteAccount' && answer.status === 204) deleted.add(owner);
        const [author, body] = previews.get(token) ?? [];
        if (incoming.operation !== 'previewInvitation' || !deleted.has(author)) return answer;
        const headers = new Headers(answer.headers);
        headers.set('content-type', 'application/json');
        return { status: 200, headers, body };
      };
    },
  ),
  inScenario(
    'an accepted invitation listed still',
    'listInvitations',
    ['createInvitation', 'listInvitations', 'revokeInvitation'],
    () => {
      const open = new Map<string, Json[]>();
      return async (incoming, next) => {
        const answer = await next(incoming.request);
        const owner = claimsOf(bearerOf(incoming.request)).sub;
        const own = open.get(owner) ?? [];
        open.set(owner, own);
        const { operation, params } = incoming;
        if (operation === 'createInvitation' && answer.status === 201) own.unshift(answer.body);
        if (operation === 'revokeInvitation') {
          open.set(
            owner,
            own.filter(({ id }) => id !== params['invitationId']),
          );
        }
        if (operation === 'listInvitations' && answer.status === 200 && own.length < 10) {
          answer.body.items = own.map(({ id, createdAt, expiresAt }) => ({
            id,
            createdAt,
            expiresAt,
          }));
        }
        return answer;
      };
    },
  ),
  inScenario(
    'an accepted invitation revoked',
    'revokeInvitation',
    ['createInvitation', 'revokeInvitation'],
    () => {
      const made = new Set<unknown>();
      return async (incoming, next) => {
        const answer = await next(incoming.request);
        if (incoming.operation === 'createInvitation') made.add(answer.body?.id);
        const { invitationId } = incoming.params;
        const isKnown = incoming.operation === 'revokeInvitation' && made.delete(invitationId);
        return isKnown && answer.status === 404 ? done() : answer;
      };
    },
  ),
  ...(
    [
      ['removeSubscriber', '/subscriptions'],
      ['endSubscription', '/subscribers'],
    ] as const
  ).map(([operation, path]) =>
    inScenario(`${operation} by the other of the two`, operation, operation, () => {
      return async (incoming, next) => {
        const answer = await next(incoming.request);
        if (answer.status !== 404) return answer;
        return next(call(incoming, 'DELETE', `${path}/${incoming.params['subscriptionId']}`));
      };
    }),
  ),
];
