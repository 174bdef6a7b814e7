import { call, inScenario } from './in-scenarios.ts';
import {
  bearerOf,
  changed,
  mendingQuery,
  type Json,
  type Mutant,
  type Spoilt,
  type Incoming,
} from './mutant.ts';

/** One that shows what was made, and is deleted, to its owner. */
const keeping = (
  name: string,
  [making, deleting, showing]: [making: string, deleting: string, showing: string],
  isGone: (row: Json, id: string) => boolean,
  show: (row: Json, answer: Spoilt, incoming: Incoming) => void,
): Mutant => ({
  ...inScenario(name, showing, [making, deleting, showing], () => {
    const made: { who: unknown; row: Json }[] = [];
    const gone: typeof made = [];
    return async (incoming, next) => {
      const answer = await next(incoming.request);
      const who = bearerOf(incoming.request);
      const [id = ''] = Object.values(incoming.params);
      if (incoming.operation === making && answer.status < 300)
        made.push({ who, row: answer.body });
      if (incoming.operation === deleting && answer.status === 204) {
        gone.push(...made.filter((one) => isGone(one.row, id)));
      }
      if (incoming.operation === showing && answer.status === 200) {
        for (const one of gone)
          if (one.who === who) show(structuredClone(one.row), answer, incoming);
      }
      return answer;
    };
  }),
  only: [deleting, showing],
});

const onLastPage = (row: Json, { body }: Spoilt) => {
  if (body.nextCursor === null) body.items.push(row);
};

const onItsDay = (row: Json, { body: { days } }: Spoilt, { request }: Incoming) => {
  const { searchParams } = new URL(request.url);
  const { localDate: date } = row.journalEntry;
  if (date < String(searchParams.get('from')) || date > String(searchParams.get('to'))) return;
  const entry = { documentId: row.id, projectId: row.projectId, words: row.words };
  const day = days.find((one: Json) => one.date === date);
  const sentiments = { none: 0, positive: 0, neutral: 0, negative: 0 };
  if (day) day.journalEntries.push(entry);
  else days.push({ date, words: 0, sessions: 0, sentiments, journalEntries: [entry] });
};

/** Keeps readers whose account is deleted in the lists of those whom they read. */
const keepingReaders: Mutant = {
  ...inScenario(
    // KIT-72
    'a reader whose account is deleted listed',
    'listSubscribers',
    ['deleteAccount', 'listSubscribers'],
    () => {
      const left: { authorId: unknown; row: Json }[] = [];
      return async (incoming, next) => {
        const me = await next(call(incoming, 'GET', '/auth/me'));
        const read = await next(call(incoming, 'GET', '/subscriptions'));
        const answer = await next(incoming.request);
        if (incoming.operation === 'listSubscribers' && answer.status === 200) {
          const own = left.filter(({ authorId }) => authorId === me.body.id);
          answer.body.items.push(...own.map(({ row }) => row));
        } else if (answer.status === 204) {
          const { id: readerId, name, pictureUrl } = me.body;
          for (const { id, author, createdAt } of read.body.items) {
            const row = { id, reader: { id: readerId, name, pictureUrl }, createdAt };
            left.push({ authorId: author.id, row });
          }
        }
        return answer;
      };
    },
  ),
  only: ['deleteAccount', 'listSubscribers'],
};

/** Keeps what was published by who is deleted in the list of it. */
const keepingPublished: Mutant = {
  ...inScenario(
    'what a deleted account had published listed',
    'listPublishedSessions',
    ['deleteAccount', 'listPublishedSessions'],
    () => {
      const left: Json[] = [];
      return async (incoming, next) => {
        const isLeaving = incoming.operation === 'deleteAccount';
        const me = isLeaving ? await next(call(incoming, 'GET', '/auth/me')) : null;
        const path = `/published-sessions?authorId=${me?.body.id}`;
        const own = isLeaving ? await next(call(incoming, 'GET', path)) : null;
        const answer = await next(incoming.request);
        if (isLeaving && answer.status === 204) left.push(...(own?.body.items ?? []));
        if (!isLeaving && answer.status === 200) {
          const authorId = new URL(incoming.request.url).searchParams.get('authorId');
          answer.body.items.push(...left.filter(({ author }) => author.id === authorId));
        }
        return answer;
      };
    },
    'foreign-row-visible',
  ),
  only: ['deleteAccount', 'listPublishedSessions'],
};

