import { forgettingOwners } from './credentials.ts';
import { call, inScenario, spoilt } from './in-scenarios.ts';
import { changed, type Json, type Mutant } from './mutant.ts';

/** Servers that change, lose or show versions of a text. */
export const documentVersionMutants: Mutant[] = [
  inScenario(
    'a restoration of every paragraph',
    'restoreDocumentVersion',
    'restoreDocumentVersion',
    () => (incoming, next) => {
      const { paragraphIds: _, ...body } = incoming.body ?? {};
      return next(changed(incoming.request, { body }));
    },
  ),
  {
    ...inScenario(
      'a paragraph restored to its old place',
      'getDocument',
      ['restoreDocumentVersion', 'getDocument'],
      () => {
        const restored = new Set<string>();
        return async (incoming, next) => {
          const answer = await next(incoming.request);
          for (const id of incoming.body?.paragraphIds ?? []) restored.add(id);
          for (const paragraph of answer.body?.paragraphs ?? []) {
            if (restored.has(paragraph.id)) paragraph.position = 'a0';
          }
          return answer;
        };
      },
    ),
    only: ['restoreDocumentVersion', 'getDocument'],
  },
  spoilt(
    'words that only come and go',
    'getDocumentVersionDifference',
    'getDocumentVersionDifference',
    200,
    ({ items }) => {
      const plain: Json = { movedHere: 'added', movedAway: 'removed' };
      for (const part of items.flatMap(({ parts }: Json) => parts)) {
        part.change = plain[part.change] ?? part.change;
      }
    },
  ),
  spoilt(
    'versions with the oldest first',
    'listDocumentVersions',
    'listDocumentVersions',
    200,
    (body) => {
      body.items.reverse();
    },
  ),
  spoilt(
    'versions that all end a session',
    'listDocumentVersions',
    'listDocumentVersions',
    200,
    ({ items }) => {
      for (const item of items) item.reason = 'sessionEnd';
    },
  ),
  spoilt(
    'versions without the words added',
    'listDocumentVersions',
    'listDocumentVersions',
    200,
    ({ items }) => {
      for (const item of items) item.wordsAdded = 0;
    },
  ),
  spoilt(
    'a version with other words than its list says',
    'getDocumentVersion',
    'getDocumentVersion',
    200,
    (body) => {
      body.words += 1;
    },
  ),
  {
    ...inScenario(
      'a version with the text of now',
      'listDocumentVersions',
      'getDocumentVersion',
      () => async (incoming, next) => {
        const answer = await next(incoming.request);
        if (answer.status !== 200) return answer;
        const path = `/documents/${incoming.params['documentId']}`;
        const { body } = await next(call(incoming, 'GET', path));
        answer.body.paragraphs = body.paragraphs;
        return answer;
      },
    ),
    only: ['listDocumentVersions', 'getDocumentVersion'],
  },
  {
    ...inScenario(
      'a version of another document found',
      'getDocumentVersion',
      ['listDocumentVersions', 'getDocumentVersion'],
      () => {
        const documents = new Map<string, string>();
        return async (incoming, next) => {
          const answer = await next(incoming.request);
          const { documentId = '', versionId = '' } = incoming.params;
          if (incoming.operation === 'listDocumentVersions' && answer.status === 200) {
            for (const { id } of answer.body.items) documents.set(id, documentId);
          }
          const own = documents.get(versionId);
          if (answer.status !== 404 || own === undefined) return answer;
          return next(call(incoming, 'GET', `/documents/${own}/versions/${versionId}`));
        };
      },
    ),
  },
  forgettingOwners("somebody else's version shown", 'getDocumentVersion', 'foreign-row-visible'),
  forgettingOwners(
    "somebody else's versions listed",
    'listDocumentVersions',
    'foreign-row-visible',
  ),
  forgettingOwners(
    "somebody else's version restored",
    'restoreDocumentVersion',
    'foreign-row-visible',
  ),
  forgettingOwners(
    "somebody else's version deleted behind a 404",
    'deleteDocumentVersion',
    'foreign-row-changed',
    { isRefused: true },
  ),
  forgettingOwners(
    "somebody else's version renamed",
    'renameDocumentVersion',
    'foreign-row-visible',
  ),
  forgettingOwners(
    "somebody else's versions compared",
    'getDocumentVersionDifference',
    'foreign-row-visible',
  ),
];
