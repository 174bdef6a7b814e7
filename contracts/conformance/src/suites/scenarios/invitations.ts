import type { Caller } from '../../http/call.ts';
import { bodyOf, itemsOf, textOf, type Scenario } from './steps.ts';

/** An invitation serves one reader. */
export const invitations: Scenario = {
  name: 'invitations are used once',
  about: [
    'createInvitation',
    'acceptInvitation',
    'previewInvitation',
    'revokeInvitation',
    'endSubscription',
    'listInvitations',
  ],
  needs: ['listSubscribers', 'listSubscriptions'],
  async run(steps) {
    const author = await steps.newcomer();
    const [first, second] = [await steps.newcomer(), await steps.newcomer()];
    const notFound = 'invitations.notFound';
    const accept = (
      as: Caller,
      token: unknown,
      status: number | number[],
      title: string,
      messageKey?: string,
    ) =>
      steps.expect('acceptInvitation', status, {
        as,
        title,
        body: { token },
        ...(messageKey === undefined ? {} : { messageKey }),
      });
    const invite = () =>
      steps.expect('createInvitation', 201, { as: author, title: 'invite a reader' });
    const openOnes = async () =>
      itemsOf(
        await steps.expect('listInvitations', 200, { as: author, title: 'look at what is open' }),
      ).map(({ id }) => id);

    const invitation = await invite();
    const { token } = invitation;
    const preview = { as: second, title: 'see who invites', body: { token } };
    await steps.expect('previewInvitation', 200, preview);
    await accept(author, token, 409, "accept one's own invitation", 'subscriptions.ownInvitation');
    const subscription = await accept(first, token, 201, 'accept an invitation');
    await accept(second, token, 404, 'accept an invitation that was used', notFound);
    if ((await openOnes()).includes(invitation['id'])) {
      const list = await steps.ask('listInvitations', { as: author, title: 'is it open still' });
      steps.blame(list, {
        message: 'An invitation that was accepted is listed still.',
        expected: 'only what nobody has accepted',
        received: itemsOf(bodyOf(list)).map(({ id }) => id),
      });
    }
    await steps.expect('revokeInvitation', 404, {
      as: author,
      title: 'revoke what was accepted',
      params: { invitationId: invitation['id'] },
      messageKey: notFound,
    });
    await steps.expect('previewInvitation', 404, { ...preview, title: 'see a used invitation' });
    // Who is subscribed already leaves the invitation to somebody else.
    const next = await invite();
    const again = await accept(first, next['token'], 200, 'accept as a subscriber already');
    if (again['id'] !== subscription['id'] || !(await openOnes()).includes(next['id'])) {
      const list = await steps.ask('listInvitations', { as: author, title: 'is it open still' });
      steps.blame(list, {
        message: 'Accepting as a subscriber already used the invitation up.',
        expected: next['id'],
        received: itemsOf(bodyOf(list)).map(({ id }) => id),
      });
    }
    await accept(second, next['token'], 201, 'accept what a subscriber left open');
    const revoked = await invite();
    await steps.expect('revokeInvitation', 204, {
      as: author,
      title: 'revoke an invitation',
      params: { invitationId: revoked['id'] },
    });
    await accept(
      await steps.newcomer(),
      revoked['token'],
      404,
      'accept what was revoked',
      notFound,
    );
    const forged = textOf(token).split('').toReversed().join('');
    await accept(second, forged, 404, 'accept an invitation that nobody made', notFound);
    // Two readers at once: one of them gets in.
    const last = await invite();
    const readers = [await steps.newcomer(), await steps.newcomer()];
    const both = await Promise.all(
      readers.map((as) =>
        steps.ask('acceptInvitation', {
          as,
          title: 'accept one invitation at once',
          body: { token: last['token'] },
        }),
      ),
    );
    const accepted = both.filter(({ answer }) => answer?.status === 201);
    if (accepted.length !== 1 && both[0]) {
      steps.blame(both[0], {
        message: `Of two readers who accept at once, ${accepted.length} were let in.`,
        expected: 1,
        received: both.map(({ answer }) => answer?.status),
      });
    }
    await steps.expect('endSubscription', 204, {
      as: first,
      title: 'end a subscription',
      params: { subscriptionId: subscription['id'] },
    });
    const left = await steps.ask('listSubscriptions', { as: first, title: 'whom do I read' });
    if (itemsOf(bodyOf(left)).length > 0) {
      steps.blame(left, {
        message: 'A subscription that was ended is listed still.',
        expected: [],
        received: itemsOf(bodyOf(left)),
      });
    }
  },
};

/** An author has so many open invitations. */
const MOST = 50;

/** One that was revoked or accepted is open no more, and leaves its place to another. */
export const openInvitations: Scenario = {
  name: 'the most invitations that may be open',
  about: ['createInvitation'],
  needs: ['revokeInvitation', 'acceptInvitation'],
  async run(steps) {
    const author = await steps.newcomer();
    const invite = (title: string) =>
      steps.expect('createInvitation', 201, { as: author, title: `invite ${title}` });
    const holdFull = (title: string) =>
      steps.expect('createInvitation', 409, {
        as: author,
        title: `invite one too many ${title}`,
        messageKey: 'invitations.tooMany',
      });
    const [first, second] = [await invite('a first reader'), await invite('a second reader')];
    for (let open = 2; open < MOST; open += 1) await invite('one more reader');
    await holdFull('beyond the fifty that may be open');
    const revoke = { title: 'revoke one of fifty', params: { invitationId: first['id'] } };
    await steps.expect('revokeInvitation', 204, { as: author, ...revoke });
    await invite('another in the place of a revoked one');
    await holdFull('after one was revoked');
    await steps.expect('acceptInvitation', 201, {
      as: await steps.newcomer(),
      title: 'accept one of fifty',
      body: { token: second['token'] },
    });
    await invite('another in the place of an accepted one');
    await holdFull('after one was accepted');
  },
};
