import type { Person } from '../../issuer/issuer.ts';
import { visitor } from '../../users.ts';
import { bodyOf, Skipped, textOf, type Scenario } from './scene.ts';

/** An account belongs to a subject of the issuer: an e-mail, which may pass to somebody else, opens none. */
export const identities: Scenario = {
  name: 'whose account it is',
  about: ['signInWithGoogle'],
  needs: ['getCurrentUser'],
  async run(scene) {
    if (!scene.kit.contract.says('`iss` and `sub`')) return;
    const { issuer } = scene.kit.users;
    if (!issuer) throw new Skipped('it needs accounts of the kit’s own issuer');
    const signIn = async (person: Person, title: string) => {
      const body = { idToken: await issuer.idToken(person) };
      const exchange = await scene.ask('signInWithGoogle', { as: visitor, title, body });
      const token = textOf(bodyOf(exchange)['accessToken']);
      const as = { name: 'newcomer', authorization: async () => `Bearer ${token}` };
      // Without a token the account is that of nobody, which another check says.
      const account =
        token === '' ? {} : bodyOf(await scene.ask('getCurrentUser', { as, title: 'who am I' }));
      return { exchange, account };
    };
    const { person } = await scene.newcomer();
    const moved = { ...person, email: `moved-${person.email}` };

    const first = await signIn(person, 'sign in');
    const second = await signIn(moved, 'sign in with another e-mail');
    if (second.account['id'] !== first.account['id']) {
      scene.blame(second.exchange, {
        message: 'Who comes back with another e-mail is not who they were.',
        expected: first.account['id'],
        received: second.account['id'] ?? null,
      });
    } else if (second.account['email'] !== moved.email) {
      scene.blame(second.exchange, {
        message: 'The e-mail of an account is not that of its last sign-in.',
        expected: moved.email,
        received: second.account['email'] ?? null,
      });
    }
    for (const { email } of [person, moved]) {
      const namesake = { ...person, subject: `other-${crypto.randomUUID()}`, email };
      const { exchange, account } = await signIn(
        namesake,
        'sign in as somebody else of one e-mail',
      );
      const isOwn = account['id'] !== undefined && account['id'] !== first.account['id'];
      if (isOwn && account['email'] === email) continue;
      scene.blame(exchange, {
        message: 'Who has the e-mail of an account gets no account of their own.',
        expected: `another account than ${String(first.account['id'])}, with ${email}`,
        received: { id: account['id'] ?? null, email: account['email'] ?? null },
        ...(account['id'] === undefined ? {} : { kind: 'foreign-row-visible' as const }),
      });
    }
  },
};
