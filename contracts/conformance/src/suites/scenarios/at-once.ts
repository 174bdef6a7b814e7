import { freshEmail } from '../../generate/fresh.ts';
import type { Person } from '../../issuer/issuer.ts';
import { visitor } from '../../users.ts';
import { bodyOf, Skipped, textOf, type Exchange, type Scenario, type Steps } from './steps.ts';
import { newProject } from './common-steps.ts';

const statusesOf = (all: Exchange[]) =>
  all.map(({ answer }) => answer?.status ?? 0).toSorted((a, b) => a - b);

/** Says so when calls at once are not answered as one after the other would be. */
function hold(steps: Steps, all: Exchange[], expected: number[], message: string): boolean {
  const received = statusesOf(all);
  const [first] = all;
  if (!first || received.join() === expected.join()) return true;
  const failed = all.find(({ answer }) => !expected.includes(answer?.status ?? 0)) ?? first;
  steps.blame(failed, { message, expected, received });
  return false;
}

const accountOf = async (steps: Steps, { answer }: Exchange) => {
  const token = textOf(Object(answer?.body).accessToken);
  const as = { name: 'newcomer', authorization: async () => `Bearer ${token}` };
  return bodyOf(await steps.ask('getCurrentUser', { as, title: 'who am I' }))['id'];
};

/** Somebody new who signs in twice at once, as two windows do, has one account. */
export const firstSignIns: Scenario = {
  name: 'two first sign-ins at once',
  about: ['signInWithGoogle'],
  needs: ['getCurrentUser'],
  async run(steps) {
    const { issuer } = steps.kit.users;
    if (!issuer) throw new Skipped('it needs accounts of the kit’s own issuer');
    const subject = crypto.randomUUID();
    const person: Person = { subject, email: freshEmail(), name: 'Somebody New' };
    const tokens = await Promise.all([1, 2, 3].map(() => issuer.idToken(person)));
    const signIn = (idToken: string | undefined, title: string) =>
      steps.ask('signInWithGoogle', { as: visitor, title, body: { idToken } });
    const title = 'sign in for the first time, three times at once';
    const all = await Promise.all(tokens.map((token) => signIn(token, title)));
    const message = 'First sign-ins at once are not all taken.';
    const [first] = all;
    if (!first || !hold(steps, all, [200, 200, 200], message)) return;
    const ids = await Promise.all(all.map((one) => accountOf(steps, one)));
    if (new Set(ids).size > 1) {
      steps.blame(first, {
        message: 'First sign-ins at once make several accounts of one person.',
        expected: 'one account',
        received: ids,
      });
    }
    // Its statuses are in order: one signs in, the others are refused.
    const token = await issuer.idToken(person);
    const again = 'sign in with one identity token, three times at once';
    const same = await Promise.all([1, 2, 3].map(() => signIn(token, again)));
    hold(steps, same, [200, 401, 401], 'An identity token signs in several times at once.');
  },
};

/** What there is one of is made once, however many ask for it at once. */
export const madeOnce: Scenario = {
  name: 'what there is one of, asked for at once',
  about: ['openJournalEntry', 'joinWaitlist'],
  needs: ['createProject'],
  async run(steps) {
    const as = await steps.writer();
    const { id: projectId } = await newProject(steps, as, 'journal');
    const title = 'open the entry of a day three times at once';
    const open = () =>
      steps.ask('openJournalEntry', {
        as,
        title,
        params: { projectId, localDate: '2026-02-03' },
        body: { language: 'en', timeZone: 'Europe/Paris' },
      });
    const entries = await Promise.all([1, 2, 3].map(open));
    const message = 'Of one entry opened three times at once, not one is made.';
    hold(steps, entries, [200, 200, 201], message);
    const ids = new Set(entries.map((one) => bodyOf(one)['id']));
    const [first] = entries;
    if (ids.size > 1 && first) {
      steps.blame(first, {
        message: 'A day has several entries.',
        expected: 'one entry',
        received: [...ids],
      });
    }
    const email = freshEmail();
    const join = () =>
      steps.ask('joinWaitlist', {
        as: visitor,
        title: 'put an address on the waitlist three times at once',
        body: { email },
      });
    const joined = await Promise.all([1, 2, 3].map(join));
    if (statusesOf(joined).includes(429)) return;
    hold(
      steps,
      joined,
      [201, 409, 409],
      'An address is put on the waitlist several times at once.',
    );
  },
};
