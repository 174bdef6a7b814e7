import { inScenario, spoilt } from './in-scenarios.ts';
import { mendingQuery, type Json, type Mutant } from './mutant.ts';

/** Takes a part of the query for nothing where another one is there. */
const beside = (operation: string, part: string, other: string): Mutant => ({
  name: `${part} of ${operation} ignored beside ${other}`,
  operation,
  kinds: ['broken-scenario'],
  suites: ['scenarios'],
  mutate: mendingQuery(operation, (query) => {
    if (query.has(other)) query.delete(part);
  }),
});

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Servers that take two parts of a query for one. */
export const combinedFilterMutants: Mutant[] = [
  beside('listWritingSessions', 'search', 'sort'),
  beside('listWritingSessions', 'status', 'search'),
  beside('listWritingSessions', 'sort', 'projectId'),
  beside('listWritingSessions', 'sort', 'search'),
  beside('listWritingSessions', 'from', 'sentiment'),
  beside('listWritingSessions', 'to', 'sort'),
  beside('listProjects', 'sort', 'search'),
  beside('listProjects', 'search', 'type'),
  beside('listProjects', 'type', 'sort'),
  beside('listDocuments', 'sort', 'search'),
  beside('listDocuments', 'search', 'sort'),
  {
    name: 'an order of documents in a project alone',
    operation: 'listDocuments',
    kinds: ['broken-scenario'],
    suites: ['scenarios'],
    mutate: mendingQuery('listDocuments', (query) => {
      if (!query.has('projectId')) query.delete('sort');
    }),
  },
  // DOC-40
  inScenario('names found by the whole of a search', 'listProjects', 'listProjects', () => {
    return async ({ request }, next) => {
      const answer = await next(request);
      const search = folded(new URL(request.url).searchParams.get('search') ?? '');
      if (answer.status !== 200) return answer;
      answer.body.items = answer.body.items.filter(({ name }: Json) =>
        folded(name).includes(search),
      );
      return answer;
    };
  }),
  spoilt('no journals among projects', 'listProjects', 'listProjects', 200, (body) => {
    body.items = body.items.filter(({ type }: Json) => type === 'plain');
  }),
  inScenario('a total on each page', 'listProjects', 'listProjects', () => {
    let total = 0;
    return async ({ request }, next) => {
      const answer = await next(request);
      if (answer.status === 200) answer.body.total = total = answer.body.total ?? total;
      return answer;
    };
  }),
  inScenario('a total of what is searched in texts', 'listDocuments', 'listDocuments', () => {
    return async ({ request }, next) => {
      const answer = await next(request);
      if (answer.status === 200 && request.url.includes('search=')) {
        answer.body.total = answer.body.items.length;
      }
      return answer;
    };
  }),
  inScenario('the total of all documents for a project', 'listDocuments', 'listDocuments', () => {
    return async ({ request }, next) => {
      const answer = await next(request);
      if (answer.status === 200 && 'total' in answer.body) answer.body.total += 1;
      return answer;
    };
  }),
  spoilt(
    'a total of the titles that are shown',
    'findDocumentTitles',
    'findDocumentTitles',
    200,
    (body) => {
      body.total = body.items.length;
    },
  ),
  spoilt(
    'titles without those of entries',
    'findDocumentTitles',
    'findDocumentTitles',
    200,
    (body) => {
      body.items = body.items.filter(({ journalEntry }: Json) => journalEntry === null);
    },
  ),
  spoilt(
    'titles of reordered words ranked by their last change',
    'findDocumentTitles',
    'findDocumentTitles',
    200,
    ({ items }) => {
      if (items[0]?.title === 'Marée basse') {
        items.sort((a: Json, b: Json) => b.updatedAt.localeCompare(a.updatedAt));
      }
    },
  ),
  spoilt(
    'equal titles with the first changed first',
    'findDocumentTitles',
    'findDocumentTitles',
    200,
    ({ items }) => {
      if (items[0]?.title !== 'Marée') return;
      const rank = ({ title }: Json) => {
        const text = folded(title);
        if (text === 'maree') return 0;
        if (text.startsWith('maree')) return 1;
        return text.includes(' maree') ? 2 : 3;
      };
      items.sort((a: Json, b: Json) => rank(a) - rank(b) || a.updatedAt.localeCompare(b.updatedAt));
    },
  ),
  inScenario(
    'titles of what is deleted found',
    'findDocumentTitles',
    ['deleteDocument', 'updateDocument', 'findDocumentTitles'],
    () => {
      const known = new Map<string, Json>();
      const gone = new Set<string>();
      return async (incoming, next) => {
        const answer = await next(incoming.request);
        const { documentId = '' } = incoming.params;
        if (incoming.operation === 'deleteDocument' && answer.status === 204) gone.add(documentId);
        if (incoming.operation === 'updateDocument' && answer.status === 200)
          known.set(documentId, answer.body);
        if (incoming.operation !== 'findDocumentTitles' || answer.status !== 200) return answer;
        const search = folded(new URL(incoming.request.url).searchParams.get('search') ?? '');
        for (const id of gone) {
          const one = known.get(id);
          if (!one || !folded(one.title).includes(search)) continue;
          answer.body.items.push(one);
          answer.body.total += 1;
        }
        return answer;
      };
    },
  ),
  inScenario(
    'titles found by what they were',
    'findDocumentTitles',
    ['createDocument', 'updateDocument', 'findDocumentTitles'],
    () => {
      const first = new Map<string, string>();
      const now = new Map<string, Json>();
      return async (incoming, next) => {
        const answer = await next(incoming.request);
        if (answer.status === 201) first.set(answer.body.id, folded(answer.body.title));
        if (incoming.operation === 'updateDocument' && answer.status === 200)
          now.set(answer.body.id, answer.body);
        if (incoming.operation !== 'findDocumentTitles' || answer.status !== 200) return answer;
        const search = folded(new URL(incoming.request.url).searchParams.get('search') ?? '');
        for (const [id, one] of now) {
          const isFound = search.split(' ').every((word) => first.get(id)?.includes(word));
          if (!isFound || answer.body.items.some((item: Json) => item.id === id)) continue;
          answer.body.items.push(one);
          answer.body.total += 1;
        }
        return answer;
      };
    },
  ),
];
