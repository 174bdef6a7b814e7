import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Document } from '@ecritoire/contracts';
import { documents, users, writingSessions } from '../database/schema.ts';
import { LARGEST_DOCUMENT, LARGEST_SESSION } from '../domain/sizes.ts';
import { databases } from '../node/testing/databases.ts';
import { useDatabase } from '../node/testing/use-database.ts';
import { openTestApi, put, remove, type TestWriter } from '../testing/test-api.ts';

const A = '1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c05';
const B = '2b3c4d5e-6f7a-4b8c-9d0e-1f2a3b4c5d06';
/** A paragraph of one run takes up 70 beside its characters. */
const text = (size: number) => 'é'.repeat(size - 70);

describe.each(databases)('sizes on $name', ({ open }) => {
  const database = useDatabase(open);
  let writer: TestWriter;
  let document: Document;
  let sessionId: string;
  const begin = async (accountSizeLimit?: number) => {
    const api = openTestApi(
      database.db,
      accountSizeLimit === undefined ? {} : { accountSizeLimit },
    );
    writer = await api.signIn();
    document = await writer.document();
    sessionId = (await writer.start({ documentId: document.id })).id;
  };
  const save = (...changes: unknown[]) => writer.save(document.id, changes);
  const sizeOfAccount = async () =>
    (await database.db.select({ size: users.size }).from(users))[0]?.size;
  /** For good: what is in the trash still takes up its size. */
  const erase = async (path: string) => {
    await writer.call('DELETE', path);
    await writer.call('DELETE', '/trash');
  };
  const grow = async (size: number) => {
    await database.db.update(documents).set({ size }).where(eq(documents.id, document.id));
  };

  describe('of a document', () => {
    beforeEach(() => begin());

    // SAVE-47
    it('refuses what would go beyond, changing nothing', async () => {
      await grow(LARGEST_DOCUMENT - 100);
      const refused = await save(put(A, text(101)));
      expect([refused.status, refused.body]).toMatchObject([
        409,
        {
          messageKey: 'documents.tooLong',
          limit: LARGEST_DOCUMENT,
          used: LARGEST_DOCUMENT - 100,
        },
      ]);
      expect(await sizeOfAccount()).toBe(0);
      expect((await save(put(A, text(100)))).status).toBe(200);
    });

    // SAVE-47
    it('warns from 95 % on', async () => {
      expect((await save(put(A, text(100)))).body).not.toHaveProperty('nearLimits');
      await grow(LARGEST_DOCUMENT * 0.95 - 100);
      expect((await save(put(B, text(100), 0, 'a1'))).body.nearLimits).toEqual([
        { of: 'document', limit: LARGEST_DOCUMENT, used: LARGEST_DOCUMENT * 0.95 },
      ]);
    });

    // SAVE-47
    it('accepts a save that shrinks an oversized one', async () => {
      await save(put(A, text(200)));
      await grow(LARGEST_DOCUMENT + 500);
      expect((await save(put(A, text(199), 1))).status).toBe(200);
      expect((await save(put(A, text(199), 2))).status).toBe(200);
      expect((await save(put(A, text(200), 3))).status).toBe(409);
      expect((await save(remove(A, 3))).status).toBe(200);
    });

    // SAVE-47
    it('counts characters as the contract does, paragraphs and runs', async () => {
      const runs = [
        { text: '🖋é', marks: [] },
        { text: '!', marks: ['strong'] },
      ];
      await save({ ...put(A, ''), content: runs }, put(B, '', 0, 'a1'));
      const sizeOf = async () =>
        (await database.db.select({ size: documents.size }).from(documents))[0];
      expect(await sizeOf()).toEqual({ size: 50 + 2 * 20 + 3 + 50 });
      await save(remove(A, 1), remove(B, 1));
      expect(await sizeOf()).toEqual({ size: 0 });
    });
  });

  // SAVE-47
  it('of a session refuses what would go beyond', async () => {
    await begin();
    await database.db
      .update(writingSessions)
      .set({ size: LARGEST_SESSION - 100 })
      .where(eq(writingSessions.id, sessionId));
    const refused = await save(put(A, text(101)));
    expect([refused.status, refused.body]).toMatchObject([
      409,
      {
        messageKey: 'writingSessions.tooLong',
        limit: LARGEST_SESSION,
        used: LARGEST_SESSION - 100,
      },
    ]);
    const taken = await save(put(A, text(100)));
    expect(taken.body.nearLimits).toMatchObject([{ of: 'session', used: LARGEST_SESSION }]);
    expect((await save(put(A, text(90), 1))).status).toBe(200);
    expect((await save(put(A, text(91), 2))).status).toBe(409);
  });

  describe('of an account', () => {
    // Text that a session writes is stored twice: in the document, and as the session's.
    beforeEach(() => begin(1000));

    // SAVE-47
    it('refuses excess until there is room', async () => {
      expect((await save(put(A, text(400)))).status).toBe(200);
      const refused = await save(put(B, text(101), 0, 'a1'));
      expect([refused.status, refused.body]).toMatchObject([
        409,
        { messageKey: 'account.full', limit: 1000, used: 800 },
      ]);
      expect((await save(put(A, text(399), 1))).status).toBe(200);
      expect(await sizeOfAccount()).toBe(799);
      const taken = await save(put(B, text(100), 0, 'a1'));
      expect(taken.body.nearLimits).toEqual([{ of: 'account', limit: 1000, used: 999 }]);
    });

    // SAVE-47
    it('goes down with a document, and with a project', async () => {
      await save(put(A, text(400)));
      await erase(`/documents/${document.id}`);
      expect(await sizeOfAccount()).toBe(400);
      document = await writer.document();
      await save(put(A, text(300)));
      await erase(`/projects/${document.projectId}`);
      expect(await sizeOfAccount()).toBe(700);
    });

    // SAVE-48
    it('shrinks when ended sessions’ documents are deleted', async () => {
      const { body } = await save(put(A, text(400)));
      await writer.move(sessionId, 'end');
      const other = await writer.document();
      const second = await writer.start({ documentId: other.id });
      await writer.save(other.id, [put(B, text(100))]);
      expect(await sizeOfAccount()).toBe(1000);
      await erase(`/documents/${document.id}`);
      expect(await sizeOfAccount()).toBe(200);
      const ended = await writer.call('GET', `/sessions/${sessionId}`);
      expect(ended.body.stats).toEqual(body.session.stats);
      // A session that lives is counted from its words.
      await erase(`/projects/${other.projectId}`);
      expect(await sizeOfAccount()).toBe(100);
      await writer.move(second.id, 'end');
      expect(await sizeOfAccount()).toBe(0);
    });

    // SAVE-48
    it('goes down when a session is discarded', async () => {
      await save(put(A, text(400)));
      await writer.move(sessionId, 'end');
      await writer.move(sessionId, 'discard');
      expect(await sizeOfAccount()).toBe(450);
      const { sections } = (await writer.call('GET', `/sessions/${sessionId}/text`)).body;
      expect(sections).toMatchObject([{ paragraphs: [{ id: A }] }]);
    });

    // SAVE-48
    it('holds a published copy until its session is discarded', async () => {
      await save(put(A, text(400)));
      for (const move of ['end', 'publish']) await writer.move(sessionId, move);
      await erase(`/documents/${document.id}`);
      expect(await sizeOfAccount()).toBe(400);
      for (const move of ['unpublish', 'discard']) await writer.move(sessionId, move);
      expect(await sizeOfAccount()).toBe(0);
    });

    // SAVE-47
    it('lets no two saves at once take the same room', async () => {
      const saves = Array.from({ length: 6 }, (_, index) =>
        save(put(crypto.randomUUID(), text(200), 0, `a${String(index)}`)),
      );
      const statuses = (await Promise.all(saves)).map(({ status }) => status);
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 409, 409, 409, 409]);
      expect(await sizeOfAccount()).toBe(800);
    });

    // SAVE-47
    it('counts what other ways bring in', async () => {
      const brought = (origin: string) =>
        writer.call('PATCH', `/documents/${document.id}/paragraphs`, {
          body: { changes: [put(crypto.randomUUID(), text(300))], origin },
          headers: { 'Idempotency-Key': crypto.randomUUID() },
        });
      expect((await brought('imported')).status).toBe(200);
      expect((await brought('restored')).status).toBe(409);
    });
  });
});
