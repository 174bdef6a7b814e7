import { askWhole, ownAccount } from './listed.ts';
import { holdGone } from './nowhere.ts';
import { bodyOf, itemsOf, textOf, type Body, type Scenario } from './steps.ts';
import {
  moveOn,
  newDocument,
  newProject,
  newSession,
  put,
  saving,
  textsOf,
  WRITING,
} from './common-steps.ts';

/** A project goes with its documents; the sessions that were written in what is gone stay. */
export const deletions: Scenario = {
  name: 'what goes with a project or a document, and what stays',
  about: [
    'deleteProject',
    'deleteDocument',
    'getDocument',
    'getWritingSession',
    'listProjects',
    'listDocuments',
    'listWritingSessions',
  ],
  needs: WRITING,
  async run(steps) {
    const as = await ownAccount(steps);
    for (const operationId of ['deleteDocument', 'deleteProject']) {
      const { id: projectId } = await newProject(steps, as);
      const { id: documentId } = await newDocument(steps, as, projectId);
      const { id: sessionId } = await newSession(steps, as, { projectId, documentId });
      const save = saving(documentId, [put(crypto.randomUUID(), 'Written to stay')]);
      await steps.expect('saveParagraphs', 200, { as, title: 'write a paragraph', ...save });
      await moveOn(steps, as, 'endWritingSession', { id: sessionId });
      const params = operationId === 'deleteProject' ? { projectId } : { documentId };
      // What a server keeps of a reading goes with it.
      await textsOf(steps, as, documentId);
      await steps.expect(operationId, 204, { as, title: 'delete what was written in', params });
      await steps.expect('getDocument', 404, {
        as,
        title: `read the document after ${operationId}`,
        params: { documentId },
      });
      const read = await steps.ask('getWritingSession', {
        as,
        title: `read the session after ${operationId}`,
        params: { sessionId },
      });
      const gone: Body =
        operationId === 'deleteProject' ? { projectId, documentId } : { documentId };
      const names = Object.keys(gone);
      await holdGone(steps, as, gone, operationId);
      const title = `list the sessions after ${operationId}`;
      const list = await askWhole(steps, 'listWritingSessions', { as, title });
      if (
        list.answer?.status === 200 &&
        !itemsOf(bodyOf(list)).some(({ id }) => id === sessionId)
      ) {
        steps.blame(list, {
          message: `A session is not listed any more after ${operationId}.`,
          expected: sessionId,
          received: 'not in the list',
        });
      }
      const isWhole = read.answer?.status === 200;
      if (isWhole && names.every((name) => bodyOf(read)[name] === null)) continue;
      steps.blame(read, {
        message: `After ${operationId} the session is gone as well, or names what is gone.`,
        expected: `200, and null in ${names.join(' and ')}`,
        received: `${read.answer?.status} ${read.answer?.text.slice(0, 300)}`,
      });
    }
  },
};

/** A day of late, which every calendar shows. */
const DATE = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);

/** An entry that is deleted, alone or with its journal, stands on no day any more. */
export const deletedEntries: Scenario = {
  name: 'the days of entries that are deleted',
  about: ['deleteProject', 'deleteDocument', 'getCalendar', 'listJournalEntries', 'listDocuments'],
  needs: ['createProject', 'openJournalEntry'],
  async run(steps) {
    const as = await ownAccount(steps);
    const range = { from: DATE, to: DATE };
    const { id: projectId } = await newProject(steps, as, 'journal');
    for (const operationId of ['deleteDocument', 'deleteProject']) {
      const { id: documentId } = await steps.expect('openJournalEntry', 201, {
        as,
        title: `open an entry, for ${operationId}`,
        params: { projectId, localDate: DATE },
        body: { language: 'fr', timeZone: 'Europe/Paris' },
      });
      const isWhole = operationId === 'deleteProject';
      const params = isWhole ? { projectId } : { documentId };
      await steps.expect(operationId, 204, { as, title: 'delete the entry', params });
      await holdGone(
        steps,
        as,
        { 'the entry': documentId, ...(isWhole && { 'the journal': projectId }) },
        operationId,
        {
          getCalendar: { query: range },
          ...(!isWhole && { listJournalEntries: { params: { projectId } } }),
        },
      );
    }
  },
};

/** The same instant two hours to the east, as exact as it was: `…T10:00:00.5Z`, `…T12:00:00.5+02:00`. */
function inAnotherZone(instant: string): string {
  const fraction = /\.\d+/u.exec(instant)?.[0] ?? '';
  const local = new Date(Date.parse(instant) + 2 * 3_600_000).toISOString().slice(0, 19);
  return `${local}${fraction}+02:00`;
}

const READERS = { deleteDocument: 'getDocument', deleteProject: 'getProject' };

/** What was written in since it was seen is not deleted by who saw it before. */
export const overtakenDeletions: Scenario = {
  name: 'what was written in since it was seen, deleted',
  about: ['deleteDocument', 'deleteProject'],
  needs: [...WRITING, 'getDocument', 'getProject'],
  async run(steps) {
    const as = await steps.writer();
    for (const [operationId, reader] of Object.entries(READERS)) {
      const { id: projectId } = await newProject(steps, as);
      const { id: documentId } = await newDocument(steps, as, projectId);
      await newSession(steps, as, { documentId });
      const params = operationId === 'deleteProject' ? { projectId } : { documentId };
      const look = async () =>
        textOf((await steps.expect(reader, 200, { as, title: 'see it', params }))['updatedAt']);
      const seen = await look();
      const id = crypto.randomUUID();
      const save = saving(documentId, [put(id, 'Written since')]);
      await steps.expect('saveParagraphs', 200, { as, title: 'write in it', ...save });
      const now = await look();
      if (Date.parse(now) === Date.parse(seen)) {
        // Which is another fault, or a clock of whole seconds.
        steps.kit.note(`${operationId} was not tried from before a save: updatedAt was the same.`);
        continue;
      }
      const refused = await steps.ask(operationId, {
        as,
        title: 'delete it as it was seen before',
        params,
        query: { updatedAt: seen },
      });
      const status = refused.answer?.status;
      if (status !== 412 || bodyOf(refused)['messageKey'] !== 'request.staleVersion') {
        steps.blame(refused, {
          message: `${operationId} of what was written in since it was seen is answered ${status}.`,
          expected: '412 request.staleVersion',
          received: `${status} ${refused.answer?.text.slice(0, 300)}`,
        });
      }
      if ((status ?? 500) < 300) continue;
      const texts = await textsOf(steps, as, documentId);
      if (texts.get(id) !== 'Written since') {
        steps.blame(refused, {
          message: `${operationId}, though refused, took what was written.`,
          expected: 'Written since',
          received: texts.get(id) ?? null,
        });
        continue;
      }
      await steps.expect(operationId, 204, {
        as,
        title: 'delete it as it is now, its moment written in another time zone',
        params,
        query: { updatedAt: inAnotherZone(now) },
      });
    }
  },
};
