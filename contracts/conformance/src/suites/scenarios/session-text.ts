import { isDeepStrictEqual } from 'node:util';
import { rowsOf } from '../../contract/places.ts';
import { bodyOf, type Scenario } from './steps.ts';
import {
  moveOn,
  newDocument,
  newSession,
  put,
  remove,
  saving,
  textOfRuns,
  WRITING,
} from './common-steps.ts';

/** The text of a session that is not published is what its paragraphs are now. */
export const sessionTexts: Scenario = {
  name: 'the text of a session after its document has changed',
  about: ['getWritingSessionText'],
  needs: [...WRITING, 'updateDocument'],
  async run(steps) {
    const as = await steps.writer();
    const { id: documentId } = await newDocument(steps, as);
    const [first, second, third] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    const save = (...changes: unknown[]) =>
      steps.expect('saveParagraphs', 200, { as, title: 'write', ...saving(documentId, changes) });
    const session = await newSession(steps, as, { documentId });
    await save(
      put(first, 'One', 0, 'a1'),
      put(second, 'Two', 0, 'a2'),
      put(third, 'Three', 0, 'a3'),
    );
    await moveOn(steps, as, 'endWritingSession', session);
    const hold = async (title: string, documentTitle: string, texts: string[]) => {
      const params = { sessionId: session['id'] };
      const exchange = await steps.ask('getWritingSessionText', { as, title, params });
      const received = rowsOf(bodyOf(exchange)['sections']).map((one) => {
        const paragraphs = rowsOf(one['paragraphs']).map(({ content }) => textOfRuns(content));
        return [one['documentTitle'], paragraphs];
      });
      const expected = [[documentTitle, texts]];
      if (exchange.answer?.status !== 200 || isDeepStrictEqual(received, expected)) return;
      const message = `The text of a session is not what its paragraphs are now (${title}).`;
      steps.blame(exchange, { message, expected, received });
    };
    await hold('when it has ended', 'A chapter', ['One', 'Two', 'Three']);
    const later = await newSession(steps, as, { documentId });
    await save(
      put(first, 'One, written over', 1, 'a4'),
      remove(second, 1),
      put(crypto.randomUUID(), 'Of another session', 0, 'a0'),
    );
    await moveOn(steps, as, 'endWritingSession', later);
    const title = 'give its document another title';
    const body = { title: 'Another chapter' };
    await steps.expect('updateDocument', 200, { as, title, params: { documentId }, body });
    await hold('after another session', 'Another chapter', ['Three', 'One, written over']);
  },
};

/** The documents of a session come in the order of their project. */
export const sessionSections: Scenario = {
  name: 'a session in documents that are not in the order in which they were made',
  about: ['getWritingSessionText'],
  needs: [...WRITING, 'moveDocument'],
  async run(steps) {
    const as = await steps.writer();
    const { id: first, projectId } = await newDocument(steps, as);
    const { id: second } = await newDocument(steps, as, projectId);
    const step = { as, title: 'put the second one first', params: { documentId: second } };
    await steps.expect('moveDocument', 200, { ...step, body: { projectId, after: null } });
    const session = await newSession(steps, as, { documentId: first });
    for (const documentId of [first, second]) {
      const save = saving(documentId, [put(crypto.randomUUID(), 'Written')]);
      await steps.expect('saveParagraphs', 200, { as, title: 'write in both', ...save });
    }
    await moveOn(steps, as, 'endWritingSession', session);
    const params = { sessionId: session['id'] };
    const exchange = await steps.ask('getWritingSessionText', { as, title: 'read both', params });
    if (exchange.answer?.status !== 200) return;
    const expected = [second, first];
    const received = rowsOf(bodyOf(exchange)['sections']).map(({ documentId }) => documentId);
    if (isDeepStrictEqual(received, expected)) return;
    const message = 'The documents of a session are in another order than in their project.';
    steps.blame(exchange, { message, expected, received });
  },
};
