import { inScenario, spoilt } from './in-scenarios.ts';
import { withoutDocuments } from './failures.ts';
import type { Json, Mutant } from './mutant.ts';

const neverChanged = (body: Json) => {
  body.updatedAt = body.createdAt;
};

const now = () => new Date().toISOString();

/** A document whose reading shows another time from an answer of another operation on. */
const shifted = (name: string, operation: string, status: number): Mutant =>
  inScenario(name, operation, [operation, 'getDocument'], () => {
    let time: string | undefined;
    return async (incoming, next) => {
      const answer = await next(incoming.request);
      if (incoming.operation === operation && answer.status === status) time = now();
      else if (answer.status === 200 && time !== undefined) answer.body.updatedAt = time;
      return answer;
    };
  });

/** Servers that say wrong when something was last changed. */
export const timeMutants: Mutant[] = [
  spoilt(
    'projects by their making',
    'listProjects',
    'listProjects',
    200,
    ({ items }) => {
      items.sort((a: Json, b: Json) => (a.createdAt < b.createdAt ? 1 : -1));
    },
    'wrong-value',
  ),
  ...['some time ago', undefined].map((time) =>
    spoilt(
      `a list whose updatedAt is ${time}`,
      'listDocuments',
      'listDocuments',
      200,
      (body) => {
        for (const document of body.items) document.updatedAt = time;
      },
      'wrong-body',
    ),
  ),
  spoilt('a making that moves with each title', 'updateDocument', 'updateDocument', 200, (body) => {
    body.createdAt = now();
  }),
  withoutDocuments(
    spoilt('a making that moves with each name', 'updateProject', 'updateProject', 200, (body) => {
      body.createdAt = now();
    }),
  ),
  spoilt('a change that leaves its time', 'updateProject', 'updateProject', 200, neverChanged),
  spoilt('a title that leaves its time', 'updateDocument', 'getDocument', 200, neverChanged),
  spoilt('a move that leaves its time', 'moveDocument', 'getDocument', 200, neverChanged),
  spoilt('a save that leaves its time', 'saveParagraphs', 'getDocument', 200, neverChanged),
  spoilt('a project older than its texts', 'saveParagraphs', 'getProject', 200, neverChanged),
  spoilt('a project older than its documents', 'createDocument', 'getProject', 200, neverChanged),
  shifted('a refused save that is a change', 'saveParagraphs', 409),
  inScenario(
    'a save that moves the version of its document',
    'saveParagraphs',
    ['saveParagraphs', 'getDocument'],
    () => {
      const saves = new Map<string, number>();
      return async (incoming, next) => {
        const answer = await next(incoming.request);
        if (answer.status !== 200) return answer;
        const { documentId = '' } = incoming.params;
        const count = saves.get(documentId) ?? 0;
        if (incoming.operation === 'saveParagraphs') saves.set(documentId, count + 1);
        else {
          answer.body.version += count;
          answer.headers.set('etag', `"${answer.body.version}"`);
        }
        return answer;
      };
    },
  ),
  shifted('a refused title that is a change', 'updateDocument', 412),
  spoilt('a reading that is a change', 'getDocument', 'getDocument', 200, (body) => {
    body.updatedAt = now();
  }),
  // KIT-15
  spoilt('paragraphs of the time of their document', 'getDocument', 'getDocument', 200, (body) => {
    for (const paragraph of body.paragraphs) paragraph.updatedAt = body.createdAt;
  }),
  spoilt('paragraphs as old as the last change', 'getDocument', 'getDocument', 200, (body) => {
    for (const paragraph of body.paragraphs) paragraph.updatedAt = body.updatedAt;
  }),
  inScenario(
    'a repeat that is a change',
    'saveParagraphs',
    ['saveParagraphs', 'getDocument'],
    () => {
      const keys = new Set<string | null>();
      let time: string | undefined;
      return async (incoming, next) => {
        const answer = await next(incoming.request);
        const key = incoming.request.headers.get('idempotency-key');
        if (incoming.operation === 'getDocument')
          answer.body.updatedAt = time ?? answer.body.updatedAt;
        else if (keys.has(key)) time = now();
        keys.add(key);
        return answer;
      };
    },
  ),
];
