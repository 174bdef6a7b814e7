import { compare, partOf } from './figures.ts';
import { askWhole } from './listed.ts';
import { bodyOf, itemsOf, type Body, type Scenario } from './steps.ts';
import {
  endLiveSession,
  moveOn,
  newDocument,
  newSession,
  put,
  saving,
  WRITING,
} from './common-steps.ts';

const OLD = 'One two three four five.';
const NEW = 'Six seven eight nine.';

/**
 * Words that are taken away are counted apart, never subtracted, and no more once they are there
 * again; what a session deletes and types again, it has written once.
 */
export const retypedWords: Scenario = {
  name: 'words that are taken away and typed again',
  about: [
    'getWritingSession',
    'saveParagraphs',
    'getLiveWritingSession',
    'listWritingSessions',
    'endWritingSession',
  ],
  needs: [...WRITING, 'discardWritingSession'],
  async run(steps) {
    const as = await steps.writer();
    const { id: documentId } = await newDocument(steps, as);
    const [old, added] = [crypto.randomUUID(), crypto.randomUUID()];
    const first = await newSession(steps, as, { documentId });
    const written = saving(documentId, [put(old, OLD)]);
    await steps.expect('saveParagraphs', 200, { as, title: 'write five words', ...written });
    await moveOn(steps, as, 'endWritingSession', first);
    const session = await newSession(steps, as, { documentId });
    const params = { sessionId: session['id'] };
    const ask = (operationId: string, title: string) =>
      steps.ask(operationId, { as, title, params });
    let stats: Body = {};
    const save = async (title: string, change: object, words: number, wordsRemoved: number) => {
      stats = { words, wordsRemoved };
      const saved = await steps.ask('saveParagraphs', {
        as,
        title,
        ...saving(documentId, [change]),
      });
      if (saved.answer?.status !== 200) return;
      compare(steps, saved, partOf(partOf(bodyOf(saved), 'session'), 'stats'), stats);
      const read = await ask('getWritingSession', title);
      compare(steps, read, partOf(bodyOf(read), 'stats'), stats);
    };
    await save('take three words away', put(old, 'One two', 1), 0, 3);
    await save('write four others', put(added, NEW, 0, 'a1'), 4, 3);
    await save('take three of these away', put(added, 'Six', 1, 'a1'), 1, 3);
    await save('type them again', put(added, NEW, 2, 'a1'), 4, 3);

    const live = await steps.ask('getLiveWritingSession', { as, title: 'what lives' });
    const shown = partOf(bodyOf(live), 'session');
    if (live.answer?.status === 200) compare(steps, live, partOf(shown, 'stats'), stats);
    const ended = await ask('endWritingSession', 'end it');
    if (ended.answer?.status === 200) compare(steps, ended, partOf(bodyOf(ended), 'stats'), stats);
    const list = await askWhole(steps, 'listWritingSessions', { as, title: 'list it' });
    const listed = itemsOf(bodyOf(list)).find(({ id }) => id === session['id']);
    if (listed) compare(steps, list, partOf(listed, 'stats'), stats);

    const later = await newSession(steps, as, { documentId });
    params.sessionId = later['id'];
    await save('take away what another session wrote', put(added, 'Six nine', 3, 'a1'), 0, 2);
    await save('type that again', put(added, NEW, 4, 'a1'), 0, 0);
    await endLiveSession(steps, as);
  },
};
