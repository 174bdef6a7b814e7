import { call, chained, deaf } from './chained.ts';
import { bearerOf, changed, mendingQuery, type Json, type Mutant } from './mutant.ts';

/** Lists whose pages do not add up. */
export const pageMutants: Mutant[] = [
  {
    name: 'a page with one too many',
    operation: 'listProjects',
    kinds: ['broken-chain'],
    chapters: ['chains'],
    mutate: mendingQuery('listProjects', (query) => {
      if (query.has('limit'))
        query.set('limit', String(Math.min(100, Number(query.get('limit')) + 1)));
    }),
  },
  {
    name: 'the limit left out is another',
    operation: 'listInvitations',
    kinds: ['broken-chain'],
    chapters: ['chains'],
    mutate: mendingQuery('listInvitations', (query) => {
      if (!query.has('limit')) query.set('limit', '50');
    }),
  },
  chained('the last of a page again on the next', 'listDocuments', 'listDocuments', () => {
    let last: Json;
    return async (told, next) => {
      const answer = await next(told.request);
      if (answer.status !== 200) return answer;
      const items: Json[] = answer.body.items;
      const end = items.at(-1);
      if (told.request.url.includes('cursor=') && last && items.length > 1) items[0] = last;
      last = end;
      return answer;
    };
  }),
  chained(
    'the first of the next page skipped',
    'listWritingSessions',
    'listWritingSessions',
    () => async (told, next) => {
      const answer = await next(told.request);
      if (told.request.url.includes('cursor=')) answer.body?.items?.shift();
      return answer;
    },
  ),
  chained(
    'each page turned round',
    'listJournalEntries',
    'listJournalEntries',
    () => async (told, next) => {
      const answer = await next(told.request);
      answer.body?.items?.reverse();
      return answer;
    },
  ),
  chained('no next page', 'listProjects', 'listProjects', () => async (told, next) => {
    const answer = await next(told.request);
    if (answer.status === 200) answer.body.nextCursor = null;
    return answer;
  }),
  chained('a next page after one that is full', 'listProjects', 'listProjects', () => {
    let known: Json = null;
    let isOver = false;
    return async (told, next) => {
      const answer = await next(told.request);
      if (answer.status !== 200) return answer;
      const { searchParams } = new URL(told.request.url);
      if (isOver && searchParams.has('cursor'))
        Object.assign(answer.body, { items: [], nextCursor: null });
      const isFull = answer.body.items.length === Number(searchParams.get('limit'));
      known ??= answer.body.nextCursor;
      isOver = isFull && answer.body.nextCursor === null;
      if (isOver) answer.body.nextCursor = known;
      return answer;
    };
  }),
  chained(
    'a cursor that opens the list of whom it was given to',
    'listDocuments',
    'listDocuments',
    () => {
      const given = new Map<string, string>();
      return async (told, next) => {
        const own = bearerOf(told.request) ?? '';
        const cursor = new URL(told.request.url).searchParams.get('cursor') ?? '';
        const headers = { authorization: `Bearer ${given.get(cursor) ?? own}` };
        const answer = await next(changed(told.request, { headers }));
        if (answer.body?.nextCursor) given.set(answer.body.nextCursor, own);
        return answer;
      };
    },
    'foreign-row-visible',
  ),
  chained(
    "another account's rows in a list",
    'listProjects',
    ['listProjects', 'createProject'],
    () => {
      let owner: string | undefined;
      return (told, next) => {
        if (told.operation === 'createProject') owner ??= bearerOf(told.request);
        if (told.operation === 'createProject' || owner === undefined) return next(told.request);
        return next(changed(told.request, { headers: { authorization: `Bearer ${owner}` } }));
      };
    },
    'foreign-row-visible',
  ),
];

