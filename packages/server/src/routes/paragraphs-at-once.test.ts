import { beforeEach, describe, expect, it } from 'vitest';
import type { Document } from '@ecritoire/contracts';
import { everyDatabase } from '../node/testing/databases.ts';
import { isEachRuleOnce } from '../node/testing/each-rule-once.ts';
import { useDatabase } from '../node/testing/use-database.ts';
import { openTestApi, put, type TestApi, type TestWriter } from '../testing/test-api.ts';

const A = '1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c05';
const B = '2b3c4d5e-6f7a-4b8c-9d0e-1f2a3b4c5d06';

describe.each(everyDatabase)('saving paragraphs again and at once on $name', ({ open }) => {
  const database = useDatabase(open);
  let api: TestApi;
  let writer: TestWriter;
  let document: Document;
  let sessionId: string;
  beforeEach(async () => {
    api = openTestApi(database.db);
    writer = await api.signIn();
    document = await writer.document();
    sessionId = (await writer.start({ documentId: document.id })).id;
  });

  const save = (changes: unknown, key?: string) => writer.save(document.id, changes, key);
  const read = async (): Promise<Document> =>
    (await writer.call('GET', `/documents/${document.id}`)).body;

  describe('asked again', () => {
    // SAVE-7
    it('with the same key answers the same and writes once', async () => {
      const key = crypto.randomUUID();
      const changes = [put(A, 'Un deux.'), put(B, 'Trois.', 0, 'a1')];
      const first = await save(changes, key);
      api.clock.advance(5);
      await save([put(A, 'Un deux et demi.', 1)]);
      const before = await read();
      const again = await save(changes, key);
      expect([again.status, again.body]).toEqual([200, first.body]);
      expect(await read()).toEqual(before);
    });

    it('at the same time writes once, too', async () => {
      const key = crypto.randomUUID();
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => save([put(A, 'Un deux.')], key)),
      );
      for (const { status, body } of answers) {
        expect([status, body]).toEqual([200, answers[0]?.body]);
      }
      expect((await read()).paragraphs).toMatchObject([{ version: 1 }]);
    });

    it('with the same key and something else is refused', async () => {
      const key = crypto.randomUUID();
      await save([put(A, 'Un.')], key);
      const other = await writer.document();
      for (const answer of [
        await save([put(A, 'Deux.', 1)], key),
        await writer.save(other.id, [put(A, 'Un.')], key),
      ]) {
        expect(answer.status).toBe(422);
        expect(answer.body.errors).toEqual([
          { field: 'Idempotency-Key', messageKey: 'idempotency.keyReused' },
        ]);
      }
      expect((await read()).paragraphs).toMatchObject([{ version: 1 }]);
    });

    it('by someone else under the same key is something else', async () => {
      const key = crypto.randomUUID();
      await save([put(A, 'Un.')], key);
      const stranger = await api.signIn('georges');
      const theirs = await stranger.document();
      await stranger.start();
      expect((await stranger.save(theirs.id, [put(A, 'Un.')], key)).status).toBe(200);
    });

    it('after a refusal is a new try', async () => {
      const key = crypto.randomUUID();
      await writer.move(sessionId, 'pause');
      expect((await save([put(A, 'Un.')], key)).status).toBe(409);
      await writer.move(sessionId, 'resume');
      expect((await save([put(A, 'Un.')], key)).status).toBe(200);
    });
  });

  // SERVER-35
  it('one of twenty concurrent writers wins each version', async () => {
    await save([put(A, 'début')]);
    const windows = Array.from({ length: 20 }, (_, window) => window);
    for (let version = 1; version <= (isEachRuleOnce ? 2 : 4); version += 1) {
      const answers = await Promise.all(
        windows.map((window) => save([put(A, `fenêtre ${window}`, version)])),
      );
      const winners = windows.filter((window) => answers[window]?.status === 200);
      expect(winners).toHaveLength(1);
      const { paragraphs } = await read();
      expect(paragraphs).toMatchObject([
        { version: version + 1, content: [{ text: `fenêtre ${winners[0]}` }] },
      ]);
      for (const { status, body } of answers) {
        if (status === 200) continue;
        expect([status, body.messageKey, body.paragraphs]).toEqual([
          409,
          'paragraphs.conflict',
          paragraphs,
        ]);
      }
    }
  });

  it('precedes a session’s end or is refused, counted consistently', async () => {
    const ids = Array.from({ length: 8 }, () => crypto.randomUUID());
    const [ended, ...saves] = await Promise.all([
      writer.move(sessionId, 'end'),
      ...ids.map((id) => save([put(id, 'un deux')])),
    ]);
    const accepted = saves.filter(({ status }) => status === 200).length;
    expect(ended.status).toBe(200);
    expect(ended.body.stats.words).toBe(accepted * 2);
    expect((await read()).words).toBe(accepted * 2);
  });
});
