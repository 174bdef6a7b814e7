import { and, eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WritingSessionStats } from '@ecritoire/contracts';
import { sharedWords } from '@ecritoire/prose';
import { sessionCarriedWords, sessionParagraphs } from '../database/schema.ts';
import { wordsWithout } from '../domain/copied-words.ts';
import { databases, type TestDatabase } from '../node/testing/databases.ts';
import { isEachRuleOnce } from '../node/testing/each-rule-once.ts';
import {
  openTestApi,
  put,
  remove,
  type Answer,
  type TestApi,
  type TestWriter,
} from '../testing/test-api.ts';

type Part = {
  documentId: string;
  paragraphId: string;
  added: string[];
  removed: string[];
  copied?: string[];
  copiedFrom?: string[];
};

/** The counts as `docs/rules` has them, from everything that a session did, without a shortcut. */
function countsOf(all: readonly Part[]) {
  const parts = all.map((part) => ({ ...part }));
  for (const { documentId, paragraphId, copied = [], copiedFrom = [] } of all) {
    const sources = all.filter(
      (part) => part.documentId === documentId && copiedFrom.includes(part.paragraphId),
    );
    let repeated = sharedWords(
      copied,
      sources.flatMap(({ added }) => added),
    );
    for (const part of parts) {
      if (part.documentId !== documentId || part.paragraphId !== paragraphId) continue;
      const { added } = part;
      part.added = wordsWithout(added, repeated);
      repeated = wordsWithout(repeated, added);
    }
  }
  const count = (words: readonly string[], word: string) =>
    words.filter((one) => one === word).length;
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const total = { words: 0, wordsRemoved: 0 };
  for (const word of new Set(parts.flatMap(({ added, removed }) => [...added, ...removed]))) {
    const added = sum(parts.map((part) => count(part.added, word)));
    const removed = sum(parts.map((part) => count(part.removed, word)));
    const rests = parts
      .filter((part) => part.added.includes(word))
      .map((part) => added + removed - count(part.added, word) - count(part.removed, word));
    const moved = Math.min(added, removed, ...rests);
    total.words += added - moved;
    total.wordsRemoved += removed - moved;
  }
  const written = parts.filter(({ added }) => added.length > 0);
  const paragraphs = new Set(written.map((part) => `${part.documentId} ${part.paragraphId}`)).size;
  return { ...total, paragraphs };
}

describe.each(databases)('the counts of a session on $name', ({ open }) => {
  let database: TestDatabase;
  let api: TestApi;
  let writer: TestWriter;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const expected = async (sessionId: string) => {
    const paragraphs = await database.db
      .select()
      .from(sessionParagraphs)
      .where(eq(sessionParagraphs.sessionId, sessionId));
    const carried = await database.db
      .select()
      .from(sessionCarriedWords)
      .where(eq(sessionCarriedWords.sessionId, sessionId));
    return countsOf([...paragraphs, ...carried]);
  };

  const step = fc.record({
    document: fc.nat(1),
    paragraph: fc.nat(3),
    origin: fc.constantFrom('written', 'written', 'written', 'imported', 'restored'),
    words: fc.option(
      fc.array(fc.constantFrom('le', 'vent', 'nuit', 'rose', 'mer', 'été'), { maxLength: 6 }),
      { freq: 8 },
    ),
    continues: fc.boolean(),
    otherServer: fc.boolean(),
  });

  // SAVE-49
  it('equal those of all its words, after every save', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        await database.clear();
        api = openTestApi(database.db);
        // Of what it did not save itself, a server knows nothing.
        const other = openTestApi(database.db);
        writer = await api.signIn();
        const documentIds = [(await writer.document()).id, (await writer.document()).id];
        const { id: sessionId } = await writer.start();
        const texts = new Map<string, { id: string; version: number; text: string }>();
        for (const { document, paragraph, origin, words, continues, otherServer } of steps) {
          const place = `${document} ${paragraph}`;
          const { id, version, text } = texts.get(place) ?? {
            id: crypto.randomUUID(),
            version: 0,
            text: '',
          };
          const next = `${continues ? `${text} ` : ''}${words?.join(' ') ?? ''}`;
          const change =
            words === null && version > 0 ? remove(id, version) : put(id, next, version);
          const { status, body } = await (otherServer ? other : api).call(
            'PATCH',
            `/documents/${documentIds[document]}/paragraphs`,
            {
              token: writer.accessToken,
              body: { changes: [change], origin },
              headers: { 'Idempotency-Key': crypto.randomUUID() },
            },
          );
          expect(status).toBe(200);
          const saved: { version: number } | undefined = body.paragraphs[0];
          texts.set(place, { id, version: saved?.version ?? 0, text: saved ? next : '' });
          const {
            words: count,
            wordsRemoved,
            paragraphs,
          }: WritingSessionStats = body.session.stats;
          if (origin !== 'written') continue;
          expect({ words: count, wordsRemoved, paragraphs }).toEqual(await expected(sessionId));
        }
      }),
      { numRuns: isEachRuleOnce ? 6 : 25 },
    );
  });

  /** A session that has removed a word from the first of two paragraphs. */
  const removing = async () => {
    await database.clear();
    api = openTestApi(database.db);
    writer = await api.signIn();
    const { id: documentId } = await writer.document();
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    const earlier = await writer.start();
    await writer.save(documentId, [put(first, 'le vent la nuit'), put(second, 'la mer')]);
    await writer.move(earlier.id, 'end');
    const { id: sessionId } = await writer.start();
    await writer.save(documentId, [put(first, 'la nuit', 1)]);
    return { documentId, first, second, sessionId };
  };
  const countsIn = ({ body }: Answer) => {
    const { words, wordsRemoved, paragraphs }: WritingSessionStats = body.session.stats;
    return { words, wordsRemoved, paragraphs };
  };

  // SAVE-49
  it('read only the save’s own words', async () => {
    const { documentId, first, second, sessionId } = await removing();
    // Nobody else changes them, so nobody notices.
    await database.db
      .update(sessionParagraphs)
      .set({ removed: ['mer', 'mer', 'mer'] })
      .where(
        and(eq(sessionParagraphs.sessionId, sessionId), eq(sessionParagraphs.paragraphId, first)),
      );
    const saved = await writer.save(documentId, [put(second, 'la mer le soir', 1)]);
    // « le » has moved.
    expect(countsIn(saved)).toEqual({ words: 1, wordsRemoved: 1, paragraphs: 1 });
  });

  // SAVE-49
  it('follow what another server has saved in between', async () => {
    const { documentId, first, second, sessionId } = await removing();
    const path = `/documents/${documentId}/paragraphs`;
    const { status } = await openTestApi(database.db).call('PATCH', path, {
      token: writer.accessToken,
      body: { changes: [put(first, 'la', 2)] },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
    expect(status).toBe(200);
    const saved = await writer.save(documentId, [put(second, 'la mer le soir', 1)]);
    expect(countsIn(saved)).toEqual(await expected(sessionId));
  });
});
