import {
  textsOf,
  endLiveSession,
  newDocument,
  newSession,
  put,
  saving,
  WRITING,
} from './common-steps.ts';
import { rowsOf } from '../../contract/places.ts';
import { bodyOf, type Scenario } from './steps.ts';

/** A restoration changes the paragraphs that it names, or all of them. */
export const restorations: Scenario = {
  name: 'a version that is restored',
  about: ['restoreDocumentVersion'],
  needs: [...WRITING, 'createDocumentVersion', 'getDocument'],
  async run(steps) {
    const as = await steps.writer();
    const { id: documentId } = await newDocument(steps, as);
    const params = { documentId };
    await newSession(steps, as, params);
    const ids = [crypto.randomUUID(), crypto.randomUUID()];
    const [named = ''] = ids;
    const save = (text: string, version: number) => {
      const changes = ids.map((id, index) => put(id, text, version, `a${index}`));
      const step = { as, title: `write “${text}”`, ...saving(documentId, changes) };
      return steps.expect('saveParagraphs', 200, step);
    };
    await save('before', 0);
    const keep = { as, title: 'keep a version', params, body: {} };
    const { id: versionId } = await steps.expect('createDocumentVersion', 201, keep);
    await save('after', 1);
    const restore = async (what: string, body: object, texts: string[]) => {
      const exchange = await steps.ask('restoreDocumentVersion', {
        as,
        title: `restore ${what}`,
        params: { documentId, versionId },
        headers: { 'Idempotency-Key': crypto.randomUUID() },
        body: { ...body },
      });
      if (exchange.answer?.status !== 200) return;
      const found = await textsOf(steps, as, documentId);
      const received = ids.map((id) => found.get(id));
      if (received.every((text, index) => text === texts[index])) return;
      const message = `The text is not what it becomes (${exchange.testCase.title}).`;
      steps.blame(exchange, { message, expected: texts, received });
    };
    const place = 'a5';
    const move = saving(documentId, [put(named, 'after', 2, place)]);
    await steps.expect('saveParagraphs', 200, { as, title: 'move a paragraph', ...move });
    await restore('one of two paragraphs', { paragraphIds: [named] }, ['before', 'after']);
    const exchange = await steps.ask('getDocument', { as, title: 'where it stands now', params });
    const received = rowsOf(bodyOf(exchange)['paragraphs']).find(({ id }) => id === named);
    if (received && received['position'] !== place) {
      const message = 'A paragraph that was restored alone did not keep its place.';
      steps.blame(exchange, { message, expected: place, received: received['position'] });
    }
    await restore('the whole version', {}, ['before', 'before']);
    await endLiveSession(steps, as);
  },
};
