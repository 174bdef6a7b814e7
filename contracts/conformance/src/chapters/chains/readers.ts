import type { Caller } from '../../http/call.ts';
import { inCookies } from '../misplaced.ts';
import { askWhole } from './listed.ts';
import { bodyOf, itemsOf, Skipped, type Body, type Scenario, type Scene } from './scene.ts';
import { moveOn, newSession, published, put, saving } from './steps.ts';
import { visitor } from '../../users.ts';

const sessions = ['startWritingSession', 'endWritingSession', 'publishWritingSession'];
export const inviting = ['createInvitation', 'acceptInvitation'];

/** Makes a reader a subscriber of an author. */
export async function subscribe(scene: Scene, author: Caller, reader: Caller): Promise<Body> {
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
  const list = await askWhole(scene, 'listPublishedSessions', {
    as,
    title: `the author's sessions as ${name}`,
    query: { authorId },
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
    'endSubscription',
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
    const elsewhere = await scene.newcomer();
    await subscribe(scene, author, reader);
    await subscribe(scene, stranger, elsewhere);
    const viewers: Viewer[] = [
      { name: 'the author', caller: author, sees: ['private', 'team', 'public'] },
      { name: 'a subscriber', caller: reader, sees: ['team', 'public'] },
      { name: 'a stranger', caller: stranger, sees: ['public'] },
      { name: 'a subscriber of another author', caller: elsewhere, sees: ['public'] },
      { name: 'a visitor', caller: visitor, sees: ['public'] },
      { name: 'a visitor with a cookie', caller: inCookies(author), sees: ['public'] },
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
      await moveOn(scene, author, 'updateWritingSession', session, { visibility: 'private' });
      for (const viewer of viewers) await look(scene, viewer, session, me['id'], 'private');
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
    // Who is read by somebody does not read them.
    const { id: readerId } = await scene.expect('getCurrentUser', 200, {
      as: reader,
      title: 'who reads',
    });
    const { session: ofReader } = await published(scene, reader, 'team');
    const readBy = { name: 'an author whom its writer reads', caller: author, sees: [] };
    await look(scene, readBy, ofReader, readerId, 'team');
    await removed(scene, author, reader, me['id']);
    await left(scene, author, reader, me['id']);
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

async function left(scene: Scene, author: Caller, reader: Caller, authorId: unknown) {
  const { session } = await published(scene, author, 'team');
  const subscription = await subscribe(scene, author, reader);
  await scene.expect('endSubscription', 204, {
    as: reader,
    title: 'end a subscription',
    params: { subscriptionId: subscription['id'] },
  });
  const viewer = { name: 'somebody who ended their subscription', caller: reader, sees: [] };
  await look(scene, viewer, session, authorId, 'team');
}
