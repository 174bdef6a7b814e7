import { mendingQuery, spoiling, type Mutant } from './mutant.ts';

/** Takes a part of the query for nothing. */
const ignoring = (operation: string, ...names: string[]): Mutant[] =>
  names.map((name) => ({
    name: `${name} of ${operation} ignored`,
    operation,
    kinds: ['broken-chain'],
    chapters: ['chains'],
    mutate: mendingQuery(operation, (query) => query.delete(name)),
  }));

/** Takes one order for the one by default. */
const unsorted = (sort: string): Mutant => ({
  name: `sessions asked for by ${sort} in another order`,
  operation: 'listWritingSessions',
  kinds: ['broken-chain'],
  chapters: ['chains'],
  mutate: mendingQuery('listWritingSessions', (query) => {
    if (query.get('sort') === sort) query.set('sort', sort === 'newest' ? 'oldest' : 'newest');
  }),
});

/** Servers that list something else than was asked for. */
export const filterMutants: Mutant[] = [
  ...ignoring('listDocuments', 'search', 'projectId'),
  ...[false, true].map((isOfProject): Mutant => ({
    name: `documents${isOfProject ? ' of a project' : ''} the wrong way round`,
    operation: 'listDocuments',
    kinds: ['broken-chain'],
    chapters: ['chains'],
    mutate: spoiling('listDocuments', 200, ({ body }, { request }) => {
      // Pages stay what they are: only what is on one is turned round.
      if (new URL(request.url).searchParams.has('projectId') === isOfProject) body.items.reverse();
    }),
  })),
  ...ignoring('listWritingSessions', 'status', 'sentiment', 'visibility', 'projectId'),
  ...ignoring('listWritingSessions', 'from', 'to', 'search', 'sort'),
  ...['newest', 'oldest', 'mostWords'].map(unsorted),
  {
    name: 'an order that the second page forgets',
    operation: 'listWritingSessions',
    kinds: ['broken-chain'],
    chapters: ['chains'],
    mutate: mendingQuery('listWritingSessions', (query) => {
      if (query.has('sort')) query.delete('cursor');
    }),
  },
  ...ignoring('listJournalEntries', 'until'),
  ...ignoring('listPublishedSessions', 'authorId'),
  ...ignoring('listArticles', 'tag'),
  {
    name: 'language of listArticles ignored',
    operation: 'listArticles',
    kinds: ['broken-chain'],
    chapters: ['chains'],
    mutate: mendingQuery('listArticles', (query) => {
      if (query.has('language')) query.set('language', 'en');
    }),
  },
];
