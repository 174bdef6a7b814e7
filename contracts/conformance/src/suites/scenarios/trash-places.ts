import { rowsOf } from '../../contract/places.ts';
import type { Caller } from '../../http/call.ts';
import { compare } from './figures.ts';
import { askWhole } from './listed.ts';
import { bodyOf, itemsOf, type Body, type Scenario, type Steps } from './steps.ts';
import {
  endLiveSession,
  newDocument,
  newProject,
  newSession,
  put,
  saving,
  textOfRuns,
  WRITING,
} from './common-steps.ts';

const DAY = '2026-01-20';

/** What is done with things and the trash; each has to succeed. */
function openTrash(steps: Steps, as: Caller) {
  const remove = (operationId: string, params: Body) =>
    steps.expect(operationId, 204, { as, title: `${operationId} of what is there`, params });
  const restore = (id: unknown, body: Body = {}) =>
    steps.ask('restoreFromTrash', {
      as,
      title: 'bring it back',
      params: { trashItemId: id },
      body,
    });
  const holdItem = async (title: string, id: unknown, expected: Body) => {
    const list = await askWhole(steps, 'listTrash', { as, title });
    const item = itemsOf(bodyOf(list)).find((one) => one['id'] === id);
    if (list.answer?.status === 200) compare(steps, list, item ?? {}, expected);
  };
  const write = async (documentId: unknown, text: string) => {
    const save = saving(documentId, [put(crypto.randomUUID(), text)]);
    await steps.expect('saveParagraphs', 200, { as, title: 'write a paragraph', ...save });
  };
  const open = (projectId: unknown, status: number) =>
    steps.expect('openJournalEntry', status, {
      as,
      title: 'open the entry of a day',
      params: { projectId, localDate: DAY },
      body: { language: 'fr', timeZone: 'Europe/Paris' },
    });
  return { remove, restore, holdItem, write, open };
}

/** A row of the trash shows its current names; what was deleted separately stays in the trash. */
export const trashRows: Scenario = {
  name: 'what the trash says of what is in it',
  about: ['listTrash', 'deleteFromTrash'],
  needs: [...WRITING, 'deleteProject', 'deleteDocument', 'updateProject'],
  async run(steps) {
    const as = await steps.writer();
    const { remove, holdItem, write } = openTrash(steps, as);
    const { id: projectId } = await newProject(steps, as);
    const { id: alone } = await newDocument(steps, as, projectId);
    const { id: within } = await newDocument(steps, as, projectId);
    await newSession(steps, as, { projectId });
    await write(alone, 'one two');
    await write(within, 'three four five');
    await endLiveSession(steps, as);
    await remove('deleteDocument', { documentId: alone });
    const projectName = `Renamed ${crypto.randomUUID().slice(0, 8)}`;
    const params = { projectId };
    const body = { name: projectName };
    await steps.expect('updateProject', 200, { as, title: 'give it another name', params, body });
    const row = { kind: 'document', words: 2, projectId, projectName };
    await holdItem('under the name that its project has now', alone, row);
    await remove('deleteProject', { projectId });
    const whole = { kind: 'project', title: projectName, words: 3, documents: 1 };
    await holdItem('with what went with it alone', projectId, whole);
    await remove('deleteFromTrash', { trashItemId: projectId });
    await holdItem('once its project is deleted for good', alone, { words: 2, projectId: null });
  },
};

