import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WritingSessionStats } from '@ecritoire/contracts';
import { databases, type TestDatabase } from '../node/testing/databases.ts';
import { isEachRuleOnce } from '../node/testing/each-rule-once.ts';
import { openTestApi, put, remove, type TestApi, type TestWriter } from '../testing/test-api.ts';

type Origin = 'written' | 'imported' | 'restored';
type Change = ReturnType<typeof put> | ReturnType<typeof remove>;

/** Words that occur once in a whole test, so that none of them can pass for another one moved. */
const fresh = (() => {
  let count = 0;
  return (howMany: number) => Array.from({ length: howMany }, () => `mot${(count += 1)}`).join(' ');
})();

describe.each(databases)('imported and restored text on $name', ({ open }) => {
  let database: TestDatabase;
  let api: TestApi;
  let writer: TestWriter;
  let documentId: string;
  let sessionId: string;
  let versions: Map<string, number>;
  let texts: Map<string, string>;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const begin = async () => {
    await database.clear();
    api = openTestApi(database.db);
    writer = await api.signIn();
    documentId = (await writer.document()).id;
    sessionId = (await writer.start()).id;
    versions = new Map();
    texts = new Map();
  };
  beforeEach(begin);

  const nextSession = async () => {
    await writer.move(sessionId, 'end');
    sessionId = (await writer.start()).id;
  };

  const send = (changes: Change[], origin: Origin | undefined, key: string) =>
    writer.call('PATCH', `/documents/${documentId}/paragraphs`, {
      body: { changes, ...(origin === undefined ? {} : { origin }) },
      headers: { 'Idempotency-Key': key },
    });

  /** Saves a paragraph (null deletes it), twice under one key. Gives the session's count. */
  async function save(
    id: string,
    text: string | null,
    origin?: Origin,
  ): Promise<WritingSessionStats> {
    const version = versions.get(id) ?? 0;
    const changes = [text === null ? remove(id, version) : put(id, text, version)];
    const key = crypto.randomUUID();
    const { status, body } = await send(changes, origin, key);
    expect(status).toBe(200);
    expect((await send(changes, origin, key)).body).toEqual(body);
    versions.delete(id);
    texts.delete(id);
    for (const saved of body.paragraphs) versions.set(saved.id, saved.version);
    if (text !== null) texts.set(id, text);
    expect((await writer.call('GET', `/sessions/${sessionId}`)).body).toEqual(body.session);
    return body.session.stats;
  }

  const id = () => crypto.randomUUID();

  it.each<Origin>(['imported', 'restored'])('does not count when it is %s', async (origin) => {
    const [first, second] = [id(), id()];
    await save(first, 'Il pleut sur la ville.');
    await nextSession();
    const nothing = { words: 0, wordsRemoved: 0, paragraphs: 0 };
    expect(await save(second, 'Tout un chapitre venu d’ailleurs.', origin)).toMatchObject(nothing);
    expect(await save(first, 'Il neige.', origin)).toMatchObject(nothing);
    expect(await save(first, null, origin)).toMatchObject(nothing);
  });

  // COUNT-8
  it('pasted text counts as written', async () => {
    const paragraph = id();
    expect(await save(paragraph, fresh(200))).toMatchObject({ words: 200, paragraphs: 1 });
    expect(await save(id(), fresh(50), 'written')).toMatchObject({ words: 250, paragraphs: 2 });
  });

  it('is stored, counted and found like any other', async () => {
    await save(id(), 'Tout un chapitre venu d’ailleurs.', 'imported');
    const { body } = await writer.call('GET', `/documents/${documentId}`);
    expect(body).toMatchObject({ words: 5, paragraphs: [{ version: 1 }] });
    const { body: found } = await writer.call('GET', '/documents?search=ailleurs');
    expect(found.items).toHaveLength(1);
  });

  // COUNT-7
  it('keeps earlier counts and is the new baseline', async () => {
    const paragraph = id();
    expect(await save(paragraph, 'un deux trois')).toMatchObject({ words: 3 });
    const restored = await save(paragraph, 'quatre cinq', 'restored');
    expect(restored).toMatchObject({ words: 3, wordsRemoved: 0, paragraphs: 1 });
    expect(await save(paragraph, 'quatre cinq six')).toMatchObject({ words: 4, wordsRemoved: 0 });
    expect(await save(paragraph, 'quatre six')).toMatchObject({ words: 4, wordsRemoved: 1 });
    expect(await save(paragraph, 'quatre cinq six')).toMatchObject({ words: 4, wordsRemoved: 0 });
  });

  it('does not protect written words that are deleted afterwards', async () => {
    const paragraph = id();
    await save(paragraph, 'un deux');
    await save(paragraph, 'zéro un deux trois', 'imported');
    expect(await save(paragraph, 'zéro trois')).toMatchObject({ words: 0, wordsRemoved: 0 });
    expect(await save(paragraph, 'zéro un deux trois')).toMatchObject({ words: 2 });
  });

  // COUNT-10
  it('that repeats words of the session counts once', async () => {
    const [theirs, copy] = [id(), id()];
    await save(theirs, 'un deux trois quatre cinq six sept');
    expect(await save(copy, 'un deux trois quatre cinq six sept', 'restored')).toMatchObject({
      words: 7,
    });
    const both = { words: 9, wordsRemoved: 0 };
    expect(await save(copy, 'un deux trois quatre cinq six sept huit neuf')).toMatchObject(both);
    expect(await save(theirs, null)).toMatchObject(both);
    expect(await save(copy, 'un deux neuf')).toMatchObject({ words: 3, wordsRemoved: 0 });
    expect(await save(copy, null)).toMatchObject({ words: 0, wordsRemoved: 0 });
  });

  // COUNT-10
  it('counts once, whichever of its sources and copies is deleted', async () => {
    const [first, second, copy, again] = [id(), id(), id(), id()];
    await save(first, 'le un deux trois');
    await save(second, 'le quatre cinq');
    await save(id(), 'le soir');
    await save(copy, 'le un deux trois le quatre cinq', 'restored');
    await save(copy, 'le un deux trois le quatre cinq six');
    const all = { words: 10, wordsRemoved: 0 };
    expect(await save(again, 'le un deux trois le quatre cinq six', 'restored')).toMatchObject(all);
    expect(await save(copy, null)).toMatchObject(all);
    expect(await save(second, null)).toMatchObject(all);
    expect(await save(again, 'ailleurs', 'imported')).toMatchObject(all);
    expect(await save(first, null)).toMatchObject(all);
  });

  // COUNT-10
  it('that repeats another session counts for nothing, then and later', async () => {
    const [theirs, copy] = [id(), id()];
    await save(theirs, 'un deux trois');
    await nextSession();
    await save(copy, 'un deux trois', 'restored');
    expect(await save(copy, 'un deux trois quatre')).toMatchObject({ words: 1 });
    expect(await save(theirs, null)).toMatchObject({ words: 1, wordsRemoved: 3 });
  });

  it('is not published as what the session wrote', async () => {
    const [imported, both] = [id(), id()];
    await save(imported, 'Venu d’ailleurs.', 'imported');
    await save(both, 'Venu aussi.', 'imported');
    await save(both, 'Venu aussi, puis continué.');
    await writer.move(sessionId, 'end');
    await writer.move(sessionId, 'publish');
    const published = await database.onOneConnection(({ rows }) =>
      rows('SELECT paragraph_id FROM published_paragraphs'),
    );
    expect(published).toEqual([{ paragraph_id: both }]);
  });

  // COUNT-7
  it('never counts, whatever surrounds it', async () => {
    const step = fc.record({
      paragraph: fc.nat(2),
      origin: fc.constantFrom<Origin>('written', 'imported', 'restored'),
      count: fc.integer({ min: 1, max: 5 }),
      replaces: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        await begin();
        const ids = [id(), id(), id()];
        let written = 0;
        let stats: WritingSessionStats | undefined;
        for (const { paragraph, origin, count, replaces } of steps) {
          const at = ids[paragraph] ?? '';
          const isWritten = origin === 'written';
          // What is written is added; imported or restored text may replace everything.
          const keep = isWritten || !replaces ? (texts.get(at) ?? '') : '';
          const text = `${keep} ${fresh(count)}`.trim();
          if (isWritten) written += count;
          stats = await save(at, text, origin);
          expect(stats).toMatchObject({ words: written, wordsRemoved: 0 });
        }
      }),
      { numRuns: isEachRuleOnce ? 4 : 10 },
    );
  });

  // COUNT-6
  it('counts equal written text in any save order', async () => {
    type Save = { changes: Change[]; origin: Origin; key: string };
    const batches = fc.array(
      fc.record({
        paragraph: fc.nat(2),
        origin: fc.constantFrom<Origin>('written', 'written', 'imported'),
        text: fc.array(fc.constantFrom('le', 'vent', 'd’hiver', 'cœur', 'été'), { maxLength: 6 }),
      }),
      { minLength: 2, maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(batches, fc.infiniteStream(fc.nat()), async (plan, chance) => {
        const ids = [id(), id(), id()];
        const versionOf = new Map<string, number>();
        const saves: Save[] = plan.map(({ paragraph, origin, text }) => {
          const at = ids[paragraph] ?? '';
          const version = versionOf.get(at) ?? 0;
          versionOf.set(at, version + 1);
          const key = crypto.randomUUID();
          return { changes: [put(at, text.join(' '), version)], origin, key };
        });
        const deliver = async (pick: (howMany: number) => number) => {
          await begin();
          const waiting = [...saves];
          for (let one = waiting[0]; one; one = waiting[pick(waiting.length)]) {
            const { status } = await send(one.changes, one.origin, one.key);
            // One that comes too early is refused, changes nothing and is sent again.
            expect([200, 409]).toContain(status);
            if (status === 200) waiting.splice(waiting.indexOf(one), 1);
            const again = saves[chance.next().value % saves.length] ?? one;
            await send(again.changes, again.origin, again.key);
          }
          return (await writer.call('GET', `/sessions/${sessionId}`)).body.stats;
        };
        const inOrder = await deliver(() => 0);
        const inAnyOrder = await deliver((howMany) => chance.next().value % howMany);
        expect(inAnyOrder).toEqual(inOrder);
      }),
      { numRuns: isEachRuleOnce ? 3 : 6 },
    );
  });
});
