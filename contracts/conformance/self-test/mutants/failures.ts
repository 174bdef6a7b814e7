import { call, chained } from './chained.ts';
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
  chained(
    'a body looked at before the token',
    'createProject',
    'createProject',
    () => async (told, next) => {
      const answer = await next(told.request);
      if (answer.status !== 401 || typeof told.body?.name === 'string') return answer;
      const errors = [{ field: 'name', messageKey: 'validation.wrongFormat' }];
      return problem(422, 'actions.endpoints.validationError', { errors });
    },
  ),
  chained(
    'a resource looked for before the body',
    'updateProject',
    'updateProject',
    () => async (told, next) => {
      const answer = await next(told.request);
      if (answer.status !== 422) return answer;
      const found = await next(call(told, 'GET', `/projects/${told.params['projectId']}`));
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
  chained(
    'a project looked for before the cursor of its list',
    'listDocuments',
    'listDocuments',
    () => async (told, next) => {
      const answer = await next(told.request);
      const projectId = new URL(told.request.url).searchParams.get('projectId');
      if (answer.status !== 422 || projectId === null) return answer;
      const found = await next(call(told, 'GET', `/projects/${projectId}`));
      return found.status === 404 ? found : answer;
    },
  ),
  chained(
    'a version looked at before the resource',
    'updateDocument',
    'updateDocument',
    () => async (told, next) => {
      const answer = await next(told.request);
      const isFrom = told.request.headers.has('if-match');
      return answer.status === 404 && isFrom ? problem(412, 'request.staleVersion') : answer;
    },
  ),
  chained(
    'a conflict looked for before the version',
    'updateDocument',
    'updateDocument',
    () => async (told, next) => {
      const answer = await next(told.request);
      if (answer.status !== 412) return answer;
      const read = await next(call(told, 'GET', `/documents/${told.params['documentId']}`));
      if (read.body.journalEntry === null) return answer;
      return next(changed(told.request, { headers: { 'if-match': null }, body: told.body }));
    },
  ),
  chained(
    'a resource looked for before the key',
    'createDocument',
    'createDocument',
    () => async (told, next) => {
      const answer = await next(told.request);
      const errors: Json[] = answer.body.errors ?? [];
      const isReused = errors.some(({ messageKey }) => messageKey === 'idempotency.keyReused');
      if (!isReused) return answer;
      const found = await next(call(told, 'GET', `/projects/${told.body.projectId}`));
      return found.status === 404 ? found : answer;
    },
  ),
  chained(
    'a conflict looked for before the repeat',
    'startWritingSession',
    'startWritingSession',
    () => {
      const known = new Set<string>();
      return async (told, next) => {
        const key = told.request.headers.get('idempotency-key') ?? '';
        const answer = await next(told.request);
        if (answer.status !== 201 || key === '') return answer;
        if (!known.has(key)) {
          known.add(key);
          return answer;
        }
        const renewed = { 'idempotency-key': crypto.randomUUID() };
        const again = await next(changed(told.request, { headers: renewed, body: told.body }));
        return again.status === 409 ? again : answer;
      };
    },
  ),
];
