import type { FindingKind } from '../../src/index.ts';
import type { Fetch } from '../reference.ts';
import type { Mutant } from './mutant.ts';

type Serve = (request: Request, fetch: Fetch) => Promise<Response>;

/** Where only some operations show it. */
const OPERATIONS: Record<string, string> = {
  'failures without Access-Control-Allow-Origin': 'createProject',
  // KIT-45
  'If-Match not let through': 'updateProject',
  'PATCH not let through': 'updateProject',
  'no Vary where no origin asks': 'getProject',
};

const mutant = (name: string, kinds: FindingKind[], serve: Serve): Mutant => ({
  name,
  operation: OPERATIONS[name] ?? 'listProjects',
  kinds,
  suites: ['origins'],
  mutate:
    ({ fetch }) =>
    (request) =>
      serve(request, fetch),
});

/** Changes the headers of each answer, or of those that it is asked about. */
const heading = (
  name: string,
  kinds: FindingKind[],
  change: (headers: Headers, request: Request, answer: Response) => void,
): Mutant =>
  mutant(name, kinds, async (request, fetch) => {
    const answer = await fetch(request);
    change(answer.headers, request, answer);
    return answer;
  });

const without = (name: string, header: string, kind: FindingKind): Mutant =>
  heading(name, [kind], (headers) => headers.delete(header));

const shortened = (name: string, header: string, part: RegExp): Mutant =>
  heading(name, ['wrong-header'], (headers) => {
    const value = headers.get(header);
    if (value !== null) headers.set(header, value.replace(part, ''));
  });

/** Takes origins that are not allowed. */
const letting = (name: string, isTaken: (origin: string) => boolean): Mutant =>
  heading(name, ['wrong-header'], (headers, request) => {
    const origin = request.headers.get('origin') ?? '';
    if (isTaken(origin)) headers.set('access-control-allow-origin', origin);
  });

/** Servers that a page of another origin cannot use, or that a page of an origin that is not allowed can. */
export const originMutants: Mutant[] = [
  // KIT-45
  letting('every origin let in by its own name', (origin) => origin !== ''),
  letting('an origin let in for how it begins', (origin) =>
    origin.startsWith('https://app.example'),
  ),
  letting('an origin let in by a pattern', (origin) => /^https:\/\/app.example$/u.test(origin)),
  letting('a host below the allowed one let in', (origin) =>
    /^https:\/\/[\w-]+\.app\.example$/u.test(origin),
  ),
  letting(
    'an origin in other letter case let in',
    (origin) => origin.toLowerCase() === 'https://app.example',
  ),
  letting('the origin of no page let in', (origin) => origin === 'null'),
  heading('cookies let along', ['wrong-header'], (headers) =>
    headers.set('access-control-allow-credentials', 'true'),
  ),
  heading(
    'failures without Access-Control-Allow-Origin',
    ['missing-header'],
    (headers, _, answer) => {
      if (answer.status >= 400) headers.delete('access-control-allow-origin');
    },
  ),
  without('answers without Vary', 'vary', 'missing-header'),
  // KIT-45
  heading('no Vary where no origin asks', ['missing-header'], (headers, request) => {
    if (!request.headers.has('origin')) headers.delete('vary');
  }),
  without('preflights that are asked each time', 'access-control-max-age', 'missing-header'),
  shortened('an ETag that scripts cannot read', 'access-control-expose-headers', /ETag,?/iu),
  shortened('If-Match not let through', 'access-control-allow-headers', /,?If-Match/iu),
  shortened('PATCH not let through', 'access-control-allow-methods', /,?PATCH/iu),
  mutant('a preflight that needs a token', ['broken-scenario'], async (request, fetch) => {
    const answer = await fetch(request);
    if (request.method !== 'OPTIONS') return answer;
    return new Response(null, { status: 401, headers: answer.headers });
  }),
];
