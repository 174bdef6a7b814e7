import { call, chained } from './chained.ts';
import { changed, type Json, type Mutant } from './mutant.ts';

/** Servers that lose something between two projects. */
export const moveMutants: Mutant[] = [
  chained('a place lost on the way to another project', 'moveDocument', 'moveDocument', () => {
    return async (told, next) => {
      const { body } = await next(call(told, 'GET', `/documents/${told.params['documentId']}`));
      const isOther = told.body?.projectId !== undefined && told.body.projectId !== body?.projectId;
      const moved: Json = isOther ? { ...told.body, after: null } : told.body;
      return next(changed(told.request, { body: moved }));
    };
  }),
  chained('a document moved after itself', 'moveDocument', 'moveDocument', () => (told, next) => {
    const isItself = told.body?.after === told.params['documentId'];
    const body: Json = isItself ? { ...told.body, after: null } : told.body;
    return next(changed(told.request, { body }));
  }),
  chained(
    'a session in another project than its document',
    'startWritingSession',
    'startWritingSession',
    () => {
      return async (told, next) => {
        const answer = await next(told.request);
        if (answer.body?.messageKey !== 'documents.notFound') return answer;
        const { documentId: _, ...body }: Json = told.body;
        return next(changed(told.request, { body }));
      };
    },
  ),
  {
    ...chained(
      'a project that counts the documents it was made with',
      'getProject',
      ['createDocument', 'getProject'],
      () => {
        const made = new Map<string, number>();
        return async (told, next) => {
          const answer = await next(told.request);
          const project = String(answer.body?.projectId);
          if (answer.status === 201) made.set(project, (made.get(project) ?? 0) + 1);
          const count = made.get(told.params['projectId'] ?? '');
          if (answer.status === 200) answer.body.documentCount = count ?? 0;
          return answer;
        };
      },
    ),
    only: ['moveDocument'],
  },
  chained(
    'a document that keeps the first name of its project',
    'getDocument',
    ['createDocument', 'moveDocument', 'getDocument'],
    () => {
      const names = new Map<string, string>();
      return async (told, next) => {
        const answer = await next(told.request);
        const { projectId = '', projectName = '' } = answer.body ?? {};
        if (answer.status < 300 && told.operation !== 'getDocument')
          names.set(projectId, projectName);
        if (answer.status === 200)
          answer.body.projectName = names.get(projectId) ?? answer.body.projectName;
        return answer;
      };
    },
  ),
];
