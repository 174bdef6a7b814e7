import { around, type Mutant } from './mutant.ts';

/** Spoils what an account says of itself before its writer has changed it. */
const newcomer = (name: string, spoil: (account: Record<string, unknown>) => void): Mutant => ({
  name,
  operation: 'signInWithGoogle',
  kinds: ['broken-chain'],
  chapters: ['chains'],
  mutate: around('getCurrentUser', () => async (told, next) => {
    const answer = await next(told.request);
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
];
