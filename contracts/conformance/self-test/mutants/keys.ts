import { createHash } from 'node:crypto';
import { call, inScenario } from './in-scenarios.ts';
import { problem } from './failures.ts';
import { bearerOf, changed, type Around, type Json, type Mutant } from './mutant.ts';

const keyOf = ({ request }: Parameters<Around>[0]) =>
  request.headers.get('idempotency-key')?.toLowerCase() ?? '';

/** The same key for the same operation, and for no other. */
function keyAt(operation: string, key: string): string {
  const hash = createHash('sha1').update(`${operation} ${key}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

const toldApart = (operation: string, made: string): Mutant =>
  // KIT-85
  ({
    ...inScenario(`keys of ${operation} free for others`, made, made, () => (incoming, next) => {
      const key = keyOf(incoming);
      if (key === '') return next(incoming.request);
      const headers = { 'idempotency-key': keyAt(operation, key) };
      return next(
        changed(incoming.request, {
          headers,
          ...(incoming.body === undefined ? {} : { body: incoming.body }),
        }),
      );
    }),
    only: [operation],
  });

/** Servers that go wrong at keys, in what only time or another operation shows. */
export const keyMutants: Mutant[] = [
  inScenario('a refusal kept under its key', 'startWritingSession', 'startWritingSession', () => {
    const refusals = new Map<string | null, Json>();
    return async ({ request }, next) => {
      const key = request.headers.get('idempotency-key');
      const answer = refusals.get(key) ?? (await next(request));
      if (key !== null && answer.status === 409) refusals.set(key, answer);
      return answer;
    };
  }),
  inScenario('a key of somebody else refused', 'createProject', 'createProject', () => {
    const owners = new Map<string, string | undefined>();
    return async (incoming, next) => {
      const key = keyOf(incoming);
      const token = bearerOf(incoming.request);
      if (owners.has(key) && owners.get(key) !== token) {
        const errors = [{ field: 'Idempotency-Key', messageKey: 'idempotency.keyReused' }];
        return problem(422, 'actions.endpoints.validationError', { errors });
      }
      const answer = await next(incoming.request);
      if (key !== '' && answer.status === 201) owners.set(key, token);
      return answer;
    };
  }),
  toldApart('createInvitation', 'createProject'),
  toldApart('askQuestion', 'suggestFeature'),
  {
    // KIT-85
    ...inScenario(
      'a key of another operation refused, and something made',
      'createProject',
      'createProject',
      () => async (incoming, next) => {
        const answer = await next(incoming.request);
        const body: { errors?: { field: string }[] } = answer.body ?? {};
        if (body.errors?.some(({ field }) => field === 'Idempotency-Key') === true) {
          await next(call(incoming, 'POST', '/projects', incoming.body));
        }
        return answer;
      },
    ),
    only: ['createInvitation', 'createProject'],
  },
  {
    // KIT-74
    ...inScenario(
      'the Date of a repeat that of the first',
      'createProject',
      'createProject',
      () => {
        const dates = new Map<string, string>();
        return async (incoming, next) => {
          const answer = await next(incoming.request);
          const key = keyOf(incoming);
          const date = dates.get(key);
          if (date !== undefined) answer.headers.set('date', date);
          if (key !== '' && answer.status < 300) {
            dates.set(key, date ?? answer.headers.get('date') ?? new Date().toUTCString());
          }
          return answer;
        };
      },
    ),
    kinds: ['wrong-value'],
    suites: ['situations'],
  },
  // KIT-84
  inScenario(
    'a repeated save refused when the document is gone',
    'saveParagraphs',
    'saveParagraphs',
    () => async (incoming, next) => {
      const answer = await next(incoming.request);
      const { documentId } = incoming.params;
      const document = await next(call(incoming, 'GET', `/documents/${documentId}`));
      return answer.status === 200 && document.status === 404
        ? problem(404, 'documents.notFound')
        : answer;
    },
  ),
];
