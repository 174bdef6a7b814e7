import { isDeepStrictEqual } from 'node:util';
import { bodyOf, type Body, type Scenario } from './steps.ts';
import { EAST, newProject, newSession, put, saving, WEST, writtenSession } from './common-steps.ts';

const NOTHING = { none: 0, positive: 0, neutral: 0, negative: 0 };

/** Days that a calendar may lose: one of a leap year, and the two on which years meet. */
const [LEAP, LAST, FIRST] = ['2024-02-29', '2024-12-31', '2025-01-01'];

/** Sessions stand on the day that it was where they were written, entries on their own. */
export const calendar: Scenario = {
  name: 'the days of the calendar',
  about: ['getCalendar', 'getDailyWords'],
  needs: [
    'createProject',
    'createDocument',
    'openJournalEntry',
    'deleteDocument',
    'startWritingSession',
    'getLiveWritingSession',
    'saveParagraphs',
    'endWritingSession',
    'updateWritingSession',
    'discardWritingSession',
  ],
  async run(steps) {
    const as = await steps.newcomer();
    const { id: projectId } = await newProject(steps, as, 'journal');
    const entries: Body[] = [];
    for (const localDate of [LEAP, LAST, FIRST]) {
      const title = 'open the entry of a day';
      const params = { projectId, localDate };
      const body = { language: 'en', timeZone: EAST };
      const { id } = await steps.expect('openJournalEntry', 201, { as, title, params, body });
      entries.push({ documentId: id, projectId, words: 0 });
    }
    const [leap = {}, last, first] = entries;
    const { id: plainId } = await newProject(steps, as);
    const east = await writtenSession(steps, as, plainId, {
      timeZone: EAST,
      text: 'one two three',
      review: { sentiment: 'positive' },
    });
    const west = await newSession(steps, as, { projectId, timeZone: WEST });
    const save = saving(leap['documentId'], [put(crypto.randomUUID(), 'one two')]);
    await steps.expect('saveParagraphs', 200, { as, title: 'write in an old entry', ...save });
    const dayOf = (date: unknown, parts: Body): Body => ({
      date,
      words: 0,
      sessions: 0,
      sentiments: NOTHING,
      journalEntries: [],
      ...parts,
    });
    const dayOfEast = dayOf(east['localDate'], {
      words: 3,
      sessions: 1,
      sentiments: { ...NOTHING, positive: 1 },
    });
    const dayOfWest = dayOf(west['localDate'], {
      words: 2,
      sessions: 1,
      sentiments: { ...NOTHING, none: 1 },
    });
    const dayOfLeap = dayOf(LEAP, { journalEntries: [{ ...leap, words: 2 }] });
    const dayOfLast = dayOf(LAST, { journalEntries: [last] });
    const dayOfFirst = dayOf(FIRST, { journalEntries: [first] });

    const attempt = async (from: unknown, to: unknown, expected: Body[]) => {
      const title = 'read the days of a range';
      const exchange = await steps.ask('getCalendar', { as, title, query: { from, to } });
      const { days } = bodyOf(exchange);
      if (exchange.answer?.status !== 200 || isDeepStrictEqual(days, expected)) return;
      steps.blame(exchange, {
        message: `The days from ${String(from)} to ${String(to)} are not those that there are.`,
        expected,
        received: days,
      });
    };
    const attemptWords = async (from: unknown, to: unknown, words: (number | null)[]) => {
      const title = 'read the words of a range';
      const exchange = await steps.ask('getDailyWords', { as, title, query: { from, to } });
      const { words: received } = bodyOf(exchange);
      if (exchange.answer?.status !== 200 || isDeepStrictEqual(received, words)) return;
      const message = `The words from ${String(from)} to ${String(to)} are not those of the days.`;
      steps.blame(exchange, { message, expected: words, received });
    };
    await attempt(west['localDate'], east['localDate'], [dayOfWest, dayOfEast]);
    await attemptWords(west['localDate'], west['localDate'], [2]);
    await attemptWords(east['localDate'], east['localDate'], [3]);
    await attemptWords('2024-02-28', LEAP, [null, 0]);
    await attemptWords(LAST, FIRST, [null, null]);
    await attempt(west['localDate'], west['localDate'], [dayOfWest]);
    await attempt(east['localDate'], east['localDate'], [dayOfEast]);
    await attempt(LEAP, LEAP, [dayOfLeap]);
    await attempt('2024-03-01', '2024-12-30', []);
    await attempt('2024-03-01', LAST, [dayOfLast]);
    await attempt(LAST, '2025-06-30', [dayOfLast, dayOfFirst]);
    await steps.expect('deleteDocument', 204, {
      as,
      title: 'take an entry away',
      params: { documentId: leap['documentId'] },
    });
    await attempt(LEAP, LEAP, []);
  },
};
