import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { documents, paragraphRevisions, users } from '../database/schema.ts';
import { databases } from '../node/testing/databases.ts';
import { useDatabase } from '../node/testing/use-database.ts';
import { openTestApi, put, remove, type TestApi, type TestWriter } from '../testing/test-api.ts';
import {
  A,
  B,
  C,
  openVersionedDocument,
  type VersionedDocument,
} from '../testing/versioned-document.ts';

const TEXT = ['Le vent se lève.', 'La mer monte.', 'La nuit vient sans bruit.'];

describe.each(databases)('changes of versions on $name', ({ open }) => {
  const database = useDatabase(open);
  let api: TestApi;
  let writer: TestWriter;
  let of: VersionedDocument;
  beforeEach(async () => {
    api = openTestApi(database.db);
    writer = await api.signIn();
    of = await openVersionedDocument(writer);
    await of.write();
  });
  const sizes = async () => {
    const [document] = await database.db
      .select({ size: documents.versionsSize })
      .from(documents)
      .where(eq(documents.id, of.document.id));
    const [user] = await database.db.select({ size: users.size }).from(users);
    return { document: document?.size, account: user?.size };
  };

  // VERS-6
  it('keeps the text with a name, without a session', async () => {
    const { status, headers, body } = await of.create({ name: ' Avant la relecture ' });
    expect([status, body]).toMatchObject([
      201,
      { name: 'Avant la relecture', reason: 'request', words: 12, wordsAdded: 0, wordsRemoved: 0 },
    ]);
    expect(headers.get('location')).toBe(`/api${of.path}/${body.id}`);
    expect(await of.read(body.id)).toEqual(TEXT);
    const renamed = await writer.call('PATCH', `${of.path}/${body.id}`, { body: { name: 'Bon' } });
    expect(renamed.body).toEqual({ ...body, name: 'Bon' });
    const unnamed = await writer.call('PATCH', `${of.path}/${body.id}`, { body: { name: null } });
    expect(unnamed.body.name).toBeNull();
    const long = await writer.call('PATCH', `${of.path}/${body.id}`, {
      body: { name: 'é'.repeat(101) },
    });
    expect(long.body.errors).toEqual([{ field: 'name', messageKey: 'validation.textTooLong' }]);
  });

  // VERS-6
  it('keeps one version for a request that is repeated', async () => {
    const ask = () =>
      writer.call('POST', of.path, {
        body: { name: 'Une fois' },
        headers: { 'Idempotency-Key': A },
      });
    expect((await ask()).body).toEqual((await ask()).body);
    expect(await of.versions()).toHaveLength(2);
  });

  // VERS-7
  it('keeps the other side of a conflict beside the text', async () => {
    const changes = [
      put(A, 'Le vent est tombé.', 7),
      remove(B, 1),
      put(crypto.randomUUID(), 'Une suite.', 0, 'a3'),
    ];
    const { status, body } = await of.create({ reason: 'conflict', changes });
    expect([status, body]).toMatchObject([
      201,
      { reason: 'conflict', words: 11, wordsAdded: 4, wordsRemoved: 5 },
    ]);
    expect(await of.read(body.id)).toEqual([
      'Le vent est tombé.',
      'La nuit vient sans bruit.',
      'Une suite.',
    ]);
    expect(await of.text()).toEqual(TEXT);
    await writer.start();
    await of.save([put(A, 'Le vent se lève encore.', 1)], { keepVersion: 'conflict' });
    const [theirs, mine, first] = await of.versions();
    expect([theirs?.wordsAdded, theirs?.wordsRemoved]).toEqual([5, 4]);
    expect(await of.read(theirs?.id)).toEqual(TEXT);
    expect(await of.read(mine?.id)).toContain('Le vent est tombé.');
    expect(await of.read(first?.id)).toEqual(TEXT);
  });

  // VERS-8
  it('restores the whole text in one step, and keeps what was there', async () => {
    const [version] = await of.versions();
    await writer.start();
    const D = crypto.randomUUID();
    await of.save([put(A, 'Autre chose.', 1), remove(B, 1), put(D, 'Un ajout.', 0, 'a3')]);
    const stats = (await writer.call('GET', '/sessions/live')).body.session.stats;
    const { status, headers, body } = await of.restore(version?.id, {}, { 'If-Match': '"1"' });
    expect([status, headers.get('etag'), body.words]).toEqual([200, '"1"', 12]);
    expect(body.paragraphs).toHaveLength(2);
    expect(body.deletedIds).toEqual([D]);
    expect(body.session.stats).toEqual(stats);
    expect(await of.text()).toEqual(TEXT);
    const [before] = await of.versions();
    expect(before?.reason).toBe('restore');
    expect(await of.read(before?.id)).toEqual([
      'Autre chose.',
      'La nuit vient sans bruit.',
      'Un ajout.',
    ]);
    await of.restore(before?.id);
    expect(await of.text()).toEqual(await of.read(before?.id));
    const again = await of.restore(before?.id);
    expect(again.body).toMatchObject({ paragraphs: [], deletedIds: [] });
  });

  // VERS-8
  it('restores chosen paragraphs and no others', async () => {
    const [version] = await of.versions();
    await writer.start();
    const [D, E] = [crypto.randomUUID(), crypto.randomUUID()];
    await of.save([
      put(A, 'Autre chose.', 1, 'a5'),
      remove(B, 1),
      put(C, 'Rien.', 1, 'a2'),
      put(D, 'Un ajout.', 0, 'a3'),
    ]);
    await of.restore(version?.id, { paragraphIds: [A.toUpperCase(), B, D, E] });
    expect(await of.text()).toEqual(['La mer monte.', 'Rien.', 'Le vent se lève.']);
  });

  // VERS-8
  it('refuses a restoration without a session, or of another document version', async () => {
    const [version] = await of.versions();
    const without = await of.restore(version?.id);
    expect([without.status, without.body.messageKey]).toEqual([409, 'writingSessions.noneActive']);
    await writer.start();
    const stale = await of.restore(version?.id, {}, { 'If-Match': '"2"' });
    expect(stale.status).toBe(412);
  });

  // VERS-9
  it('compares with the text, and with another version both ways', async () => {
    const [version] = await of.versions();
    await writer.start();
    const D = crypto.randomUUID();
    await of.save([
      put(A, 'Le vent du nord se lève.', 1),
      remove(B, 1),
      put(D, 'Un ajout.', 0, 'a3'),
    ]);
    const now = await of.difference(version?.id);
    expect(now).toEqual([
      {
        id: A,
        change: 'changed',
        position: 'a0',
        type: 'paragraph',
        typeBefore: 'paragraph',
        isMoved: false,
        isReformatted: false,
        parts: [
          { text: 'Le vent ', change: 'same' },
          { text: 'du nord ', change: 'added' },
          { text: 'se lève.', change: 'same' },
        ],
      },
      expect.objectContaining({ id: B, change: 'removed', position: 'a1' }),
      expect.objectContaining({ id: D, change: 'added', typeBefore: null }),
    ]);
    const other = (await of.create()).body;
    expect(await of.difference(version?.id, `?with=${other.id}`)).toEqual(now);
    const back = await of.difference(other.id, `?with=${version?.id}`);
    expect(back.map(({ id, change }) => [id, change])).toEqual([
      [A, 'changed'],
      [B, 'added'],
      [D, 'removed'],
    ]);
    expect(await of.difference(version?.id, `?with=${version?.id}`)).toEqual([]);
  });

  // VERS-9
  it('names what moved, by itself or with its words', async () => {
    const [version] = await of.versions();
    await writer.start();
    const D = crypto.randomUUID();
    await of.save([
      put(A, 'Le vent se lève.', 1, 'a9'),
      put(C, 'La nuit', 1, 'a2'),
      put(D, 'vient sans bruit.', 0, 'a3'),
    ]);
    const [split, tail, moved] = await of.difference(version?.id);
    expect([split?.parts, tail?.parts]).toEqual([
      [
        { text: 'La nuit', change: 'same' },
        { text: ' vient sans bruit.', change: 'movedAway' },
      ],
      [{ text: 'vient sans bruit.', change: 'movedHere' }],
    ]);
    expect(moved).toMatchObject({ id: A, isMoved: true, parts: [{ change: 'same' }] });
  });

  // VERS-9
  it('compares page by page', async () => {
    const [version] = await of.versions();
    await writer.start();
    await of.save([put(A, 'un', 1), put(B, 'deux', 1, 'a1'), put(C, 'trois', 1, 'a2')]);
    const path = `${of.path}/${version?.id}/difference?limit=2`;
    const first = (await writer.call('GET', path)).body;
    const second = (await writer.call('GET', `${path}&cursor=${first.nextCursor}`)).body;
    expect([first, second].map(({ items }) => items.length)).toEqual([2, 1]);
    expect([...first.items, ...second.items]).toEqual(await of.difference(version?.id));
    expect(second.nextCursor).toBeNull();
  });

  // VERS-10
  it('deletes a version and gives back what no other has', async () => {
    const before = await sizes();
    await writer.start();
    await of.save([put(A, 'Le vent se lève tôt.', 1)]);
    await of.create({ name: 'Deux' });
    await of.save([put(A, 'Le vent se lève tard.', 2)]);
    await of.create();
    const [last, named, first] = await of.versions();
    expect((await sizes()).document).toBeGreaterThan(0);
    expect((await writer.call('DELETE', `${of.path}/${named?.id}`)).status).toBe(204);
    expect((await of.versions()).map(({ id }) => id)).toEqual([last?.id, first?.id]);
    expect((await of.versions())[0]).toMatchObject({ wordsAdded: 2, wordsRemoved: 1 });
    expect(await of.read(first?.id)).toEqual(TEXT);
    for (const version of [last, first]) {
      await writer.call('DELETE', `${of.path}/${version?.id}`);
    }
    expect(await database.db.$count(paragraphRevisions)).toBe(0);
    const after = await sizes();
    expect(after.document).toBe(0);
    // The session and the document have grown by their own.
    expect(after.account).toBe((before.account ?? 0) + 91 + 5);
    expect(await of.text()).toContain('Le vent se lève tard.');
  });

  // VERS-10
  it('keeps the text again once its newest version is deleted', async () => {
    for (const { id } of await of.versions()) await writer.call('DELETE', `${of.path}/${id}`);
    await writer.start();
    await of.save([put(A, 'x', 1)]);
    const [version] = await of.versions();
    expect(await of.read(version?.id)).toEqual(TEXT);
  });

  // SESSION-59
  it('changes nothing of someone else', async () => {
    const [version] = await of.versions();
    const other = await api.signIn('georges');
    await other.start();
    for (const [method, path, body] of [
      ['POST', of.path, {}],
      ['PATCH', `${of.path}/${version?.id}`, { name: 'à moi' }],
      ['DELETE', `${of.path}/${version?.id}`, undefined],
      ['POST', `${of.path}/${version?.id}/restore`, {}],
      ['GET', `${of.path}/${version?.id}/difference`, undefined],
    ] as const) {
      const answer = await other.call(method, path, { body });
      expect([path, answer.status, answer.body.messageKey]).toEqual([
        path,
        404,
        'documents.notFound',
      ]);
    }
    expect(await of.versions()).toEqual([version]);
  });
});

describe.each(databases)('the room of versions on $name', ({ open }) => {
  const database = useDatabase(open);

  // VERS-11
  it('counts towards the account, and never refuses shortening', async () => {
    const writer = await openTestApi(database.db, { accountSizeLimit: 700 }).signIn();
    const of = await openVersionedDocument(writer);
    await writer.start();
    await of.save([put(A, 'é'.repeat(130)), put(B, 'à'.repeat(80), 0, 'a1')]);
    // 350 as text, and the same as the session's.
    const refused = await of.create({ name: 'Trop' });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { messageKey: 'account.full', limit: 700, used: 700 },
    ]);
    expect((await of.save([remove(A, 1)])).status).toBe(200);
    const [version] = await of.versions();
    expect((await of.read(version?.id))[0]).toHaveLength(130);
    expect((await of.save([put(C, 'un', 0, 'a2')])).body.messageKey).toBe('account.full');
    await writer.call('DELETE', `${of.path}/${version?.id}`);
    expect((await of.save([put(C, 'un', 0, 'a2')])).status).toBe(200);
  });
});
