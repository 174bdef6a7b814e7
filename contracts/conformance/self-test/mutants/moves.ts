import { call, inScenario } from './in-scenarios.ts';
import { changed, type Json, type Mutant } from './mutant.ts';

/** Servers that lose something between two projects. */
export const moveMutants: Mutant[] = [
  inScenario('a place lost on the way to another project', 'moveDocument', 'moveDocument', () => {
    return async (incoming, next) => {
      const { body } = await next(
        call(incoming, 'GET', `/documents/${incoming.params['documentId']}`),
      );
      const isOther =
        incoming.body?.projectId !== undefined && incoming.body.projectId !== body?.projectId;
      const moved: Json = isOther ? { ...incoming.body, after: null } : incoming.body;
      return next(changed(incoming.request, { body: moved }));
    };
  }),
  inScenario(
    'the front of another project taken for its end',
    'moveDocument',
    'moveDocument',
    () => async (incoming, next) => {
      const { projectId, after }: Json = incoming.body ?? {};
      if (after !== null) return next(incoming.request);
      const path = `/documents/${incoming.params['documentId']}`;
      const { body: document } = await next(call(incoming, 'GET', path));
      const list = await next(call(incoming, 'GET', `/documents?projectId=${projectId}&limit=100`));
      const last: Json = list.body.items?.at(-1);
      // Whatever is wrong with a request stays what is answered.
      const isRight =
        incoming.request.headers.get('content-type') === 'application/json' &&
        JSON.stringify(incoming.body).length < 1000 &&
        [document, last].every((one) => one?.journalEntry === null);
      if (!isRight || document.projectId === projectId) return next(incoming.request);
      return next(changed(incoming.request, { body: { projectId, after: last.id } }));
    },
  ),
  inScenario(
    'a document moved to the front where no place is named',
    'moveDocument',
    'moveDocument',
    () => (incoming, next) => {
      const body: Json = incoming.body && { after: null, ...incoming.body };
      return next(changed(incoming.request, { body }));
    },
  ),
  inScenario(
    'a document moved after itself',
    'moveDocument',
    'moveDocument',
    () => (incoming, next) => {
      const isItself = incoming.body?.after === incoming.params['documentId'];
      const body: Json = isItself ? { ...incoming.body, after: null } : incoming.body;
      return next(changed(incoming.request, { body }));
    },
  ),
  inScenario(
    'a session in another project than its document',
    'startWritingSession',
    'startWritingSession',
    () => {
      return async (incoming, next) => {
        const answer = await next(incoming.request);
        if (answer.body?.messageKey !== 'documents.notFound') return answer;
        const { documentId: _, ...body }: Json = incoming.body;
        return next(changed(incoming.request, { body }));
      };
    },
  ),
  {
    ...inScenario(
      'a project that counts the documents it was made with',
      'getProject',
      ['createDocument', 'getProject'],
      () => {
        const made = new Map<string, number>();
        return async (incoming, next) => {
          const answer = await next(incoming.request);
          const project = String(answer.body?.projectId);
          if (answer.status === 201) made.set(project, (made.get(project) ?? 0) + 1);
          const count = made.get(incoming.params['projectId'] ?? '');
          if (answer.status === 200) answer.body.documentCount = count ?? 0;
          return answer;
        };
      },
    ),
    only: ['moveDocument'],
  },
  inScenario(
    'a document that keeps the first name of its project',
    'getDocument',
    ['createDocument', 'moveDocument', 'getDocument'],
    () => {
      const names = new Map<string, string>();
      return async (incoming, next) => {
        const answer = await next(incoming.request);
        const { projectId = '', projectName = '' } = answer.body ?? {};
        if (answer.status < 300 && incoming.operation !== 'getDocument')
          names.set(projectId, projectName);
        if (answer.status === 200)
          answer.body.projectName = names.get(projectId) ?? answer.body.projectName;
        return answer;
      };
    },
  ),
];
