import { call, inScenario } from './in-scenarios.ts';
import { problem } from './failures.ts';
import type { Around, Mutant, Spoilt } from './mutant.ts';

type Incoming = Parameters<Around>[0];

/** A server that answers a later failure than the first, where a request has both. */
const later = (
  name: string,
  operation: string,
  first: number,
  second: (
    incoming: Incoming,
    next: Parameters<Around>[1],
  ) => Spoilt | undefined | Promise<Spoilt | undefined>,
): Mutant =>
  // KIT-84
  inScenario(name, operation, operation, () => async (incoming, next) => {
    const answer = await next(incoming.request);
    return (answer.status === first && (await second(incoming, next))) || answer;
  });

/** A transition that looks at the status of a session before it looks at its version. */
const statusFirst = (operation: string) =>
  later(`${operation}: the status before the version`, operation, 412, async (incoming, next) => {
    const session = await next(call(incoming, 'GET', `/sessions/${incoming.params['sessionId']}`));
    return session.body.status === 'discarded'
      ? problem(409, 'writingSessions.illegalTransition')
      : undefined;
  });

const queryOf = ({ request }: Incoming) => new URL(request.url).searchParams;

const unknownParameter = (incoming: Incoming) =>
  queryOf(incoming).has('unexpected')
    ? problem(422, 'actions.endpoints.validationError', {
        errors: [{ field: 'unexpected', messageKey: 'validation.additionalProperties' }],
      })
    : undefined;

/** Servers that look at what is wrong with a request in another order. */
export const failurePairMutants: Mutant[] = [
  statusFirst('publishWritingSession'),
  statusFirst('pauseWritingSession'),
  later('the type before the size', 'askQuestion', 413, ({ request }) =>
    request.headers.get('content-type') === 'text/plain'
      ? problem(415, 'request.unsupportedMediaType')
      : undefined,
  ),
  later('the body before its type', 'joinWaitlist', 415, ({ body }) =>
    body === undefined ? problem(400, 'request.malformedJson') : undefined,
  ),
  later('the query before the body', 'setObjectives', 400, unknownParameter),
  later('the query before the token', 'listDevices', 401, unknownParameter),
  later('an updatedAt before the project', 'deleteProject', 404, (incoming) =>
    queryOf(incoming).has('updatedAt') ? problem(412, 'request.staleVersion') : undefined,
  ),
  later('a project before the query', 'getProject', 422, async (incoming, next) => {
    const project = await next(call(incoming, 'GET', `/projects/${incoming.params['projectId']}`));
    return project.status === 404 ? project : undefined;
  }),
  later('a journal before the key', 'createDocument', 422, async (incoming, next) => {
    const { errors } = (await next(incoming.request)).body;
    const isKey = errors.some(({ field }: { field: string }) => field === 'Idempotency-Key');
    const project = await next(call(incoming, 'GET', `/projects/${incoming.body.projectId}`));
    return isKey && project.body.type === 'journal'
      ? problem(409, 'projects.isJournal')
      : undefined;
  }),
];
