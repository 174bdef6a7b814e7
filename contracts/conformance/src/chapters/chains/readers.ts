import type { Caller } from '../../http/call.ts';
import { largestPage } from './listed.ts';
import { bodyOf, itemsOf, Skipped, textOf, type Body, type Scenario, type Scene } from './scene.ts';
import { moveOn, newSession, published, put, saving } from './steps.ts';
import { visitor } from '../../users.ts';

const sessions = ['startWritingSession', 'endWritingSession', 'publishWritingSession'];
const inviting = ['createInvitation', 'acceptInvitation'];

/** Makes a reader a subscriber of an author. */
async function subscribe(scene: Scene, author: Caller, reader: Caller): Promise<Body> {
  const title = 'invite a reader';
  const { token } = await scene.expect('createInvitation', 201, { as: author, title });
  return scene.expect('acceptInvitation', [200, 201], {
    as: reader,
    title: 'accept an invitation',
    body: { token },
  });
}

type Viewer = { name: string; caller: Caller; sees: string[] };

async function look(scene: Scene, viewer: Viewer, session: Body, authorId: unknown, what: string) {
  const isVisible = viewer.sees.includes(what);
  const { name, caller: as } = viewer;
  const { id } = session;
  const kind = isVisible ? 'broken-chain' : 'foreign-row-visible';
  const one = await scene.ask('getPublishedSession', {
    as,
    title: `a ${what} session as ${name}`,
    params: { sessionId: id },
  });
  const status = isVisible ? 200 : 404;
  if (one.answer?.status !== status) {
    scene.blame(one, {
      message: `A ${what} session is answered ${one.answer?.status} for ${name}.`,
      expected: status,
      received: one.answer?.text.slice(0, 300),
      kind,
    });
  }
  const list = await scene.ask('listPublishedSessions', {
    as,
    title: `the author's sessions as ${name}`,
    query: { authorId, limit: largestPage(scene, 'listPublishedSessions') },
  });
  const isListed = itemsOf(bodyOf(list)).some((item) => item['id'] === id);
  if (isListed !== isVisible) {
    scene.blame(list, {
      message: `A ${what} session is ${isListed ? '' : 'not '}listed for ${name}.`,
      expected: isVisible ? 'in the list' : 'not in the list',
      received: isListed ? 'in the list' : 'not in the list',
      kind,
    });
  }
  return one;
}

/** What is published is seen by those it is for, as long as it is published. */
export const visibility: Scenario = {
  name: 'who sees a published session',
  about: [
    'getPublishedSession',
    'listPublishedSessions',
    'publishWritingSession',
    'removeSubscriber',
  ],
  needs: [
    ...sessions,
    ...inviting,
    'unpublishWritingSession',
    'getCurrentUser',
    'updateWritingSession',
  ],
  async run(scene) {
    const author = await scene.newcomer();
    const reader = await scene.newcomer();
    const stranger = await scene.newcomer();
    const me = await scene.expect('getCurrentUser', 200, { as: author, title: 'who am I' });
    await subscribe(scene, author, reader);
    const viewers: Viewer[] = [
      { name: 'the author', caller: author, sees: ['private', 'team', 'public'] },
      { name: 'a subscriber', caller: reader, sees: ['team', 'public'] },
      { name: 'a stranger', caller: stranger, sees: ['public'] },
      { name: 'a visitor', caller: visitor, sees: ['public'] },
    ];
    for (const what of ['private', 'team', 'public']) {
      const { session, documentId, paragraphId } = await published(scene, author, what);
      for (const viewer of viewers) {
        const seen = await look(scene, viewer, session, me['id'], what);
        const text = JSON.stringify(bodyOf(seen)['sections'] ?? null);
        if (viewer.sees.includes(what) && !text.includes(`Words for ${what}`)) {
          scene.blame(seen, {
            message: `The text of a ${what} session is missing for ${viewer.name}.`,
            expected: `Words for ${what}`,
            received: text,
          });
        }
      }
      await isCopy(scene, author, session, { documentId, paragraphId }, what);
      await moveOn(scene, author, 'unpublishWritingSession', session);
      for (const viewer of viewers) {
        await look(scene, { ...viewer, sees: [] }, session, me['id'], `${what} unpublished`);
      }
      // A draft that is for everyone is not published yet.
      await scene.expect('updateWritingSession', 200, {
        as: author,
        title: 'make a draft public',
        params: { sessionId: session['id'] },
        body: { visibility: 'public' },
      });
      for (const viewer of viewers) {
        await look(scene, { ...viewer, sees: [] }, session, me['id'], 'draft');
      }
    }
    await removed(scene, author, reader, me['id']);
  },
};

