import { beforeEach, describe, expect, it } from 'vitest';
import type { WritingSession } from '@ecritoire/contracts';
import { databases } from '../node/testing/databases.ts';
import { useDatabase } from '../node/testing/use-database.ts';
import { openTestApi, put, type TestApi, type TestWriter } from '../testing/test-api.ts';

describe.each(databases)('the time of a session on $name', ({ open }) => {
  const database = useDatabase(open);
  let api: TestApi;
  let writer: TestWriter;
  beforeEach(async () => {
    api = openTestApi(database.db);
    writer = await api.signIn();
  });

  const session = async (id: string): Promise<WritingSession> =>
    (await writer.call('GET', `/sessions/${id}`)).body;
  const stats = async (id: string) => (await session(id)).stats;
  const edit = async (documentId: string, version: { now: number }, id: string, text: string) => {
    await writer.renew();
    const saved = await writer.save(documentId, [put(id, text, version.now)]);
    expect(saved.status).toBe(200);
    version.now += 1;
  };

  // COUNT-12
  it('excludes pauses, alive or ended', async () => {
    const { id } = await writer.start();
    api.clock.advance(100.9);
    expect(await stats(id)).toMatchObject({ durationSeconds: 100, pausedSeconds: 0 });
    await writer.move(id, 'pause');
    api.clock.advance(50);
    expect(await stats(id)).toMatchObject({ durationSeconds: 100, pausedSeconds: 50 });
    await writer.move(id, 'resume');
    api.clock.advance(30);
    await writer.move(id, 'pause');
    api.clock.advance(20);
    const ended = await writer.move(id, 'end');
    expect(ended.body).toMatchObject({
      pausedAt: null,
      stats: { durationSeconds: 130, pausedSeconds: 70 },
    });
    api.clock.advance(3600);
    await writer.renew();
    expect(await session(id)).toEqual(ended.body);
  });

  // COUNT-12
  it('edits over 300 s apart are idle, pauses not', async () => {
    const document = await writer.document();
    const { id } = await writer.start();
    const paragraph = crypto.randomUUID();
    const version = { now: 0 };
    const write = (text: string) => edit(document.id, version, paragraph, text);
    api.clock.advance(1000);
    await write('un');
    api.clock.advance(300);
    await write('un deux');
    expect(await stats(id)).toMatchObject({ idleSeconds: 0 });
    api.clock.advance(301);
    await write('un deux trois');
    expect(await stats(id)).toMatchObject({ idleSeconds: 301 });
    await writer.move(id, 'pause');
    api.clock.advance(600);
    await writer.renew();
    await writer.move(id, 'resume');
    await write('un deux trois quatre');
    expect(await stats(id)).toMatchObject({
      idleSeconds: 301,
      pausedSeconds: 600,
      durationSeconds: 1601,
    });
  });

  // COUNT-12
  it('gives words per active minute, from one minute', async () => {
    const document = await writer.document();
    const { id } = await writer.start();
    const paragraph = crypto.randomUUID();
    const version = { now: 0 };
    const write = (text: string) => edit(document.id, version, paragraph, text);
    await write('un deux trois quatre cinq six');
    api.clock.advance(59.999);
    expect((await stats(id)).wordsPerMinute).toBeNull();
    api.clock.advance(0.001);
    expect((await stats(id)).wordsPerMinute).toBe(6);
    api.clock.advance(340);
    await write('un deux trois quatre cinq six sept huit neuf dix onze');
    api.clock.advance(90);
    expect(await stats(id)).toMatchObject({ idleSeconds: 400, durationSeconds: 490 });
    // 11 words in the 90 seconds that were not idle
    expect((await stats(id)).wordsPerMinute).toBe(7.3);
  });
});
