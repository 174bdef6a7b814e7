import { rowsOf } from '../../contract/places.ts';
import {
  endLiveSession,
  newDocument,
  newSession,
  put,
  saving,
  textOfRuns,
  WRITING,
} from './common-steps.ts';
import { askWhole } from './listed.ts';
import { bodyOf, itemsOf, type Scenario } from './steps.ts';

const SENTENCE = 'Nine words that are moved to another paragraph whole.';

/** Words that one paragraph loses and another gains are said to have moved. */
export const movedWords: Scenario = {
  name: 'words that move to another paragraph',
  about: ['getDocumentVersionDifference'],
  needs: [...WRITING, 'createDocumentVersion'],
  async run(steps) {
    const as = await steps.writer();
    const { id: documentId } = await newDocument(steps, as);
    const params = { documentId };
    await newSession(steps, as, params);
    const [from, to] = [crypto.randomUUID(), crypto.randomUUID()];
    const save = (texts: [string, string], version: number) => {
      const changes = [put(from, texts[0], version, 'a0'), put(to, texts[1], version, 'a1')];
      const step = { as, title: 'write two paragraphs', ...saving(documentId, changes) };
      return steps.expect('saveParagraphs', 200, step);
    };
    await save([`First. ${SENTENCE}`, 'Second.'], 0);
    const keep = { as, title: 'keep a version', params, body: {} };
    const { id: versionId } = await steps.expect('createDocumentVersion', 201, keep);
    await save(['First.', `Second. ${SENTENCE}`], 1);
    const exchange = await askWhole(steps, 'getDocumentVersionDifference', {
      as,
      title: 'what has moved',
      params: { documentId, versionId },
    });
    if (exchange.answer?.status === 200) {
      const movedIn = (id: string, change: string) => {
        const paragraph = itemsOf(bodyOf(exchange)).find((item) => item['id'] === id);
        const parts = rowsOf(paragraph?.['parts']).filter((part) => part['change'] === change);
        return textOfRuns(parts).trim();
      };
      const expected = { movedAway: SENTENCE, movedHere: SENTENCE };
      const received = {
        movedAway: movedIn(from, 'movedAway'),
        movedHere: movedIn(to, 'movedHere'),
      };
      if (received.movedAway !== SENTENCE || received.movedHere !== SENTENCE) {
        const message = 'Words that moved to another paragraph are not said to have moved.';
        steps.blame(exchange, { message, expected, received });
      }
    }
    await endLiveSession(steps, as);
  },
};
