import { inScenario, spoilt } from './in-scenarios.ts';
import { bearerOf, changed, type Json, type Mutant } from './mutant.ts';

const bytesOf = async (request: Request) => new Uint8Array(await request.arrayBuffer());

/** Servers that take an archive in otherwise than they say. */
export const archiveMutants: Mutant[] = [
  inScenario('a dry run that writes', 'importArchive', 'importArchive', () => {
    return async ({ request }, next) => {
      const url = new URL(request.url);
      const isDryRun = url.searchParams.get('dryRun') === 'true';
      url.searchParams.delete('dryRun');
      const answer = await next(changed(request, { url: url.href, body: await bytesOf(request) }));
      return { ...answer, body: { ...answer.body, isDryRun } };
    };
  }),
  inScenario('an import that writes nothing', 'importArchive', 'importArchive', () => {
    return async ({ request }, next) => {
      const url = new URL(request.url);
      const isDryRun = url.searchParams.get('dryRun') === 'true';
      url.searchParams.set('dryRun', 'true');
      const answer = await next(changed(request, { url: url.href, body: await bytesOf(request) }));
      return { ...answer, body: { ...answer.body, isDryRun } };
    };
  }),
  inScenario('an archive that is known for ever', 'importArchive', 'importArchive', () => {
    const known = new Map<string | undefined, Json>();
    return async ({ request }, next) => {
      const answer = known.get(bearerOf(request)) ?? (await next(request));
      const hasNothingNew = answer.status === 200 && answer.body.added.documents === 0;
      if (hasNothingNew) known.set(bearerOf(request), answer);
      return answer;
    };
  }),
  spoilt('any refused archive called invalid', 'importArchive', 'importArchive', 400, (body) => {
    body.messageKey = 'archives.invalid';
  }),
  {
    name: 'an archive of another account',
    operation: 'archiveAccount',
    kinds: ['broken-scenario'],
    suites: ['scenarios'],
    mutate: ({ fetch }) => {
      let first: string | undefined;
      return (request) => {
        const isArchive = request.method === 'GET' && request.url.endsWith('/account/archive');
        if (!isArchive) return fetch(request);
        first ??= bearerOf(request);
        return fetch(changed(request, { headers: { authorization: `Bearer ${first}` } }));
      };
    },
  },
];
