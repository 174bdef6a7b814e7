import type { Claims, Person } from '../../issuer/issuer.ts';
import { visitor } from '../../users.ts';
import { bodyOf, Skipped, textOf, type Scenario } from './steps.ts';

/** An account belongs to a subject of the issuer: an e-mail, which may pass to somebody else, opens none. */
export const identities: Scenario = {
  name: 'whose account it is',
  about: ['signInWithGoogle'],
  needs: ['getCurrentUser', 'updateProfile'],
  async run(steps) {
    if (!steps.kit.contract.has('accountsBySubject')) return;
    const { issuer } = steps.kit.users;
    if (!issuer) throw new Skipped('it needs accounts of the kit’s own issuer');
    const signIn = async (person: Person, title: string, claims?: Claims) => {
      const body = { idToken: await issuer.idToken(person, claims) };
      const exchange = await steps.ask('signInWithGoogle', { as: visitor, title, body });
      const token = textOf(bodyOf(exchange)['accessToken']);
      const as = { name: 'newcomer', authorization: async () => `Bearer ${token}` };
      // Without a token the account is that of nobody, which another check says.
      const account =
        token === '' ? {} : bodyOf(await steps.ask('getCurrentUser', { as, title: 'who am I' }));
      return { exchange, as, account };
    };
    const { person } = await steps.newcomer();
    const moved = { ...person, email: `moved-${person.email}`, name: 'Somebody Renamed' };
    const pictureUrl = 'https://example.org/renamed.webp';

    const first = await signIn(person, 'sign in');
    const profile = await steps.expect('updateProfile', 200, {
      as: first.as,
      title: 'write a profile',
      body: {
        bio: 'Kept at each sign-in',
        language: 'en',
        timeZone: 'Asia/Tokyo',
        weekStart: 'sunday',
      },
    });
    const givenName = 'Renamed';
    const second = await signIn(moved, 'sign in with another e-mail, name and picture', {
      picture: pictureUrl,
      given_name: givenName,
    });
    if (second.account['id'] !== first.account['id']) {
      steps.blame(second.exchange, {
        message: 'Who comes back with another e-mail is not who they were.',
        expected: first.account['id'],
        received: second.account['id'] ?? null,
      });
    } else {
      const told = {
        email: moved.email,
        name: moved.name,
        pictureUrl,
        ...('givenName' in first.account ? { givenName } : {}),
      };
      for (const [field, expected] of Object.entries({ ...profile, ...told })) {
        if (field === 'version' || field === 'updatedAt') continue;
        const received = second.account[field];
        if (received === expected) continue;
        steps.blame(second.exchange, {
          message:
            field in told
              ? `The ${field} of an account is not that of its last sign-in.`
              : `Signing in again changes ${field}.`,
          expected,
          received: received ?? null,
        });
      }
    }
    const others = [
      { subject: `other-${crypto.randomUUID()}`, email: person.email },
      { subject: `other-${crypto.randomUUID()}`, email: moved.email },
    ];
    if (steps.kit.contract.has('subjectsInTheirLetterCase')) {
      others.push({ subject: person.subject.toUpperCase(), email: person.email });
    }
    for (const { subject, email } of others) {
      const { exchange, account } = await signIn(
        { ...person, subject, email },
        'sign in as somebody else of one e-mail',
      );
      const isOwn = account['id'] !== undefined && account['id'] !== first.account['id'];
      if (isOwn && account['email'] === email) continue;
      steps.blame(exchange, {
        message: 'Who has the e-mail of an account gets no account of their own.',
        expected: `another account than ${String(first.account['id'])}, with ${email}`,
        received: { id: account['id'] ?? null, email: account['email'] ?? null },
        ...(account['id'] === undefined ? {} : { kind: 'foreign-row-visible' as const }),
      });
    }
  },
};
