import { visitor } from '../../users.ts';
import { placeOfRule } from '../../contract/rules.ts';
import { bodyOf, Skipped, textOf, type Scenario } from './steps.ts';

const LANGUAGES = [
  [undefined, 'en'],
  ['fr', 'fr'],
  ['fr-CA', 'fr'],
  ['fr_FR', 'fr'],
  ['en-GB', 'en'],
  ['de', 'en'],
  // Frisian begins with the same letters.
  ['fry', 'en'],
] as const;

/** What an account says before its writer has said anything. */
export const newAccounts: Scenario = {
  name: 'the profile of a new account',
  about: ['signInWithGoogle'],
  needs: ['getCurrentUser'],
  async run(steps) {
    const { kit } = steps;
    if (!kit.contract.has('newAccounts')) return;
    const { issuer } = kit.users;
    if (!issuer) throw new Skipped('it needs accounts of the kit’s own issuer');
    const { person } = await steps.newcomer();
    for (const [locale, language] of LANGUAGES) {
      const subject = `new-${crypto.randomUUID()}`;
      const email = `${subject}@conformance.example`;
      const idToken = await issuer.idToken({ ...person, subject, email }, { locale });
      const title = `sign in for the first time with ${locale ?? 'no'} locale`;
      const exchange = await steps.ask('signInWithGoogle', {
        as: visitor,
        title,
        body: { idToken },
      });
      const token = textOf(bodyOf(exchange)['accessToken']);
      if (token === '') continue;
      const as = { name: 'newcomer', authorization: async () => `Bearer ${token}` };
      const account = bodyOf(await steps.ask('getCurrentUser', { as, title: 'who am I' }));
      const due = { language, timeZone: 'Europe/Paris', weekStart: 'monday', bio: null };
      for (const [field, expected] of Object.entries(due)) {
        const received = account[field];
        if (received === expected) continue;
        kit.report(exchange.call, exchange.answer, exchange.testCase, {
          kind: 'broken-scenario',
          message: `The ${field} of a new account is another one.`,
          expected,
          received,
          pointer: placeOfRule('newAccounts'),
        });
      }
    }
  },
};

/** A later sign-in leaves the profile as its writer has it. */
export const laterSignIns: Scenario = {
  name: 'the profile after a later sign-in',
  about: ['signInWithGoogle'],
  needs: ['updateProfile', 'getCurrentUser'],
  async run(steps) {
    const { person, ...as } = await steps.newcomer();
    const due = {
      language: 'fr',
      timeZone: 'America/Montreal',
      weekStart: 'sunday',
      bio: 'Mine',
    };
    await steps.expect('updateProfile', 200, { as, title: 'choose a profile', body: due });
    const idToken = await steps.kit.users.issuer?.idToken(person, { locale: 'en' });
    const again = await steps.ask('signInWithGoogle', {
      as: visitor,
      title: 'sign in again, in another language',
      body: { idToken },
    });
    const account = bodyOf(await steps.ask('getCurrentUser', { as, title: 'who am I now' }));
    for (const [field, expected] of Object.entries(due)) {
      if (again.answer?.status !== 200 || account[field] === expected) continue;
      steps.blame(again, {
        message: `A later sign-in has changed the ${field} of the profile.`,
        expected,
        received: account[field],
      });
    }
  },
};
