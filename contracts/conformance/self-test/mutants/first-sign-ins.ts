import { around, spoilt, type Mutant } from './mutant.ts';

/** Spoils what an account says of itself before its writer has changed it. */
const newcomer = (name: string, spoil: (account: Record<string, unknown>) => void): Mutant => ({
  name,
  operation: 'signInWithGoogle',
  kinds: ['broken-scenario'],
  suites: ['scenarios'],
  mutate: around('getCurrentUser', () => async (incoming, next) => {
    const answer = await next(incoming.request);
    if (answer.body?.version === 1) spoil(answer.body);
    return answer;
  }),
});

/** Servers that begin an account otherwise than the contract says. */
export const firstSignInMutants: Mutant[] = [
  // KIT-46
  newcomer('new accounts in UTC', (account) => {
    account['timeZone'] = 'UTC';
  }),
  newcomer('new accounts whose weeks begin on Sunday', (account) => {
    account['weekStart'] = 'sunday';
  }),
  newcomer('new accounts in French alone', (account) => {
    account['language'] = 'fr';
  }),
  {
    // KIT-46
    name: 'a later sign-in that puts the language back',
    operation: 'signInWithGoogle',
    kinds: ['broken-scenario'],
    suites: ['scenarios'],
    mutate: around(['signInWithGoogle', 'updateProfile', 'getCurrentUser'], () => {
      const changed = new Set<string>();
      let isAgain = false;
      return async (incoming, next) => {
        const answer = await next(incoming.request);
        const id = answer.body?.id ?? answer.body?.user?.id;
        if (incoming.operation === 'updateProfile' && answer.status === 200) changed.add(id);
        else if (incoming.operation === 'signInWithGoogle') isAgain = changed.size > 0;
        else if (isAgain && changed.has(id)) answer.body.language = 'en';
        return answer;
      };
    }),
  },
  spoilt('a cookie set by a sign-in', 'signInWithGoogle', 200, 'wrong-header', ({ headers }) => {
    headers.set('set-cookie', 'session=1; HttpOnly');
  }),
];