/** Keeps the key of a request that it refused, for this content alone. */
const usingUp = (reason: string, operation: string, status: number) =>
  chained(`a key of ${operation} used up by ${reason}`, operation, operation, () => {
    const used = new Set<string>();
    return async (told, next) => {
      const key = told.request.headers.get('idempotency-key') ?? '';
      const answer = await next(told.request);
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
  chained('a key that stands for any request', 'startWritingSession', 'startWritingSession', () => {
    const kept = new Map<string, Json>();
    return async (told, next) => {
      const key = told.request.headers.get('idempotency-key')?.toLowerCase() ?? '';
      const known = kept.get(key);
      if (known !== undefined) return { ...known, headers: new Headers(known.headers) };
      const answer = await next(told.request);
      if (key !== '' && answer.status === 201) kept.set(key, answer);
      return answer;
    };
  }),
  chained(
    'a key that stands for all accounts',
    'createProject',
    'createProject',
    () => {
      const kept = new Map<string, Json>();
      return async (told, next) => {
        const key = told.request.headers.get('idempotency-key')?.toLowerCase() ?? '';
        const known = kept.get(key);
        if (known?.token !== undefined && known.token !== bearerOf(told.request))
          return known.answer;
        const answer = await next(told.request);
        if (key !== '' && answer.status === 201)
          kept.set(key, { answer, token: bearerOf(told.request) });
        return answer;
      };
    },
    'foreign-row-visible',
  ),
  chained('a repeat without its Location', 'createDocument', 'createDocument', () => {
    const seen = new Set<string>();
    return async (told, next) => {
      const answer = await next(told.request);
      const key = told.request.headers.get('idempotency-key')?.toLowerCase() ?? '';
      if (seen.has(key) && answer.status === 201) answer.headers.set('location', '/documents');
      seen.add(key);
      return answer;
    };
  }),
  chained(
    'a repeat that shows what the thing is now',
    'createProject',
    ['createProject', 'updateProject'],
    () => {
      const now = new Map<string, Json>();
      return async (told, next) => {
        const answer = await next(told.request);
        if (told.operation === 'updateProject' && answer.status === 200) {
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
  chained(
    'a repeat of what is gone refused',
    'createProject',
    ['createProject', 'deleteProject'],
    () => {
      const gone = new Set<string>();
      return async (told, next) => {
        const answer = await next(told.request);
        if (answer.status === 204) gone.add(told.params['projectId'] ?? '');
        if (!gone.has(answer.body?.id)) return answer;
        return next(call(told, 'GET', `/projects/${answer.body.id}`));
      };
    },
  ),
  // KIT-64
  chained('a key used up by a refusal', 'createDocument', 'createDocument', () => {
    const used = new Set<string>();
    return async (told, next) => {
      const answer = await next(told.request);
      const key = told.request.headers.get('idempotency-key');
      if (key === null || answer.status !== 422) return answer;
      const errors = [{ field: 'Idempotency-Key', messageKey: 'idempotency.keyReused' }];
      if (used.has(key)) answer.body = { ...answer.body, errors };
      used.add(key);
      return answer;
    };
  }),
  deaf('an old version taken', 'updateProject', 'if-match'),
  chained(
    'an old version taken where there is no ETag',
    'updateProject',
    ['getProject', 'updateProject'],
    () => async (told, next) => {
      const body = told.body === undefined ? {} : { body: told.body };
      const answer = await next(changed(told.request, { headers: { 'if-match': null }, ...body }));
      answer.headers.delete('etag');
      return answer;
    },
  ),
  deaf('an old version deleted', 'deleteDocument', 'if-match'),
  deaf('an old version published', 'publishWritingSession', 'if-match'),
  chained(
    'an old version refused and changed',
    'updateDocument',
    'updateDocument',
    () => async (told, next) => {
      const answer = await next(told.request);
      if (answer.status === 412) {
        await next(changed(told.request, { headers: { 'if-match': null }, body: told.body }));
      }
      return answer;
    },
  ),
  chained(
    'an old version refused and its values kept',
    'updateProject',
    ['updateProject', 'getProject'],
    () => {
      const kept = new Map<string, Json>();
      return async (told, next) => {
        const answer = await next(told.request);
        const id = told.params['projectId'] ?? '';
        if (answer.status === 412) kept.set(id, told.body);
        if (answer.status === 200) Object.assign(answer.body, kept.get(id));
        return answer;
      };
    },
  ),
  chained(
    'a version that never moves',
    'updateProfile',
    ['updateProfile', 'getCurrentUser'],
    () => async (told, next) => {
      const answer = await next(
        changed(told.request, {
          headers: { 'if-match': null },
          ...(told.body === undefined ? {} : { body: told.body }),
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
