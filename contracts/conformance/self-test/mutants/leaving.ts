import { call, inScenario } from './in-scenarios.ts';
import { changed, type Json, type Mutant } from './mutant.ts';

/** Deletes an account, and has what was sent through a form from its address still. */
const leaving = (what: string, operation: string, path: string, said: Json): Mutant => ({
  ...inScenario(
    // KIT-9
    `an account deleted without its ${what}`,
    operation,
    'deleteAccount',
    () => async (incoming, next) => {
      const answer = await next(incoming.request);
      const sent = { ...said, email: incoming.body?.email };
      if (answer.status === 204) await next(call(incoming, 'POST', path, sent));
      return answer;
    },
  ),
  only: ['deleteAccount', operation],
});

/** Servers that keep something of an account that leaves, or ask for more than they have to. */
export const leavingMutants: Mutant[] = [
  leaving('place on the waitlist', 'joinWaitlist', '/waitlist', {}),
  leaving('questions', 'exportAccount', '/questions', { text: 'Still here?' }),
  leaving('suggestions', 'exportAccount', '/suggestions', { text: 'Still here.' }),
  inScenario(
    // KIT-9
    'a deletion confirmed in the letters of the address alone',
    'deleteAccount',
    'deleteAccount',
    () => async (incoming, next) => {
      const { body } = await next(call(incoming, 'GET', '/auth/me'));
      const isSame = body?.email === incoming.body?.email;
      return next(
        isSame ? incoming.request : changed(incoming.request, { body: { email: 'a@b.example' } }),
      );
    },
  ),
];
