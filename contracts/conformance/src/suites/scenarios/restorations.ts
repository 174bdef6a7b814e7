import {
  textsOf,
  endLiveSession,
  newDocument,
  newSession,
  put,
  saving,
  WRITING,
} from './common-steps.ts';
import type { Scenario } from './steps.ts';

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
    await restore('one of two paragraphs', { paragraphIds: [named] }, ['before', 'after']);
    await restore('the whole version', {}, ['before', 'before']);
    await endLiveSession(steps, as);
  },
};
