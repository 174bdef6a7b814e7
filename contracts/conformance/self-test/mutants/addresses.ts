import type { Fetch } from '../reference.ts';
import { inScenario } from './in-scenarios.ts';
import { around, changed, type Mutant } from './mutant.ts';

/** Changes what HEAD is answered. */
const head = (name: string, spoil: (answer: Response) => Response): Mutant => ({
  ...inScenario(name, 'listProjects', [], () => (incoming, next) => next(incoming.request)),
  suites: ['wire'],
  mutate:
    ({ fetch }): Fetch =>
    async (request) => {
      const answer = await fetch(request);
      return request.method === 'HEAD' ? spoil(answer) : answer;
    },
});

const TOKENS = ['access_token', 'token', 'authToken'];

/** Takes an access token that stands in the address. */
const readingAddress = (name: string, operation: string): Mutant => ({
  // KIT-22
  name: `a token in the address, as ${name}, lets in`,
  operation,
  kinds: ['unauthorized-accepted'],
  suites: ['credentials'],
  mutate: around(operation, () => (incoming, next) => {
    const url = new URL(incoming.request.url);
    const token = url.searchParams.get(name);
    if (token === null) return next(incoming.request);
    for (const one of TOKENS) url.searchParams.delete(one);
    const headers = { authorization: `Bearer ${token}` };
    return next(changed(incoming.request, { url: url.href, headers, body: incoming.body }));
  }),
});

/** Servers whose addresses have other methods, or say more, than the contract has it. */
export const addressMutants: Mutant[] = [
  // KIT-61
  head('HEAD refused', () => new Response(null, { status: 405, headers: { allow: 'GET, POST' } })),
  head(
    'HEAD of another type',
    () => new Response(null, { headers: { 'content-type': 'text/html' } }),
  ),
  {
    // KIT-61
    ...head('HEAD not among the methods', (answer) => answer),
    suites: ['scenarios'],
    mutate:
      ({ fetch }): Fetch =>
      async (request) => {
        const answer = await fetch(request);
        const allow = answer.headers.get('allow');
        if (allow !== null) answer.headers.set('allow', allow.replace(' HEAD,', ''));
        return answer;
      },
  },
  readingAddress('access_token', 'listProjects'),
  readingAddress('token', 'getDocument'),
  readingAddress('authToken', 'updateProfile'),
];