/** An entry comes back to its day, or to a plain project as a document of no day. */
export const restoredEntries: Scenario = {
  name: 'entries that come back from the trash',
  about: ['restoreFromTrash', 'listTrash', 'openJournalEntry', 'getDocument'],
  needs: [...WRITING, 'deleteDocument', 'getJournalEntry'],
  async run(steps) {
    const as = await steps.writer();
    const { remove, restore, holdItem, write, open } = openTrash(steps, as);
    const { id: journal } = await newProject(steps, as, 'journal');
    const { id: plain } = await newProject(steps, as);
    const { id: documentId } = await open(journal, 201);
    await newSession(steps, as, { projectId: journal });
    await write(documentId, 'one two');
    await endLiveSession(steps, as);
    const params = { documentId };
    const day = { as, title: 'read the day', params: { projectId: journal, localDate: DAY } };

    await remove('deleteDocument', params);
    await holdItem('an entry', documentId, { kind: 'journalEntry', title: DAY, words: 2 });
    const back = await restore(documentId);
    compare(steps, back, bodyOf(back), { kind: 'journalEntry', projectId: journal });
    const read = await steps.ask('getJournalEntry', day);
    if (read.answer) compare(steps, read, bodyOf(read), { id: documentId, words: 2 });

    await remove('deleteDocument', params);
    const step = { ...day, body: { language: 'fr', timeZone: 'Europe/Paris' } };
    const opened = await steps.ask('openJournalEntry', { ...step, title: 'open the day again' });
    const { id: next, words, paragraphs } = bodyOf(opened);
    const isNew = opened.answer?.status === 201 && next !== documentId;
    if (!isNew || words !== 0 || !Array.isArray(paragraphs) || paragraphs.length > 0) {
      steps.blame(opened, {
        message: 'A day whose entry was deleted is not opened with a new, empty one.',
        expected: '201, another id and no paragraphs',
        received: opened.answer?.text.slice(0, 300),
      });
    }
    const placed = await restore(documentId, { projectId: plain });
    compare(steps, placed, bodyOf(placed), { kind: 'document', projectId: plain });
    const document = await steps.ask('getDocument', { as, title: 'what it is now', params });
    const expected = { projectId: plain, journalEntry: null, words: 2 };
    if (document.answer) compare(steps, document, bodyOf(document), expected);
    const left = await steps.ask('getJournalEntry', day);
    if (left.answer && isNew) compare(steps, left, bodyOf(left), { id: next, words: 0 });
  },
};

/** What sessions wrote and published stays, whatever becomes of where they did. */
export const figuresOfGone: Scenario = {
  name: 'figures and copies of what is deleted',
  about: [
    'deleteDocument',
    'deleteProject',
    'deleteFromTrash',
    'getWritingSession',
    'getCalendar',
    'getPublishedSession',
    'getWritingSessionText',
  ],
  needs: [...WRITING, 'publishWritingSession'],
  async run(steps) {
    const as = await steps.writer();
    const { remove, write } = openTrash(steps, as);
    const { id: projectId } = await newProject(steps, as);
    const { id: first } = await newDocument(steps, as, projectId);
    const { id: second } = await newDocument(steps, as, projectId);
    const started = await newSession(steps, as, { projectId, documentId: first });
    const { id: sessionId, localDate } = started;
    await write(first, 'one two three');
    await write(second, 'four');
    const params = { sessionId };
    await steps.expect('endWritingSession', 200, { as, title: 'end it', params });
    const body = { visibility: 'private' };
    await steps.expect('publishWritingSession', 200, { as, title: 'publish it', params, body });
    const look = async (title: string) => ({
      session: await steps.ask('getWritingSession', { as, title, params }),
      day: await steps.ask('getCalendar', {
        as,
        title,
        query: { from: localDate, to: localDate },
      }),
      copy: await steps.ask('getPublishedSession', { as, title, params }),
      text: await steps.ask('getWritingSessionText', { as, title, params }),
    });
    const before = await look('before anything is deleted');
    const hold = async (title: string) => {
      for (const [name, exchange] of Object.entries(await look(title))) {
        const was = before[name === 'session' || name === 'day' || name === 'copy' ? name : 'text'];
        if (was.answer?.status !== 200 || exchange.answer?.status !== 200) continue;
        const [expected, received] = [was, exchange].map((one) => figuresOf(bodyOf(one)));
        if (received === expected) continue;
        const message = `What sessions wrote is another text or figure (${title}).`;
        steps.blame(exchange, { message, expected, received });
      }
    };
    await remove('deleteDocument', { documentId: first });
    await hold('once a document is deleted');
    await remove('deleteFromTrash', { trashItemId: first });
    await hold('once it is deleted for good');
    await remove('deleteProject', { projectId });
    await hold('once its project is deleted');
    await remove('deleteFromTrash', { trashItemId: projectId });
    await hold('once that is deleted for good');
  },
};

/** The figures and texts of an answer; what is deleted has no place in an order. */
function figuresOf({ stats, days, sections }: Body): string {
  const { words, wordsRemoved, paragraphs }: Body = Object(stats);
  const counts = JSON.stringify([words, wordsRemoved, paragraphs]);
  const ofDays = rowsOf(days).map((day) => [day['date'], day['words'], day['sessions']]);
  const texts = rowsOf(sections)
    .flatMap((one) => rowsOf(one['paragraphs']))
    .map(({ id, content }) => `${String(id)} ${textOfRuns(content)}`);
  return JSON.stringify([counts, ofDays, texts.toSorted()]);
}
