import { call, inScenario } from './in-scenarios.ts';
import { around, changed, type Json, type Mutant, type Spoilt } from './mutant.ts';

export const problem = (status: number, messageKey: string, more: Json = {}): Spoilt => ({
  status,
  headers: new Headers({
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    ...(status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
  }),
  body: {
    type: 'about:blank',
    title: 'A failure',
    status,
    detail: 'It is so.',
    messageKey,
    ...more,
  },
});

const ofProjects = [
  inScenario(
    'a body looked at before the token',
    'createProject',
    'createProject',
    () => async (incoming, next) => {
      const answer = await next(incoming.request);
      if (answer.status !== 401 || typeof incoming.body?.name === 'string') return answer;
      const errors = [{ field: 'name', messageKey: 'validation.wrongFormat' }];
      return problem(422, 'actions.endpoints.validationError', { errors });
    },
  ),
  inScenario(
    'a resource looked for before the body',
    'updateProject',
    'updateProject',
    () => async (incoming, next) => {
      const answer = await next(incoming.request);
      if (answer.status !== 422) return answer;
      const found = await next(call(incoming, 'GET', `/projects/${incoming.params['projectId']}`));
      return found.status === 404 ? found : answer;
    },
  ),
];

/** The same fault in a server that is being built, and has no documents yet. */
export const withoutDocuments = (mutant: Mutant): Mutant => ({
  ...mutant,
  // KIT-66
  name: `${mutant.name}, where there are no documents yet`,
  mutate: (parts) =>
    around(
      'createDocument',
      () => async () => problem(404, 'request.notFound'),
    )({
      ...parts,
      fetch: mutant.mutate(parts),
    }),
});

/** Servers that answer another of several failures than the first. */
export const failureMutants: Mutant[] = [
  ...ofProjects,
  ...ofProjects.map(withoutDocuments),
  inScenario(
    'a project looked for before the cursor of its list',
    'listDocuments',
    'listDocuments',
    () => async (incoming, next) => {
      const answer = await next(incoming.request);
      const projectId = new URL(incoming.request.url).searchParams.get('projectId');
      if (answer.status !== 422 || projectId === null) return answer;
      const found = await next(call(incoming, 'GET', `/projects/${projectId}`));
      return found.status === 404 ? found : answer;
    },
  ),
  inScenario(
    'a version looked at before the resource',
    'updateDocument',
    'updateDocument',
    () => async (incoming, next) => {
      const answer = await next(incoming.request);
      const isFrom = incoming.request.headers.has('if-match');
      return answer.status === 404 && isFrom ? problem(412, 'request.staleVersion') : answer;
    },
  ),
  inScenario(
    'a conflict looked for before the version',
    'updateDocument',
    'updateDocument',
    () => async (incoming, next) => {
      const answer = await next(incoming.request);
      if (answer.status !== 412) return answer;
      const read = await next(call(incoming, 'GET', `/documents/${incoming.params['documentId']}`));
      if (read.body.journalEntry === null) return answer;
      return next(
        changed(incoming.request, { headers: { 'if-match': null }, body: incoming.body }),
      );
    },
  ),
  inScenario(
    'a resource looked for before the key',
    'createDocument',
    'createDocument',
    () => async (incoming, next) => {
      const answer = await next(incoming.request);
      const errors: Json[] = answer.body.errors ?? [];
      const isReused = errors.some(({ messageKey }) => messageKey === 'idempotency.keyReused');
      if (!isReused) return answer;
      const found = await next(call(incoming, 'GET', `/projects/${incoming.body.projectId}`));
      return found.status === 404 ? found : answer;
    },
  ),
  inScenario(
    'a conflict looked for before the repeat',
    'startWritingSession',
    'startWritingSession',
    () => {
      const known = new Set<string>();
      return async (incoming, next) => {
        const key = incoming.request.headers.get('idempotency-key') ?? '';
        const answer = await next(incoming.request);
        if (answer.status !== 201 || key === '') return answer;
        if (!known.has(key)) {
          known.add(key);
          return answer;
        }
        const renewed = { 'idempotency-key': crypto.randomUUID() };
        const again = await next(
          changed(incoming.request, { headers: renewed, body: incoming.body }),
        );
        return again.status === 409 ? again : answer;
      };
    },
  ),
];
