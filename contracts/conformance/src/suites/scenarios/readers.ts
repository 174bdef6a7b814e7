import type { Caller } from '../../http/call.ts';
import { inCookies } from '../misplaced.ts';
import { askWhole } from './listed.ts';
import { bodyOf, itemsOf, Skipped, type Body, type Scenario, type Steps } from './steps.ts';
import { moveOn, newSession, published, put, saving } from './common-steps.ts';
import { visitor } from '../../users.ts';

const sessions = ['startWritingSession', 'endWritingSession', 'publishWritingSession'];
export const inviting = ['createInvitation', 'acceptInvitation'];

/** Makes a reader a subscriber of an author. */
export async function subscribe(steps: Steps, author: Caller, reader: Caller): Promise<Body> {
  const title = 'invite a reader';
  const { token } = await steps.expect('createInvitation', 201, { as: author, title });
  return steps.expect('acceptInvitation', 201, {
    as: reader,
    title: 'accept an invitation',
    body: { token },
  });
}

type Viewer = { name: string; caller: Caller; sees: string[] };

async function look(steps: Steps, viewer: Viewer, session: Body, authorId: unknown, what: string) {
  const isVisible = viewer.sees.includes(what);
  const { name, caller: as } = viewer;
  const { id } = session;
  const kind = isVisible ? 'broken-scenario' : 'foreign-row-visible';
  const one = await steps.ask('getPublishedSession', {
    as,
    title: `a ${what} session as ${name}`,
    params: { sessionId: id },
  });
  const status = isVisible ? 200 : 404;
  if (one.answer?.status !== status) {
    steps.blame(one, {
      message: `A ${what} session is answered ${one.answer?.status} for ${name}.`,
      expected: status,
      received: one.answer?.text.slice(0, 300),
      kind,
    });
  }
  const list = await askWhole(steps, 'listPublishedSessions', {
    as,
    title: `the author's sessions as ${name}`,
    query: { authorId },
  });
  const isListed = itemsOf(bodyOf(list)).some((item) => item['id'] === id);
  if (isListed !== isVisible) {
    steps.blame(list, {
      message: `A ${what} session is ${isListed ? '' : 'not '}listed for ${name}.`,
      expected: isVisible ? 'in the list' : 'not in the list',
      received: isListed ? 'in the list' : 'not in the list',
      kind,
    });
  }
  await lookAtAll(steps, viewer, { id, isVisible }, what);
  return one;
}

/** The list of all authors, which begins with what was published last. */
async function lookAtAll(
  steps: Steps,
  { name, caller: as }: Viewer,
  { id, isVisible }: { id: unknown; isVisible: boolean },
  what: string,
) {
  const title = `all authors' sessions as ${name}`;
  const list = await steps.ask('listPublishedSessions', { as, title });
  const items = itemsOf(bodyOf(list));
  const isListed = items.some((item) => item['id'] === id);
  // A page may hold fewer than it could.
  if (list.answer?.status !== 200 || isListed === isVisible || (isVisible && items.length < 2)) {
    return;
  }
  steps.blame(list, {
    message: `A ${what} session is ${isListed ? '' : 'not '}in the list of all for ${name}.`,
    expected: isVisible ? 'in the list' : 'not in the list',
    received: isListed ? 'in the list' : 'not in the list',
    kind: isVisible ? 'broken-scenario' : 'foreign-row-visible',
  });
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
  async run(steps) {
    const author = await steps.newcomer();
    const reader = await steps.newcomer();
    const stranger = await steps.newcomer();
    const me = await steps.expect('getCurrentUser', 200, { as: author, title: 'who am I' });
    const elsewhere = await steps.newcomer();
    await subscribe(steps, author, reader);
    await subscribe(steps, stranger, elsewhere);
    const viewers: Viewer[] = [
      { name: 'the author', caller: author, sees: ['private', 'team', 'public'] },
      { name: 'a subscriber', caller: reader, sees: ['team', 'public'] },
      { name: 'a stranger', caller: stranger, sees: ['public'] },
      { name: 'a subscriber of another author', caller: elsewhere, sees: ['public'] },
      { name: 'a visitor', caller: visitor, sees: ['public'] },
      { name: 'a visitor with a cookie', caller: inCookies(author), sees: ['public'] },
    ];
    for (const what of ['private', 'team', 'public']) {
      const { session, documentId, paragraphId } = await published(steps, author, what);
      for (const viewer of viewers) {
        const seen = await look(steps, viewer, session, me['id'], what);
        const text = JSON.stringify(bodyOf(seen)['sections'] ?? null);
        if (viewer.sees.includes(what) && !text.includes(`Words for ${what}`)) {
          steps.blame(seen, {
            message: `The text of a ${what} session is missing for ${viewer.name}.`,
            expected: `Words for ${what}`,
            received: text,
          });
        }
      }
      await isCopy(steps, author, session, { documentId, paragraphId }, what);
      await moveOn(steps, author, 'updateWritingSession', session, { visibility: 'private' });
      for (const viewer of viewers) await look(steps, viewer, session, me['id'], 'private');
      await moveOn(steps, author, 'unpublishWritingSession', session);
      for (const viewer of viewers) {
        await look(steps, { ...viewer, sees: [] }, session, me['id'], `${what} unpublished`);
      }
      // A draft that is for everyone is not published yet.
      await steps.expect('updateWritingSession', 200, {
        as: author,
        title: 'make a draft public',
        params: { sessionId: session['id'] },
        body: { visibility: 'public' },
      });
      for (const viewer of viewers) {
        await look(steps, { ...viewer, sees: [] }, session, me['id'], 'draft');
      }
    }
    // Who is read by somebody does not read them.
    const { id: readerId } = await steps.expect('getCurrentUser', 200, {
      as: reader,
      title: 'who reads',
    });
    const { session: ofReader } = await published(steps, reader, 'team');
    const readBy = { name: 'an author whom its writer reads', caller: author, sees: [] };
    await look(steps, readBy, ofReader, readerId, 'team');
    await removed(steps, author, reader, me['id']);
    await left(steps, author, reader, me['id']);
  },
};

