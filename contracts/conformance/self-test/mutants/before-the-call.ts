import { gunzipSync } from 'node:zlib';
import type { Fetch } from '../reference.ts';
import { changed, type Mutant } from './mutant.ts';

const PROBLEM = { 'content-type': 'application/problem+json', 'www-authenticate': 'Bearer' };

/** What stands before the operations does otherwise than the contract says. */
export const beforeTheCallMutants: Mutant[] = [
  {
    // SERVER-10
    name: 'a body compressed with gzip is taken',
    operation: 'createProject',
    kinds: ['invalid-accepted'],
    suites: ['invalid'],
    mutate:
      ({ fetch }): Fetch =>
      async (request) => {
        if (request.headers.get('content-encoding') !== 'gzip') return fetch(request);
        const body = new Uint8Array(gunzipSync(await request.arrayBuffer()));
        return fetch(changed(request, { headers: { 'content-encoding': null }, body }));
      },
  },
  {
    // SERVER-34
    name: 'a token asked for before the method is looked at',
    operation: 'listProjects',
    kinds: ['broken-scenario'],
    suites: ['scenarios'],
    mutate:
      ({ fetch }): Fetch =>
      async (request) => {
        const answer = await fetch(request);
        if (answer.status !== 405 || request.headers.has('authorization')) return answer;
        const body = { type: 'about:blank', status: 401, messageKey: 'auth.required' };
        return new Response(JSON.stringify(body), { status: 401, headers: PROBLEM });
      },
  },
];
