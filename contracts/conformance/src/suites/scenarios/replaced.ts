import { isDeepStrictEqual } from 'node:util';
import { rowsOf } from '../../contract/places.ts';
import { compare, partOf } from './figures.ts';
import { askWhole } from './listed.ts';
import { bodyOf, itemsOf, type Exchange, type Scenario } from './steps.ts';
import {
  endLiveSession,
  newDocument,
  newProject,
  newSession,
  put,
  remove,
  saving,
  WRITING,
} from './common-steps.ts';

/** A paragraph is replaced with its place and its type; one that is deleted is named. */
export const replacedParagraphs: Scenario = {
  name: 'a paragraph in another place, of another type',
  about: ['saveParagraphs', 'getDocument'],
  needs: [...WRITING, 'discardWritingSession'],
  async run(steps) {
    const as = await steps.writer();
    const { id: documentId } = await newDocument(steps, as);
    await newSession(steps, as, { documentId });
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    const save = (title: string, ...changes: unknown[]) =>
      steps.ask('saveParagraphs', { as, title, ...saving(documentId, changes) });
    const holdDeleted = (exchange: Exchange, expected: string[]) => {
      const { deletedIds } = bodyOf(exchange);
      if (exchange.answer?.status !== 200 || isDeepStrictEqual(deletedIds, expected)) return;
      steps.blame(exchange, {
        message: 'A save does not name the paragraphs that it deleted, and no others.',
        expected,
        received: deletedIds,
      });
    };
    const pair = [put(first, 'One'), put(second, 'Two', 0, 'a1')];
    holdDeleted(await save('write two paragraphs', ...pair), []);
    const moved = { ...put(first, 'One', 1, 'a2'), type: 'heading' };
    const saved = await save('make the first one a heading, and the last', moved);
    const params = { documentId };
    const read = await steps.ask('getDocument', { as, title: 'read them', params });
    const received = rowsOf(bodyOf(read)['paragraphs']).map(({ id, position, type }) => [
      id,
      position,
      type,
    ]);
    const expected = [
      [second, 'a1', 'paragraph'],
      [first, 'a2', 'heading'],
    ];
    if (read.answer?.status === 200 && !isDeepStrictEqual(received, expected)) {
      steps.blame(saved, {
        message: 'A paragraph that is replaced has not the place and the type that it was given.',
        expected,
        received,
      });
    }
    holdDeleted(await save('delete a paragraph', remove(second, 1)), [second]);
    await endLiveSession(steps, as);
  },
};

/** An entry that is there is opened as it is, whatever is said of a new one. */
export const reopenedEntries: Scenario = {
  name: 'an entry that is opened again',
  about: ['openJournalEntry'],
  needs: ['createProject'],
  async run(steps) {
    const as = await steps.writer();
    const { id: projectId } = await newProject(steps, as, 'journal');
    const open = (language: string, timeZone: string) =>
      steps.ask('openJournalEntry', {
        as,
        title: `open an entry in “${language}”`,
        params: { projectId, localDate: '2024-05-17' },
        body: { language, timeZone },
      });
    const timeZone = 'Asia/Tokyo';
    const first = await open('fr', timeZone);
    if (first.answer?.status === 201) {
      compare(steps, first, partOf(bodyOf(first), 'journalEntry'), { timeZone });
    }
    const again = await open('en', 'Europe/Paris');
    if (again.answer?.status !== 200) return;
    compare(steps, again, bodyOf(again), { language: 'fr' });
    compare(steps, again, partOf(bodyOf(again), 'journalEntry'), { timeZone });
  },
};

/** An entry may be in another language afterwards; its day, and the title that is that day, stay. */
export const entryLanguages: Scenario = {
  name: 'an entry in another language',
  about: ['updateDocument'],
  needs: ['createProject', 'openJournalEntry'],
  async run(steps) {
    const as = await steps.writer();
    const { id: projectId } = await newProject(steps, as, 'journal');
    const entry = await steps.expect('openJournalEntry', 201, {
      as,
      title: 'open the entry of a day',
      params: { projectId, localDate: '2024-05-17' },
      body: { language: 'fr', timeZone: 'Europe/Paris' },
    });
    const changed = await steps.ask('updateDocument', {
      as,
      title: 'change the language of an entry',
      params: { documentId: entry['id'] },
      body: { language: 'en' },
    });
    if (changed.answer?.status !== 200) return;
    compare(steps, changed, bodyOf(changed), { language: 'en', title: entry['title'] });
    const day = { localDate: '2024-05-17', timeZone: 'Europe/Paris' };
    compare(steps, changed, partOf(bodyOf(changed), 'journalEntry'), day);
  },
};

/** A project counts each of its documents and sessions. */
export const projectCounts: Scenario = {
  name: 'what a project counts',
  about: ['getProject', 'listProjects'],
  needs: [...WRITING, 'deleteDocument'],
  async run(steps) {
    const as = await steps.writer();
    const { id: projectId } = await newProject(steps, as);
    const documents: unknown[] = [];
    for (const _ of ['one', 'another']) {
      const { id: documentId } = await newDocument(steps, as, projectId);
      documents.push(documentId);
      const { id } = await newSession(steps, as, { projectId, documentId });
      const params = { sessionId: id };
      await steps.expect('endWritingSession', 200, { as, title: 'end a session', params });
    }
    const hold = async (documentCount: number) => {
      const counts = { documentCount, sessionCount: 2 };
      const read = await steps.ask('getProject', { as, title: 'count', params: { projectId } });
      if (read.answer?.status === 200) compare(steps, read, bodyOf(read), counts);
      const list = await askWhole(steps, 'listProjects', { as, title: 'count in the list' });
      const listed = itemsOf(bodyOf(list)).find(({ id }) => id === projectId);
      if (listed) compare(steps, list, listed, counts);
    };
    await hold(2);
    const params = { documentId: documents[0] };
    await steps.expect('deleteDocument', 204, { as, title: 'delete a document', params });
    await hold(1);
  },
};
