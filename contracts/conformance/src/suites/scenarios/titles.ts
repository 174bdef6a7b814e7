import { isDeepStrictEqual } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { newProject, WRITING } from './common-steps.ts';
import { openLibrary } from './searches.ts';
import { bodyOf, itemsOf, type Scenario } from './steps.ts';

/** So many titles are shown of those that are found. */
const MOST = 20;
const DAY = '2024-03-09';

/** Titles are found as they are now, in their order, and counted where they are not shown. */
export const titlesOfNow: Scenario = {
  name: 'a search for titles as they are now',
  about: ['findDocumentTitles'],
  needs: [...WRITING, 'updateDocument', 'deleteDocument', 'openJournalEntry'],
  async run(steps) {
    const { as, document } = await openLibrary(steps, await steps.newcomer());
    const found = async (title: string, search: string, expected: unknown[], total: number) => {
      const step = { as, title, query: { search } };
      const exchange = await steps.ask('findDocumentTitles', step);
      if (exchange.answer?.status !== 200) return;
      const ids = itemsOf(bodyOf(exchange)).map(({ id }) => id);
      const received = { ids: ids.slice(0, expected.length), shown: ids.length };
      const due = { ids: expected, shown: Math.min(total, MOST) };
      const message = `Other titles are found (${title}).`;
      if (!isDeepStrictEqual(received, due)) {
        steps.blame(exchange, { message, expected: due, received });
      } else if (bodyOf(exchange)['total'] !== total) {
        const all = { expected: total, received: bodyOf(exchange)['total'] };
        steps.blame(exchange, { message: `The total is another one (${title}).`, ...all });
      }
    };
    const low = await document('Marée basse');
    const exact = await document('Marée');
    const word = await document('Un soir de marée');
    const within = await document('Amarée au port');
    // A server may tell its times in whole seconds.
    await pause(1100);
    const high = await document('Marée haute');
    const order = [exact, high, low, word, within];
    await found('the best match first, of equals the last changed', 'maree', order, 5);
    const longer = await document('La marée basse du soir');
    await found('in another order of the words', 'basse marée', [low, longer], 2);
    const params = { documentId: word };
    const title = 'give one another title';
    const body = { title: 'Un soir de brume' };
    await steps.expect('updateDocument', 200, { as, title, params, body });
    await found('by its title before', 'un soir marée', [], 0);
    await found('by its title now', 'soir brume', [word], 1);
    await steps.expect('deleteDocument', 204, { as, title: 'delete it', params });
    await found('once it is deleted', 'brume', [], 0);
    for (let index = 1; index <= MOST; index += 1) await document(`Une marée ${index}`);
    await found('more than are shown', 'marée', [exact], MOST + 5);
    const { id: projectId } = await newProject(steps, as, 'journal');
    const entry = await steps.expect('openJournalEntry', 201, {
      as,
      title: 'open the entry of a day',
      params: { projectId, localDate: DAY },
      body: { language: 'fr', timeZone: 'Europe/Paris' },
    });
    await found('an entry by its date', DAY, [entry['id']], 1);
  },
};
