import { readContract } from '../../src/index.ts';
import {
  around,
  changed,
  mending,
  mendingQuery,
  spoiling,
  type Json,
  type Mutant,
} from './mutant.ts';

const { enum: marks = [] } = readContract().resolve({ $ref: '#/components/schemas/Mark' });

/** A server that takes bodies it should refuse: they are mended before it sees them. */
export const careless = (name: string, operation: string, mend: (body: Json) => Json): Mutant => ({
  name: `${name} is taken`,
  operation,
  kinds: ['invalid-accepted'],
  suites: ['invalid'],
  mutate: mending(operation, mend),
});

export const carelessQuery = (
  name: string,
  operation: string,
  mend: (query: URLSearchParams) => void,
): Mutant => ({
  name: `${name} is taken`,
  operation,
  kinds: ['invalid-accepted'],
  suites: ['invalid'],
  mutate: mendingQuery(operation, mend),
});

const carelessHeader = (
  name: string,
  operation: string,
  header: string,
  mended: string | null,
): Mutant => ({
  name: `${name} is taken`,
  operation,
  kinds: ['invalid-accepted'],
  suites: ['invalid'],
  mutate: around(operation, () => async (incoming, next) => {
    const answer = await next(incoming.request);
    if (answer.status !== 422) return answer;
    return next(changed(incoming.request, { headers: { [header]: mended }, body: incoming.body }));
  }),
});

const isObject = (value: Json) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/** Rules of the contract that the server does not hold its callers to. */
export const validationMutants: Mutant[] = [
  careless('a title without a shape', 'createDocument', (body) =>
    typeof body?.title === 'string' && /^[\s\u2060]+$/u.test(body.title)
      ? { ...body, title: body.title.replaceAll('\u2060', 'x') }
      : body,
  ),
  ...['getProject', 'getHealth', 'createProject', 'updateProfile'].map((operation) =>
    carelessQuery(`a query parameter that ${operation} does not know`, operation, (query) => {
      query.delete('unexpected');
    }),
  ),
  careless('text that is too long', 'createProject', (body) => {
    if (typeof body.name === 'string') body.name = body.name.slice(0, 120);
  }),
  careless('text that is too short', 'createDocument', (body) => {
    if (typeof body.title === 'string' && body.title.trim() === '') body.title = 'Untitled';
  }),
  careless('a token of blanks', 'signOut', (body) => {
    if (typeof body.refreshToken === 'string')
      body.refreshToken = body.refreshToken.trim() || 'none';
  }),
  {
    name: 'a text of blanks called too short',
    operation: 'createDocument',
    kinds: ['wrong-reason'],
    suites: ['invalid'],
    mutate: spoiling('createDocument', 422, ({ body }, incoming) => {
      for (const error of body.errors)
        if (error.field === 'title' && typeof incoming.body?.title === 'string')
          error.messageKey = 'validation.textTooShort';
    }),
  },
  careless('a value out of no list', 'createProject', (body) => {
    if (typeof body.type === 'string' && !['journal', 'plain'].includes(body.type))
      body.type = 'plain';
  }),
  careless('a property that nobody knows', 'updateProject', (body) =>
    isObject(body)
      ? Object.fromEntries(
          Object.entries(body).filter(([name]) => ['name', 'description'].includes(name)),
        )
      : body,
  ),
  careless('a number for a text', 'createProject', (body) => {
    if (typeof body.name === 'number') body.name = `Project ${body.name}`;
  }),
  careless('a text for a number', 'setObjectives', (body) => {
    if (typeof body.words === 'string') body.words = 1000;
  }),
  careless('a required property left out', 'createDocument', (body) => {
    if (isObject(body)) body.language ??= 'en';
  }),
  careless('null where there is none', 'updateProfile', (body) => {
    if (body.language === null) body.language = 'en';
  }),
  careless('a number over its most', 'setObjectives', (body) => {
    if (body.sessions > 100) body.sessions = 100;
  }),
  careless('a number under its least', 'setObjectives', (body) => {
    if (body.words < 1) body.words = 1;
  }),
  careless('a fraction for a whole number', 'setObjectives', (body) => {
    if (typeof body.words === 'number') body.words = Math.trunc(body.words) || 1;
  }),
  careless('an id that is no UUID', 'startWritingSession', (body) => {
    if (typeof body.projectId === 'string' && !uuid.test(body.projectId)) delete body.projectId;
  }),
  careless('an id without its hyphens', 'startWritingSession', (body) => {
    if (/^[\da-f]{32}$/iu.test(body.projectId)) delete body.projectId;
  }),
  carelessQuery('a day without its hyphens', 'getCalendar', (query) => {
    if (/^\d{8}$/u.test(query.get('from') ?? '')) query.set('from', query.get('to') ?? '');
  }),
  careless('an e-mail that is none', 'askQuestion', (body) => {
    if (typeof body.email === 'string' && !/^[^@\s]+@[^@\s]+\.[a-z]+$/iu.test(body.email)) {
      body.email = 'somebody@example.org';
    }
  }),
  careless('a time zone that is none', 'startWritingSession', (body) => {
    if (typeof body.timeZone !== 'string') return;
    if (body.timeZone !== 'Europe/Paris') body.timeZone = 'Europe/Paris';
  }),
  careless('an empty change', 'updateWritingSession', (body) => {
    if (isObject(body) && Object.keys(body).length === 0) body.sentiment = 'none';
  }),
  careless('one thing twice in a list', 'joinWaitlist', (body) => {
    if (Array.isArray(body.formats)) body.formats = [...new Set(body.formats)];
  }),
  careless('a wrong item deep in a list', 'saveParagraphs', (body) => {
    if (!Array.isArray(body.changes)) return;
    for (const change of body.changes) {
      if (!Array.isArray(change?.content)) continue;
      for (const run of change.content) {
        if (Array.isArray(run?.marks)) {
          run.marks = run.marks.filter((mark: Json) => marks.includes(mark));
        }
      }
    }
  }),
  carelessQuery('a limit over its most', 'listProjects', (query) => {
    if (Number(query.get('limit')) > 100) query.set('limit', '100');
  }),
  carelessQuery('a limit of nothing', 'listDocuments', (query) => {
    if (query.has('limit') && !(Number(query.get('limit')) >= 1)) query.set('limit', '1');
  }),
  carelessQuery('a date that is none', 'getCalendar', (query) => {
    for (const name of ['from', 'to']) {
      const date = query.get(name) ?? '2026-01-01';
      const at = new Date(`${date}T00:00:00Z`);
      const isDate = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date);
      query.set(name, isDate ? date : '2026-01-01');
    }
    if ((query.get('from') ?? '') > (query.get('to') ?? ''))
      query.set('from', query.get('to') ?? '');
  }),
  carelessQuery('a parameter left out', 'listArticles', (query) => {
    if (!query.has('language')) query.set('language', 'fr');
  }),
  carelessQuery('a filter out of no list', 'listWritingSessions', (query) => {
    for (const name of ['status', 'sentiment', 'visibility', 'sort']) query.delete(name);
  }),
  carelessHeader('a version without quotes', 'updateProject', 'if-match', null),
  carelessHeader('a key that is no UUID', 'createProject', 'idempotency-key', null),
  carelessHeader('a key left out', 'saveParagraphs', 'idempotency-key', crypto.randomUUID()),
];
