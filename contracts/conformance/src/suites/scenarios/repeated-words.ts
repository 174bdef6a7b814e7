import { compare, partOf } from './figures.ts';
import { bodyOf, type Scenario } from './steps.ts';
import {
  endLiveSession,
  newDocument,
  newSession,
  put,
  remove,
  saving,
  WRITING,
} from './common-steps.ts';

const SEVEN = 'one two three four five six seven';

/** Words that a restored paragraph repeats count once, for as long as either has them. */
export const repeatedWords: Scenario = {
  name: 'words that a restored paragraph repeats',
  about: ['saveParagraphs'],
  needs: [...WRITING, 'discardWritingSession'],
  async run(steps) {
    const as = await steps.writer();
    const { id: documentId } = await newDocument(steps, as);
    await newSession(steps, as, { documentId });
    const [first, copy] = [crypto.randomUUID(), crypto.randomUUID()];
    const save = async (title: string, change: object, words: number, origin = 'written') => {
      const { body, ...step } = saving(documentId, [change]);
      const saved = await steps.ask('saveParagraphs', {
        as,
        title,
        ...step,
        body: { ...body, origin },
      });
      if (saved.answer?.status !== 200) return;
      const { words: received } = partOf(partOf(bodyOf(saved), 'session'), 'stats');
      compare(steps, saved, { words: received }, { words });
    };
    await save('write seven words', put(first, SEVEN), 7);
    await save('restore them beside', put(copy, SEVEN, 0, 'a1'), 7, 'restored');
    await save('write two more there', put(copy, `${SEVEN} eight nine`, 1, 'a1'), 9);
    await save('delete the first', remove(first, 1), 9);
    await save('delete the copy', remove(copy, 2), 0);
    await endLiveSession(steps, as);
  },
};