/** Takes the sessions of a deleted project from the list of them. */
const takingSessions: Mutant = {
  ...inScenario(
    'sessions of a deleted project taken along',
    'listWritingSessions',
    ['startWritingSession', 'deleteProject', 'listWritingSessions'],
    () => {
      const placed = new Map<string, string>();
      const gone = new Set<string>();
      return async (incoming, next) => {
        const answer = await next(incoming.request);
        const { operation, params } = incoming;
        if (operation === 'startWritingSession' && answer.status === 201)
          placed.set(answer.body.id, answer.body.projectId);
        if (operation === 'deleteProject' && answer.status === 204)
          for (const [id, projectId] of placed) if (projectId === params['projectId']) gone.add(id);
        if (operation === 'listWritingSessions' && answer.status === 200)
          answer.body.items = answer.body.items.filter(({ id }: Json) => !gone.has(id));
        return answer;
      };
    },
  ),
  only: ['deleteProject', 'listWritingSessions'],
};

/** One that takes the time at which something was seen for another, or for none. */
const mistaking = (
  name: string,
  operation: string,
  mistake: (query: URLSearchParams) => void,
): Mutant => ({
  name,
  operation,
  kinds: ['broken-scenario'],
  suites: ['scenarios'],
  mutate: mendingQuery(operation, mistake),
});

/** Servers that delete what nobody has seen, or nothing. */
const overtakenMutants: Mutant[] = [
  // KIT-69
  // KIT-70
  mistaking('a document deleted with words written since', 'deleteDocument', (query) =>
    query.delete('updatedAt'),
  ),
  mistaking('a project deleted with words written since', 'deleteProject', (query) =>
    query.delete('updatedAt'),
  ),
  mistaking('a document as it was seen not deleted', 'deleteDocument', (query) => {
    if (query.has('updatedAt')) query.set('updatedAt', '2001-01-01T00:00:00Z');
  }),
  inScenario(
    'a document refused and deleted',
    'deleteDocument',
    'deleteDocument',
    () => async (incoming, next) => {
      const answer = await next(incoming.request);
      if (answer.status !== 412) return answer;
      const { pathname } = new URL(incoming.request.url);
      await next(changed(incoming.request, { url: pathname, headers: { 'if-match': null } }));
      return answer;
    },
  ),
];

/** Servers that go on showing what is deleted, or show less than is left. */
export const deletionMutants: Mutant[] = [
  keeping(
    // KIT-72
    'documents of a deleted project listed',
    ['createDocument', 'deleteProject', 'listDocuments'],
    (row, id) => row.projectId === id,
    (row, answer, { request }) => {
      delete row.paragraphs;
      const { searchParams } = new URL(request.url);
      const isFiltered = ['projectId', 'search'].some((name) => searchParams.has(name));
      if (!isFiltered) onLastPage(row, answer);
    },
  ),
  keeping(
    // KIT-72
    'deleted entries listed in their journal',
    ['openJournalEntry', 'deleteDocument', 'listJournalEntries'],
    (row, id) => row.id === id,
    (row, answer, { params }) => {
      if (row.projectId === params['projectId']) onLastPage(row, answer);
    },
  ),
  keeping(
    // KIT-72
    'entries of a deleted journal in the calendar',
    ['openJournalEntry', 'deleteProject', 'getCalendar'],
    (row, id) => row.projectId === id,
    onItsDay,
  ),
  keepingReaders,
  keepingPublished,
  takingSessions,
  ...overtakenMutants,
];
