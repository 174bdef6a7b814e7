import { call, chained } from './chained.ts';
import { changed, type Json, type Mutant } from './mutant.ts';

/** Deletes an account, and has what was sent through a form from its address still. */
const leaving = (what: string, operation: string, path: string, said: Json): Mutant => ({
  ...chained(
    // KIT-9
    `an account deleted without its ${what}`,
    operation,
    'deleteAccount',
    () => async (told, next) => {
      const answer = await next(told.request);
      const sent = { ...said, email: told.body?.email };
      if (answer.status === 204) await next(call(told, 'POST', path, sent));
      return answer;
    },
  ),
  only: ['deleteAccount', operation],
});

/** Servers that keep something of whoever leaves, or ask for more than they have to. */
export const leavingMutants: Mutant[] = [
  leaving('place on the waitlist', 'joinWaitlist', '/waitlist', {}),
  leaving('questions', 'exportAccount', '/questions', { text: 'Still here?' }),
  leaving('suggestions', 'exportAccount', '/suggestions', { text: 'Still here.' }),
  chained(
    // KIT-9
    'a deletion confirmed in the letters of the address alone',
    'deleteAccount',
    'deleteAccount',
    () => async (told, next) => {
      const { body } = await next(call(told, 'GET', '/auth/me'));
      const isSame = body?.email === told.body?.email;
      return next(
        isSame ? told.request : changed(told.request, { body: { email: 'a@b.example' } }),
      );
    },
  ),
];
