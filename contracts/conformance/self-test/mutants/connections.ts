import type { Mutant } from './mutant.ts';

const brokenOff = (answer: { status: number; headers: Headers }) =>
  new Response(
    new ReadableStream({
      pull(controller) {
        // The server logs it: one line will do.
        controller.error(Object.assign(new Error(), { stack: 'The answer breaks off.' }));
      },
    }),
    answer,
  );

/** Answers that do not arrive. */
export const connectionMutants: Mutant[] = [
  {
    // KIT-42
    name: 'every other project made and the answer broken off',
    operation: 'createProject',
    kinds: ['no-answer'],
    suites: ['valid'],
    mutate: (parts) => {
      let made = 0;
      return async (request) => {
        const isMade = request.method === 'POST' && request.url.endsWith('/api/projects');
        const response = await parts.fetch(request);
        if (isMade && response.status === 201) made += 1;
        return isMade && made % 2 === 1 ? brokenOff(response) : response;
      };
    },
  },
];
