import { mendingQuery, type Mutant } from './mutant.ts';

/** Takes a part of the query for nothing. */
const ignoring = (operation: string, ...names: string[]): Mutant[] =>
  names.map((name) => ({
    name: `${name} of ${operation} ignored`,
    operation,
    kinds: ['broken-chain'],
    chapters: ['chains'],
    mutate: mendingQuery(operation, (query) => query.delete(name)),
  }));

/** Servers that list something else than was asked for. */
export const filterMutants: Mutant[] = [
  ...ignoring('listDocuments', 'search', 'projectId'),
  ...ignoring('listWritingSessions', 'status', 'sentiment', 'visibility', 'projectId'),
  ...ignoring('listWritingSessions', 'from', 'to', 'search', 'sort'),
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
