import { isDeepStrictEqual } from 'node:util';
import { isObject, rowsOf } from '../../contract/places.ts';
import { moveOn, newProject, WRITING, writtenSession } from './common-steps.ts';
import { compare } from './figures.ts';
import { bodyOf, textOf, type Body, type Exchange, type Scenario } from './steps.ts';

const ENTRY_DAY = '2025-03-31';
const TEXT = 'one two three';

/** The calendar has the day as it is now: what is said of sessions, and what is in the trash. */
export const calendarChanges: Scenario = {
  name: 'the calendar after changes',
  about: ['getCalendar', 'getDailyWords', 'getCurrentObjectives'],
  needs: [
    ...WRITING,
    'updateWritingSession',
    'openJournalEntry',
    'deleteProject',
    'restoreFromTrash',
    'emptyTrash',
  ],
  async run(steps) {
    const as = await steps.newcomer();
    const title = 'read a day';
    const dayAt = async (date: unknown): Promise<[Exchange, Body]> => {
      const query = { from: date, to: date };
      const exchange = await steps.ask('getCalendar', { as, title, query });
      return [exchange, rowsOf(bodyOf(exchange)['days'])[0] ?? {}];
    };
    const holdWords = async (date: unknown, due: number | null, when: string) => {
      const query = { from: date, to: date };
      const exchange = await steps.ask('getDailyWords', { as, title, query });
      const { words } = bodyOf(exchange);
      if (exchange.answer?.status !== 200 || isDeepStrictEqual(words, [due])) return;
      const message = `The words of a day are not those of its sessions (${when}).`;
      steps.blame(exchange, { message, expected: [due], received: words });
    };
    const journals: Body[] = [];
    for (const journal of ['first', 'second']) {
      const { id: projectId } = await newProject(steps, as, 'journal');
      const open = { title: `open an entry of the ${journal} journal`, as };
      const params = { projectId, localDate: ENTRY_DAY };
      const body = { language: 'en', timeZone: 'Europe/Paris' };
      const { id } = await steps.expect('openJournalEntry', 201, { ...open, params, body });
      journals.push({ documentId: id, projectId, words: 0 });
    }
    const holdEntries = async (due: Body[], when: string) => {
      const [exchange, { journalEntries }] = await dayAt(ENTRY_DAY);
      const sorted = (rows: Body[]) =>
        rows.toSorted((a, b) => (textOf(a['projectId']) < textOf(b['projectId']) ? -1 : 1));
      const received = sorted(rowsOf(journalEntries));
      if (exchange.answer?.status !== 200 || isDeepStrictEqual(received, sorted(due))) return;
      const message = `The entries of a day are not those of its journals (${when}).`;
      steps.blame(exchange, { message, expected: due, received });
    };
    await holdEntries(journals, 'of two journals');
    const [first, second] = journals;
    const params = { projectId: first?.['projectId'] };
    await steps.expect('deleteProject', 204, { as, title: 'delete a journal', params });
    await holdEntries(second ? [second] : [], 'once one of two is in the trash');
    await steps.expect('restoreFromTrash', 200, {
      as,
      title: 'bring it back',
      params: { trashItemId: params.projectId },
      body: {},
    });
    await holdEntries(journals, 'once it is back');

    const { id: projectId } = await newProject(steps, as);
    const review = { sentiment: 'positive' };
    const kind = { timeZone: 'Europe/Paris', text: TEXT, review };
    const session = await writtenSession(steps, as, projectId, kind);
    const { localDate } = session;
    const holdDay = async (due: Body, sentiments: Body) => {
      const [exchange, day] = await dayAt(localDate);
      compare(steps, exchange, day, due);
      const felt = isObject(day['sentiments']) ? day['sentiments'] : {};
      compare(steps, exchange, felt, sentiments);
    };
    const written = { words: 3, sessions: 1 };
    await holdDay(written, { positive: 1, none: 0 });
    await moveOn(steps, as, 'updateWritingSession', session, { sentiment: 'negative' });
    await holdDay(written, { positive: 0, negative: 1 });
    const holdKept = async (when: string) => {
      await holdDay(written, { negative: 1 });
      await holdWords(localDate, 3, when);
      const week = await steps.ask('getCurrentObjectives', { as, title: 'read the week' });
      const { startsOn, endsOn } = bodyOf(week);
      const isIn = String(startsOn) <= textOf(localDate) && textOf(localDate) <= String(endsOn);
      if (isIn) compare(steps, week, bodyOf(week), written);
    };
    const gone = { params: { projectId }, title: 'delete where it was written' };
    await steps.expect('deleteProject', 204, { as, ...gone });
    await holdKept('once its project is in the trash');
    await steps.expect('emptyTrash', 204, { as, title: 'delete it for good' });
    await holdKept('once its project is gone');
    await moveOn(steps, as, 'discardWritingSession', session);
    await holdWords(localDate, null, 'once its only session is discarded');
  },
};
