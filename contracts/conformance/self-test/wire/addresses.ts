import type { Message } from './proxy.ts';
import { failure, isCall, problem, wired, type WireMutant } from './wire-mutant.ts';

const isHead = ({ method }: Message) => method === 'HEAD';

/** Forwards with the address written in another way. */
const readdressed = (
  name: string,
  operation: string,
  mend: (url: string) => string,
  suite = 'wire',
) =>
  // KIT-53
  wired(name, operation, {
    suites: [suite],
    change: () => (message, forward) => forward({ ...message, url: mend(message.url) }),
  });

const failingAt = (name: string, operation: string, isBroken: (url: string) => boolean) =>
  wired(name, operation, {
    kinds: ['server-error'],
    suites: ['robustness'],
    change: () => async (message, forward) =>
      isBroken(message.url) ? failure() : forward(message),
  });

/** Whether a decoder of UTF-8 throws at it. */
function cannotBeDecoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return false;
  } catch {
    return true;
  }
}

/** Servers that go wrong at what is written in an address, or at HEAD. */
export const addressMutants: WireMutant[] = [
  // KIT-61
  wired('HEAD that asks for no token', 'listProjects', {
    suites: ['wire'],
    change: () => async (message, forward) => {
      const reply = await forward(message);
      return isHead(message) && reply.status === 401 ? { ...reply, status: 200 } : reply;
    },
  }),
  ...['etag', 'cache-control', 'date'].map((header) =>
    // KIT-61
    wired(`HEAD without ${header}`, 'getProject', {
      suites: ['wire'],
      change: () => async (message, forward) => {
        const reply = await forward(message);
        if (isHead(message)) Reflect.deleteProperty(reply.headers, header);
        return reply;
      },
    }),
  ),
  wired('HEAD with a length of 0', 'listProjects', {
    suites: ['wire'],
    change: () => async (message, forward) => {
      const reply = await forward(message);
      if (isHead(message)) reply.headers['content-length'] = '0';
      return reply;
    },
  }),
  wired('HEAD of what is there answered 404', 'getDocument', {
    suites: ['wire'],
    change: () => async (message, forward) =>
      isHead(message) ? problem(404, 'documents.notFound') : forward(message),
  }),
  // KIT-61
  wired('HEAD of what is not there answered 200', 'getProject', {
    suites: ['wire'],
    change: () => async (message, forward) => {
      const reply = await forward(message);
      return isHead(message) && reply.status === 404
        ? { ...reply, status: 200, headers: { ...reply.headers, etag: '"1"' } }
        : reply;
    },
  }),
  readdressed(
    'a plus in a query taken for itself',
    'listDocuments',
    (url) => url.replaceAll('+', '%2B'),
    'scenarios',
  ),
  readdressed(
    'an encoded plus in a query taken for a blank',
    'listWritingSessions',
    (url) => url.replaceAll('%2B', '%20'),
    'scenarios',
  ),
  // KIT-53
  ...['listProjects', 'listDocuments', 'listWritingSessions'].map((operation) =>
    readdressed(
      `a search of ${operation} decoded twice`,
      operation,
      (url) => url.replaceAll(/(?<=[?&]search=[^&]*)%25(?=[\dA-F]{2})/giu, '%'),
      'scenarios',
    ),
  ),
  // KIT-53
  wired('a percent-encoded path not found', 'getProject', {
    suites: ['wire'],
    change: () => async (message, forward) =>
      message.url.split('?')[0]?.includes('%') === true
        ? problem(404, 'request.notFound')
        : forward(message),
  }),
  readdressed('the names of a query not decoded', 'listProjects', (url) =>
    url.replace('%6Cimit', '%256Cimit'),
  ),
  // KIT-53
  readdressed('a query decoded twice', 'listProjects', (url) => {
    const [path = '', query = ''] = url.split('?');
    return query === '' ? path : `${path}?${query.replaceAll('%25', '%')}`;
  }),
  // KIT-53
  readdressed('a path decoded twice', 'getArticle', (url) => {
    const [path = '', query = ''] = url.split('?');
    return `${path.replaceAll('%25', '%')}${query === '' ? '' : `?${query}`}`;
  }),
  // KIT-55
  failingAt('a broken encoding in a path answered 500', 'getProject', (url) =>
    cannotBeDecoded(url.split('?')[0] ?? ''),
  ),
  failingAt('a broken encoding in a query answered 500', 'listDocuments', (url) =>
    cannotBeDecoded(url.split('?')[1] ?? ''),
  ),
  failingAt(
    'U+0000 in a path answered 500',
    'getDocument',
    (url) => url.split('?')[0]?.includes('%00') === true,
  ),
  // KIT-55
  ...[
    ['getCalendar', /\/calendar\?.*from=9999-12-3.*to=9999-12-31/u],
    ['getDailyWords', /\/calendar\/words\?.*from=9999-12-3.*to=9999-12-31/u],
    ['listWritingSessions', /\/sessions\?.*from=9999-12-31.*to=9999-12-31/u],
    ['emptyTrash', /\/trash\?.*until=9999-12-31T23%3A59%3A59-/u],
    ['deleteProject', /updatedAt=0001-01-01T00%3A00%3A00%2B/u],
    ['getJournalEntry', /\/entries\/1000-01-01$/u],
  ].map(([operation = '', pattern = '']) =>
    failingAt(`${String(operation)} at the edge of time answered 500`, String(operation), (url) =>
      new RegExp(pattern, 'u').test(url),
    ),
  ),
  // KIT-55
  wired('a token that is no ASCII answered 500', 'listProjects', {
    kinds: ['server-error'],
    suites: ['robustness'],
    change: () => async (message, forward) =>
      /[^ -~]/u.test(message.headers['authorization'] ?? '') ? failure() : forward(message),
  }),
  wired('Range answered in part', 'getProject', {
    kinds: ['undocumented-status'],
    suites: ['wire'],
    change: () => async (message, forward) => {
      const reply = await forward(message);
      return message.headers['range'] === undefined || reply.status !== 200
        ? reply
        : { ...reply, status: 206, body: reply.body.subarray(0, 1) };
    },
  }),
  wired('If-Modified-Since answered 304', 'getProject', {
    kinds: ['undocumented-status'],
    suites: ['wire'],
    change: () => async (message, forward) =>
      message.headers['if-modified-since'] === undefined
        ? forward(message)
        : { status: 304, headers: { 'cache-control': 'no-store' }, body: Buffer.alloc(0) },
  }),
  wired('another method in a header obeyed', 'updateProject', {
    kinds: ['valid-refused', 'undocumented-status'],
    suites: ['wire'],
    change: () => (message, forward) =>
      forward(
        isCall(message, 'PATCH /projects/{}') && 'x-http-method-override' in message.headers
          ? { ...message, method: 'DELETE', body: Buffer.alloc(0) }
          : message,
      ),
  }),
];
