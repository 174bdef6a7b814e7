import { rowsOf } from '../../contract/places.ts';
import type { Caller } from '../../http/call.ts';
import { visitor, type SignedIn } from '../../users.ts';
import { bodyOf, textOf, type Body, type Steps } from './steps.ts';

/*
 * What the scenarios do again and again, each step a call that has to succeed.
 */

const TIME_ZONE = 'Europe/Paris';

/** What writing a document in a session takes. */
export const WRITING = [
  'createProject',
  'createDocument',
  'startWritingSession',
  'getLiveWritingSession',
  'saveParagraphs',
  'endWritingSession',
];

export async function newProject(steps: Steps, as: Caller, type = 'plain'): Promise<Body> {
  const name = `Scenario ${crypto.randomUUID().slice(0, 8)}`;
  return steps.expect('createProject', 201, { as, title: 'make a project', body: { name, type } });
}

export async function newDocument(steps: Steps, as: Caller, projectId?: unknown): Promise<Body> {
  const project = projectId ?? (await newProject(steps, as))['id'];
  const body = { projectId: project, title: 'A chapter', language: 'en' };
  return steps.expect('createDocument', 201, { as, title: 'make a document', body });
}

/** Ends and throws away whatever session lives, since a writer has but one. */
export async function endLiveSession(steps: Steps, as: Caller): Promise<void> {
  const live = await steps.expect('getLiveWritingSession', 200, { as, title: 'look what lives' });
  const { session } = live;
  if (typeof session !== 'object' || session === null || !('id' in session)) return;
  const params = { sessionId: session.id };
  await steps.expect('endWritingSession', 200, { as, params, title: 'end what lives' });
  await steps.expect('discardWritingSession', 200, { as, params, title: 'discard what lived' });
}

export async function newSession(steps: Steps, as: Caller, body: Body = {}): Promise<Body> {
  await endLiveSession(steps, as);
  return steps.expect('startWritingSession', 201, {
    as,
    title: 'start a session',
    body: { timeZone: TIME_ZONE, ...body },
  });
}

/** Moves a session on by one operation, which has to be allowed. */
export const moveOn = (
  steps: Steps,
  as: Caller,
  operationId: string,
  { id: sessionId }: Body,
  body?: Body,
): Promise<Body> =>
  steps.expect(operationId, 200, {
    as,
    title: `${operationId} when it is allowed`,
    params: { sessionId },
    ...(body === undefined ? {} : { body }),
  });

/** A paragraph of plain text, as a change that makes or replaces it. */
export const put = (id: string, text: string, parentVersion = 0, position = 'a0') => ({
  operation: 'put',
  id,
  parentVersion,
  position,
  type: 'paragraph',
  content: [{ text, marks: [] }],
});

export const remove = (id: string, parentVersion: number) => ({
  operation: 'delete',
  id,
  parentVersion,
});

/** The parts of a save, under a key of its own. */
export const saving = (documentId: unknown, changes: unknown[], key = crypto.randomUUID()) => ({
  params: { documentId },
  headers: { 'Idempotency-Key': key },
  body: { changes },
});

/** What the runs of a paragraph say together. */
export const textOfRuns = (content: unknown) =>
  rowsOf(content)
    .map(({ text }) => textOf(text))
    .join('');

/** What a document's paragraphs say now, by id. */
export async function textsOf(
  steps: Steps,
  as: Caller,
  documentId: unknown,
): Promise<Map<string, string>> {
  const exchange = await steps.ask('getDocument', {
    as,
    title: 'read what was kept',
    params: { documentId },
  });
  const paragraphs = rowsOf(bodyOf(exchange)['paragraphs']);
  return new Map(paragraphs.map(({ id, content }) => [textOf(id), textOfRuns(content)]));
}

/** A published session with one paragraph in it. */
export async function published(
  steps: Steps,
  as: Caller,
  visibility: string,
  text = `Words for ${visibility}`,
): Promise<{ session: Body; documentId: unknown; paragraphId: string }> {
  const { id: documentId } = await newDocument(steps, as);
  const session = await newSession(steps, as, { documentId });
  const paragraphId = crypto.randomUUID();
  const save = saving(documentId, [put(paragraphId, text)]);
  await steps.expect('saveParagraphs', 200, { as, title: 'write a paragraph', ...save });
  await moveOn(steps, as, 'endWritingSession', session);
  return {
    session: await moveOn(steps, as, 'publishWritingSession', session, { visibility }),
    documentId,
    paragraphId,
  };
}

/** Signs the same person in again, for a second set of tokens. */
export async function signInAgain(steps: Steps, { person }: SignedIn): Promise<Body> {
  const { issuer } = steps.kit.users;
  return steps.expect('signInWithGoogle', 200, {
    as: visitor,
    title: 'sign in again',
    body: { idToken: await issuer?.idToken(person) },
  });
}

// It is never the same day in both.
export const EAST = 'Pacific/Kiritimati';
export const WEST = 'Pacific/Pago_Pago';

/** Where a session is written, what, and what is said of it and done with it afterwards. */
export type Kind = { timeZone: string; text: string; review: Body; transition?: string };

/** A session in which one new document was written, and which has ended. */
export async function writtenSession(
  steps: Steps,
  as: Caller,
  projectId: unknown,
  { timeZone, text, review, transition }: Kind,
): Promise<Body> {
  const { id: documentId } = await newDocument(steps, as, projectId);
  const started = await newSession(steps, as, { projectId, documentId, timeZone });
  const save = saving(documentId, [put(crypto.randomUUID(), text)]);
  await steps.expect('saveParagraphs', 200, { as, title: 'write a paragraph', ...save });
  await moveOn(steps, as, 'endWritingSession', started);
  const reviewed = await moveOn(steps, as, 'updateWritingSession', started, review);
  return transition === undefined ? reviewed : moveOn(steps, as, transition, started);
}
