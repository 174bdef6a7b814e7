import { isDeepStrictEqual } from 'node:util';
import { rowsOf } from '../../contract/places.ts';
import type { Caller } from '../../http/call.ts';
import { visitor } from '../../users.ts';
import { askWhole, isSameMember, ownAccount } from './listed.ts';
import {
  bodyOf,
  itemsOf,
  textOf,
  type Body,
  type Exchange,
  type Scenario,
  type Steps,
} from './steps.ts';
import {
  moveOn,
  newDocument,
  newProject,
  newSession,
  put,
  saving,
  WRITING,
} from './common-steps.ts';

/** Says so when an answer says something else of these members. */
function hold(steps: Steps, exchange: Exchange, received: Body, expected: Body): void {
  if (exchange.answer?.status !== 200) return;
  for (const [name, due] of Object.entries(expected)) {
    if (isSameMember(name, received[name], due)) continue;
    steps.blame(exchange, {
      message: `${name} of ${exchange.call.operation.operationId} is not that of the session.`,
      expected: due,
      received: received[name] ?? null,
    });
  }
}

/** A text holds what the session wrote, document by document, and nothing that it did not. */
function holdSections(steps: Steps, exchange: Exchange, written: [unknown, string[]][]): void {
  if (exchange.answer?.status !== 200) return;
  const received = rowsOf(bodyOf(exchange)['sections']).map(({ documentId, paragraphs }) => [
    documentId,
    rowsOf(paragraphs).map(({ id }) => id),
  ]);
  if (isDeepStrictEqual(received, written)) return;
  const known = new Set<unknown>(written.flat(2));
  const isMore = received.flat(2).some((id) => !known.has(id));
  steps.blame(exchange, {
    message: isMore
      ? `${exchange.call.operation.operationId} shows what the session did not write.`
      : `${exchange.call.operation.operationId} has not the text of the session in its order.`,
    expected: written,
    received,
    ...(isMore ? { kind: 'foreign-row-visible' as const } : {}),
  });
}

/** What readers see of a session is what was written in it, by whom, when, and for whom. */
export const publication: Scenario = {
  name: 'what is published of a session',
  about: [
    'getWritingSessionText',
    'getPublishedSession',
    'listPublishedSessions',
    'getWritingSession',
    'publishWritingSession',
    'updateWritingSession',
  ],
  needs: [...WRITING, 'getCurrentUser'],
  async run(steps) {
    const as = await ownAccount(steps);
    const me = await steps.expect('getCurrentUser', 200, { as, title: 'who am I' });
    const author = { id: me['id'], name: me['name'], pictureUrl: me['pictureUrl'] };
    const { id: projectId } = await newProject(steps, as);
    const { id: first } = await newDocument(steps, as, projectId);
    const { id: second } = await newDocument(steps, as, projectId);
    const write = async (documentId: unknown, text: string, position: string) => {
      const id = crypto.randomUUID();
      const save = saving(documentId, [put(id, text, 0, position)]);
      await steps.expect('saveParagraphs', 200, { as, title: 'write a paragraph', ...save });
      return id;
    };
    const before = await newSession(steps, as, { projectId });
    await write(first, 'Kept to myself', 'a0');
    await moveOn(steps, as, 'endWritingSession', before);
    const session = await newSession(steps, as, { projectId });
    const inSecond = await write(second, 'Written first', 'a0');
    const inFirst = await write(first, 'Written second', 'a1');
    const { endedAt } = await moveOn(steps, as, 'endWritingSession', session);

    const params = { sessionId: session['id'] };
    const written: [unknown, string[]][] = [
      [first, [inFirst]],
      [second, [inSecond]],
    ];
    const title = 'read what was written in a session';
    const read = (operationId: string, caller = as) =>
      steps.ask(operationId, { as: caller, title, params });
    holdSections(steps, await read('getWritingSessionText'), written);

    for (const visibility of ['private', 'team', 'public']) {
      const said = { title: `For ${visibility}`, comment: `Said of it, for ${visibility}` };
      const isDraft = visibility === 'private';
      const change = isDraft ? 'publishWritingSession' : 'updateWritingSession';
      const { publishedAt: was } = bodyOf(await read('getWritingSession'));
      await moveOn(steps, as, change, session, { ...said, visibility });
      const own = await read('getWritingSession');
      const { publishedAt: now } = bodyOf(own);
      const publishedAt = isDraft ? now : was;
      hold(steps, own, bodyOf(own), { endedAt, publishedAt });
      const shown = await read('getPublishedSession', visibility === 'public' ? visitor : as);
      hold(steps, shown, bodyOf(shown), { ...said, author, visibility, publishedAt });
      holdSections(steps, shown, written);
      const query = { authorId: author.id };
      const list = await askWhole(steps, 'listPublishedSessions', { as, title, query });
      const listed = itemsOf(bodyOf(list)).find(({ id }) => id === session['id']);
      if (listed) hold(steps, list, listed, { author, title: said.title, visibility, publishedAt });
    }
    holdSections(steps, await read('getWritingSessionText'), written);
    await holdCopy(steps, as, session, first);
  },
};

/** The text of a published session is the copy that was made, whatever is written afterwards. */
async function holdCopy(steps: Steps, as: Caller, session: Body, documentId: unknown) {
  const params = { sessionId: session['id'] };
  const title = 'read the copy after the document has changed';
  const copies = ['getWritingSessionText', 'getPublishedSession'];
  const readAll = () =>
    Promise.all(copies.map((operationId) => steps.ask(operationId, { as, title, params })));
  const before = (await readAll()).map((one) => bodyOf(one)['sections']);
  const later = await newSession(steps, as, { documentId });
  const written = await steps.ask('getDocument', {
    as,
    title: 'its versions',
    params: { documentId },
  });
  const paragraphs = rowsOf(bodyOf(written)['paragraphs']);
  const changes = paragraphs.map(({ id: own, version, position }) =>
    put(textOf(own), 'Written over', Number(version), textOf(position)),
  );
  const save = saving(documentId, changes);
  await steps.expect('saveParagraphs', 200, { as, title: 'write over it', ...save });
  for (const [index, exchange] of (await readAll()).entries()) {
    const received = bodyOf(exchange)['sections'];
    if (exchange.answer?.status !== 200 || isDeepStrictEqual(received, before[index])) continue;
    steps.blame(exchange, {
      message: `${exchange.call.operation.operationId} shows what was written after the publication.`,
      expected: before[index],
      received,
    });
  }
  await moveOn(steps, as, 'endWritingSession', later);
}
