import { isDeepStrictEqual } from 'node:util';
import { bodyOf, type Scenario } from './steps.ts';
import { endLiveSession, newDocument, newSession, put, saving, WRITING } from './common-steps.ts';

/** The keys say which saves the figures of the live session include. */
export const includedSaves: Scenario = {
  name: 'the figures of the live session tell which saves they include',
  about: ['getLiveWritingSession', 'saveParagraphs'],
  needs: [...WRITING, 'discardWritingSession'],
  async run(steps) {
    const as = await steps.writer();
    const { id: documentId } = await newDocument(steps, as);
    await newSession(steps, as, { documentId });
    const [sent, unsent, refused] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    const tell = async (title: string, expected: string[]) => {
      const query = { saves: `${sent},${unsent},${refused}` };
      const exchange = await steps.ask('getLiveWritingSession', { as, title, query });
      const { includedSaves: received } = bodyOf(exchange);
      if (exchange.answer?.status !== 200 || isDeepStrictEqual(received, expected)) return;
      const message = 'It names other saves than those that its figures include.';
      steps.blame(exchange, { message, expected, received });
    };
    await tell('before the save', []);
    const step = saving(documentId, [put(crypto.randomUUID(), 'three written words')], sent);
    await steps.expect('saveParagraphs', 200, { as, title: 'save three words', ...step });
    await tell('after the save', [sent]);
    const stale = saving(documentId, [put(crypto.randomUUID(), 'not kept', 7)], refused);
    await steps.expect('saveParagraphs', 409, { as, title: 'save what is stale', ...stale });
    await tell('after a save that was refused', [sent]);
    await endLiveSession(steps, as);
  },
};
