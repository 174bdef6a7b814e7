import { beforeEach, describe, expect, it } from 'vitest';
import type { CalendarDay } from '@ecritoire/contracts';
import { databases } from '../node/testing/databases.ts';
import { useDatabase } from '../node/testing/use-database.ts';
import { keepDiary } from '../testing/diary.ts';
import { openTestApi, put, type TestApi } from '../testing/test-api.ts';

describe.each(databases)('the calendar on $name', ({ open }) => {
  const database = useDatabase(open);
  let api: TestApi;
  let diary: ReturnType<typeof keepDiary>;
  beforeEach(() => {
    api = openTestApi(database.db);
    diary = keepDiary(database, api);
  });

  const range = async (from: string, to: string) =>
    (await api.signIn()).call('GET', `/calendar?from=${from}&to=${to}`);
  const days = async (from: string, to: string): Promise<CalendarDay[]> =>
    (await range(from, to)).body.days;
  const short = ({ date, words, sessions }: CalendarDay) => [date, words, sessions];

  // WEEK-18
  it('gives the days on which there is something, in order', async () => {
    const journal = await diary.journal('2026-09-01T08:00:00Z');
    const writer = await diary.at('2026-09-14T08:00:00Z');
    const openEntry = async (localDate: string) =>
      (
        await writer.call('PUT', `/projects/${journal.id}/entries/${localDate}`, {
          body: { language: 'fr', timeZone: 'Europe/Paris' },
        })
      ).body;
    const entry = await openEntry('2026-09-14');
    const { id } = await writer.start({ documentId: entry.id });
    await writer.save(entry.id, [put(crypto.randomUUID(), 'Trois petits mots.')]);
    await writer.move(id, 'end');
    const empty = await openEntry('2026-09-12');
    await diary.write('2026-09-14T16:00:00Z', 4, { sentiment: 'positive' });
    await diary.write('2026-09-14T18:00:00Z', 2, { sentiment: 'negative' });
    await diary.write('2026-09-10T18:00:00Z', 1, { sentiment: 'neutral' });
    const none = { none: 0, positive: 0, neutral: 0, negative: 0 };
    expect((await range('2026-09-01', '2026-09-30')).body).toEqual({
      days: [
        {
          date: '2026-09-10',
          words: 1,
          sessions: 1,
          sentiments: { ...none, neutral: 1 },
          journalEntries: [],
        },
        {
          date: '2026-09-12',
          words: 0,
          sessions: 0,
          sentiments: none,
          journalEntries: [{ documentId: empty.id, projectId: journal.id, words: 0 }],
        },
        {
          date: '2026-09-14',
          words: 9,
          sessions: 3,
          sentiments: { ...none, none: 1, positive: 1, negative: 1 },
          journalEntries: [{ documentId: entry.id, projectId: journal.id, words: 3 }],
        },
      ],
    });
  });

  // WEEK-34
  it('sums up each day of a range, null without writing', async () => {
    const journal = await diary.journal('2026-09-01T08:00:00Z');
    const writer = await diary.at('2026-09-14T08:00:00Z');
    const openEntry = async (localDate: string) =>
      (
        await writer.call('PUT', `/projects/${journal.id}/entries/${localDate}`, {
          body: { language: 'fr', timeZone: 'Europe/Paris' },
        })
      ).body;
    const old = await openEntry('2026-09-11');
    await openEntry('2026-09-12');
    const { id } = await writer.start();
    await writer.save(old.id, [put(crypto.randomUUID(), 'Trois petits mots.')]);
    await writer.move(id, 'end');
    await diary.write('2026-09-14T16:00:00Z', 4);
    const { body } = await (
      await api.signIn()
    ).call('GET', '/calendar/words?from=2026-09-10&to=2026-09-15');
    expect(body).toEqual({ words: [null, 0, null, null, 7, null] });
    const ofYear = await (
      await api.signIn()
    ).call('GET', '/calendar/words?from=2026-01-01&to=2027-01-01');
    expect(JSON.stringify(ofYear.body).length).toBeLessThan(8000);
  });

  it('includes both ends of the range and nothing beyond', async () => {
    for (const day of ['01', '02', '03', '04']) await diary.write(`2026-09-${day}T12:00:00Z`, 1);
    const found = await days('2026-09-02', '2026-09-03');
    expect(found.map(({ date }) => date)).toEqual(['2026-09-02', '2026-09-03']);
    expect(await days('2026-09-05', '2026-09-05')).toEqual([]);
  });

  it('leaves discarded sessions out, and those of other writers', async () => {
    const id = await diary.write('2026-09-02T12:00:00Z', 5);
    await (await diary.at('2026-09-02T13:00:00Z')).move(id, 'discard');
    await (await api.signIn('georges')).start();
    expect(await days('2026-09-01', '2026-09-30')).toEqual([]);
  });

  // WEEK-18
  it.each([
    ['2026-09-02', '2026-09-01', 'rangeReversed'],
    ['2026-01-01', '2027-01-02', 'rangeTooLong'],
    ['1000-01-01', '9999-12-31', 'rangeTooLong'],
  ])('refuses the range from %s to %s: %s', async (from, to, key) => {
    const answer = await range(from, to);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([{ field: 'to', messageKey: `validation.${key}` }]);
  });

  it.each([
    ['2026-01-01', '2027-01-01'],
    ['2028-01-01', '2028-12-31'],
    ['1000-01-01', '1000-01-01'],
    ['9999-12-31', '9999-12-31'],
  ])('takes the range from %s to %s', async (from, to) => {
    expect((await range(from, to)).status).toBe(200);
  });

  // WEEK-4
  it('uses the session’s start day across midnight and DST', async () => {
    await diary.write('2026-03-28T22:30:00Z', 1, { until: '2026-03-28T23:30:00Z' });
    await diary.write('2026-03-28T23:30:00Z', 2);
    await diary.write('2026-03-29T21:30:00Z', 3);
    await diary.write('2026-03-29T22:00:00Z', 4);
    await diary.write('2026-10-24T22:30:00Z', 5);
    // Half past two comes twice this night.
    await diary.write('2026-10-25T00:30:00Z', 6);
    await diary.write('2026-10-25T01:30:00Z', 7);
    await diary.write('2026-10-25T22:30:00Z', 8);
    await diary.write('2026-10-25T23:00:00Z', 9);
    expect((await days('2026-03-01', '2026-10-31')).map(short)).toEqual([
      ['2026-03-28', 1, 1],
      ['2026-03-29', 5, 2],
      ['2026-03-30', 4, 1],
      ['2026-10-25', 26, 4],
      ['2026-10-26', 9, 1],
    ]);
  });

  it('keeps days across the date line where they were', async () => {
    await diary.write('2026-09-14T09:00:00Z', 1, { timeZone: 'Pacific/Honolulu' });
    await diary.write('2026-09-14T10:00:00Z', 2, { timeZone: 'Pacific/Kiritimati' });
    await diary.write('2026-09-14T10:30:00Z', 4, { timeZone: 'Pacific/Honolulu' });
    await diary.live({ timeZone: 'Europe/Paris' });
    expect((await days('2026-09-01', '2026-09-30')).map(short)).toEqual([
      ['2026-09-13', 1, 1],
      ['2026-09-14', 4, 1],
      ['2026-09-15', 2, 1],
    ]);
  });
});
