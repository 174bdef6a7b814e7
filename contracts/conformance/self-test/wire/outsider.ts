import type { Message, Reply } from './proxy.ts';
import { bodyOf, invalid, isCall, jsonOf, problem, wired, type WireMutant } from './wire-mutant.ts';
import type { Json } from '../mutants/mutant.ts';

/** Spoils the JSON of the responses to one call. */
const spoiling = (
  name: string,
  operation: string,
  [call, status]: [call: string, status: number],
  parts: Partial<WireMutant>,
  spoil: (json: Json, message: Message) => Json,
) =>
  wired(name, operation, {
    suites: ['scenarios', 'valid'],
    ...parts,
    change: () => async (message, forward) => {
      const reply = await forward(message);
      if (!isCall(message, call) || reply.status !== status) return reply;
      const json = jsonOf(reply);
      const spoilt = spoil(json, message) ?? json;
      return { ...reply, body: bodyOf(spoilt) };
    },
  });

const queryOf = ({ url }: Message) => new URL(url, 'http://proxy').searchParams;
const withQuery = (message: Message, query: URLSearchParams): Message => ({
  ...message,
  url: `${message.url.split('?')[0]}?${query}`,
});

/** Servers that somebody thought of who had read the contract alone. */
export const outsiderMutants: WireMutant[] = [
  wired('hyphens of an id that are percent-encoded refused', 'getProject', {
    suites: ['wire'],
    change: () => async (message, forward) =>
      /%2d/iu.test(message.url.split('?')[0] ?? '')
        ? invalid('projectId', 'validation.uuid')
        : forward(message),
  }),
  wired('a transition with a type and no body refused', 'pauseWritingSession', {
    kinds: ['valid-refused', 'undocumented-status', 'broken-scenario'],
    suites: ['valid', 'scenarios', 'wire'],
    change: () => async (message, forward) =>
      isCall(message, 'POST /sessions/{}/pause') &&
      message.headers['content-type'] !== undefined &&
      message.body.byteLength === 0
        ? problem(400, 'request.malformedJson')
        : forward(message),
  }),
  wired('a key that counts only once its call is over', 'createProject', {
    suites: ['scenarios'],
    change: () => {
      const pending = new Set<string>();
      return async (message, forward) => {
        const key = message.headers['idempotency-key']?.toLowerCase();
        if (key === undefined) return forward(message);
        const isPending = pending.has(key);
        pending.add(key);
        const headers = { ...message.headers };
        if (isPending) headers['idempotency-key'] = crypto.randomUUID();
        try {
          return await forward({ ...message, headers });
        } finally {
          pending.delete(key);
        }
      };
    },
  }),
  wired('changes at once from one version both made', 'updateProject', {
    suites: ['scenarios'],
    change: () => {
      let pending = 0;
      return async (message, forward) => {
        if (!isCall(message, 'PATCH /projects/{}')) return forward(message);
        pending += 1;
        const headers = { ...message.headers };
        if (pending > 1) Reflect.deleteProperty(headers, 'if-match');
        try {
          return await forward({ ...message, headers });
        } finally {
          pending -= 1;
        }
      };
    },
  }),
  wired('a second start at once answered 500', 'startWritingSession', {
    suites: ['scenarios'],
    kinds: ['server-error', 'broken-scenario'],
    change: () => {
      let pending = 0;
      return async (message, forward) => {
        if (!isCall(message, 'POST /sessions')) return forward(message);
        pending += 1;
        try {
          return pending > 1
            ? problem(500, 'actions.endpoints.serverError')
            : await forward(message);
        } finally {
          pending -= 1;
        }
      };
    },
  }),
  wired('a Date an hour behind', 'createProject', {
    kinds: ['wrong-value'],
    suites: ['valid'],
    change: () => async (message, forward) => {
      const reply = await forward(message);
      reply.headers['date'] = new Date(Date.now() - 3_600_000).toUTCString();
      return reply;
    },
  }),
  wired('a Date an hour behind of what is read', 'getProject', {
    kinds: ['wrong-value'],
    suites: ['valid'],
    change: () => async (message, forward) => {
      const reply = await forward(message);
      if (message.method === 'GET')
        reply.headers['date'] = new Date(Date.now() - 3_600_000).toUTCString();
      return reply;
    },
  }),
  wired('a forged token refused without WWW-Authenticate', 'listProjects', {
    kinds: ['missing-header'],
    suites: ['credentials'],
    change: () => async (message, forward) => {
      const reply = await forward(message);
      if (reply.status === 401 && message.headers['authorization'] !== undefined) {
        Reflect.deleteProperty(reply.headers, 'www-authenticate');
      }
      return reply;
    },
  }),
  wired('a seen moment in another zone refused', 'deleteProject', {
    kinds: ['broken-scenario', 'valid-refused'],
    suites: ['scenarios', 'valid'],
    change: () => async (message, forward) => {
      const seen = queryOf(message).get('updatedAt');
      return isCall(message, 'DELETE /projects/{}') && seen !== null && !seen.endsWith('Z')
        ? problem(412, 'request.staleVersion')
        : forward(message);
    },
  }),
  ...[
    ['a digit', /\.\d(?:Z|%2B)/u],
    ['seven digits', /\.\d{7}(?:Z|%2B)/u],
    ['more than nine digits', /\.\d{10}/u],
  ].map(([digits = '', pattern = '']) =>
    wired(`a moment with a fraction of ${String(digits)} refused`, 'emptyTrash', {
      kinds: ['valid-refused'],
      suites: ['valid'],
      change: () => async (message, forward) =>
        isCall(message, 'DELETE /trash') && new RegExp(pattern, 'u').test(message.url)
          ? invalid('until', 'validation.date')
          : forward(message),
    }),
  ),
  wired('any version refused as an old one', 'updateProject', {
    kinds: ['valid-refused', 'broken-scenario'],
    suites: ['valid', 'scenarios'],
    change: () => async (message, forward) =>
      message.headers['if-match'] === '*' ? problem(412, 'request.staleVersion') : forward(message),
  }),
  wired('HEAD left out of Allow', 'getProject', {
    suites: ['scenarios'],
    change: () => async (message, forward) => {
      const reply = await forward(message);
      const allow = reply.headers['allow'];
      if (typeof allow === 'string') reply.headers['allow'] = allow.replace(/, HEAD|HEAD, /u, '');
      return reply;
    },
  }),
  spoiling('a passage without the search', 'listDocuments', ['GET /documents', 200], {}, (json) => {
    for (const item of json.items) if (item.passage !== undefined) item.passage = 'Elsewhere';
  }),
  // KIT-60
  wired('the text of a published session as it is now', 'getWritingSessionText', {
    suites: ['scenarios'],
    change: () => async (message, forward) => {
      const reply = await forward(message);
      if (!isCall(message, 'GET /sessions/{}/text') || reply.status !== 200) return reply;
      const json = jsonOf(reply);
      for (const section of json.sections ?? []) {
        const url = `/api/documents/${section.documentId}`;
        const now = await forward({ ...message, url });
        if (now.status !== 200) continue;
        const texts = new Map<string, Json>(
          jsonOf(now).paragraphs.map((one: Json) => [one.id, one.content]),
        );
        for (const one of section.paragraphs) one.content = texts.get(one.id) ?? one.content;
      }
      return { ...reply, body: bodyOf(json) };
    },
  }),
  wired('an identity token that signs in again', 'signInWithGoogle', {
    kinds: ['broken-scenario', 'unauthorized-accepted'],
    suites: ['id-tokens', 'scenarios'],
    change: () => {
      const known = new Map<string, Reply>();
      return async (message, forward) => {
        if (!isCall(message, 'POST /auth/google')) return forward(message);
        const incoming = message.body.toString();
        const reply = await forward(message);
        if (reply.status === 200) known.set(incoming, reply);
        return reply.status === 401 ? (known.get(incoming) ?? reply) : reply;
      };
    },
  }),
  wired('a key used up by what was refused', 'createProject', {
    suites: ['scenarios'],
    change: () => {
      const refused = new Set<string>();
      return async (message, forward) => {
        const key = message.headers['idempotency-key']?.toLowerCase();
        if (key === undefined || !isCall(message, 'POST /projects')) return forward(message);
        if (refused.has(key)) return invalid('Idempotency-Key', 'idempotency.keyReused');
        const reply = await forward(message);
        if (reply.status === 422) refused.add(key);
        return reply;
      };
    },
  }),
  wired('failures that may be cached', 'getProject', {
    kinds: ['missing-header', 'wrong-header'],
    suites: ['valid', 'ownership', 'invalid'],
    change: () => async (message, forward) => {
      const reply = await forward(message);
      if (reply.status >= 400) Reflect.deleteProperty(reply.headers, 'cache-control');
      return reply;
    },
  }),
  wired('a day until which entries are listed left out', 'listJournalEntries', {
    suites: ['scenarios'],
    change: () => async (message, forward) => {
      const reply = await forward(message);
      const until = queryOf(message).get('until');
      const json = jsonOf(reply);
      if (until === null || reply.status !== 200) return reply;
      const items = json.items.filter((one: Json) => one.journalEntry.localDate !== until);
      return { ...reply, body: bodyOf({ ...json, items }) };
    },
  }),
  wired('the last day of a range left out', 'listWritingSessions', {
    suites: ['scenarios'],
    change: () => async (message, forward) => {
      const reply = await forward(message);
      const to = queryOf(message).get('to');
      if (!isCall(message, 'GET /sessions') || to === null || reply.status !== 200) return reply;
      const json = jsonOf(reply);
      const items = json.items.filter((one: Json) => one.localDate !== to);
      return { ...reply, body: bodyOf({ ...json, items }) };
    },
  }),
  spoiling(
    'a live session named that is none',
    'startWritingSession',
    ['POST /sessions', 409],
    {},
    (json) => ({
      ...json,
      liveSessionId: crypto.randomUUID(),
    }),
  ),
  wired('a Location of another document', 'createDocument', {
    suites: ['scenarios'],
    change: () => {
      let last: string | undefined;
      return async (message, forward) => {
        const reply = await forward(message);
        const { location } = reply.headers;
        if (!isCall(message, 'POST /documents') || typeof location !== 'string') return reply;
        reply.headers['location'] = last ?? location;
        last = location;
        return reply;
      };
    },
  }),
  wired('U+0085 trimmed from a title', 'createDocument', {
    suites: ['scenarios', 'valid'],
    change: () => (message, forward) => {
      const json = jsonOf(message);
      if (typeof json?.title !== 'string') return forward(message);
      return forward({
        ...message,
        body: bodyOf({ ...json, title: json.title.replaceAll(/^\u0085+|\u0085+$/gu, '') }),
      });
    },
  }),
  wired('an address on the waitlist in each letter case', 'joinWaitlist', {
    suites: ['scenarios', 'situations'],
    change: () => async (message, forward) => {
      const json = jsonOf(message);
      const isOther = typeof json?.email === 'string' && json.email !== json.email.toLowerCase();
      const reply = await forward(message);
      if (!isCall(message, 'POST /waitlist') || reply.status !== 409 || !isOther) return reply;
      const email = `x${crypto.randomUUID()}@example.org`;
      return forward({ ...message, body: bodyOf({ ...json, email }) });
    },
  }),
  wired('what comes with the hidden field is kept', 'joinWaitlist', {
    suites: ['scenarios', 'situations'],
    change: () => (message, forward) => {
      const { website: _, ...json }: Json = jsonOf(message) ?? {};
      return isCall(message, 'POST /waitlist') && _ !== undefined
        ? forward({ ...message, body: bodyOf(json) })
        : forward(message);
    },
  }),
  wired('a last page that is empty', 'listProjects', {
    suites: ['scenarios'],
    change: () => async (message, forward) => {
      const query = queryOf(message);
      if (!isCall(message, 'GET /projects')) return forward(message);
      const isEnd = query.get('cursor') === 'the-end';
      if (isEnd) query.delete('cursor');
      const reply = await forward(withQuery(message, query));
      const json = jsonOf(reply);
      if (reply.status !== 200) return reply;
      if (isEnd) return { ...reply, body: bodyOf({ items: [], nextCursor: null }) };
      return { ...reply, body: bodyOf({ ...json, nextCursor: json.nextCursor ?? 'the-end' }) };
    },
  }),
  // KIT-60
  wired('documents of a deleted project kept in a cache', 'getDocument', {
    suites: ['scenarios'],
    kinds: ['broken-scenario', 'foreign-row-visible'],
    change: () => {
      const kept = new Map<string, Reply>();
      return async (message, forward) => {
        const reply = await forward(message);
        if (!isCall(message, 'GET /documents/{}')) return reply;
        if (reply.status === 200) kept.set(message.url, reply);
        return reply.status === 404 ? (kept.get(message.url) ?? reply) : reply;
      };
    },
  }),
  wired('a repeat answered 200', 'createProject', {
    suites: ['scenarios'],
    change: () => {
      const known = new Set<string>();
      return async (message, forward) => {
        const reply = await forward(message);
        const key = message.headers['idempotency-key']?.toLowerCase();
        if (key === undefined || reply.status !== 201) return reply;
        const isRepeat = known.has(key);
        known.add(key);
        return isRepeat ? { ...reply, status: 200 } : reply;
      };
    },
  }),
  spoiling(
    'words of a hyphen counted twice',
    'saveParagraphs',
    ['PATCH /documents/{}/paragraphs', 200],
    { suites: ['scenarios'] },
    (json, message) => {
      const hyphens = /[a-z]-[a-z]/u.exec(message.body.toString());
      if (hyphens) json.words += 1;
    },
  ),
];
