import { beforeEach, describe, expect, it } from 'vitest';
import type { WritingSession, WritingSessionStatus } from '@ecritoire/contracts';
import { databases } from '../node/testing/databases.ts';
import { useDatabase } from '../node/testing/use-database.ts';
import { openTestApi, put, type TestApi, type TestWriter } from '../testing/test-api.ts';

/** The moves that lead from a start to each status, and the moves that are legal from there. */
const life: Record<
  WritingSessionStatus,
  { by: string[]; legal: Record<string, WritingSessionStatus> }
> = {
  active: { by: [], legal: { pause: 'paused', end: 'ended' } },
  paused: { by: ['pause'], legal: { resume: 'active', end: 'ended' } },
  ended: {
    by: ['end'],
    legal: { 'save-draft': 'draft', publish: 'published', discard: 'discarded' },
  },
  draft: { by: ['end', 'save-draft'], legal: { publish: 'published', discard: 'discarded' } },
  published: { by: ['end', 'publish'], legal: { unpublish: 'draft' } },
  discarded: { by: ['end', 'discard'], legal: {} },
};
const moves = ['pause', 'resume', 'end', 'save-draft', 'publish', 'unpublish', 'discard'];
const statuses = Object.entries(life);

describe.each(databases)('writing sessions on $name', ({ open }) => {
  const database = useDatabase(open);
  let api: TestApi;
  let writer: TestWriter;
  beforeEach(async () => {
    api = openTestApi(database.db);
    writer = await api.signIn();
  });

  const session = async (id: string): Promise<WritingSession> =>
    (await writer.call('GET', `/sessions/${id}`)).body;

  it('starts active, on the writer’s zone and date', async () => {
    api.clock.set('2026-09-14T22:30:00.000Z');
    await writer.renew();
    const document = await writer.document();
    const started = await writer.call('POST', '/sessions', {
      body: { documentId: document.id, timeZone: 'Europe/Paris' },
    });
    expect(started.status).toBe(201);
    expect(started.body).toMatchObject({
      status: 'active',
      title: null,
      sentiment: 'none',
      visibility: 'private',
      projectId: document.projectId,
      documentId: document.id,
      timeZone: 'Europe/Paris',
      localDate: '2026-09-15',
      startedAt: '2026-09-14T22:30:00.000Z',
      endedAt: null,
      stats: { words: 0, durationSeconds: 0, wordsPerMinute: null },
    });
    expect(await session(started.body.id)).toEqual(started.body);
  });

  // SESSION-3
  it('keeps the date it began on when it crosses midnight', async () => {
    api.clock.set('2026-09-14T21:59:00.000Z');
    await writer.renew();
    const { id } = await writer.start();
    api.clock.advance(120);
    expect((await writer.move(id, 'end')).body.localDate).toBe('2026-09-14');
  });

  it('does not start in a document of another project', async () => {
    const document = await writer.document();
    const other = await writer.project('Un autre');
    const body = { timeZone: 'UTC', documentId: document.id, projectId: other.id };
    const answer = await writer.call('POST', '/sessions', { body });
    expect([answer.status, answer.body.messageKey]).toEqual([404, 'documents.notFound']);
  });

  describe.each(statuses)('that is %s', (status, { by, legal }) => {
    const arrive = async () => {
      const { id } = await writer.start();
      for (const move of by) expect((await writer.move(id, move)).status).toBe(200);
      return session(id);
    };

    // SESSION-1
    it('can be moved on in the legal ways', async () => {
      for (const [move, to] of Object.entries(legal)) {
        await database.clear();
        writer = await api.signIn();
        const { id } = await arrive();
        const answer = await writer.move(id, move);
        expect([move, answer.status, answer.body.status]).toEqual([move, 200, to]);
        expect((await session(id)).status).toBe(to);
      }
    });

    // SESSION-1
    it('stays as it is at any other move', async () => {
      const before = await arrive();
      expect(before.status).toBe(status);
      for (const move of moves.filter((one) => !(one in legal))) {
        const answer = await writer.move(before.id, move);
        expect([move, answer.status, answer.body.messageKey]).toEqual([
          move,
          409,
          'writingSessions.illegalTransition',
        ]);
      }
      expect(await session(before.id)).toEqual(before);
    });

    it('can be reviewed', async () => {
      const { id } = await arrive();
      const review = { title: ' Pluie ', comment: ' ', sentiment: 'positive', visibility: 'team' };
      const answer = await writer.call('PATCH', `/sessions/${id}`, { body: review });
      expect(answer.body).toMatchObject({ ...review, status, title: 'Pluie', comment: null });
    });
  });

  it('is the only one that lives, active or paused', async () => {
    const first = await writer.start();
    for (const move of ['pause', 'resume']) {
      await writer.move(first.id, move);
      const answer = await writer.call('POST', '/sessions', { body: { timeZone: 'UTC' } });
      expect(answer.status).toBe(409);
      expect(answer.body.liveSessionId).toBe(first.id);
      expect((await writer.call('GET', '/sessions/live')).body.session.id).toBe(first.id);
    }
    await writer.move(first.id, 'end');
    expect((await writer.call('GET', '/sessions/live')).body).toEqual({
      session: null,
      includedSaves: [],
    });
    expect((await writer.start()).status).toBe('active');
  });

  // SESSION-2
  it('only one of many concurrent starts lives', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        writer.call('POST', '/sessions', { body: { timeZone: 'Europe/Paris' } }),
      ),
    );
    const [winner, ...more] = answers.filter(({ status }) => status === 201);
    expect(more).toEqual([]);
    const losers = answers.filter(({ status }) => status === 409);
    expect(losers).toHaveLength(9);
    for (const { body } of losers) expect(body.liveSessionId).toBe(winner?.body.id);
    await expect(
      database.onOneConnection(({ run }) =>
        run(`INSERT INTO writing_sessions (id, writer_id, status, time_zone, local_date, started_at)
             SELECT gen_random_uuid(), id, 'paused', 'UTC', now(), now() FROM users`),
      ),
    ).rejects.toThrow(/writing_sessions_one_live/u);
  });

  // COUNT-1
  it('lists the saves that its figures include', async () => {
    const { id } = await writer.document();
    await writer.start();
    const [saved, other] = [crypto.randomUUID(), crypto.randomUUID()];
    const included = async (...keys: string[]) =>
      (await writer.call('GET', `/sessions/live?saves=${keys.join(',')}`)).body.includedSaves;
    expect(await included(saved, other)).toEqual([]);
    await writer.save(id, [put(crypto.randomUUID(), 'un deux')], saved);
    expect(await included(other, saved.toUpperCase())).toEqual([saved.toUpperCase()]);
    await writer.save(id, [put(crypto.randomUUID(), 'refused', 7)], other);
    expect(await included(saved, other)).toEqual([saved]);
    expect((await writer.call('GET', '/sessions/live')).body.includedSaves).toEqual([]);
  });

  it('lives beside those of other writers', async () => {
    await writer.start();
    const other = await api.signIn('georges');
    expect((await other.start()).status).toBe('active');
  });

  it('is moved on once when many ask at once', async () => {
    const { id } = await writer.start();
    const answers = await Promise.all(Array.from({ length: 6 }, () => writer.move(id, 'end')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  });

  it('lists newest first, one status or all, page by page', async () => {
    const ids: string[] = [];
    for (const end of ['publish', 'discard', 'save-draft', 'publish']) {
      const { id } = await writer.start();
      await writer.move(id, 'end');
      await writer.move(id, end);
      ids.unshift(id);
      api.clock.advance(1);
    }
    const listed = async (query: string) => {
      const { body } = await writer.call('GET', `/sessions${query}`);
      return { ids: body.items.map(({ id }: { id: string }) => id), next: body.nextCursor };
    };
    expect(await listed('')).toEqual({ ids, next: null });
    const first = await listed('?status=published&limit=1');
    expect(first.ids).toEqual([ids[0]]);
    const second = await listed(`?status=published&limit=1&cursor=${first.next}`);
    expect(second).toEqual({ ids: [ids[3]], next: null });
  });

  it.each(['save-draft', 'publish'])(
    '%s may have no body, also where JSON is announced',
    async (move) => {
      const bare = (type: string) =>
        writer.call('POST', `/sessions/${id}/${move}`, { headers: { 'content-type': type } });
      const { id } = await writer.start();
      await writer.move(id, 'end');
      expect((await bare('text/plain')).status).toBe(415);
      expect((await bare('application/json')).status).toBe(200);
      const needed = await writer.call('POST', '/projects', {
        headers: { 'content-type': 'application/json' },
      });
      expect(needed).toMatchObject({ status: 400, body: { messageKey: 'request.malformedJson' } });
    },
  );
});
