import { call, chained } from './chained.ts';
import { changed, type Json, type Mutant } from './mutant.ts';

/** Takes what a change leaves out for nothing. */
const wiping = (operation: string, member: string, nothing: Json = null): Mutant =>
  // KIT-79
  chained(`${member} lost when it is left out`, operation, operation, () => (told, next) => {
    const isLeftOut = told.body?.constructor === Object && !(member in told.body);
    const body = isLeftOut ? { ...told.body, [member]: nothing } : told.body;
    return next(changed(told.request, { body }));
  });

/** Takes what is right of a change that it refuses. */
const half = (
  operation: string,
  path: (params: Record<string, string>) => string,
  good: string[],
) =>
  chained(`${operation} refused and half made`, operation, operation, () => async (told, next) => {
    const answer = await next(told.request);
    if (answer.status !== 422) return answer;
    for (const name of good) {
      if (told.body?.[name] !== undefined)
        await next(call(told, 'PATCH', path(told.params), { [name]: told.body[name] }));
    }
    return answer;
  });

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
