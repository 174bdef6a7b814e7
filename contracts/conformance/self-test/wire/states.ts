import type { Message, Reply } from './proxy.ts';
import { bodyOf, failure, isCall, jsonOf, problem, wired, type WireMutant } from './wire-mutant.ts';

const GONE: Reply = {
  status: 204,
  headers: { 'cache-control': 'no-store', date: new Date().toUTCString() },
  body: Buffer.alloc(0),
};

/** Whether any id of a text is in capitals. */
const hasCapitalId = (text: string) => /[\dA-F]{8}(?:-[\dA-F]{4}){3}-[\dA-F]{12}/u.test(text);

const changed = (token: string, change: (claims: Record<string, unknown>) => void): string => {
  const [head = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  change(claims);
  return [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
};

/** Says another life of access tokens than they have. */
const lasting = (
  name: string,
  operation: string,
  change: (claims: Record<string, unknown>) => void,
) =>
  wired(name, operation, {
    kinds: ['wrong-value'],
    suites: ['scenarios'],
    change: () => {
      const tokens = new Map<string, string>();
      return async (message, forward) => {
        const [, incoming = ''] = message.headers['authorization']?.split(' ') ?? [];
        const own = tokens.get(incoming);
        const headers = own === undefined ? {} : { authorization: `Bearer ${own}` };
        const reply = await forward({ ...message, headers: { ...message.headers, ...headers } });
        const json = jsonOf(reply);
        if (typeof json?.accessToken !== 'string') return reply;
        const token = changed(json.accessToken, change);
        tokens.set(token, json.accessToken);
        return { ...reply, body: bodyOf({ ...json, accessToken: token }) };
      };
    },
  });

/** Keeps calls from being served while one of them is. */
function createBusy() {
  let busy = 0;
  return async (serve: (isFirst: boolean) => Promise<Reply>): Promise<Reply> => {
    busy += 1;
    try {
      return await serve(busy === 1);
    } finally {
      busy -= 1;
    }
  };
}

const failingAtOnce = (name: string, operation: string, call: string) =>
  wired(name, operation, {
    suites: ['scenarios'],
    change: () => {
      const alone = createBusy();
      return (message, forward) =>
        isCall(message, call)
          ? alone(async (isFirst) => (isFirst ? forward(message) : failure()))
          : forward(message);
    },
  });

const limited = (name: string, wait: string, only: string): WireMutant =>
  wired(name, only, {
    kinds: ['wrong-header'],
    suites: ['limits'],
    rateLimits: 5,
    change: () => {
      let asked = 0;
      return async (message, forward) => {
        if (!message.url.startsWith('/api/waitlist')) return forward(message);
        asked += 1;
        if (asked < 3) return forward(message);
        const refused = problem(429, 'request.tooManyRequests');
        return { ...refused, headers: { ...refused.headers, 'retry-after': wait } };
      };
    },
  });

const withLimit = ({ url }: Message) => new URL(url, 'http://proxy').searchParams;

/** Servers that forget what was done, or mix up what is done at once. */
export const stateMutants: WireMutant[] = [
  ...[
    ['deleteProject', 'DELETE /projects/{}'],
    ['deleteDocument', 'DELETE /documents/{}'],
    ['revokeInvitation', 'DELETE /subscribers/invitations/{}'],
  ].map(([operation = '', call = '']) =>
    wired(`${operation} of what is gone answered 204`, operation, {
      suites: ['valid'],
      change: () => async (message, forward) => {
        const reply = await forward(message);
        return isCall(message, call) && reply.status === 404 ? GONE : reply;
      },
    }),
  ),
  // KIT-56
  wired('a cursor that carries the limit', 'listProjects', {
    suites: ['scenarios'],
    change: () => {
      const limits = new Map<string, string>();
      return async (message, forward) => {
        if (!isCall(message, 'GET /projects')) return forward(message);
        const query = withLimit(message);
        const limit = limits.get(query.get('cursor') ?? '') ?? query.get('limit');
        if (limit !== null) query.set('limit', limit);
        const reply = await forward({ ...message, url: `/api/projects?${query}` });
        const cursor = jsonOf(reply)?.nextCursor;
        if (typeof cursor === 'string' && limit !== null) limits.set(cursor, limit);
        return reply;
      };
    },
  }),
  wired('an id in capitals in a body not found', 'createDocument', {
    kinds: ['valid-refused'],
    suites: ['valid'],
    change: () => async (message, forward) =>
      isCall(message, 'POST /documents') && hasCapitalId(message.body.toString())
        ? problem(404, 'projects.notFound')
        : forward(message),
  }),
  wired('a filter by an id in capitals that finds nothing', 'listDocuments', {
    suites: ['scenarios'],
    change: () => async (message, forward) => {
      const reply = await forward(message);
      const isOther = isCall(message, 'GET /documents') && hasCapitalId(message.url);
      return isOther && reply.status === 200
        ? { ...reply, body: bodyOf({ items: [], nextCursor: null }) }
        : reply;
    },
  }),
  // KIT-56
  wired('paragraphs told apart by the letters of their ids', 'saveParagraphs', {
    suites: ['scenarios'],
    change: () => (message, forward) => {
      const json = jsonOf(message);
      if (!isCall(message, 'PATCH /documents/{}/paragraphs') || json === undefined) {
        return forward(message);
      }
      for (const one of json.changes ?? []) {
        if (typeof one?.id === 'string' && hasCapitalId(one.id)) {
          one.id = `00000000${one.id.slice(8).toLowerCase()}`;
          one.parentVersion = 0;
        }
      }
      return forward({ ...message, body: bodyOf(json) });
    },
  }),
  // KIT-56
  failingAtOnce('first sign-ins at once answered 500', 'signInWithGoogle', 'POST /auth/google'),
  failingAtOnce(
    'an entry opened at once answered 500',
    'openJournalEntry',
    'PUT /projects/{}/entries/{}',
  ),
  failingAtOnce('the waitlist at once answered 500', 'joinWaitlist', 'POST /waitlist'),
  wired('an identity token that signs in several times at once', 'signInWithGoogle', {
    suites: ['scenarios'],
    change: () => {
      const taken = new Map<string, Promise<Reply>>();
      return (message, forward) => {
        if (!isCall(message, 'POST /auth/google')) return forward(message);
        const incoming = message.body.toString();
        const reply = taken.get(incoming) ?? forward(message);
        taken.set(incoming, reply);
        return reply;
      };
    },
  }),
  // KIT-58
  wired('a version that goes up by two', 'updateProject', {
    suites: ['scenarios'],
    change: () => async (message, forward) => {
      const seen = /^"(\d+)"$/u.exec(message.headers['if-match'] ?? '')?.[1];
      const own = seen === undefined ? {} : { 'if-match': `"${(Number(seen) + 1) / 2}"` };
      const reply = await forward({ ...message, headers: { ...message.headers, ...own } });
      const json = jsonOf(reply);
      if (!/^\/api\/projects\/[^/]+$/u.test(message.url) || !(json?.version >= 1)) return reply;
      const version = 2 * json.version - 1;
      const headers = { ...reply.headers, etag: `"${version}"` };
      return { ...reply, headers, body: bodyOf({ ...json, version }) };
    },
  }),
  // KIT-59
  lasting('an access token that lives a day', 'signInWithGoogle', (claims) => {
    claims['exp'] = Number(claims['exp']) + 86_400;
  }),
  lasting('an access token that lives a minute', 'refreshAccessToken', (claims) => {
    claims['exp'] = Number(claims['exp']) - 840;
  }),
  lasting('an access token in milliseconds', 'signInWithGoogle', (claims) => {
    claims['exp'] = Number(claims['exp']) * 1000;
  }),
  limited('Retry-After of a second, whatever is left', '1', 'joinWaitlist'),
  limited('Retry-After of a day', '86400', 'joinWaitlist'),
  limited('Retry-After in milliseconds', '600000', 'joinWaitlist'),
];
