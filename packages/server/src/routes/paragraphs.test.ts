import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Document, Paragraph } from '@ecritoire/contracts';
import { databases } from '../node/testing/databases.ts';
import { isEachRuleOnce } from '../node/testing/each-rule-once.ts';
import { useDatabase } from '../node/testing/use-database.ts';
import { openTestApi, put, remove, type TestApi, type TestWriter } from '../testing/test-api.ts';

const A = '1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c05';
const B = '2b3c4d5e-6f7a-4b8c-9d0e-1f2a3b4c5d06';
const C = '3c4d5e6f-7a8b-4c9d-8e0f-2a3b4c5d6e07';

describe.each(databases)('saving paragraphs on $name', ({ open }) => {
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
  const text = ({ content }: Paragraph) => content.map((run) => run.text).join('');

  it('writes, replaces, deletes; returns versions and words', async () => {
    const first = await save([
      put(A, '« Oui », dit-elle.', 0, 'a0'),
      put(B, 'Deux mots.', 0, 'a1'),
    ]);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      paragraphs: [
        { id: A, version: 1 },
        { id: B, version: 1 },
      ],
      deletedIds: [],
      words: 4,
      session: { id: sessionId, stats: { words: 4, paragraphs: 2 } },
    });
    api.clock.advance(1);
    const second = await save([put(A, 'Non !', 1, 'a2'), remove(B, 1)]);
    expect(second.body).toMatchObject({
      paragraphs: [{ id: A, version: 2 }],
      deletedIds: [B],
      words: 1,
    });
    const now = await read();
    expect(now).toMatchObject({ words: 1, updatedAt: '2026-09-14T18:00:01.000Z' });
    expect(now.paragraphs).toEqual([
      {
        id: A,
        position: 'a2',
        type: 'paragraph',
        content: [{ text: 'Non !', marks: [] }],
        version: 2,
        updatedAt: '2026-09-14T18:00:01.000Z',
      },
    ]);
  });

  // KIT-6
  it('counts no words in a scene break', async () => {
    const sceneBreak = { type: 'sceneBreak' };
    const saved = await save([
      put(A, 'Trois mots ici.', 0, 'a0'),
      { ...put(B, 'Deux mots', 0, 'a1'), ...sceneBreak },
    ]);
    expect(saved.body).toMatchObject({ words: 3, session: { stats: { words: 3, paragraphs: 1 } } });
    const turned = await save([{ ...put(A, 'Trois mots ici.', 1, 'a0'), ...sceneBreak }]);
    expect(turned.body).toMatchObject({ words: 0, session: { stats: { words: 0 } } });
  });

  // KIT-3
  it('drops empty runs and repeated marks', async () => {
    const content = [
      { text: '', marks: ['strong'] },
      { text: 'Le vent', marks: ['strong', 'emphasis', 'strong'] },
      { text: '\0', marks: [] },
    ];
    await save([{ ...put(A, ''), content }]);
    const { paragraphs } = await read();
    expect(paragraphs[0]?.content).toEqual([{ text: 'Le vent', marks: ['strong', 'emphasis'] }]);
  });

  it('keeps marks, types and every character as they were sent', async () => {
    const content = [
      { text: '« L’été — », 🖋️ "\\ \n', marks: ['strong', 'emphasis'] },
      { text: '\u202F\u200B', marks: [] },
    ];
    await save([
      { ...put(A, ''), type: 'heading', content },
      { ...put(B, '', 0, 'a1'), type: 'sceneBreak' },
    ]);
    const { paragraphs } = await read();
    expect(paragraphs).toMatchObject([
      { type: 'heading', content },
      { type: 'sceneBreak', content: [] },
    ]);
  });

  it('takes 50,000 characters in a paragraph, no more', async () => {
    expect((await save([put(A, '🖋'.repeat(50_000))])).status).toBe(200);
    const tooLong = await save([put(B, `${'🖋'.repeat(50_000)}!`)]);
    expect(tooLong.status).toBe(422);
  });

  it('takes ids in any case, answers lower case', async () => {
    const saved = await save([put(A.toUpperCase(), 'Un.')]);
    expect(saved.body.paragraphs).toEqual([{ id: A, version: 1 }]);
    expect((await save([put(A, 'Deux.', 1)])).status).toBe(200);
  });

  // SAVE-7
  it('answers stale changes with the server’s paragraphs, unwritten', async () => {
    await save([put(A, 'Un.'), put(B, 'Deux.', 0, 'a1'), put(C, 'Trois.', 0, 'a2')]);
    await save([put(A, 'Un, encore.', 1), remove(B, 1)]);
    const before = await read();
    const answer = await save([
      put(A, 'Perdu ?', 1),
      put(B, 'Perdu ?', 1, 'a1'),
      put(C, 'Bon.', 1, 'a2'),
      remove(crypto.randomUUID(), 1),
    ]);
    expect(answer.status).toBe(409);
    expect(answer.body.messageKey).toBe('paragraphs.conflict');
    expect(answer.body.paragraphs).toEqual([before.paragraphs[0]]);
    expect(answer.body.deletedIds).toHaveLength(2);
    expect(answer.body.deletedIds[0]).toBe(B);
    expect(await read()).toEqual(before);
  });

  it.each([
    ['a new one under a known id', put(A, 'x', 0)],
    ['a version that is yet to come', put(A, 'x', 2)],
    ['a deletion from another version', remove(A, 2)],
  ])('is stale: %s', async (_, change) => {
    await save([put(A, 'Un.')]);
    const answer = await save([change]);
    expect(answer.body.paragraphs).toMatchObject([{ id: A, version: 1 }]);
  });

  it('restores a deleted paragraph with a new version', async () => {
    await save([put(A, 'Un.')]);
    await save([remove(A, 1)]);
    const back = await save([put(A, 'Un, de retour.', 0)]);
    expect(back.body.paragraphs).toEqual([{ id: A, version: 3 }]);
    // A window that still knows the first version 1 does not win over the new text.
    expect((await save([put(A, 'Vieux.', 1)])).status).toBe(409);
  });

  it('separates equal ids of two documents', async () => {
    const other = await writer.document();
    await save([put(A, 'Ici.')]);
    await writer.save(other.id, [put(A, 'Là.')]);
    expect((await read()).paragraphs.map(text)).toEqual(['Ici.']);
  });

  describe('without an active session', () => {
    it('writes nothing while the session is paused or over', async () => {
      for (const move of ['pause', 'end']) {
        await writer.move(sessionId, move);
        const answer = await save([put(A, 'Un.')]);
        expect([answer.status, answer.body.messageKey]).toEqual([
          409,
          'writingSessions.noneActive',
        ]);
      }
      expect((await read()).paragraphs).toEqual([]);
    });

    it('replays the answer to a save that was made before', async () => {
      const key = crypto.randomUUID();
      const first = await save([put(A, 'Un.')], key);
      await writer.move(sessionId, 'pause');
      expect(await save([put(A, 'Un.')], key)).toMatchObject({ status: 200, body: first.body });
    });
  });

  it('takes 500 changes and nearly a mebibyte at once', async () => {
    const words = 'mot '.repeat(450).trim();
    const changes = Array.from({ length: 500 }, (_, index) =>
      put(crypto.randomUUID(), words, 0, `b${String(index).padStart(2, '0').slice(-2)}`),
    );
    const saved = await save(changes);
    expect(saved.status).toBe(200);
    expect(saved.body.words).toBe(225_000);
  });

  it('the document equals a model of its accepted changes', async () => {
    const ids = [A, B, C];
    const change = fc.record({
      index: fc.nat(2),
      isDelete: fc.boolean(),
      staleness: fc.constantFrom(0, 0, 0, 1),
      text: fc.constantFrom('', 'un', 'un deux', 'trois quatre cinq'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 12 }), async (changes) => {
        const fresh = await writer.document();
        const expected = new Map<string, { text: string; version: number }>();
        for (const { index, isDelete, staleness, text } of changes) {
          const id = ids[index] ?? A;
          const current = expected.get(id);
          const parent = (current?.version ?? 0) + staleness;
          if (isDelete && parent === 0) continue;
          const sent = isDelete ? remove(id, parent) : put(id, text, parent, `a${index}`);
          const { status, body } = await writer.save(fresh.id, [sent]);
          expect(status).toBe(staleness === 0 ? 200 : 409);
          if (status !== 200) continue;
          if (isDelete) expected.delete(id);
          else expected.set(id, { text, version: body.paragraphs[0].version });
        }
        const { body } = await writer.call('GET', `/documents/${fresh.id}`);
        const found = body.paragraphs.map((one: Paragraph) => [
          one.id,
          { text: text(one), version: one.version },
        ]);
        const wanted = ids.flatMap((id) => (expected.has(id) ? [[id, expected.get(id)]] : []));
        expect(found).toEqual(wanted);
        const words = [...expected.values()].flatMap(({ text }) => text.split(' ').filter(Boolean));
        expect(body.words).toBe(words.length);
      }),
      { numRuns: isEachRuleOnce ? 5 : 15 },
    );
  });
});
