import { isDeepStrictEqual } from 'node:util';
import { archiveDaysBefore, zipOf } from '../../http/archives.ts';
import type { Caller } from '../../http/call.ts';
import { visitor } from '../../users.ts';
import { archiveOf, zip } from './archive.ts';
import {
  newDocument,
  newProject,
  newSession,
  moveOn,
  put,
  saving,
  WRITING,
} from './common-steps.ts';
import { compare, partOf } from './figures.ts';
import { askWhole } from './listed.ts';
import { bodyOf, itemsOf, textOf, type Exchange, type Scenario, type Steps } from './steps.ts';

/** Days between what was archived and its import. */
const AGE = 21;
const PROFILE = {
  bio: 'Écrit le matin.',
  language: 'fr',
  timeZone: 'Asia/Tokyo',
  weekStart: 'saturday',
};
const OWN = { bio: 'Mine', language: 'en', timeZone: 'Europe/Paris', weekStart: 'monday' };
const ADDED = {
  projects: 2,
  documents: 2,
  journalEntries: 1,
  inTrash: 1,
  sessions: 2,
  published: 1,
  targets: 1,
  words: 5,
};

/** An account with something of each kind, and a session that lives. @returns its archive. */
async function full(steps: Steps) {
  const as = await steps.newcomer();
  await steps.expect('updateProfile', 200, { as, title: 'choose a profile', body: PROFILE });
  const targets = { words: 900, sessions: 2 };
  await steps.expect('setObjectives', 200, { as, title: 'set targets', body: targets });
  const { id: journalId } = await newProject(steps, as, 'journal');
  const { id: projectId } = await newProject(steps, as);
  const { id: written } = await newDocument(steps, as, projectId);
  const { id: documentId } = await newDocument(steps, as, projectId);
  await steps.expect('openJournalEntry', 201, {
    as,
    title: 'open the entry of a day',
    params: { projectId: journalId, localDate: '2026-01-15' },
    body: { language: 'fr', timeZone: PROFILE.timeZone },
  });
  const write = async (text: string, position: string) => {
    const session = await newSession(steps, as, { projectId });
    const save = saving(written, [put(crypto.randomUUID(), text, 0, position)]);
    await steps.expect('saveParagraphs', 200, { as, title: 'write a paragraph', ...save });
    return session;
  };
  const shown = await write('one two three', 'a0');
  await moveOn(steps, as, 'endWritingSession', shown);
  await moveOn(steps, as, 'publishWritingSession', shown, { visibility: 'public' });
  await steps.expect('deleteDocument', 204, { as, title: 'trash one', params: { documentId } });
  await write('four five', 'a1');
  return archiveOf(steps, as);
}

/** What an archive brings, it brings as a copy: private, ended, and with the profile of its writer. */
export const imported: Scenario = {
  name: 'what an archive brings',
  about: ['importArchive'],
  needs: [
    ...WRITING,
    'archiveAccount',
    'updateProfile',
    'setObjectives',
    'openJournalEntry',
    'publishWritingSession',
    'deleteDocument',
  ],
  async run(steps) {
    const archive = await full(steps);
    if (!archive) return;
    const raw = zip(zipOf(archiveDaysBefore(archive, AGE)));
    const [as, settled] = [await steps.newcomer(), await steps.newcomer()];
    const take = (caller: Caller, title: string) =>
      steps.ask('importArchive', { as: caller, title, raw });
    const first = await take(as, 'import it into an account that holds nothing');
    if (first.answer?.status !== 200) return;
    compare(steps, first, partOf(bodyOf(first), 'added'), ADDED);
    compare(steps, first, bodyOf(first), { isProfileAdded: true });
    await holdProfile(steps, first, PROFILE);
    await holdSessions(steps, first);
    await holdTrash(steps, first);

    const again = await take(as, 'import it a second time');
    const reasons = bodyOf(again)['skipped'];
    const here = Array.isArray(reasons) ? reasons.map(({ reason }) => String(reason)) : [];
    const expected = ['alreadyHere', 'targetsSet'];
    if (again.answer?.status === 200 && !isDeepStrictEqual(here.toSorted(), expected)) {
      const message = 'An import does not say, each reason once, why nothing comes.';
      steps.blame(again, { message, expected, received: reasons });
    }
    await steps.expect('updateProfile', 200, { as: settled, title: 'have a profile', body: OWN });
    await newProject(steps, settled);
    const other = await take(settled, 'import it into an account that holds something');
    compare(steps, other, bodyOf(other), { isProfileAdded: false });
    await holdProfile(steps, other, OWN);
  },
};

async function holdProfile(steps: Steps, done: Exchange, profile: typeof OWN): Promise<void> {
  const { caller: as, operation } = done.call;
  const me = bodyOf(await steps.ask('getCurrentUser', { as, title: 'who am I now' }));
  for (const [field, expected] of Object.entries(profile)) {
    if (me[field] === expected) continue;
    const message = `The ${field} after ${operation.operationId} is another one.`;
    steps.blame(done, { message, expected, received: me[field] ?? null });
  }
}

async function holdSessions(steps: Steps, done: Exchange): Promise<void> {
  const { caller: as } = done.call;
  const blame = (message: string, expected: unknown, received: unknown) =>
    steps.blame(done, { message, expected, received });
  const title = 'what has come';
  const list = await askWhole(steps, 'listWritingSessions', { as, title });
  const sessions = itemsOf(bodyOf(list));
  const lived = sessions.find(({ status }) => status !== 'published') ?? {};
  const { status, endedAt, lastWrittenAt } = lived;
  if (status !== 'ended' || Date.parse(textOf(endedAt)) !== Date.parse(textOf(lastWrittenAt))) {
    const message = 'A session that lived in an archive has not ended when it was last written in.';
    blame(message, { status: 'ended', endedAt: lastWrittenAt }, { status, endedAt });
  }
  const shown = sessions.find((one) => one['status'] === 'published') ?? {};
  if (shown['visibility'] !== 'private') {
    blame('What was published arrives for others.', 'private', shown['visibility'] ?? null);
  }
  const step = { title: 'read what has come', params: { sessionId: shown['id'] } };
  await steps.expect('getPublishedSession', 200, { ...step, as });
  const kind = 'foreign-row-visible';
  await steps.expect('getPublishedSession', 404, { ...step, as: visitor, kind });
}

/** What was in the trash is there from the import on. */
async function holdTrash(steps: Steps, done: Exchange): Promise<void> {
  const { caller: as } = done.call;
  if (!steps.kit.operation('listTrash')) return;
  const list = await askWhole(steps, 'listTrash', { as, title: 'what has come to the trash' });
  const received = itemsOf(bodyOf(list)).map(({ deletedAt }) => textOf(deletedAt));
  const age = Date.now() - Date.parse(received[0] ?? '');
  if (received.length === 1 && age < (AGE * 86_400_000) / 2) return;
  const message = 'The trash does not hold, from the import on, what the archive has in the trash.';
  steps.blame(done, { message, expected: 'one document, deleted today', received });
}
