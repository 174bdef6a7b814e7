import { inScenario, pretending, spoilt } from './in-scenarios.ts';
import { mendingQuery, type Json, type Mutant } from './mutant.ts';

/** Servers that delete for good too early, or lose what they should bring back. */
export const trashMutants: Mutant[] = [
  spoilt('a trash of a week', 'listTrash', 'listTrash', 200, ({ items }) => {
    for (const item of items) {
      item.purgedAt = new Date(Date.parse(item.deletedAt) + 7 * 86_400_000).toISOString();
    }
  }),
  spoilt('a trash that begins with the first deletion', 'listTrash', 'listTrash', 200, (body) => {
    body.items.reverse();
  }),
  spoilt('a trash without what was in a project', 'listTrash', 'listTrash', 200, (body) => {
    body.items = body.items.filter(({ kind, projectId }: Json) => kind === 'project' || projectId);
  }),
  spoilt('a trash that forgets a project in it', 'listTrash', 'listTrash', 200, ({ items }) => {
    for (const item of items) if (item.projectId === null) item.projectName = null;
  }),
  {
    ...inScenario(
      'a document that comes back as the last',
      'listDocuments',
      ['restoreFromTrash', 'listDocuments'],
      () => {
        const restored = new Set<string>();
        return async (incoming, next) => {
          const answer = await next(incoming.request);
          if (answer.status !== 200) return answer;
          if (incoming.operation === 'restoreFromTrash') restored.add(answer.body.id);
          else
            answer.body.items.sort((a: Json, b: Json) => +restored.has(a.id) - +restored.has(b.id));
          return answer;
        };
      },
    ),
    only: ['restoreFromTrash', 'listDocuments'],
  },
  {
    name: 'a trash that is emptied whatever was seen',
    operation: 'listTrash',
    kinds: ['broken-scenario'],
    suites: ['scenarios'],
    mutate: mendingQuery('emptyTrash', (query) => query.delete('until')),
  },
  {
    name: 'a deletion from the trash whatever was seen',
    operation: 'deleteFromTrash',
    kinds: ['broken-scenario'],
    suites: ['scenarios'],
    mutate: mendingQuery('deleteFromTrash', (query) => query.delete('deletedAt')),
  },
  inScenario(
    'what was deleted from the trash brought back',
    'restoreFromTrash',
    'restoreFromTrash',
    () => async (incoming, next) => {
      const answer = await next(incoming.request);
      if (answer.status !== 404) return answer;
      const id = incoming.params['trashItemId'];
      return { ...answer, status: 200, body: { id, kind: 'document', projectId: id } };
    },
  ),
  {
    ...pretending('a trash that is said to be empty', 'emptyTrash', 'listTrash', 'broken-scenario'),
    only: ['listTrash', 'emptyTrash'],
  },
];
