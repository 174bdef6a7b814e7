import { hash } from 'node:crypto';
import type { FindingKind } from '../../src/index.ts';
import type { Fetch } from '../reference.ts';
import { changed, spoiling, type Mutant } from './mutant.ts';
import { careless } from './validation.ts';

/** Reads every request in its own way before the server sees it. */
const reading = (
  name: string,
  operation: string,
  [suite, kind]: [suite: string, kind: FindingKind],
  read: (request: Request, fetch: Fetch) => Promise<Response>,
): Mutant => ({
  name,
  operation,
  kinds: [kind],
  suites: [suite],
  mutate:
    ({ fetch }) =>
    (request) =>
      read(request, fetch),
});

/** Mends the text of bodies, as a reader does that takes what it should refuse. */
const mendingText = (name: string, mend: (text: string) => string): Mutant =>
  reading(
    `${name} is taken`,
    'createProject',
    ['invalid', 'invalid-accepted'],
    async (request, fetch) => {
      if (request.method !== 'POST') return fetch(request);
      const bytes = new Uint8Array(await request.arrayBuffer());
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
      const mended = mend(text);
      return fetch(changed(request, { body: mended === text ? bytes : mended }));
    },
  );

const takingType = (type: string) =>
  reading(
    `${type} is taken for JSON`,
    'createProject',
    ['invalid', 'invalid-accepted'],
    (request, fetch) => {
      const isOther = request.headers.get('content-type') === type;
      return fetch(
        isOther ? new Request(request, { headers: typed(request, 'application/json') }) : request,
      );
    },
  );

function typed(request: Request, type: string): Headers {
  const headers = new Headers(request.headers);
  headers.set('content-type', type);
  return headers;
}

/** Names what a rule of no schema says only where nothing else is wrong. */
const namingAlone = (name: string, operation: string, field: string): Mutant => ({
  name: `${name} named only where all else is right`,
  operation,
  kinds: ['field-not-named'],
  suites: ['invalid'],
  mutate: spoiling(operation, 422, ({ body }) => {
    const others = body.errors.filter((error: { field: string }) => error.field !== field);
    if (others.length > 0) body.errors = others;
  }),
});

/** A zone that the language of a server knows beside the database. */
const takingZone = (zone: string): Mutant =>
  careless(`the time zone ${zone}`, 'startWritingSession', (body) => {
    if (body.timeZone === zone) body.timeZone = 'UTC';
  });

/** Servers that take, refuse or say what their frameworks do by themselves. */
export const requestMutants: Mutant[] = [
  namingAlone('a wrong cursor', 'listWritingSessions', 'cursor'),
  namingAlone('a wrong time zone', 'startWritingSession', 'timeZone'),
  namingAlone('a wrong time zone of a profile', 'updateProfile', 'timeZone'),
  namingAlone('a paragraph in two changes', 'saveParagraphs', 'changes.1.id'),
  namingAlone('a position that is none', 'saveParagraphs', 'changes.0.position'),
  namingAlone('a paragraph too long', 'saveParagraphs', 'changes.0.content'),
  careless('a paragraph of runs that are too long together', 'saveParagraphs', (body) => {
    for (const { content } of body?.changes ?? []) {
      const isLong =
        Array.isArray(content) && content.length === 2 && content[0].text.length > 90_000;
      if (isLong) content.pop();
    }
  }),
  ...['+02:00', 'Z', 'UTC+2', 'PST', 'localtime', 'posixrules', 'europe/paris'].map(takingZone),
  {
    name: 'a zone kept under another name',
    operation: 'updateProfile',
    kinds: ['broken-scenario'],
    suites: ['valid'],
    mutate: spoiling('updateProfile', 200, ({ body }) => {
      if (body.timeZone === 'Asia/Calcutta') body.timeZone = 'Asia/Kolkata';
    }),
  },
  careless('a property in other letter case', 'createProject', (body) => {
    for (const name of Object.keys(Object(body))) {
      if (/^[A-Z]+$/u.test(name)) delete body[name];
    }
  }),
  mendingText('JSON with more JSON behind it', (text) => {
    const half = text.slice(0, (text.length - 1) / 2);
    return text === `${half} ${half}` ? half : text;
  }),
  mendingText('JSON with a bracket behind it', (text) => text.replace(/\}\]$/u, '}')),
  mendingText('a body that is not UTF-8', (text) => text.replace(/,"\uFFFD":1\}$/u, '}')),
  ...['text/json', 'application/vnd.api+json', 'application/problem+json'].map(takingType),
  reading(
    'an address in other letter case found',
    'getProject',
    ['scenarios', 'broken-scenario'],
    (request, fetch) => {
      const url = request.url.replace('/Projects/', '/projects/');
      return fetch(url === request.url ? request : changed(request, { url }));
    },
  ),
  reading(
    'a reading answered 304',
    'getProject',
    ['valid', 'undocumented-status'],
    async (request, fetch) => {
      const answer = await fetch(request);
      const { headers } = answer;
      const known = request.headers.get('if-none-match');
      const isKnown = known === '*' || (known !== null && known === headers.get('etag'));
      return isKnown ? new Response(null, { status: 304, headers }) : answer;
    },
  ),
  ...['getHealth', 'getDocument'].map((operation) =>
    reading(
      `what ${operation} has answered before answered 304`,
      operation,
      ['wire', 'undocumented-status'],
      async (request, fetch) => {
        const answer = await fetch(request);
        if (request.method !== 'GET' || answer.status !== 200) return answer;
        const text = await answer.text();
        const headers = new Headers(answer.headers);
        const etag = headers.get('etag') ?? `"${hash('sha256', text)}"`;
        headers.set('etag', `W/${etag}`);
        const known = request.headers.get('if-none-match');
        const isKnown = known !== '"1"' && known?.endsWith(etag) === true;
        return isKnown
          ? new Response(null, { status: 304, headers })
          : new Response(text, { status: 200, headers });
      },
    ),
  ),
  reading(
    'a page asked for refused',
    'getHealth',
    ['valid', 'undocumented-status'],
    async (request, fetch) =>
      request.headers.get('accept') === 'text/html'
        ? new Response(null, { status: 406, headers: { 'cache-control': 'no-store' } })
        : fetch(request),
  ),
  reading(
    'the scheme bearer in small letters refused',
    'getProject',
    ['valid', 'valid-refused'],
    (request, fetch) => {
      const isSmall = request.headers.get('authorization')?.startsWith('bearer ') ?? false;
      return fetch(isSmall ? changed(request, { headers: { authorization: null } }) : request);
    },
  ),
];
