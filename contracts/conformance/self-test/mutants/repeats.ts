import { call, inScenario, deaf } from './in-scenarios.ts';
import { bearerOf, changed, mendingQuery, type Json, type Mutant } from './mutant.ts';

/** Lists whose pages do not add up. */
export const pageMutants: Mutant[] = [
  {
    name: 'a page with one too many',
    operation: 'listProjects',
    kinds: ['broken-scenario'],
    suites: ['scenarios'],
    mutate: mendingQuery('listProjects', (query) => {
      if (query.has('limit'))
        query.set('limit', String(Math.min(100, Number(query.get('limit')) + 1)));
    }),
  },
  {
    name: 'the limit left out is another',
    operation: 'listInvitations',
    kinds: ['broken-scenario'],
    suites: ['scenarios'],
    mutate: mendingQuery('listInvitations', (query) => {
      if (!query.has('limit')) query.set('limit', '50');
    }),
  },
  inScenario('the last of a page again on the next', 'listDocuments', 'listDocuments', () => {
    let last: Json;
    return async (incoming, next) => {
      const answer = await next(incoming.request);
      if (answer.status !== 200) return answer;
      const items: Json[] = answer.body.items;
      const end = items.at(-1);
      if (incoming.request.url.includes('cursor=') && last && items.length > 1) items[0] = last;
      last = end;
      return answer;
    };
  }),
  inScenario(
    'the first of the next page skipped',
    'listWritingSessions',
    'listWritingSessions',
    () => async (incoming, next) => {
      const answer = await next(incoming.request);
      if (incoming.request.url.includes('cursor=')) answer.body?.items?.shift();
      return answer;
    },
  ),
  inScenario(
    'each page turned round',
    'listJournalEntries',
    'listJournalEntries',
    () => async (incoming, next) => {
      const answer = await next(incoming.request);
      answer.body?.items?.reverse();
      return answer;
    },
  ),
  inScenario('no next page', 'listProjects', 'listProjects', () => async (incoming, next) => {
    const answer = await next(incoming.request);
    if (answer.status === 200) answer.body.nextCursor = null;
    return answer;
  }),
  inScenario('a next page after one that is full', 'listProjects', 'listProjects', () => {
    let known: Json = null;
    let isOver = false;
    return async (incoming, next) => {
      const answer = await next(incoming.request);
      if (answer.status !== 200) return answer;
      const { searchParams } = new URL(incoming.request.url);
      if (isOver && searchParams.has('cursor'))
        Object.assign(answer.body, { items: [], nextCursor: null });
      const isFull = answer.body.items.length === Number(searchParams.get('limit'));
      known ??= answer.body.nextCursor;
      isOver = isFull && answer.body.nextCursor === null;
      if (isOver) answer.body.nextCursor = known;
      return answer;
    };
  }),
  inScenario(
    'a cursor that opens the list of whom it was given to',
    'listDocuments',
    'listDocuments',
    () => {
      const given = new Map<string, string>();
      return async (incoming, next) => {
        const own = bearerOf(incoming.request) ?? '';
        const cursor = new URL(incoming.request.url).searchParams.get('cursor') ?? '';
        const headers = { authorization: `Bearer ${given.get(cursor) ?? own}` };
        const answer = await next(changed(incoming.request, { headers }));
        if (answer.body?.nextCursor) given.set(answer.body.nextCursor, own);
        return answer;
      };
    },
    'foreign-row-visible',
  ),
  inScenario(
    "another account's rows in a list",
    'listProjects',
    ['listProjects', 'createProject'],
    () => {
      let owner: string | undefined;
      return (incoming, next) => {
        if (incoming.operation === 'createProject') owner ??= bearerOf(incoming.request);
        if (incoming.operation === 'createProject' || owner === undefined)
          return next(incoming.request);
        return next(changed(incoming.request, { headers: { authorization: `Bearer ${owner}` } }));
      };
    },
    'foreign-row-visible',
  ),
];

/** Keeps the key of a request that it refused, for this content alone. */
const usingUp = (reason: string, operation: string, status: number) =>
  inScenario(`a key of ${operation} used up by ${reason}`, operation, operation, () => {
    const used = new Set<string>();
    return async (incoming, next) => {
      const key = incoming.request.headers.get('idempotency-key') ?? '';
      const answer = await next(incoming.request);
      if (answer.status === status) used.add(key);
      else if (used.has(key)) {
        answer.status = 422;
        answer.body = { errors: [{ field: 'Idempotency-Key' }] };
      }
      return answer;
    };
  });

