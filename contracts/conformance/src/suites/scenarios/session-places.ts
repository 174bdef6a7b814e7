import { compare, partOf } from './figures.ts';
import { holdRows } from './listed.ts';
import { bodyOf, type Body, type Scenario } from './steps.ts';
import {
  endLiveSession,
  moveOn,
  newDocument,
  newProject,
  newSession,
  put,
  remove,
  saving,
  WRITING,
} from './common-steps.ts';

/** A session is of the project where it started, wherever its document is now. */
export const sessionPlaces: Scenario = {
  name: 'the project of a session whose document is moved',
  about: ['getWritingSession', 'listWritingSessions', 'getProject'],
  needs: [...WRITING, 'moveDocument'],
  async run(steps) {
    const as = await steps.writer();
    const { id: from } = await newProject(steps, as);
    const { id: to } = await newProject(steps, as);
    const { id: documentId } = await newDocument(steps, as, from);
    const session = await newSession(steps, as, { documentId });
    await moveOn(steps, as, 'endWritingSession', session);
    await steps.expect('moveDocument', 200, {
      as,
      title: 'move its document to another project',
      params: { documentId },
      body: { projectId: to, after: null },
    });
    const params = { sessionId: session['id'] };
    const title = 'once its document was moved';
    const read = await steps.ask('getWritingSession', { as, title, params });
    if (read.answer) compare(steps, read, bodyOf(read), { projectId: from, documentId });
    for (const [projectId, expected] of [
      [from, [session['id']]],
      [to, []],
    ] as const) {
      const rows = { made: [session['id']], expected: [...expected] };
      await holdRows(steps, as, 'listWritingSessions', { projectId }, rows);
      const project = await steps.ask('getProject', { as, title, params: { projectId } });
      const counts = { sessionCount: expected.length };
      if (project.answer) compare(steps, project, bodyOf(project), counts);
    }
  },
};

/** The figures of a session are those of what it holds: no refused save, no paragraph that is gone. */
export const sessionFigures: Scenario = {
  name: 'the figures of a session after refusals and deletions',
  about: ['getWritingSession', 'saveParagraphs'],
  needs: WRITING,
  async run(steps) {
    const as = await steps.writer();
    const { id: documentId } = await newDocument(steps, as);
    const session = await newSession(steps, as, { documentId });
    const params = { sessionId: session['id'] };
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    const save = (title: string, status: number, ...changes: unknown[]) =>
      steps.expect('saveParagraphs', status, { as, title, ...saving(documentId, changes) });
    const look = async (title: string, expected: Body) => {
      const exchange = await steps.ask('getWritingSession', { as, title, params });
      if (exchange.answer?.status !== 200) return undefined;
      compare(steps, exchange, partOf(bodyOf(exchange), 'stats'), expected);
      return { exchange, lastWrittenAt: bodyOf(exchange)['lastWrittenAt'] };
    };
    await save('write two paragraphs', 200, put(first, 'one two'), put(second, 'three', 0, 'a1'));
    const written = { words: 3, wordsRemoved: 0, paragraphs: 2 };
    const before = await look('once two paragraphs are written', written);
    const stale = [put(crypto.randomUUID(), 'four five', 0, 'a2'), put(first, 'six', 7)];
    await save('a save of which a part is stale', 409, ...stale);
    const after = await look('after a refused save', written);
    if (before && after && before.lastWrittenAt !== after.lastWrittenAt) {
      steps.blame(after.exchange, {
        message: 'A refused save moves lastWrittenAt of its session.',
        expected: before.lastWrittenAt,
        received: after.lastWrittenAt,
      });
    }
    await save('delete one of them', 200, remove(second, 1));
    await look('once one is deleted', { words: 2, wordsRemoved: 0, paragraphs: 1 });
    await endLiveSession(steps, as);
  },
};
