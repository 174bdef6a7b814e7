import { inScenario, spoilt } from './in-scenarios.ts';
import { changed, mendingQuery, spoiling, type Json, type Mutant } from './mutant.ts';

/** Takes a part of the query for nothing. */
const ignoring = (operation: string, ...names: string[]): Mutant[] =>
  names.map((name) => ({
    name: `${name} of ${operation} ignored`,
    operation,
    kinds: ['broken-scenario', 'wrong-value'],
    suites: ['scenarios'],
    mutate: mendingQuery(operation, (query) => query.delete(name)),
  }));

/** Knows a part of the query on the first page alone. */
const forgetting = (operation: string, ...names: string[]): Mutant[] =>
  names.map((name) => ({
    // KIT-14
    name: `${name} of ${operation} forgotten by the second page`,
    operation,
    kinds: ['broken-scenario', 'wrong-value'],
    suites: ['scenarios'],
    mutate: mendingQuery(operation, (query) => {
      if (query.has('cursor')) query.delete(name);
    }),
  }));

/** Takes one order for the one by default. */
const unsorted = (sort: string): Mutant => ({
  name: `sessions asked for by ${sort} in another order`,
  operation: 'listWritingSessions',
  kinds: ['broken-scenario'],
  suites: ['scenarios'],
  mutate: mendingQuery('listWritingSessions', (query) => {
    if (query.get('sort') === sort) query.set('sort', sort === 'newest' ? 'oldest' : 'newest');
  }),
});

/**
 * A list with cursors of the mutant's own making.
 *
 * @param start where the page begins in the list, of which a cursor tells.
 * @param cursorOf what the next page is asked for with.
 */
const paging = (
  name: string,
  operation: string,
  start: (rows: Json[], cursor: number) => number,
  cursorOf: (rows: Json[], end: number) => number,
  isAbout: (query: URLSearchParams) => boolean,
  onLaterPages: (query: URLSearchParams) => void = () => undefined,
): Mutant =>
  inScenario(name, operation, operation, () => async (incoming, next) => {
    const url = new URL(incoming.request.url);
    const { searchParams: query } = url;
    if (!isAbout(query)) return next(incoming.request);
    const limit = Number(query.get('limit') ?? 20);
    const cursor = query.get('cursor');
    query.delete('cursor');
    query.set('limit', operation === 'listJournalEntries' ? '20' : '100');
    if (cursor !== null) onLaterPages(query);
    const answer = await next(changed(incoming.request, { url: url.href }));
    if (answer.status !== 200) return answer;
    const { items } = answer.body;
    const from = cursor === null ? 0 : start(items, Number(cursor));
    const end = from + limit;
    answer.body.items = items.slice(from, end);
    answer.body.nextCursor = end < items.length ? String(cursorOf(items, end)) : null;
    return answer;
  });

const wordsOf = ({ stats }: Json): number => stats.words;

/** Servers that list something else than was asked for. */
export const filterMutants: Mutant[] = [
  spoilt(
    'a journal with the oldest day first',
    'listProjectTexts',
    'listProjectTexts',
    200,
    ({ items }) => {
      items.reverse();
    },
  ),
  inScenario('names in the order of their bytes', 'listProjects', 'listProjects', () => {
    return async ({ request }, next) => {
      const answer = await next(request);
      if (answer.status !== 200 || !request.url.includes('sort=name')) return answer;
      answer.body.items.sort((a: Json, b: Json) => (a.name < b.name ? -1 : 1));
      return answer;
    };
  }),
  ...ignoring('listProjects', 'search', 'type', 'sort'),
  ...ignoring('listDocuments', 'search', 'projectId', 'sort'),
  ...[false, true].map((isOfProject): Mutant => ({
    name: `documents${isOfProject ? ' of a project' : ''} the wrong way round`,
    operation: 'listDocuments',
    kinds: ['broken-scenario'],
    suites: ['scenarios'],
    mutate: spoiling('listDocuments', 200, ({ body }, { request }) => {
      // Pages stay what they are: only what is on one is turned round.
      if (new URL(request.url).searchParams.has('projectId') === isOfProject) body.items.reverse();
    }),
  })),
  ...ignoring('listWritingSessions', 'status', 'sentiment', 'visibility', 'projectId'),
  ...ignoring('listWritingSessions', 'from', 'to', 'search', 'sort'),
  inScenario(
    'sessions with the first name of their project',
    'listWritingSessions',
    ['createProject', 'listWritingSessions'],
    () => {
      const names = new Map<string, string>();
      return async (incoming, next) => {
        const answer = await next(incoming.request);
        if (answer.status === 201) names.set(answer.body.id, answer.body.name);
        for (const item of answer.status === 200 ? answer.body.items : []) {
          item.projectName = names.get(item.projectId) ?? item.projectName;
        }
        return answer;
      };
    },
  ),
  {
    name: 'projectId of listWritingSessions ignored beside status',
    operation: 'listWritingSessions',
    kinds: ['broken-scenario'],
    suites: ['scenarios'],
    mutate: mendingQuery('listWritingSessions', (query) => {
      if (query.has('status')) query.delete('projectId');
    }),
  },
  ...['listProjects', 'listDocuments', 'listWritingSessions'].map((operation) =>
    spoilt(`the total of a page of ${operation}`, operation, operation, 200, (body) => {
      if ('total' in body) body.total = body.items.length;
    }),
  ),
  ...['newest', 'oldest', 'mostWords'].map(unsorted),
  {
    // KIT-14
    name: 'an order that the second page forgets',
    operation: 'listWritingSessions',
    kinds: ['broken-scenario'],
    suites: ['scenarios'],
    mutate: mendingQuery('listWritingSessions', (query) => {
      if (query.has('sort')) query.delete('cursor');
    }),
  },
  ...forgetting('listProjects', 'search'),
  ...forgetting('listDocuments', 'search', 'projectId'),
  ...forgetting('listWritingSessions', 'status', 'sentiment', 'visibility', 'projectId'),
  ...forgetting('listWritingSessions', 'from', 'to', 'search'),
  ...forgetting('listPublishedSessions', 'authorId'),
  ...forgetting('listArticles', 'tag'),
  ...ignoring('listJournalEntries', 'until'),
  paging(
    'until of listJournalEntries forgotten by the second page',
    'listJournalEntries',
    (_, cursor) => cursor,
    (_, end) => end,
    (query) => query.has('until'),
    (query) => query.delete('until'),
  ),
  paging(
    // KIT-14
    'sessions of as many words left out between two pages',
    'listWritingSessions',
    (rows, cursor) => rows.filter((row) => wordsOf(row) >= cursor).length,
    (rows, end) => wordsOf(rows[end - 1]),
    (query) => query.get('sort') === 'mostWords',
  ),
  ...ignoring('listPublishedSessions', 'authorId'),
  ...ignoring('listArticles', 'tag'),
  spoilt(
    // KIT-15
    'articles that are their own translations',
    'listArticles',
    'listArticles',
    200,
    (body) => {
      for (const { slug, translations } of body.items)
        for (const translation of translations) translation.slug = slug;
    },
  ),
  {
    name: 'language of listArticles ignored',
    operation: 'listArticles',
    kinds: ['broken-scenario'],
    suites: ['scenarios'],
    mutate: mendingQuery('listArticles', (query) => {
      if (query.has('language')) query.set('language', 'en');
    }),
  },
];
