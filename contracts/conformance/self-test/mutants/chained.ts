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

/** A server that goes wrong in a chain of calls. */
export const chained = (
  name: string,
  operation: string,
  wrapped: string | string[],
  wrapper: () => Around,
  kind: FindingKind = 'broken-chain',
): Mutant => ({
  name,
  operation,
  kinds: [kind],
  chapters: ['chains'],
  mutate: around(wrapped, wrapper),
});

/** A server that spoils one answer of a chain. */
export const spoilt = (
  name: string,
  operation: string,
  spoiledAt: string,
  status: number,
  spoil: (body: Json) => void,
  kind: FindingKind = 'broken-chain',
): Mutant => ({
  name,
  operation,
  kinds: [kind],
  chapters: ['chains'],
  mutate: spoiling(spoiledAt, status, ({ body }) => spoil(body)),
});

/** Takes a header away before the server sees it. */
export const deaf = (name: string, operation: string, header: string): Mutant =>
  chained(
    name,
    operation,
    operation,
    () => (told, next) =>
      next(changed(told.request, { headers: { [header]: null }, body: told.body })),
  );

/** Says that something was done, and does not do it. */
export const pretending = (
  name: string,
  pretended: string,
  operation: string,
  kind: FindingKind,
): Mutant => ({
  ...chained(
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
export const call = (told: Parameters<Around>[0], method: string, path: string, body?: Json) =>
  changed(told.request, {
    url: `/api${path}`,
    method,
    headers: { 'idempotency-key': crypto.randomUUID(), 'if-match': null },
    ...(body === undefined ? {} : { body }),
  });

/** Shows a session as its author sees it to some of those for whom it is not there. */
export const leaking = (
  name: string,
  isShown: (
    told: Parameters<Around>[0],
    next: Parameters<Around>[1],
    session: Awaited<ReturnType<Around>>,
  ) => boolean | Promise<boolean>,
): Mutant =>
  chained(
    name,
    'getPublishedSession',
    ['getPublishedSession', 'publishWritingSession'],
    () => {
      const owners = new Map<string, string>();
      return async (told, next) => {
        const answer = await next(told.request);
        const { sessionId = '' } = told.params;
        const token = bearerOf(told.request);
        if (told.operation === 'publishWritingSession' && token) owners.set(sessionId, token);
        const owner = owners.get(sessionId);
        if (answer.status !== 404 || owner === undefined) return answer;
        const headers = { authorization: `Bearer ${owner}` };
        const session = await next(changed(told.request, { headers }));
        return (await isShown(told, next, session)) ? session : answer;
      };
    },
    'foreign-row-visible',
  );
