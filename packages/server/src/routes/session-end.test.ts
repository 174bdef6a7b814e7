import { beforeEach, describe, expect, it } from 'vitest';
import { asWriter } from '../database/as-writer.ts';
import { moveSession } from '../domain/writing-sessions.ts';
import { databases } from '../node/testing/databases.ts';
import { useDatabase } from '../node/testing/use-database.ts';
import { openTestApi, put, type TestApi, type TestWriter } from '../testing/test-api.ts';

const DAY = 86_400;

describe.each(databases)('the end of a session on $name', ({ open }) => {
  const database = useDatabase(open);
  let api: TestApi;
  let writer: TestWriter;
  beforeEach(async () => {
    api = openTestApi(database.db);
    writer = await api.signIn();
  });

  const now = () => api.clock.now().toISOString();
  const write = async (text = 'un deux trois') => {
    const document = await writer.document();
    return writer.save(document.id, [put(crypto.randomUUID(), text)]);
  };
  const aDayLater = async () => {
    api.clock.advance(DAY);
    await writer.renew();
  };
  const endAt = (id: string, endedAt: unknown) => writer.move(id, 'end', { endedAt });
  const wrong = (reason: string) => ({
    status: 422,
    body: { errors: [{ field: 'endedAt', messageKey: `validation.${reason}` }] },
  });

  // COUNT-13
  it('may be its last writing time, across pauses', async () => {
    const { id, lastWrittenAt } = await writer.start();
    expect(lastWrittenAt).toBeNull();
    api.clock.advance(600);
    const written = now();
    expect((await write()).body.session).toMatchObject({ lastWrittenAt: written });
    api.clock.advance(1000);
    await writer.renew();
    expect((await writer.call('GET', '/sessions/live')).body.session).toMatchObject({
      lastWrittenAt: written,
      resumedAt: null,
    });
    await aDayLater();
    expect(await endAt(id, written)).toMatchObject({
      status: 200,
      body: {
        status: 'ended',
        endedAt: written,
        lastWrittenAt: written,
        localDate: '2026-09-14',
        stats: { durationSeconds: 600, pausedSeconds: 0, idleSeconds: 0, wordsPerMinute: 0.3 },
      },
    });
  });

  // COUNT-13, SESSION-30
  it('may be within an open pause', async () => {
    const { id } = await writer.start();
    await write();
    api.clock.advance(600);
    const { pausedAt } = (await writer.move(id, 'pause')).body;
    await aDayLater();
    expect(await endAt(id, '2026-09-14T18:09:59.999Z')).toMatchObject(wrong('rangeReversed'));
    expect(await endAt(id, pausedAt)).toMatchObject({
      status: 200,
      body: { pausedAt: null, stats: { durationSeconds: 600, pausedSeconds: 0 } },
    });
    const other = await writer.start();
    await writer.move(other.id, 'pause');
    api.clock.advance(60);
    const within = now();
    await aDayLater();
    expect(await endAt(other.id, within)).toMatchObject({
      status: 200,
      body: { stats: { durationSeconds: 0, pausedSeconds: 60 } },
    });
  });

  // COUNT-13, SESSION-30
  it('is never before its last activity or future', async () => {
    const { id } = await writer.start();
    expect(await endAt(id, '2026-09-14T17:59:59.999Z')).toMatchObject(wrong('rangeReversed'));
    expect(await endAt(id, '2026-09-14T18:00:00.001Z')).toMatchObject(wrong('dateTooLate'));
    api.clock.advance(60);
    await write();
    expect(await endAt(id, '2026-09-14T18:00:59.999Z')).toMatchObject(wrong('rangeReversed'));
    await writer.move(id, 'pause');
    api.clock.advance(60);
    const { resumedAt } = (await writer.move(id, 'resume')).body;
    expect(resumedAt).toBe('2026-09-14T18:02:00.000Z');
    expect(await endAt(id, '2026-09-14T18:01:59.999Z')).toMatchObject(wrong('rangeReversed'));
    expect((await writer.call('GET', '/sessions/live')).body.session).toMatchObject({ id });
    expect(await endAt(id, '2026-09-14T20:02:00+02:00')).toMatchObject({
      status: 200,
      body: { endedAt: resumedAt, stats: { durationSeconds: 60, pausedSeconds: 60 } },
    });
    expect((await endAt(id, '2026-09-14T18:00:00Z')).status).toBe(409);
  });

  it.each([
    ['yesterday', 'dateTime'],
    ['2026-09-14T18:00:00', 'dateTime'],
    ['3026', 'dateTime'],
    [1_789_000_000, 'text'],
    [null, 'text'],
    [undefined, 'required'],
  ])('is refused as %j', async (endedAt, reason) => {
    const { id } = await writer.start();
    expect(await endAt(id, endedAt)).toMatchObject(wrong(reason));
  });

  it('is now where nothing is said of it', async () => {
    const { id } = await writer.start();
    api.clock.advance(90);
    expect((await writer.move(id, 'end')).body).toMatchObject({
      endedAt: now(),
      stats: { durationSeconds: 90 },
    });
  });

  it('is only accepted on ending', async () => {
    const { id } = await writer.start();
    const endedAt = now();
    await writer.move(id, 'end');
    api.clock.advance(60);
    const { id: writerId } = (await writer.call('GET', '/auth/me')).body;
    const published = await asWriter(database.db, writerId, (transaction) =>
      moveSession(transaction, {
        writerId,
        id,
        transition: 'publish',
        details: { endedAt },
        ifMatch: undefined,
        now: api.clock.now(),
      }),
    );
    expect(published).toMatchObject({ status: 'published', publishedAt: api.clock.now() });
  });
});
