import { isDeepStrictEqual } from 'node:util';
import { around, mending, mendingQuery, type Json, type Mutant } from './mutants/mutant.ts';
import { call } from './mutants/in-scenarios.ts';

/** A server that does otherwise than the reference what the contract leaves open. */
export type LegalServer = Pick<Mutant, 'name' | 'suites' | 'mutate'> & {
  /** Where the kit might take it for a fault, first where `pnpm test` looks; none for everywhere. */
  only: string[];
};

/** The change of a thing that says already what it is to say is answered with the thing as it is. */
const unmoved = (operation: string, pathOf: (params: Record<string, string>) => string) =>
  around(operation, () => async (incoming, next) => {
    const held = await next(call(incoming, 'GET', pathOf(incoming.params)));
    const asked: [string, Json][] = Object.entries(Object(incoming.body));
    const isHeld = asked.every(([name, value]) => isDeepStrictEqual(held.body[name], value));
    const condition = incoming.request.headers.get('if-match');
    const isStale = condition !== null && condition !== held.headers.get('etag');
    // A document is answered without its text where it is changed.
    delete held.body?.paragraphs;
    const { headers, url } = incoming.request;
    const isPlain = headers.get('content-type') === 'application/json' && !url.includes('?');
    const isNothing = isPlain && held.status === 200 && asked.length > 0 && isHeld && !isStale;
    return isNothing ? held : next(incoming.request);
  });

const setting = (operation: string, pathOf: Parameters<typeof unmoved>[1]): LegalServer => ({
  name: `${operation} that moves no version when nothing changes`,
  suites: ['scenarios'],
  only: [operation],
  mutate: unmoved(operation, pathOf),
});

/** As a database and a program write one instant. */
const OTHERWISE = [
  'listProjects',
  'listDocuments',
  'listArticles',
  'listPublishedSessions',
  'getPublishedSession',
];

const otherwiseWritten: LegalServer = {
  name: 'an export and lists that write instants otherwise than what is read alone',
  suites: ['scenarios', 'situations'],
  // KIT-66
  only: ['exportAccount', ...OTHERWISE],
  mutate: around(['exportAccount', ...OTHERWISE], () => async (incoming, next) => {
    const answer = await next(incoming.request);
    const text = JSON.stringify(answer.body) ?? 'null';
    return {
      ...answer,
      body: JSON.parse(text.replaceAll(/(?<=T[\d:]{8}\.\d{3})Z"/gu, '000+00:00"')),
    };
  }),
};

/** Runs as another editor has them: neighbours of the same marks are one, and marks are sorted. */
function joined(content: Json): Json {
  const runs: Json[] = [];
  for (const { text, marks } of content) {
    const own = [...new Set<string>(marks)].toSorted((a, b) => (a < b ? -1 : 1));
    const last = runs.at(-1);
    if (isDeepStrictEqual(last?.marks, own)) last.text += text;
    else runs.push({ text, marks: own });
  }
  return runs;
}

const joiningRuns: LegalServer = {
  name: 'texts whose neighbours of the same marks are one run, with sorted marks',
  suites: ['scenarios'],
  // KIT-8
  only: ['getDocument', 'saveParagraphs', 'getPublishedSession'],
  mutate: mending('saveParagraphs', (body) => {
    for (const change of body.changes ?? []) {
      if (Array.isArray(change.content)) change.content = joined(change.content);
    }
  }),
};

/** The ids of a body in capitals. */
const capital = (name: string, value: Json): Json => {
  if (name === 'deletedIds') return value.map((id: string) => id.toUpperCase());
  return /^id$|Id$/u.test(name) && typeof value === 'string' ? value.toUpperCase() : value;
};

/** As databases and programs have them that write ids in capitals. */
const inCapitals: LegalServer = {
  name: 'ids in capitals',
  suites: ['situations', 'ownership', 'scenarios'],
  only: ['getDocument', 'saveParagraphs', 'getWritingSessionText', 'exportAccount'],
  mutate: around('*', () => async (incoming, next) => {
    const answer = await next(incoming.request);
    const text = JSON.stringify(answer.body);
    return text === undefined ? answer : { ...answer, body: JSON.parse(text, capital) };
  }),
};

/** As browsers write HTML, and with a cover, which no article of ours has. */
const otherwiseMarkedUp: LegalServer = {
  name: 'articles with covers whose HTML is written otherwise',
  suites: ['valid', 'scenarios'],
  only: ['listArticles', 'getArticle'],
  mutate: around(['listArticles', 'getArticle'], () => async (incoming, next) => {
    const answer = await next(incoming.request);
    const text = '<ol start="3"><li>Rain<br>and <em>snow</em></li></ol><hr><img src="/a.webp" alt>';
    if (typeof answer.body?.html === 'string') answer.body.html += text;
    for (const row of answer.body?.items ?? [answer.body ?? {}]) {
      if ('cover' in row) row.cover = { url: '/a%20b.webp?v=2', width: 9, height: 9, alt: '' };
    }
    return answer;
  }),
};

const redirectingToAnotherSite: LegalServer = {
  name: 'a redirect to an https address of another site',
  suites: ['valid', 'scenarios'],
  only: ['listRedirects'],
  mutate: around('listRedirects', () => async (incoming, next) => {
    const answer = await next(incoming.request);
    answer.body?.items?.push({ from: '/press', to: 'https://press.example.org/', status: 302 });
    return answer;
  }),
};

/** One for each list. */
export const shortPages = [
  'listProjects',
  'listDocuments',
  'listProjectTexts',
  'listJournalEntries',
  'listWritingSessions',
  'listObjectiveWeeks',
  'listPublishedSessions',
  'listSubscribers',
  'listInvitations',
  'listSubscriptions',
  'listArticles',
  'listDevices',
  'listTrash',
  'listDocumentVersions',
  'getDocumentVersionDifference',
].map((operation): LegalServer => ({
  name: `${operation} with pages of two, whatever the limit`,
  suites: ['scenarios', 'situations'],
  only: [operation],
  mutate: mendingQuery(operation, (query) => {
    const limit = Number(query.get('limit') ?? '20');
    if (Number.isInteger(limit) && limit > 2 && limit <= 20) query.set('limit', '2');
  }),
}));

export const legalServers: LegalServer[] = [
  redirectingToAnotherSite,
  otherwiseMarkedUp,
  inCapitals,
  otherwiseWritten,
  joiningRuns,
  // KIT-79
  setting('updateProject', ({ projectId }) => `/projects/${projectId}`),
  // KIT-69
  setting('updateDocument', ({ documentId }) => `/documents/${documentId}`),
];

/** The same as of the two above. */
export const otherSettings = [
  setting('updateWritingSession', ({ sessionId }) => `/sessions/${sessionId}`),
  setting('updateProfile', () => '/auth/me'),
];
