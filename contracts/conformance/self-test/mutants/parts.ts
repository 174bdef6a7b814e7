import { call, inScenario } from './in-scenarios.ts';
import { changed, type Json, type Mutant } from './mutant.ts';

/** Takes what a change leaves out for nothing. */
const wiping = (operation: string, member: string, nothing: Json = null): Mutant =>
  // KIT-79
  inScenario(`${member} lost when it is left out`, operation, operation, () => (incoming, next) => {
    const isLeftOut = incoming.body?.constructor === Object && !(member in incoming.body);
    const body = isLeftOut ? { ...incoming.body, [member]: nothing } : incoming.body;
    return next(changed(incoming.request, { body }));
  });

/** Takes what is right of a change that it refuses. */
const half = (
  operation: string,
  path: (params: Record<string, string>) => string,
  good: string[],
) =>
  inScenario(
    `${operation} refused and half made`,
    operation,
    operation,
    () => async (incoming, next) => {
      const answer = await next(incoming.request);
      if (answer.status !== 422) return answer;
      for (const name of good) {
        if (incoming.body?.[name] !== undefined)
          await next(
            call(incoming, 'PATCH', path(incoming.params), { [name]: incoming.body[name] }),
          );
      }
      return answer;
    },
  );

/** Servers that change more than they were asked to, or less than they say. */
export const partMutants: Mutant[] = [
  wiping('updateProfile', 'bio'),
  wiping('updateProject', 'description'),
  wiping('updateWritingSession', 'comment'),
  wiping('updateWritingSession', 'sentiment', 'none'),
  half('updateProfile', () => '/auth/profile', ['language']),
  half('updateProject', ({ projectId }) => `/projects/${projectId}`, ['name']),
  half('updateWritingSession', ({ sessionId }) => `/sessions/${sessionId}`, ['title', 'comment']),
];
