import { isDeepStrictEqual } from 'node:util';
import { callOf, type Kit } from '../chapter.ts';
import { steady } from '../check/steady.ts';
import { isObject, rowsOf } from '../contract/places.ts';
import type { FindingKind } from '../finding.ts';
import type { Maker } from '../resources/maker.ts';
import { listWith, NotMade } from '../resources/maker.ts';
import { makerOf } from '../resources/resources.ts';

/** What a person may say in the public forms, from nothing to everything. */
const forms: ((formats: unknown[]) => Record<string, unknown>)[] = [
  () => ({
    expectations: undefined,
    formats: undefined,
    currentPractice: undefined,
    language: undefined,
  }),
  () => ({
    expectations: 'Un atelier calme.',
    formats: [],
    currentPractice: 'Au crayon.',
    language: 'fr',
  }),
  (formats) => ({ expectations: 'A quiet room.', formats, language: 'en' }),
];

/** What a visitor asks and suggests, as it has to be stored. */
const MESSAGE = 'Peut-on imprimer un texte ?';

const put = (id: string | undefined, parentVersion: number, text: string) => ({
  operation: 'put',
  id,
  parentVersion,
  position: 'a0',
  type: 'paragraph',
  content: text === '' ? [] : [{ text, marks: [] }],
});

type Body = Record<string, unknown>;

/** The id of a row, and of the session that an exported one is about. */
const idOf = (row: Body) => row['id'] ?? (isObject(row['session']) ? row['session']['id'] : null);

/** part of the export → the ids of what was made for it. */
type Made = Record<string, unknown[]>;

/** What the account holds by its own lists, beside what is known to have been made. */
const LISTS: Record<string, string> = {
  projects: 'listProjects',
  documents: 'listDocuments',
  writingSessions: 'listWritingSessions',
  invitations: 'listInvitations',
  subscribers: 'listSubscribers',
  subscriptions: 'listSubscriptions',
};

/** What the account's own list holds; nothing where the contract has none. */
const listedBy = async (maker: Maker, operationId: string | undefined) =>
  operationId !== undefined && maker.kit.operation(operationId)
    ? await listWith(maker, operationId)
    : [];

/** Exports the account and looks for everything in it: each row, and each document as it is read. */
async function exportAndCompare(maker: Maker, made: Made): Promise<void> {
  const { kit, caller } = maker;
  const operation = kit.operation('exportAccount');
  if (!operation) return;
  const call = callOf(operation, caller);
  const trial = { title: 'of an account with everything in it' };
  const answer = await kit.send(call, trial);
  if (answer?.status !== 200 || !isObject(answer.body)) return;
  const { body } = answer;
  const blame = (
    message: string,
    expected: unknown,
    received: unknown,
    kind: FindingKind = 'broken-chain',
  ) =>
    kit.report(call, answer, trial, {
      kind,
      message,
      expected,
      received,
      pointer: `${operation.pointer}/responses/200`,
    });
  for (const part of new Set([...Object.keys(made), ...Object.keys(LISTS)])) {
    const listed = await listedBy(maker, LISTS[part]);
    const known = [...new Set([...(made[part] ?? []), ...listed.map(idOf)])];
    const exported = rowsOf(body[part]).map(idOf);
    const missing = known.filter((id) => !exported.includes(id));
    if (missing.length > 0) blame(`The export lacks ${part} of the account.`, known, exported);
    const stray = exported.filter((id) => !known.includes(id));
    if (stray.length > 0) {
      const message = `The export holds ${part} that are none of the account's.`;
      blame(message, known, stray, 'foreign-row-visible');
    }
  }
  for (const part of ['questions', 'suggestions']) {
    const texts = rowsOf(body[part]).map(({ text }) => text);
    const wrong = texts.find((text) => text !== MESSAGE);
    if (wrong === undefined) continue;
    blame(`A text of ${part}, sent with blanks around it, is not stored trimmed.`, MESSAGE, wrong);
  }
  const reading = kit.operation('getDocument')?.responses['200'];
  const schema = reading?.content?.['application/json']?.schema;
  for (const document of rowsOf(body['documents'])) {
    const read = await maker.call('getDocument', { params: { documentId: document['id'] } });
    const asRead = (one: unknown) => steady(one, schema, kit.contract);
    if (isDeepStrictEqual(asRead(document), asRead(read))) continue;
    blame('A document of the export is not the one that is read.', read, document);
  }
}

