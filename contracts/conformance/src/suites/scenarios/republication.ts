import { isDeepStrictEqual } from 'node:util';
import { rowsOf } from '../../contract/places.ts';
import {
  moveOn,
  newDocument,
  newProject,
  newSession,
  put,
  saving,
  textOfRuns,
  WRITING,
} from './common-steps.ts';
import { isFine } from './change-times.ts';
import { bodyOf, textOf, type Scenario } from './steps.ts';

/** Published again, a session has the text as it is now; of a deleted document the old copy stays. */
export const republication: Scenario = {
  name: 'a session that is published again',
  about: ['publishWritingSession', 'getWritingSessionText', 'getPublishedSession'],
  needs: [...WRITING, 'unpublishWritingSession', 'deleteDocument'],
  async run(steps) {
    const as = await steps.writer();
    const { id: projectId } = await newProject(steps, as);
    const { id: first } = await newDocument(steps, as, projectId);
    const { id: second } = await newDocument(steps, as, projectId);
    const ids = [crypto.randomUUID(), crypto.randomUUID()];
    const write = (documentId: unknown, id = '', text: string, version = 0) => {
      const save = saving(documentId, [put(id, text, version)]);
      return steps.expect('saveParagraphs', 200, { as, title: 'write a paragraph', ...save });
    };
    const session = await newSession(steps, as, { projectId });
    await write(first, ids[0], 'As it was');
    await write(second, ids[1], 'As it was');
    await moveOn(steps, as, 'endWritingSession', session);
    const visibility = 'private';
    const { publishedAt } = await moveOn(steps, as, 'publishWritingSession', session, {
      visibility,
    });
    await moveOn(steps, as, 'unpublishWritingSession', session);

    const later = await newSession(steps, as, { documentId: second });
    await write(second, ids[1], 'As it is', 1);
    await moveOn(steps, as, 'endWritingSession', later);
    const params = { documentId: first };
    await steps.expect('deleteDocument', 204, { as, title: 'delete a document of it', params });
    const again = await steps.ask('publishWritingSession', {
      as,
      title: 'publish it again',
      params: { sessionId: session['id'] },
    });
    const [was, is] = [textOf(publishedAt), textOf(bodyOf(again)['publishedAt'])];
    if (again.answer?.status === 200 && isFine(was) && !(Date.parse(is) > Date.parse(was))) {
      const message = 'publishedAt is not when the session was last published.';
      steps.blame(again, { message, expected: `later than ${was}`, received: is });
    }

    // What is deleted has no place in the order of a project.
    const expected = ['As it is', 'As it was'];
    for (const operationId of ['getWritingSessionText', 'getPublishedSession']) {
      const exchange = await steps.ask(operationId, {
        as,
        title: 'read what was published again',
        params: { sessionId: session['id'] },
      });
      const received = rowsOf(bodyOf(exchange)['sections'])
        .flatMap(({ paragraphs }) => rowsOf(paragraphs).map(({ content }) => textOfRuns(content)))
        .toSorted();
      if (exchange.answer?.status !== 200 || isDeepStrictEqual(received, expected)) continue;
      steps.blame(exchange, {
        message: `${operationId} has another text after a second publication.`,
        expected,
        received,
      });
    }
  },
};
