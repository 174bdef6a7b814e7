import { beforeEach, describe, expect, it } from 'vitest';
import type { WritingSession } from '@ecritoire/contracts';
import { databases } from '../node/testing/databases.ts';
import { useDatabase } from '../node/testing/use-database.ts';
import { openTestApi, put, remove, type TestApi, type TestWriter } from '../testing/test-api.ts';

describe.each(databases)('a published session on $name', ({ open }) => {
  const database = useDatabase(open);
  let api: TestApi;
  let writer: TestWriter;
  beforeEach(async () => {
    api = openTestApi(database.db);
    writer = await api.signIn();
  });

  const session = async (id: string): Promise<WritingSession> =>
    (await writer.call('GET', `/sessions/${id}`)).body;
  const published = (id: string) =>
    database.onOneConnection(({ rows }) =>
      rows(
        `SELECT paragraph_id, content FROM published_paragraphs WHERE session_id = $1 ORDER BY position`,
        [id],
      ),
    );
  const texts = async (id: string) =>
    (await published(id)).map(({ content }) => JSON.stringify(content));

  it('takes its review along in one step', async () => {
    const { id } = await writer.start();
    await writer.move(id, 'end');
    const review = {
      title: 'Soir',
      comment: 'Bien.',
      sentiment: 'neutral',
      visibility: 'public',
    };
    const answer = await writer.move(id, 'publish', review);
    expect(answer.body).toMatchObject({
      ...review,
      status: 'published',
      publishedAt: api.clock.now().toISOString(),
    });
    const back = await writer.move(id, 'unpublish');
    expect(back.body).toMatchObject({ ...review, status: 'draft', publishedAt: null });
  });

  it('changes nothing of the review when it is refused', async () => {
    const { id } = await writer.start();
    expect((await writer.move(id, 'publish', { title: 'Trop tôt' })).status).toBe(409);
    expect((await session(id)).title).toBeNull();
  });

  // SESSION-38
  it('keeps what was written in it as it was then', async () => {
    const document = await writer.document();
    const [before, mine, gone] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    const earlier = await writer.start();
    await writer.save(document.id, [put(before, 'Avant.', 0, 'a0')]);
    await writer.move(earlier.id, 'end');
    const { id } = await writer.start();
    await writer.save(document.id, [put(mine, 'À moi.', 0, 'a2'), put(gone, 'Parti.', 0, 'a1')]);
    await writer.save(document.id, [remove(gone, 1)]);
    await writer.move(id, 'end');
    await writer.move(id, 'publish');
    const asPublished = await texts(id);
    expect(asPublished).toEqual([expect.stringContaining('À moi.')]);

    const later = await writer.start();
    await writer.save(document.id, [put(mine, 'Changé.', 1, 'a2')]);
    await writer.move(later.id, 'end');
    expect(await texts(id)).toEqual(asPublished);

    await writer.move(id, 'unpublish');
    await writer.move(id, 'publish');
    expect(await texts(id)).toEqual([expect.stringContaining('Changé.')]);
    await writer.call('DELETE', `/projects/${document.projectId}`);
    await writer.move(id, 'unpublish');
    await writer.move(id, 'publish');
    expect(await texts(id)).toEqual([expect.stringContaining('Changé.')]);
  });
});