/** Repeats and old versions that are carried out. */
export const repeatMutants: Mutant[] = [
  deaf('repeats carried out again', 'createProject', 'idempotency-key'),
  deaf('repeated documents made again', 'createDocument', 'idempotency-key'),
  inScenario(
    'a key that stands for any request',
    'startWritingSession',
    'startWritingSession',
    () => {
      const kept = new Map<string, Json>();
      return async (incoming, next) => {
        const key = incoming.request.headers.get('idempotency-key')?.toLowerCase() ?? '';
        const known = kept.get(key);
        if (known !== undefined) return { ...known, headers: new Headers(known.headers) };
        const answer = await next(incoming.request);
        if (key !== '' && answer.status === 201) kept.set(key, answer);
        return answer;
      };
    },
  ),
  inScenario(
    'a key that stands for all accounts',
    'createProject',
    'createProject',
    () => {
      const kept = new Map<string, Json>();
      return async (incoming, next) => {
        const key = incoming.request.headers.get('idempotency-key')?.toLowerCase() ?? '';
        const known = kept.get(key);
        if (known?.token !== undefined && known.token !== bearerOf(incoming.request))
          return known.answer;
        const answer = await next(incoming.request);
        if (key !== '' && answer.status === 201)
          kept.set(key, { answer, token: bearerOf(incoming.request) });
        return answer;
      };
    },
    'foreign-row-visible',
  ),
  inScenario('a repeat without its Location', 'createDocument', 'createDocument', () => {
    const seen = new Set<string>();
    return async (incoming, next) => {
      const answer = await next(incoming.request);
      const key = incoming.request.headers.get('idempotency-key')?.toLowerCase() ?? '';
      if (seen.has(key) && answer.status === 201) answer.headers.set('location', '/documents');
      seen.add(key);
      return answer;
    };
  }),
  inScenario(
    'a repeat that shows what the thing is now',
    'createProject',
    ['createProject', 'updateProject'],
    () => {
      const now = new Map<string, Json>();
      return async (incoming, next) => {
        const answer = await next(incoming.request);
        if (incoming.operation === 'updateProject' && answer.status === 200) {
          now.set(answer.body.id, answer.body);
        }
        if (answer.status === 201) answer.body = now.get(answer.body.id) ?? answer.body;
        return answer;
      };
    },
  ),
  usingUp('what it was refused for', 'createProject', 422),
  usingUp('a session that lives', 'startWritingSession', 409),
  usingUp('an address that is on it', 'joinWaitlist', 409),
  // KIT-64
  usingUp('a project that is none', 'createDocument', 404),
  inScenario(
    'a repeat of what is gone refused',
    'createProject',
    ['createProject', 'deleteProject'],
    () => {
      const gone = new Set<string>();
      return async (incoming, next) => {
        const answer = await next(incoming.request);
        if (answer.status === 204) gone.add(incoming.params['projectId'] ?? '');
        if (!gone.has(answer.body?.id)) return answer;
        return next(call(incoming, 'GET', `/projects/${answer.body.id}`));
      };
    },
  ),
  // KIT-64
  inScenario('a key used up by a refusal', 'createDocument', 'createDocument', () => {
    const used = new Set<string>();
    return async (incoming, next) => {
      const answer = await next(incoming.request);
      const key = incoming.request.headers.get('idempotency-key');
      if (key === null || answer.status !== 422) return answer;
      const errors = [{ field: 'Idempotency-Key', messageKey: 'idempotency.keyReused' }];
      if (used.has(key)) answer.body = { ...answer.body, errors };
      used.add(key);
      return answer;
    };
  }),
  deaf('an old version taken', 'updateProject', 'if-match'),
  inScenario(
    'an old version taken where there is no ETag',
    'updateProject',
    ['getProject', 'updateProject'],
    () => async (incoming, next) => {
      const body = incoming.body === undefined ? {} : { body: incoming.body };
      const answer = await next(
        changed(incoming.request, { headers: { 'if-match': null }, ...body }),
      );
      answer.headers.delete('etag');
      return answer;
    },
  ),
  deaf('an old version deleted', 'deleteDocument', 'if-match'),
  deaf('an old version published', 'publishWritingSession', 'if-match'),
  inScenario(
    'an old version refused and changed',
    'updateDocument',
    'updateDocument',
    () => async (incoming, next) => {
      const answer = await next(incoming.request);
      if (answer.status === 412) {
        await next(
          changed(incoming.request, { headers: { 'if-match': null }, body: incoming.body }),
        );
      }
      return answer;
    },
  ),
  inScenario(
    'an old version refused and its values kept',
    'updateProject',
    ['updateProject', 'getProject'],
    () => {
      const kept = new Map<string, Json>();
      return async (incoming, next) => {
        const answer = await next(incoming.request);
        const id = incoming.params['projectId'] ?? '';
        if (answer.status === 412) kept.set(id, incoming.body);
        if (answer.status === 200) Object.assign(answer.body, kept.get(id));
        return answer;
      };
    },
  ),
  inScenario(
    'a version that never moves',
    'updateProfile',
    ['updateProfile', 'getCurrentUser'],
    () => async (incoming, next) => {
      const answer = await next(
        changed(incoming.request, {
          headers: { 'if-match': null },
          ...(incoming.body === undefined ? {} : { body: incoming.body }),
        }),
      );
      if (answer.status === 200) {
        answer.headers.set('etag', '"1"');
        answer.body.version = 1;
      }
      return answer;
    },
  ),
];
