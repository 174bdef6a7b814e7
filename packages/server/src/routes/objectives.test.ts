import { beforeEach, describe, expect, it } from 'vitest';
import type { ObjectiveWeek } from '@ecritoire/contracts';
import { databases } from '../node/testing/databases.ts';
import { useDatabase } from '../node/testing/use-database.ts';
import { everyPage } from '../testing/every-page.ts';
import { keepDiary } from '../testing/diary.ts';
import { openTestApi, type TestApi } from '../testing/test-api.ts';

describe.each(databases)('weekly objectives on $name', ({ open }) => {
  const database = useDatabase(open);
  let api: TestApi;
  let diary: ReturnType<typeof keepDiary>;
  beforeEach(() => {
    api = openTestApi(database.db);
    diary = keepDiary(database, api);
  });

  const current = async (instant: string) =>
    (await (await diary.at(instant)).call('GET', '/objectives/current')).body;
  const setTargets = async (instant: string, words: number, sessions: number) =>
    (await diary.at(instant)).call('PUT', '/objectives/targets', { body: { words, sessions } });
  const weeks = async (instant: string, query = ''): Promise<ObjectiveWeek[]> =>
    (await (await diary.at(instant)).call('GET', `/objectives/weeks${query}`)).body.items;
  const short = ({ startsOn, words, sessions }: ObjectiveWeek) => [startsOn, words, sessions];

  // WEEK-1
  it('are 10,000 words and 3 sessions until others are set', async () => {
    const writer = await diary.at('2026-09-16T12:00:00Z');
    const answer = await writer.call('GET', '/objectives/current');
    expect(answer.headers.get('etag')).toBe('"1"');
    expect(answer.body).toEqual({
      startsOn: '2026-09-14',
      endsOn: '2026-09-20',
      targets: { words: 10_000, sessions: 3 },
      words: 0,
      sessions: 0,
      achieved: false,
      streak: 0,
      version: 1,
    });
  });

  it('are achieved once both targets are reached', async () => {
    await setTargets('2026-09-14T08:00:00Z', 5, 2);
    await diary.write('2026-09-14T09:00:00Z', 5);
    expect(await current('2026-09-14T10:00:00Z')).toMatchObject({ words: 5, achieved: false });
    await diary.write('2026-09-15T09:00:00Z', 0);
    expect(await current('2026-09-15T10:00:00Z')).toMatchObject({ sessions: 2, achieved: true });
  });

  // WEEK-1
  it('leave discarded sessions out', async () => {
    const id = await diary.write('2026-09-14T09:00:00Z', 5);
    await (await diary.at('2026-09-14T10:00:00Z')).move(id, 'discard');
    expect(await current('2026-09-14T10:00:00Z')).toMatchObject({ words: 0, sessions: 0 });
  });

  it('count nobody else’s sessions', async () => {
    await diary.write('2026-09-14T09:00:00Z', 5);
    const stranger = await api.signIn('georges');
    const { body } = await stranger.call('GET', '/objectives/current');
    expect(body).toMatchObject({ words: 0, sessions: 0 });
  });

  // WEEK-2
  it('hold from their week on, never before', async () => {
    await setTargets('2026-09-07T08:00:00Z', 5, 1);
    await diary.write('2026-09-08T09:00:00Z', 6);
    const raised = await setTargets('2026-09-16T08:00:00Z', 50, 4);
    expect(raised.body).toMatchObject({ startsOn: '2026-09-14', targets: { words: 50 } });
    const [now, lastWeek] = await weeks('2026-09-16T08:00:00Z');
    expect(now).toMatchObject({ targets: { words: 50, sessions: 4 }, achieved: false });
    expect(lastWeek).toMatchObject({ targets: { words: 5, sessions: 1 }, achieved: true });
    // A week that begins later has the last ones, and a week keeps its own when it is over.
    await setTargets('2026-09-28T08:00:00Z', 7, 2);
    const later = await weeks('2026-09-28T08:00:00Z');
    expect(later.map(({ targets }) => targets.words)).toEqual([7, 50, 50, 5]);
  });

  // WEEK-2
  it('the last ones set in a week hold', async () => {
    await setTargets('2026-09-14T08:00:00Z', 5, 1);
    await setTargets('2026-09-14T09:00:00Z', 6, 1);
    const { body } = await setTargets('2026-09-20T09:00:00Z', 7, 1);
    expect(body.targets).toEqual({ words: 7, sessions: 1 });
    expect(await current('2026-09-21T09:00:00Z')).toMatchObject({ targets: { words: 7 } });
  });

  it('a stale change is refused', async () => {
    const writer = await diary.at('2026-09-14T08:00:00Z');
    const change = (ifMatch: string, words: number) =>
      writer.call('PUT', '/objectives/targets', {
        body: { words, sessions: 1 },
        headers: { 'If-Match': ifMatch },
      });
    const first = await change('"1"', 100);
    expect([first.status, first.headers.get('etag'), first.body.version]).toEqual([200, '"2"', 2]);
    const stale = await change('"1"', 200);
    expect([stale.status, stale.body.messageKey]).toEqual([412, 'request.staleVersion']);
    expect((await change('2', 200)).body.errors).toEqual([
      { field: 'If-Match', messageKey: 'validation.wrongFormat' },
    ]);
    expect((await change('*', 300)).body).toMatchObject({ targets: { words: 300 }, version: 3 });
    expect(await current('2026-09-14T08:00:00Z')).toMatchObject({ targets: { words: 300 } });
  });

  it('concurrent ones are serialised', async () => {
    const writer = await diary.at('2026-09-14T08:00:00Z');
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        writer.call('PUT', '/objectives/targets', {
          body: { words: index + 1, sessions: 1 },
          headers: { 'If-Match': '"1"' },
        }),
      ),
    );
    const set = answers.filter(({ status }) => status === 200);
    const stale = answers.filter(({ status }) => status === 412);
    expect([set.length, stale.length]).toEqual([1, 5]);
  });

  describe('a streak', () => {
    beforeEach(() => setTargets('2026-08-31T08:00:00Z', 5, 1));

    // WEEK-3
    it('counts achieved weeks, the current one once achieved', async () => {
      await diary.write('2026-08-31T09:00:00Z', 5);
      await diary.write('2026-09-08T09:00:00Z', 5);
      expect(await current('2026-09-13T12:00:00Z')).toMatchObject({ achieved: true, streak: 2 });
      expect(await current('2026-09-14T00:00:00Z')).toMatchObject({ achieved: false, streak: 2 });
      await diary.write('2026-09-20T21:59:00Z', 5);
      expect(await current('2026-09-20T21:59:00Z')).toMatchObject({ achieved: true, streak: 3 });
    });

    // WEEK-3
    it('survives an open week, ends after a missed one', async () => {
      await diary.write('2026-08-31T09:00:00Z', 5);
      await diary.write('2026-09-08T09:00:00Z', 4);
      expect(await current('2026-09-13T21:59:59Z')).toMatchObject({ streak: 1 });
      expect(await current('2026-09-13T22:00:00Z')).toMatchObject({ streak: 0 });
      await diary.write('2026-09-15T09:00:00Z', 5);
      expect(await current('2026-09-15T10:00:00Z')).toMatchObject({ streak: 1 });
    });

    it('goes by the targets that each week had', async () => {
      await diary.write('2026-08-31T09:00:00Z', 5);
      await diary.write('2026-09-08T09:00:00Z', 5);
      await setTargets('2026-09-14T09:00:00Z', 1000, 7);
      expect(await current('2026-09-14T09:00:00Z')).toMatchObject({ streak: 2 });
    });

    it('spans the new year and over a year', async () => {
      await database.onOneConnection(({ run }) =>
        run(`INSERT INTO writing_sessions (id, writer_id, status, time_zone, local_date, started_at, words)
             SELECT gen_random_uuid(), users.id, 'draft', 'UTC', day, day, 5
             FROM users, generate_series('2026-08-31'::date, '2029-01-07', '7 days') AS day`),
      );
      expect(await current('2029-01-10T09:00:00Z')).toMatchObject({ streak: 123 });
    });
  });

  describe('go by local dates', () => {
    it.each([
      ['the night in March that has 23 hours', '2026-03-29T21:59:59Z', '2026-03-29T22:00:00Z'],
      ['the night in October that has 25 hours', '2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z'],
    ])('over %s', async (_, sunday, monday) => {
      await setTargets('2026-03-02T08:00:00Z', 3, 1);
      await diary.write(sunday, 3);
      await diary.write(monday, 4);
      const [next, first] = await weeks(monday, '?limit=2');
      expect([first?.words, next?.words]).toEqual([3, 4]);
      expect(await current(monday)).toMatchObject({ words: 4, streak: 2 });
      const firstHours = sunday.startsWith('2026-03')
        ? ['2026-03-28T23:00:00Z', '2026-03-29T01:00:00Z']
        : ['2026-10-24T22:00:00Z', '2026-10-25T01:30:00Z'];
      for (const instant of firstHours) await diary.write(instant, 1);
      expect((await weeks(monday, '?limit=2'))[1]).toMatchObject({ words: 5, sessions: 3 });
    });

    // WEEK-4
    it('as streaks over both changes of the clock in Paris', async () => {
      await setTargets('2026-03-16T08:00:00Z', 3, 1);
      for (const sundayNight of [
        '2026-03-22T22:30:00Z',
        '2026-03-29T21:30:00Z',
        '2026-04-05T21:30:00Z',
      ]) {
        await diary.write(sundayNight, 3);
      }
      expect(await current('2026-04-06T12:00:00Z')).toMatchObject({ streak: 3, words: 0 });
      for (const sundayNight of [
        '2026-10-18T21:30:00Z',
        '2026-10-25T22:30:00Z',
        '2026-11-01T22:30:00Z',
      ]) {
        await diary.write(sundayNight, 3);
      }
      expect(await current('2026-11-02T12:00:00Z')).toMatchObject({ streak: 3, words: 0 });
    });

    // WEEK-4
    it('on a trip across the date line', async () => {
      await setTargets('2026-09-01T08:00:00Z', 3, 1);
      await diary.live({ timeZone: 'Pacific/Kiritimati' });
      // Monday morning on Kiritimati; twenty minutes later it is Sunday on Oahu.
      await diary.write('2026-09-13T20:00:00Z', 3, { timeZone: 'Pacific/Kiritimati' });
      expect(await current('2026-09-13T20:10:00Z')).toMatchObject({
        startsOn: '2026-09-14',
        words: 3,
      });
      await diary.live({ timeZone: 'Pacific/Honolulu' });
      await diary.write('2026-09-13T20:20:00Z', 4, { timeZone: 'Pacific/Honolulu' });
      expect(await current('2026-09-13T20:30:00Z')).toMatchObject({
        startsOn: '2026-09-07',
        words: 4,
        achieved: true,
        streak: 1,
      });
      // Both weeks keep what was written in them, and no session is in two or in none.
      expect((await weeks('2026-09-14T12:00:00Z', '?limit=2')).map(short)).toEqual([
        ['2026-09-14', 3, 1],
        ['2026-09-07', 4, 1],
      ]);
      expect(await current('2026-09-14T12:00:00Z')).toMatchObject({ streak: 2 });
    });

    it('the last ones set hold across the date line', async () => {
      await diary.at('2026-09-13T08:00:00Z');
      await diary.live({ timeZone: 'Pacific/Kiritimati' });
      await setTargets('2026-09-13T20:00:00Z', 50, 5);
      await diary.live({ timeZone: 'Pacific/Honolulu' });
      expect(await current('2026-09-13T20:10:00Z')).toMatchObject({ targets: { words: 10_000 } });
      await setTargets('2026-09-13T20:20:00Z', 60, 6);
      for (const instant of ['2026-09-13T20:30:00Z', '2026-09-14T20:30:00Z']) {
        expect(await current(instant)).toMatchObject({
          targets: { words: 60, sessions: 6 },
          version: 3,
        });
      }
    });

    // WEEK-4
    it('counts a midnight session for its first week', async () => {
      await diary.write('2026-09-13T21:50:00Z', 5, { until: '2026-09-13T22:10:00Z' });
      expect((await weeks('2026-09-14T08:00:00Z')).map(short)).toEqual([
        ['2026-09-14', 0, 0],
        ['2026-09-07', 5, 1],
      ]);
    });

    // WEEK-4
    it.each([
      ['monday', ['2026-09-14', 4, 2], ['2026-09-07', 11, 2]],
      ['sunday', ['2026-09-13', 12, 3], ['2026-09-06', 3, 1]],
      ['saturday', ['2026-09-12', 15, 4]],
    ])('in weeks that begin on %s', async (weekStart, ...expected) => {
      const sessions: [string, number][] = [
        ['2026-09-12T12:00:00Z', 3],
        ['2026-09-13T12:00:00Z', 8],
        ['2026-09-14T12:00:00Z', 1],
        ['2026-09-18T12:00:00Z', 3],
      ];
      for (const [instant, words] of sessions) await diary.write(instant, words);
      await diary.live({ weekStart });
      expect((await weeks('2026-09-18T20:00:00Z')).map(short)).toEqual(expected);
    });
  });

  describe('history', () => {
    // WEEK-12
    it('goes back to the account’s first week', async () => {
      await diary.at('2026-08-24T08:00:00Z');
      await diary.write('2026-09-08T09:00:00Z', 5);
      const all = await weeks('2026-09-16T09:00:00Z');
      expect(all.map(short)).toEqual([
        ['2026-09-14', 0, 0],
        ['2026-09-07', 5, 1],
        ['2026-08-31', 0, 0],
        ['2026-08-24', 0, 0],
      ]);
      expect(all.map(({ endsOn }) => endsOn)).toEqual([
        '2026-09-20',
        '2026-09-13',
        '2026-09-06',
        '2026-08-30',
      ]);
    });

    // WEEK-12
    it('goes back to the first session where that was earlier', async () => {
      await diary.write('2026-09-14T08:00:00Z', 5, { timeZone: 'Pacific/Honolulu' });
      expect((await weeks('2026-09-14T08:00:00Z')).map(short)).toEqual([
        ['2026-09-14', 0, 0],
        ['2026-09-07', 5, 1],
      ]);
    });

    it('comes in pages that give every week once', async () => {
      await diary.at('2026-03-02T08:00:00Z');
      const now = '2026-09-16T09:00:00Z';
      const all = await weeks(now, '?limit=100');
      expect(all).toHaveLength(29);
      const writer = await diary.at(now);
      for (const limit of [1, 7, 28, 29]) {
        const ask = (path: string) => writer.call('GET', path);
        const pages = await everyPage<ObjectiveWeek>(ask, `/objectives/weeks?limit=${limit}`);
        for (const page of pages) expect(page.length).toBeGreaterThan(0);
        expect(pages.flat()).toEqual(all);
      }
    });
  });
});