/** What is published is a copy: what is written afterwards does not change it. */
async function isCopy(
  scene: Scene,
  as: Caller,
  { id }: Body,
  { documentId, paragraphId }: { documentId: unknown; paragraphId: string },
  what: string,
): Promise<void> {
  const next = await newSession(scene, as);
  const later = saving(documentId, [put(paragraphId, 'Written later', 1)]);
  await scene.expect('saveParagraphs', 200, {
    as,
    title: 'write over what was published',
    ...later,
  });
  await moveOn(scene, as, 'endWritingSession', next);
  const seen = await scene.ask('getPublishedSession', {
    as,
    title: 'read what was published',
    params: { sessionId: id },
  });
  const text = JSON.stringify(bodyOf(seen)['sections'] ?? null);
  if (!text.includes('Written later')) return;
  scene.blame(seen, {
    message: 'What was published changes with the document.',
    expected: `Words for ${what}`,
    received: text,
  });
}

async function removed(scene: Scene, author: Caller, reader: Caller, authorId: unknown) {
  const { session } = await published(scene, author, 'team');
  const list = await scene.expect('listSubscribers', 200, { as: author, title: 'who reads me' });
  const [subscriber] = itemsOf(list);
  if (!subscriber) throw new Skipped('listSubscribers does not show who reads');
  await scene.expect('removeSubscriber', 204, {
    as: author,
    title: 'remove a subscriber',
    params: { subscriptionId: subscriber['id'] },
  });
  const viewer = { name: 'somebody who was a subscriber', caller: reader, sees: [] };
  await look(scene, viewer, session, authorId, 'team');
}

/** An invitation serves one reader. */
export const invitations: Scenario = {
  name: 'invitations are used once',
  about: [...inviting, 'previewInvitation', 'revokeInvitation', 'endSubscription'],
  needs: ['listInvitations', 'listSubscribers', 'listSubscriptions'],
  async run(scene) {
    const author = await scene.newcomer();
    const [first, second] = [await scene.newcomer(), await scene.newcomer()];
    const notFound = 'invitations.notFound';
    const accept = (
      as: Caller,
      token: unknown,
      status: number | number[],
      title: string,
      messageKey?: string,
    ) =>
      scene.expect('acceptInvitation', status, {
        as,
        title,
        body: { token },
        ...(messageKey === undefined ? {} : { messageKey }),
      });
    const invite = () =>
      scene.expect('createInvitation', 201, { as: author, title: 'invite a reader' });
    const openOnes = async () =>
      itemsOf(
        await scene.expect('listInvitations', 200, { as: author, title: 'look at what is open' }),
      ).map(({ id }) => id);

    const invitation = await invite();
    const { token } = invitation;
    const preview = { as: second, title: 'see who invites', body: { token } };
    await scene.expect('previewInvitation', 200, preview);
    await accept(author, token, 409, "accept one's own invitation", 'subscriptions.ownInvitation');
    const subscription = await accept(first, token, 201, 'accept an invitation');
    await accept(second, token, 404, 'accept an invitation that was used', notFound);
    await scene.expect('previewInvitation', 404, { ...preview, title: 'see a used invitation' });
    // Who is subscribed already leaves the invitation to somebody else.
    const next = await invite();
    const again = await accept(first, next['token'], 200, 'accept as a subscriber already');
    if (again['id'] !== subscription['id'] || !(await openOnes()).includes(next['id'])) {
      const list = await scene.ask('listInvitations', { as: author, title: 'is it open still' });
      scene.blame(list, {
        message: 'Accepting as a subscriber already used the invitation up.',
        expected: next['id'],
        received: itemsOf(bodyOf(list)).map(({ id }) => id),
      });
    }
    await accept(second, next['token'], 201, 'accept what a subscriber left open');
    const revoked = await invite();
    await scene.expect('revokeInvitation', 204, {
      as: author,
      title: 'revoke an invitation',
      params: { invitationId: revoked['id'] },
    });
    await accept(
      await scene.newcomer(),
      revoked['token'],
      404,
      'accept what was revoked',
      notFound,
    );
    const forged = textOf(token).split('').toReversed().join('');
    await accept(second, forged, 404, 'accept an invitation that nobody made', notFound);
    // Two readers at once: one of them gets in.
    const last = await invite();
    const readers = [await scene.newcomer(), await scene.newcomer()];
    const both = await Promise.all(
      readers.map((as) =>
        scene.ask('acceptInvitation', {
          as,
          title: 'accept one invitation at once',
          body: { token: last['token'] },
        }),
      ),
    );
    const accepted = both.filter(({ answer }) => answer?.status === 201);
    if (accepted.length !== 1 && both[0]) {
      scene.blame(both[0], {
        message: `Of two readers who accept at once, ${accepted.length} were let in.`,
        expected: 1,
        received: both.map(({ answer }) => answer?.status),
      });
    }
    await scene.expect('endSubscription', 204, {
      as: first,
      title: 'end a subscription',
      params: { subscriptionId: subscription['id'] },
    });
    const left = await scene.ask('listSubscriptions', { as: first, title: 'whom do I read' });
    if (itemsOf(bodyOf(left)).length > 0) {
      scene.blame(left, {
        message: 'A subscription that was ended is listed still.',
        expected: [],
        received: itemsOf(bodyOf(left)),
      });
    }
  },
};
