import { rowsOf } from '../../contract/places.ts';
import { freshEmail } from '../../generate/fresh.ts';
import type { Claims } from '../../issuer/issuer.ts';
import { visitor, type SignedIn } from '../../users.ts';
import { bodyOf, Skipped, type Body, type Scenario, type Steps } from './steps.ts';

/** Signs a person in again with other claims. */
async function signInWith(steps: Steps, { person }: SignedIn, claims: Claims): Promise<void> {
  const { issuer } = steps.kit.users;
  if (!issuer) throw new Skipped('it needs accounts of the kit’s own issuer');
  const body = { idToken: await issuer.idToken(person, claims) };
  const title = 'sign in with other claims';
  await steps.expect('signInWithGoogle', 200, { as: visitor, title, body });
}

/** Name and picture of the last sign-in are none where it has none. */
const barerSignIns: Scenario = {
  name: 'a sign-in that gives no name',
  about: ['signInWithGoogle'],
  needs: ['getCurrentUser'],
  async run(steps) {
    const as = await steps.newcomer();
    const picture = 'https://example.org/picture.webp';
    await signInWith(steps, as, { picture, given_name: 'Given' });
    await signInWith(steps, as, { name: undefined });
    const exchange = await steps.ask('getCurrentUser', { as, title: 'who am I without a name' });
    const expected = { name: '', givenName: null, pictureUrl: null };
    for (const [field, none] of Object.entries(expected)) {
      const received = bodyOf(exchange)[field];
      if (exchange.answer?.status !== 200 || received === none) continue;
      const message = `The ${field} of an account is not that of its last sign-in, which had none.`;
      steps.blame(exchange, { message, expected: none, received: received ?? null });
    }
  },
};

/** The address that confirms a deletion is the one of the last sign-in. */
const confirmedDeletions: Scenario = {
  name: 'a deletion after another e-mail',
  about: ['deleteAccount'],
  needs: ['signInWithGoogle', 'getCurrentUser'],
  async run(steps) {
    const as = await steps.newcomer();
    const email = freshEmail();
    await signInWith(steps, as, { email });
    const leave = (status: number, title: string, address: string) =>
      steps.expect('deleteAccount', status, { as, title, body: { email: address } });
    await leave(422, 'confirm it with the e-mail of an earlier sign-in', as.email);
    await steps.expect('getCurrentUser', 200, { as, title: 'is it there still' });
    await leave(204, 'confirm it with the e-mail of the last sign-in', email);
  },
};

const FORMS: Record<string, [operationId: string, body: Body]> = {
  waitlistEntries: ['joinWaitlist', {}],
  questions: ['askQuestion', { text: 'A person asks this.' }],
  suggestions: ['suggestFeature', { text: 'A person suggests this.' }],
};

/** An export has what a person has sent, and nothing that came with the hidden field. */
const sentThroughForms: Scenario = {
  name: 'what was sent through the forms',
  about: ['joinWaitlist', 'askQuestion', 'suggestFeature', 'exportAccount'],
  async run(steps) {
    const as = await steps.newcomer();
    const sent: Record<string, unknown> = {};
    for (const [part, [operationId, body]] of Object.entries(FORMS)) {
      const send = (title: string, more: Body) =>
        steps.expect(operationId, 201, { as: visitor, title, body: { ...body, ...more } });
      const website = 'https://example.org';
      await send('fill in what is hidden', { email: as.email, website });
      // The waitlist takes an address for the same in upper case.
      const email = part === 'waitlistEntries' ? as.email.toUpperCase() : as.email;
      sent[part] = (await send('send it as a person', { email }))['id'];
    }
    const exchange = await steps.ask('exportAccount', { as, title: 'what was sent' });
    if (exchange.answer?.status !== 200) return;
    for (const [part, id] of Object.entries(sent)) {
      const received = rowsOf(bodyOf(exchange)[part]).map((row) => row['id']);
      if (received.length === 1 && received[0] === id) continue;
      const message = `${part} of the export are not what a person sent from its address.`;
      steps.blame(exchange, { message, expected: [id], received });
    }
  },
};

/** Targets and profile have a version each: a change of one leaves that of the other. */
const separateVersions: Scenario = {
  name: 'the versions of profile and targets',
  about: ['updateProfile', 'setObjectives'],
  needs: ['getCurrentUser', 'getCurrentObjectives'],
  async run(steps) {
    const as = await steps.writer();
    const read = async (operationId: string) => {
      const { version } = await steps.expect(operationId, 200, { as, title: 'read the version' });
      return { 'If-Match': `"${String(version)}"` };
    };
    const body = { bio: `Changed ${crypto.randomUUID()}` };
    const targets = { words: 1000 + Math.floor(Math.random() * 1000), sessions: 4 };
    const change = (operationId: string, one: Body, title: string, headers = {}) =>
      steps.expect(operationId, 200, { as, title, headers, body: one });
    const ofProfile = await read('getCurrentUser');
    await change('setObjectives', targets, 'change the targets');
    await change('updateProfile', body, 'change the profile as it was seen', ofProfile);
    const ofTargets = await read('getCurrentObjectives');
    await change('updateProfile', { bio: null }, 'change the profile');
    await change('setObjectives', { ...targets, sessions: 5 }, 'change targets as seen', ofTargets);
  },
};

/** What an account goes through: other sign-ins, forms, its end. */
export const accountChanges = [
  barerSignIns,
  confirmedDeletions,
  sentThroughForms,
  separateVersions,
];
