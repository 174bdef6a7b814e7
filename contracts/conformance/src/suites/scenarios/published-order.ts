import { setTimeout as pause } from 'node:timers/promises';
import { moveOn, published, WRITING } from './common-steps.ts';
import { holdRows, instantOf } from './listed.ts';
import { bodyOf, itemsOf, type Scenario } from './steps.ts';

/** What is published again is the last published; what is said of it afterwards moves nothing. */
export const publishedOrder: Scenario = {
  name: 'the order of what is published',
  about: ['listPublishedSessions', 'publishWritingSession'],
  needs: [...WRITING, 'getCurrentUser', 'updateWritingSession', 'unpublishWritingSession'],
  async run(steps) {
    const as = await steps.newcomer();
    const { id: authorId } = await steps.expect('getCurrentUser', 200, { as, title: 'who am I' });
    const { session: first } = await published(steps, as, 'public');
    // A server may tell its times in whole seconds.
    await pause(1100);
    const { session: second } = await published(steps, as, 'public');
    const made = [first['id'], second['id']];
    const hold = (expected: unknown[]) =>
      holdRows(steps, as, 'listPublishedSessions', { authorId }, { made, expected, inOrder: true });
    await moveOn(steps, as, 'updateWritingSession', first, { title: 'Said afterwards' });
    await hold([second['id'], first['id']]);
    await pause(1100);
    await moveOn(steps, as, 'unpublishWritingSession', first);
    await moveOn(steps, as, 'publishWritingSession', first);
    const list = await hold(made);
    const item = itemsOf(bodyOf(list)).find(({ id }) => id === first['id']);
    const [was = '', is = ''] = [first, item ?? {}].map((one) => instantOf(one['publishedAt']));
    if (list.answer?.status !== 200 || is > was) return;
    const message = 'publishedAt is not when a session was last published.';
    steps.blame(list, { message, expected: `later than ${was}`, received: is });
  },
};