/** Somebody who reads the account, somebody whom it reads, and an invitation that is open. */
async function befriend(maker: Maker): Promise<Made> {
  const { call } = maker;
  const friend = maker.partner();
  const accept = async (author: Maker, reader: Maker) => {
    const { token } = await author.call('createInvitation');
    return (await reader.call('acceptInvitation', { body: { token } }))['id'];
  };
  return {
    subscribers: [await accept(maker, friend)],
    subscriptions: [await accept(friend, maker)],
    invitations: [(await call('createInvitation'))['id']],
  };
}

/** Text that was changed and removed in a later session, published, and its document deleted. */
async function writeTwice(maker: Maker, more: Made): Promise<void> {
  const { call } = maker;
  const projectId = (await call('createProject', { body: { type: 'plain' } }))['id'];
  const document = { body: { projectId, title: 'Brouillon', language: 'fr' } };
  const documentId = (await call('createDocument', document))['id'];
  const saveAs = (origin: string, ...changes: unknown[]) =>
    call('saveParagraphs', { params: { documentId }, body: { origin, changes } }, 'nothing before');
  const save = (...changes: unknown[]) => saveAs('written', ...changes);
  const [changed, removed, brief, shortened, added, empty] = Array.from({ length: 6 }, () =>
    crypto.randomUUID(),
  );
  const first = await call('startWritingSession');
  await save(
    put(changed, 0, 'un deux trois'),
    put(removed, 0, 'quatre cinq'),
    put(shortened, 0, 'dix onze'),
  );
  const params = { sessionId: (await call('startWritingSession'))['id'] };
  await save(
    put(changed, 1, 'un six'),
    put(brief, 0, 'sept'),
    put(shortened, 1, 'dix'),
    put(added, 0, 'douze'),
    put(empty, 0, ''),
  );
  // What comes from elsewhere closes the count of what was written so far.
  await saveAs('imported', put(shortened, 2, 'dix collé'), put(added, 1, 'douze collé'));
  await save({ operation: 'delete', id: removed, parentVersion: 1 });
  await save({ operation: 'delete', id: brief, parentVersion: 1 });
  await call('endWritingSession', { params });
  await call('publishWritingSession', { params });
  const sessions = [first['id'], params.sessionId];
  const kept = { ...more, projects: [projectId], writingSessions: sessions };
  await exportAndCompare(maker, { ...kept, documents: [documentId] });
  await call('deleteDocument', { params: { documentId } });
  await call('getWritingSessionText', { params });
}

/** More than a page of lists usually holds: an export has no pages. */
const MANY = 21;

async function makeMany({ call }: Maker): Promise<void> {
  for (let index = 0; index < MANY; index += 1) {
    const projectId = (await call('createProject', { body: { type: 'plain' } }))['id'];
    await call('createDocument', { body: { projectId, title: 'Un de plus', language: 'fr' } });
    const session = await call('startWritingSession');
    await call('endWritingSession', { params: { sessionId: session['id'] } });
  }
}

/** Exports accounts in which everything was done that an export can hold. */
export async function exportFullAccounts(kit: Kit): Promise<void> {
  const { operations, resolve } = kit.contract;
  const waitlist = operations.find(({ operationId }) => operationId === 'joinWaitlist')?.body
    ?.schema;
  const formats = waitlist && resolve(waitlist).properties?.['formats']?.items;
  try {
    for (const [index, form] of forms.entries()) {
      const newcomer = await kit.users.newcomer?.();
      if (!newcomer) return kit.note("Full exports need an issuer of the kit's own.");
      const maker = makerOf(kit, newcomer);
      const email = String((await maker.call('getCurrentUser'))['email']);
      const said = form(formats ? (resolve(formats).enum ?? []) : []);
      const { language } = said;
      const joined = await maker.call('joinWaitlist', {
        body: { email, website: undefined, ...said },
      });
      const text = `  \t${MESSAGE} \n `;
      const message = { email, text, language, website: undefined };
      const asked = await maker.call('askQuestion', { body: message });
      const suggested = await maker.call('suggestFeature', { body: message });
      const made: Made = {
        waitlistEntries: [joined['id']],
        questions: [asked['id']],
        suggestions: [suggested['id']],
      };
      if (index === forms.length - 1) await makeMany(maker);
      if (index === 0) {
        Object.assign(made, await befriend(maker));
        await writeTwice(maker, made);
      }
      await exportAndCompare(maker, made);
    }
  } catch (error) {
    if (!(error instanceof NotMade)) throw error;
    kit.note(`An account could not be filled for its export: ${error.message}.`);
  }
}
