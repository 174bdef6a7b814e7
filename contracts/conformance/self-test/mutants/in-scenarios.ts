import type { FindingKind } from '../../src/index.ts';
import {
  around,
  bearerOf,
  changed,
  spoiling,
  type Around,
  type Json,
  type Mutant,
} from './mutant.ts';

/** A server that goes wrong in a scenario of calls. */
export const inScenario = (
  name: string,
  operation: string,
  wrapped: string | string[],
  wrapper: () => Around,
  kind: FindingKind = 'broken-scenario',
): Mutant => ({
  name,
  operation,
  kinds: [kind],
  suites: ['scenarios'],
  mutate: around(wrapped, wrapper),
});

/** A server that spoils one answer of a scenario. */
export const spoilt = (
  name: string,
  operation: string,
  spoiledAt: string,
  status: number,
  spoil: (body: Json) => void,
  kind: FindingKind = 'broken-scenario',
): Mutant => ({
  name,
  operation,
  kinds: [kind],
  suites: ['scenarios'],
  mutate: spoiling(spoiledAt, status, ({ body }) => spoil(body)),
});

/** Takes a header away before the server sees it. */
export const deaf = (name: string, operation: string, header: string): Mutant =>
  inScenario(
    name,
    operation,
    operation,
    () => (incoming, next) =>
      next(changed(incoming.request, { headers: { [header]: null }, body: incoming.body })),
  );

/** Says that something was done, and does not do it. */
export const pretending = (
  name: string,
  pretended: string,
  operation: string,
  kind: FindingKind,
): Mutant => ({
  ...inScenario(
    name,
    operation,
    pretended,
    () => async () => ({
      status: 204,
      headers: new Headers({ 'cache-control': 'no-store' }),
      body: undefined,
    }),
    kind,
  ),
  only: [pretended],
});

/** Another call in the same caller's name. */
export const call = (incoming: Parameters<Around>[0], method: string, path: string, body?: Json) =>
  changed(incoming.request, {
    url: `/api${path}`,
    method,
    headers: { 'idempotency-key': crypto.randomUUID(), 'if-match': null },
    ...(body === undefined ? {} : { body }),
  });

/** Shows a session as its author sees it to some of those for whom it is not there. */
export const leaking = (
  name: string,
  isShown: (
    incoming: Parameters<Around>[0],
    next: Parameters<Around>[1],
    session: Awaited<ReturnType<Around>>,
  ) => boolean | Promise<boolean>,
): Mutant =>
  inScenario(
    name,
    'getPublishedSession',
    ['getPublishedSession', 'publishWritingSession'],
    () => {
      const owners = new Map<string, string>();
      return async (incoming, next) => {
        const answer = await next(incoming.request);
        const { sessionId = '' } = incoming.params;
        const token = bearerOf(incoming.request);
        if (incoming.operation === 'publishWritingSession' && token) owners.set(sessionId, token);
        const owner = owners.get(sessionId);
        if (answer.status !== 404 || owner === undefined) return answer;
        const headers = { authorization: `Bearer ${owner}` };
        const session = await next(changed(incoming.request, { headers }));
        return (await isShown(incoming, next, session)) ? session : answer;
      };
    },
    'foreign-row-visible',
  );
