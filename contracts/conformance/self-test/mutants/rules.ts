import type { FindingKind } from '../../src/index.ts';
import type { Parts } from '../reference.ts';
import { inScenario, spoilt } from './in-scenarios.ts';
import { around, changed, type Json, type Mutant } from './mutant.ts';

const problem = (status: number, messageKey: string) => ({
  status,
  headers: new Headers({ 'content-type': 'application/problem+json', 'cache-control': 'no-store' }),
  body: { type: `urn:ecritoire:problem:${messageKey}`, title: 'Refused', status, messageKey },
});

/** Refuses a body that holds something, which has to be taken. */
const squeamish = (name: string, part: RegExp) =>
  inScenario(name, 'createProject', 'createProject', () => async (incoming, next) => {
    const text = await incoming.request.text();
    return part.test(text) ? problem(400, 'request.unreadable') : next(incoming.request);
  });

/** Answers what is no operation in another way. */
const elsewhere = (
  name: string,
  operation: string,
  spoil: (answer: Response, request: Request) => Response,
): Mutant => ({
  name,
  operation,
  kinds: ['broken-scenario'],
  suites: ['scenarios'],
  mutate:
    ({ fetch }: Parts) =>
    async (request) => {
      const answer = await fetch(request);
      return [404, 405].includes(answer.status) ? spoil(answer, request) : answer;
    },
});

const without = (answer: Response, header: string) => {
  const headers = new Headers(answer.headers);
  headers.delete(header);
  return new Response(answer.body, { status: answer.status, headers });
};

/** Takes an address with a slash at its end for the same without it. */
const slashed = (operation: string, address: RegExp): Mutant => ({
  name: `a slash at the end of the address of ${operation}`,
  operation,
  kinds: ['broken-scenario'],
  suites: ['scenarios'],
  mutate:
    ({ fetch }: Parts) =>
    (request) =>
      fetch(
        address.test(new URL(request.url).pathname)
          ? changed(request, { url: request.url.replace(/\/$/u, '') })
          : request,
      ),
});

/** Reads a body that is no JSON as if it were. */
const lenient = (name: string, mend: (text: string) => string, kind: FindingKind): Mutant => ({
  name,
  operation: 'createProject',
  kinds: [kind],
  suites: ['invalid'],
  mutate: around('createProject', () => async (incoming, next) => {
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
      await incoming.request.arrayBuffer(),
    );
    return next(text === '' ? incoming.request : changed(incoming.request, { body: mend(text) }));
  }),
});

const nobody = { id: '00000000-0000-4000-8000-000000000000', name: 'Nobody', pictureUrl: null };

/** Servers that break a rule of the introduction, or show somebody or something else. */
export const ruleMutants: Mutant[] = [
  squeamish('U+0000 refused', /\\u0000/u),
  squeamish('half a surrogate pair refused', /\\ud800/u),
  squeamish('a property given twice refused', /"name".*"name"/u),
  inScenario('a parameter taken twice', 'listProjects', 'listProjects', () => (incoming, next) => {
    const url = new URL(incoming.request.url);
    const limit = url.searchParams.get('limit');
    if (limit !== null) url.searchParams.set('limit', limit);
    return next(changed(incoming.request, { url: url.href }));
  }),
  elsewhere('a page at an unknown address', 'getHealth', ({ status, headers }) =>
    status === 404
      ? new Response('Not found', { status, headers: { 'content-type': 'text/html' } })
      : new Response(null, { status, headers }),
  ),
  elsewhere('a wrong method without Allow', 'getHealth', (answer) => without(answer, 'allow')),
  // KIT-66
  elsewhere('a wrong method of one address without Allow', 'getProject', (answer, { url }) =>
    /\/projects\/[^/]+$/u.test(url) ? without(answer, 'allow') : answer,
  ),
  slashed('listProjects', /\/projects\/$/u),
  slashed('getProject', /\/projects\/[^/]+\/$/u),
  // KIT-50
  lenient('NaN read as a figure', (text) => text.replace('NaN', '0'), 'wrong-refusal'),
  // KIT-50
  lenient('a byte order mark left out', (text) => text.replace('\uFEFF', ''), 'invalid-accepted'),
  {
    // SERVER-8
    name: 'the first wrong field alone named',
    operation: 'createProject',
    kinds: ['field-not-named'],
    suites: ['invalid'],
    mutate: around('createProject', () => async (incoming, next) => {
      const answer = await next(incoming.request);
      if (answer.status === 422) answer.body.errors = answer.body.errors.slice(0, 1);
      return answer;
    }),
  },
  ...(['name', 'unexpected'] as const).map((named): Mutant => ({
    name: `${named} alone named of a wrong query and a wrong body`,
    operation: 'createProject',
    kinds: ['field-not-named'],
    suites: ['invalid'],
    mutate: around('createProject', () => async (incoming, next) => {
      const answer = await next(incoming.request);
      const errors: Json[] = answer.body?.errors ?? [];
      const own = errors.filter(({ field }) => field === named);
      const isBoth = incoming.request.url.includes('unexpected=') && errors.length > own.length;
      if (isBoth && own.length > 0) answer.body.errors = own;
      return answer;
    }),
  })),
  spoilt('an invitation by nobody', 'previewInvitation', 'previewInvitation', 200, (body) => {
    body.author = nobody;
  }),
  spoilt(
    'an accepted invitation by nobody',
    'acceptInvitation',
    'acceptInvitation',
    201,
    (body) => {
      body.author = nobody;
    },
  ),
  spoilt('readers who are nobody', 'listSubscribers', 'listSubscribers', 200, ({ items }) => {
    for (const item of items) item.reader = nobody;
  }),
  inScenario(
    'weeks from Monday for everyone',
    'getCurrentObjectives',
    'updateProfile',
    () => (incoming, next) => {
      const { weekStart: _, ...body }: Json = Object(incoming.body);
      return next(changed(incoming.request, { body }));
    },
  ),
  inScenario(
    'every document moved to the front',
    'moveDocument',
    'moveDocument',
    () => (incoming, next) =>
      next(changed(incoming.request, { body: incoming.body && { ...incoming.body, after: null } })),
  ),
];
