import type { Kit } from '../suite.ts';
import { NotMade, type Maker } from '../resources/maker.ts';
import { makerOf } from '../resources/resources.ts';
import { exportAndCompare, type Made, type Said } from './exported.ts';

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
async function writeTwice(maker: Maker, more: Made, said: Said): Promise<void> {
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
  // Imported text ends the count of what was written so far.
  await saveAs('imported', put(shortened, 2, 'dix collé'), put(added, 1, 'douze collé'));
  await save({ operation: 'delete', id: removed, parentVersion: 1 });
  await save({ operation: 'delete', id: brief, parentVersion: 1 });
  await call('endWritingSession', { params });
  await call('publishWritingSession', { params });
  const sessions = [first['id'], params.sessionId];
  const kept = { ...more, projects: [projectId], writingSessions: sessions };
  await exportAndCompare(maker, { ...kept, documents: [documentId] }, said);
  await call('deleteDocument', { params: { documentId } });
  await call('getWritingSessionText', { params });
}

/** A profile of which nothing is as it was at first, and targets. */
async function choose({ call }: Maker): Promise<Said> {
  const { weekStart } = await call('getCurrentUser');
  const profile = {
    bio: 'Écrit le matin.',
    language: 'fr',
    timeZone: 'America/Montreal',
    weekStart: weekStart === 'monday' ? 'sunday' : 'monday',
  };
  await call('updateProfile', { body: profile });
  const targets = { words: 4321, sessions: 9 };
  await call('setObjectives', { body: targets });
  return { weeklyTargets: targets };
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

/** Accounts that a quick run exports: the first has most in it. */
const QUICK = 1;

/** Exports accounts in which everything was done that an export can hold. */
export async function exportFullAccounts(kit: Kit): Promise<void> {
  const { operations, resolve } = kit.contract;
  const waitlist = operations.find(({ operationId }) => operationId === 'joinWaitlist')?.body
    ?.schema;
  const formats = waitlist && resolve(waitlist).properties?.['formats']?.items;
  try {
    for (const [index, form] of kit.sample(forms, QUICK).entries()) {
      const newcomer = await kit.users.newcomer?.();
      if (!newcomer) return kit.note("Full exports need an issuer of the kit's own.");
      const maker = makerOf(kit, newcomer);
      const email = String((await maker.call('getCurrentUser'))['email']);
      const joining = form(formats ? (resolve(formats).enum ?? []) : []);
      const { language } = joining;
      const joined = await maker.call('joinWaitlist', {
        body: { email, website: undefined, ...joining },
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
      const messages = { text: MESSAGE, language };
      const said: Said = { waitlistEntries: joining, questions: messages, suggestions: messages };
      if (index === forms.length - 1) await makeMany(maker);
      if (index === 0) {
        Object.assign(made, await befriend(maker));
        Object.assign(said, await choose(maker));
        await writeTwice(maker, made, said);
      }
      await exportAndCompare(maker, made, said);
    }
  } catch (error) {
    if (!(error instanceof NotMade)) throw error;
    kit.note(`An account could not be filled for its export: ${error.message}.`);
  }
}
