import { gzipSync } from 'node:zlib';
import { spoilt, type Mutant } from './mutant.ts';

/** Answers that are not what the contract says. */
export const answerMutants: Mutant[] = [
  // KIT-78
  spoilt('200 in place of 201', 'createProject', 201, 'undocumented-status', (answer) => {
    answer.status = 200;
  }),
  spoilt(
    '200 and a body in place of 204',
    // KIT-56
    'deleteProject',
    204,
    'undocumented-status',
    (answer) => {
      answer.status = 200;
      answer.body = { deleted: true };
      answer.headers.set('content-type', 'application/json');
    },
  ),
  spoilt('a status that nobody documented', 'getHealth', 200, 'undocumented-status', (answer) => {
    answer.status = 418;
  }),
  spoilt('a failure of the server', 'getCalendar', 200, 'server-error', (answer) => {
    answer.status = 500;
  }),
  ...(
    [
      ['createProject', 201, 'description'],
      ['getCurrentUser', 200, 'bio'],
      ['getWritingSession', 200, 'comment'],
      ['listProjects', 200, 'nextCursor'],
    ] as const
  ).map(([operation, status, text]) =>
    spoilt(`no ${text} said by an empty one`, operation, status, 'wrong-body', ({ body }) => {
      body[text] ??= '';
    }),
  ),
  spoilt('no ETag', 'getProject', 200, 'missing-header', ({ headers }) => {
    headers.delete('etag');
  }),
  spoilt('no Location', 'createDocument', 201, 'missing-header', ({ headers }) => {
    headers.delete('location');
  }),
  spoilt('no Cache-Control', 'getCurrentUser', 200, 'missing-header', ({ headers }) => {
    headers.delete('cache-control');
  }),
  spoilt('a Date as instants are written', 'getCurrentUser', 200, 'wrong-header', ({ headers }) => {
    headers.set('date', new Date().toISOString());
  }),
  // KIT-74
  spoilt('a Date of another clock', 'createProject', 201, 'wrong-value', ({ headers, body }) => {
    const later = Date.parse(body.createdAt) + 300_000;
    headers.set('date', new Date(later).toUTCString());
  }),
  spoilt('kept by caches', 'listDocuments', 200, 'wrong-header', ({ headers }) => {
    headers.set('cache-control', 'public, max-age=600');
  }),
  spoilt('an ETag without quotes', 'getDocument', 200, 'wrong-header', ({ headers, body }) => {
    headers.set('etag', String(body.version));
  }),
  spoilt('an ETag of another version', 'getDocument', 200, 'wrong-header', ({ headers }) => {
    headers.set('etag', '"999"');
  }),
  spoilt(
    'no WWW-Authenticate',
    'listProjects',
    401,
    'missing-header',
    ({ headers }) => {
      headers.delete('www-authenticate');
    },
    'credentials',
  ),
  spoilt('an extra property', 'getCurrentUser', 200, 'undeclared-property', ({ body }) => {
    body.isAdmin = false;
  }),
  spoilt(
    'an extra property at depth',
    'listWritingSessions',
    200,
    'undeclared-property',
    ({ body }) => {
      for (const { stats } of body.items) stats.pace = 1;
    },
  ),
  spoilt(
    'an extra property in a branch',
    'getLiveWritingSession',
    200,
    'undeclared-property',
    ({ body }) => {
      if (body.session) body.session.ownerId = body.session.id;
    },
  ),
  spoilt(
    'an extra property beside a list',
    'listProjects',
    200,
    'undeclared-property',
    ({ body }) => {
      body.size = body.items.length;
    },
  ),
  spoilt('a missing property', 'getProject', 200, 'wrong-body', ({ body }) => {
    delete body.description;
  }),
  spoilt('a missing property at depth', 'listDocuments', 200, 'wrong-body', ({ body }) => {
    for (const item of body.items) delete item.projectName;
  }),
  spoilt('a number in words', 'createProject', 201, 'wrong-body', ({ body }) => {
    body.version = String(body.version);
  }),
  spoilt('a fraction for a whole number', 'getCurrentObjectives', 200, 'wrong-body', ({ body }) => {
    body.words += 0.5;
  }),
  spoilt('a date that is none', 'getProject', 200, 'wrong-body', ({ body }) => {
    body.createdAt = '14/09/2026';
  }),
  spoilt('a blank for the T of an instant', 'listProjects', 200, 'wrong-body', ({ body }) => {
    for (const item of body.items) item.createdAt = item.createdAt.replace('T', ' ');
  }),
  spoilt('an id that is no UUID', 'createDocument', 201, 'wrong-body', ({ body }) => {
    body.id = '42';
  }),
  spoilt('null where there is none', 'updateProject', 200, 'wrong-body', ({ body }) => {
    body.name = null;
  }),
  spoilt('null for an empty list', 'listSubscriptions', 200, 'wrong-body', ({ body }) => {
    body.items = null;
  }),
  spoilt('a value out of no list', 'updateWritingSession', 200, 'wrong-body', ({ body }) => {
    body.visibility = 'friends';
  }),
  spoilt('a number below its least', 'startWritingSession', 201, 'wrong-body', ({ body }) => {
    body.stats.words = -1;
  }),
  spoilt('a missing cursor', 'listInvitations', 200, 'wrong-body', ({ body }) => {
    delete body.nextCursor;
  }),
  spoilt('JSON under another name', 'getProject', 200, 'wrong-content-type', ({ headers }) => {
    headers.set('content-type', 'text/html; charset=utf-8');
  }),
  spoilt('JSON that breaks off', 'listArticles', 200, 'not-json', (answer) => {
    answer.text = JSON.stringify(answer.body).slice(0, -2);
  }),
  spoilt('a body in Latin-1', 'getProject', 200, 'not-json', (answer) => {
    const text = JSON.stringify({ ...answer.body, description: 'été' });
    answer.text = new Uint8Array(Buffer.from(text, 'latin1'));
  }),
  spoilt('a coding that the bytes are not of', 'getHealth', 200, 'not-json', ({ headers }) => {
    headers.set('content-encoding', 'gzip');
  }),
  spoilt('gzip for who accepts none', 'getProject', 200, 'wrong-header', (answer, { request }) => {
    if (!/gzip/iu.test(request.headers.get('accept-encoding') ?? '')) return;
    answer.headers.set('content-encoding', 'gzip');
    answer.headers.set('vary', 'Accept-Encoding');
    answer.text = new Uint8Array(gzipSync(JSON.stringify(answer.body)));
  }),
  spoilt('a byte order mark', 'getHealth', 200, 'not-json', (answer) => {
    answer.text = `\uFEFF${JSON.stringify(answer.body)}`;
  }),
  spoilt('another charset', 'listArticles', 200, 'wrong-content-type', ({ headers }) => {
    headers.set('content-type', 'application/json; charset=iso-8859-1');
  }),
  spoilt('a key that stands twice', 'getReadiness', 200, 'not-json', (answer) => {
    answer.text = JSON.stringify(answer.body).replace('{', '{"status":"bad",');
  }),
];