/** What is published is a copy: what is written afterwards does not change it. */
async function isCopy(
  steps: Steps,
  as: Caller,
  { id }: Body,
  { documentId, paragraphId }: { documentId: unknown; paragraphId: string },
  what: string,
): Promise<void> {
  const next = await newSession(steps, as);
  const later = saving(documentId, [put(paragraphId, 'Written later', 1)]);
  await steps.expect('saveParagraphs', 200, {
    as,
    title: 'write over what was published',
    ...later,
  });
  await moveOn(steps, as, 'endWritingSession', next);
  const seen = await steps.ask('getPublishedSession', {
    as,
    title: 'read what was published',
    params: { sessionId: id },
  });
  const text = JSON.stringify(bodyOf(seen)['sections'] ?? null);
  if (!text.includes('Written later')) return;
  steps.blame(seen, {
    message: 'What was published changes with the document.',
    expected: `Words for ${what}`,
    received: text,
  });
}

async function removed(steps: Steps, author: Caller, reader: Caller, authorId: unknown) {
  const { session } = await published(steps, author, 'team');
  const list = await steps.expect('listSubscribers', 200, { as: author, title: 'who reads me' });
  const [subscriber] = itemsOf(list);
  if (!subscriber) throw new Skipped('listSubscribers does not show who reads');
  await steps.expect('removeSubscriber', 204, {
    as: author,
    title: 'remove a subscriber',
    params: { subscriptionId: subscriber['id'] },
  });
  const viewer = { name: 'somebody who was a subscriber', caller: reader, sees: [] };
  await look(steps, viewer, session, authorId, 'team');
}

/** An author removes a reader, and a reader leaves an author: neither ends it in the other's place. */
async function endOnesOwn(steps: Steps, author: Caller, reader: Caller, { id }: Body) {
  const list = await steps.expect('listSubscribers', 200, { as: author, title: 'who reads me' });
  const [subscriber] = itemsOf(list);
  for (const [operationId, as, subscriptionId] of [
    ['endSubscription', author, id],
    ['removeSubscriber', reader, subscriber?.['id']],
  ] as const) {
    const step = { as, title: 'end it in the place of the other', params: { subscriptionId } };
    await steps.expect(operationId, 404, { ...step, messageKey: 'subscriptions.notFound' });
  }
}

async function left(steps: Steps, author: Caller, reader: Caller, authorId: unknown) {
  const { session } = await published(steps, author, 'team');
  const subscription = await subscribe(steps, author, reader);
  const back = { name: 'somebody who was invited again', caller: reader, sees: ['team'] };
  await look(steps, back, session, authorId, 'team');
  await endOnesOwn(steps, author, reader, subscription);
  await look(steps, back, session, authorId, 'team');
  await steps.expect('endSubscription', 204, {
    as: reader,
    title: 'end a subscription',
    params: { subscriptionId: subscription['id'] },
  });
  const viewer = { name: 'somebody who ended their subscription', caller: reader, sees: [] };
  await look(steps, viewer, session, authorId, 'team');
}
