import { forgettingOwners } from './credentials.ts';
import { call, inScenario, spoilt } from './in-scenarios.ts';
import type { Json, Mutant } from './mutant.ts';

// KIT-72
/** Serves an operation of a document in the trash, which is there again as it was afterwards. */
const openTrash = (operation: string): Mutant =>
  inScenario(`${operation} of a document in the trash`, operation, operation, () => {
    return async (incoming, next) => {
      const answer = await next(incoming.request);
      if (answer.status !== 404) return answer;
      const { documentId } = incoming.params;
      const restored = await next(call(incoming, 'POST', `/trash/${documentId}/restore`, {}));
      if (restored.status !== 200) return answer;
      const served = await next(incoming.request);
      await next(call(incoming, 'DELETE', `/documents/${documentId}`));
      return served;
    };
  });

/** Servers that lose a text in the trash, or give it to somebody else. */
export const trashedTextMutants: Mutant[] = [
  spoilt('a trash without words', 'listTrash', 'listTrash', 200, ({ items }) => {
    for (const item of items) item.words = 0;
  }),
  spoilt('a trash that forgets where things were', 'listTrash', 'listTrash', 200, ({ items }) => {
    for (const item of items) item.projectId = null;
  }),
  inScenario('a restoration without the text', 'restoreFromTrash', 'restoreFromTrash', () => {
    return async (incoming, next) => {
      const answer = await next(incoming.request);
      if (answer.status !== 200) return answer;
      const { body: read } = await next(call(incoming, 'GET', `/documents/${answer.body.id}`));
      const { id: sessionId }: Json = (
        await next(
          call(incoming, 'POST', '/sessions', { documentId: answer.body.id, timeZone: 'UTC' }),
        )
      ).body;
      const changes = read.paragraphs.map(({ id, version }: Json) => ({
        operation: 'delete',
        id,
        parentVersion: version,
      }));
      await next(call(incoming, 'PATCH', `/documents/${answer.body.id}/paragraphs`, { changes }));
      await next(call(incoming, 'POST', `/sessions/${sessionId}/end`));
      return answer;
    };
  }),
  ...[
    'listDocumentVersions',
    'createDocumentVersion',
    'getDocumentVersion',
    'renameDocumentVersion',
    'deleteDocumentVersion',
    'restoreDocumentVersion',
    'getDocumentVersionDifference',
    'moveDocument',
    'updateDocument',
    'saveParagraphs',
  ].map(openTrash),
  forgettingOwners(
    'what somebody else deleted restored',
    'restoreFromTrash',
    'foreign-row-visible',
  ),
  forgettingOwners(
    'what somebody else deleted deleted for good',
    'deleteFromTrash',
    'foreign-row-visible',
  ),
];
