import { call } from './in-scenarios.ts';
import { around, type Around, type Json, type Mutant } from './mutant.ts';

/** A server that lists more than its filter lets through. */
const listing = (name: string, operation: string, wrap: Around): Mutant => ({
  name,
  operation,
  kinds: ['wrong-value'],
  suites: ['scenarios'],
  mutate: around(operation, () => wrap),
});

/**
 * A list with rows that a filter should leave out.
 *
 * @param added the rows, of all that the caller can list.
 */
const adding = (
  name: string,
  operation: string,
  filter: string,
  path: string,
  added: (rows: Json[], value: string) => Json[],
): Mutant =>
  listing(name, operation, async (incoming, next) => {
    const answer = await next(incoming.request);
    const { searchParams: query } = new URL(incoming.request.url);
    const value = query.get(filter);
    if (answer.status !== 200 || value === null || query.has('cursor')) return answer;
    if (answer.body.nextCursor !== null) return answer;
    const language = query.get('language');
    const more = language === null ? '' : `&language=${language}`;
    const { body: all } = await next(call(incoming, 'GET', `${path}?limit=100${more}`));
    const { items } = answer.body;
    const listed = new Set(items.map(({ id, slug }: Json) => id ?? slug));
    const rows = added(all.items ?? [], value).filter(({ id, slug }) => !listed.has(id ?? slug));
    items.push(...rows.slice(0, Number(query.get('limit') ?? 20) - items.length));
    return answer;
  });

/** Servers whose lists hold what was not asked for, beside all that was. */
export const listedRowMutants: Mutant[] = [
  // KIT-92
  listing(
    'private sessions of the caller among those of an author',
    'listPublishedSessions',
    async (incoming, next) => {
      const answer = await next(incoming.request);
      const { searchParams: query } = new URL(incoming.request.url);
      if (answer.status !== 200 || !query.has('authorId') || query.has('cursor')) return answer;
      const { body: me } = await next(call(incoming, 'GET', '/auth/me'));
      const own = `/published-sessions?limit=100&authorId=${me.id}`;
      const { body: list } = await next(call(incoming, 'GET', own));
      const isAsked = query.get('authorId') === me.id;
      const isPrivate = ({ visibility }: Json) => visibility === 'private';
      if (!isAsked) answer.body.items.push(...(list.items ?? []).filter(isPrivate));
      answer.body.items.sort((a: Json, b: Json) => b.publishedAt.localeCompare(a.publishedAt));
      return answer;
    },
  ),
  adding('articles found by a part of a tag', 'listArticles', 'tag', '/articles', (rows, tag) =>
    rows.filter(({ tags }) => tags.some((one: string) => one.includes(tag))),
  ),
  adding(
    'sessions without a project among those of a project',
    'listWritingSessions',
    'projectId',
    '/sessions',
    (rows) => rows.filter(({ projectId }) => projectId === null),
  ),
  adding(
    'discarded sessions whatever status is asked for',
    'listWritingSessions',
    'status',
    '/sessions',
    (rows) => rows.filter(({ status }) => status === 'discarded'),
  ),
  adding(
    'projects found by their description',
    'listProjects',
    'search',
    '/projects',
    (rows, search) => rows.filter(({ description }) => description?.includes(search)),
  ),
  adding(
    'documents found by the name of their project',
    'listDocuments',
    'search',
    '/documents',
    (rows, search) => rows.filter(({ projectName }) => projectName.includes(search)),
  ),
];
