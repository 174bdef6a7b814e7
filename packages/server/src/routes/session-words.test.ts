import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WritingSessionStats } from '@ecritoire/contracts';
import { databases, type TestDatabase } from '../node/testing/databases.ts';
import { isEachRuleOnce } from '../node/testing/each-rule-once.ts';
import { openTestApi, put, remove, type TestApi, type TestWriter } from '../testing/test-api.ts';

const word = fc.constantFrom('le', 'vent', 'd’hiver', 'arc-en-ciel', 'cœur', 'peut-être', 'été');
const sentence = fc.array(word, { minLength: 1, maxLength: 12 });

describe.each(databases)("a session's words on $name", ({ open }) => {
  let database: TestDatabase;
  let api: TestApi;
  let writer: TestWriter;
  let versions: Map<string, number>;
  let documentId: string;
  let sessionId: string;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const begin = async () => {
    await database.clear();
    api = openTestApi(database.db);
    writer = await api.signIn();
    documentId = (await writer.document()).id;
    versions = new Map();
    sessionId = (await writer.start()).id;
  };
  beforeEach(begin);

  const nextSession = async () => {
    await writer.move(sessionId, 'end');
    sessionId = (await writer.start()).id;
  };

  /** Puts each text into its paragraph; null deletes it. Gives the session's count after it. */
  async function save(texts: Record<string, string | null>): Promise<WritingSessionStats> {
    const changes = Object.entries(texts).map(([id, text]) => {
      const version = versions.get(id) ?? 0;
      return text === null ? remove(id, version) : put(id, text, version);
    });
    const key = crypto.randomUUID();
    const { status, body } = await writer.save(documentId, changes, key);
    expect(status).toBe(200);
    // A replay changes nothing, ever.
    expect((await writer.save(documentId, changes, key)).body).toEqual(body);
    for (const { id, version } of body.paragraphs) versions.set(id, version);
    for (const id of body.deletedIds) versions.delete(id);
    expect((await writer.call('GET', `/sessions/${sessionId}`)).body).toEqual(body.session);
    return body.session.stats;
  }

  const id = () => crypto.randomUUID();

  // COUNT-5
  it('counts added and removed words separately', async () => {
    const [first, second] = [id(), id()];
    await save({ [first]: 'Le vent souffle fort.', [second]: 'Il pleut.' });
    await nextSession();
    const stats = await save({
      [first]: 'Le vent ne souffle plus si fort.',
      [second]: 'Il neige.',
    });
    expect(stats).toMatchObject({ words: 4, wordsRemoved: 1, paragraphs: 2 });
  });

  // COUNT-5
  it('do not grow when text is deleted and typed again', async () => {
    await fc.assert(
      fc.asyncProperty(sentence, fc.nat(12), async (words, cut) => {
        await begin();
        const paragraph = id();
        const whole = words.join(' ');
        const before = await save({ [paragraph]: whole });
        expect(before).toMatchObject({ words: words.length, wordsRemoved: 0 });
        await save({ [paragraph]: words.slice(0, cut).join(' ') });
        expect(await save({ [paragraph]: whole })).toEqual(before);
      }),
      { numRuns: isEachRuleOnce ? 3 : 10 },
    );
  });

  it('retyping deleted words adds none', async () => {
    const paragraph = id();
    await save({ [paragraph]: 'Le vent souffle.' });
    await nextSession();
    await save({ [paragraph]: '' });
    expect(await save({ [paragraph]: 'Le vent souffle.' })).toMatchObject({
      words: 0,
      wordsRemoved: 0,
    });
    await save({ [paragraph]: null });
    expect(await save({ [paragraph]: 'Le vent souffle encore.' })).toMatchObject({
      words: 1,
      wordsRemoved: 0,
    });
  });

  // COUNT-8, COUNT-11
  it('splitting, merging and moving paragraphs adds none', async () => {
    await fc.assert(
      fc.asyncProperty(sentence, sentence, fc.nat(12), async (first, second, at) => {
        await begin();
        const [one, two, three] = [id(), id(), id()];
        await save({ [one]: first.join(' '), [two]: second.join(' ') });
        await nextSession();
        const nothing = { words: 0, wordsRemoved: 0 };
        const [head, tail] = [first.slice(0, at).join(' '), first.slice(at).join(' ')];
        expect(await save({ [one]: head, [three]: tail })).toMatchObject(nothing);
        expect(await save({ [one]: first.join(' '), [three]: null })).toMatchObject(nothing);
        const merged = [...first, ...second].join(' ');
        expect(await save({ [one]: merged, [two]: null })).toMatchObject(nothing);
      }),
      { numRuns: isEachRuleOnce ? 3 : 10 },
    );
  });

  // COUNT-6
  it('depend on final places, not intermediate saves', async () => {
    const edits = fc.array(fc.tuple(fc.nat(2), sentence), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(sentence, { minLength: 3, maxLength: 3 }),
        edits,
        async (old, steps) => {
          const final = new Map(steps.map(([index, words]) => [index, words]));
          const run = async (path: (readonly [number, string[]])[]) => {
            await begin();
            const ids = [id(), id(), id()];
            const at = (index: number) => ids[index] ?? id();
            for (const [index, words] of old.entries())
              await save({ [at(index)]: words.join(' ') });
            await nextSession();
            let stats: WritingSessionStats | undefined;
            for (const [index, words] of path) stats = await save({ [at(index)]: words.join(' ') });
            return stats;
          };
          expect(await run(steps)).toEqual(await run([...final]));
        },
      ),
      { numRuns: isEachRuleOnce ? 3 : 8 },
    );
  });

  it('count as the language of the document does', async () => {
    const text = 'C’est aujourd’hui l’homme : 10\u202F000 arcs-en-ciel — « Oui ! »';
    expect(await save({ [id()]: text })).toMatchObject({ words: 6 });
  });

  // SERVER-12
  it('are complete beyond one write’s batch', async () => {
    const [first, second, third] = [id(), id(), id()];
    const long = (letter: string) => `${letter} `.repeat(25_000).trim();
    await save({ [first]: long('a'), [second]: long('b'), [third]: 'Un deux trois.' });
    await nextSession();
    const texts = { [first]: long('c'), [second]: long('d'), [third]: 'Quatre cinq.' };
    const all = { words: 50_002, wordsRemoved: 50_003, paragraphs: 3 };
    expect(await save(texts)).toMatchObject(all);
  });

  it('leave untouched paragraphs out of the count', async () => {
    const [first, second] = [id(), id()];
    await save({ [first]: 'Un deux trois.', [second]: 'Quatre cinq.' });
    await nextSession();
    expect(await save({ [second]: 'Quatre cinq six.' })).toMatchObject({ words: 1, paragraphs: 1 });
  });
});
