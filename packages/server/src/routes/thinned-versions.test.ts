import { describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { documents, documentVersions } from '../database/schema.ts';
import { thinNext } from '../domain/version-thinning.ts';
import { databases } from '../node/testing/databases.ts';
import { useDatabase } from '../node/testing/use-database.ts';
import { openTestApi } from '../testing/test-api.ts';
import { openVersionedDocument } from '../testing/versioned-document.ts';

const DAY = 86_400_000;

describe.each(databases)('versions of a long life on $name', ({ open }) => {
  const database = useDatabase(open);

  // VERS-13
  it('are thinned in portions, the oldest first', async () => {
    const api = openTestApi(database.db);
    const writer = await api.signIn();
    const { id: documentId } = await writer.document();
    const now = api.clock.now();
    const count = 1100;
    // All of one hour, ten days ago: the last of them stays.
    await database.db.insert(documentVersions).values(
      Array.from({ length: count }, (_, index) => ({
        id: crypto.randomUUID(),
        documentId,
        number: index + 1,
        name: null,
        reason: 'writing' as const,
        sessionId: null,
        words: 1,
        wordsAdded: 1,
        wordsRemoved: 0,
        createdAt: new Date(now.getTime() - 10 * DAY + index * 100),
      })),
    );
    await database.db
      .update(documents)
      .set({ lastVersion: count, thinAt: now })
      .where(eq(documents.id, documentId));
    const left = async () =>
      (await database.db.select({ number: documentVersions.number }).from(documentVersions)).map(
        ({ number }) => number,
      );
    await thinNext(database.db, now);
    expect((await left()).toSorted((one, other) => one - other).slice(0, 2)).toEqual([501, 502]);
    await thinNext(database.db, now);
    expect(await left()).toHaveLength(100);
    await thinNext(database.db, now);
    expect(await left()).toEqual([count]);
    expect(await thinNext(database.db, now)).toBe(false);
  });

  // VERS-13
  it('are thinned a day after the newest', async () => {
    const api = openTestApi(database.db);
    const of = await openVersionedDocument(await api.signIn());
    const now = api.clock.now();
    await database.db.update(documents).set({ thinAt: new Date(now.getTime() + 82 * DAY) });
    await of.write();
    const [document] = await database.db.select({ thinAt: documents.thinAt }).from(documents);
    expect(document?.thinAt).toEqual(new Date(api.clock.now().getTime() + DAY));
  });
});
