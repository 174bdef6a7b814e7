import { beforeEach, describe, expect, it } from 'vitest';
import type { Document, DocumentVersion } from '@ecritoire/contracts';
import { documents, documentVersions } from '../database/schema.ts';
import { databases } from '../node/testing/databases.ts';
import { useDatabase } from '../node/testing/use-database.ts';
import { openTestApi, put, remove, type TestApi, type TestWriter } from '../testing/test-api.ts';

const A = '1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c05';
const B = '2b3c4d5e-6f7a-4b8c-9d0e-1f2a3b4c5d06';
const C = '3c4d5e6f-7a8b-4c9d-8e0f-2a3b4c5d6e07';

describe.each(databases)('versions of a document on $name', ({ open }) => {
  const database = useDatabase(open);
  let api: TestApi;
  let writer: TestWriter;
  let document: Document;
  beforeEach(async () => {
    api = openTestApi(database.db);
    writer = await api.signIn();
    document = await writer.document();
  });

  const save = async (changes: unknown[], more: object = {}) => {
    const { status } = await writer.call('PATCH', `/documents/${document.id}/paragraphs`, {
      body: { changes, ...more },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
    expect(status).toBe(200);
  };
  const path = () => `/documents/${document.id}/versions`;
  const versions = async (): Promise<DocumentVersion[]> =>
    (await writer.call('GET', path())).body.items;
  const reasons = async () => (await versions()).map(({ reason }) => reason);
  const textOf = async (version: DocumentVersion | undefined): Promise<string[]> => {
    const { body } = await writer.call('GET', `${path()}/${version?.id}`);
    return body.paragraphs.map(({ content }: Document['paragraphs'][number]) =>
      content.map(({ text }) => text).join(''),
    );
  };
  /** Three paragraphs, written in a session that has ended. */
  const written = async () => {
    const { id } = await writer.start();
    await save([put(A, 'Le vent se lève.'), put(B, 'La mer monte.', 0, 'a1')]);
    await save([put(C, 'La nuit vient sans bruit.', 0, 'a2')]);
    await writer.move(id, 'end');
    return id;
  };

  // VERS-1
  it('holds the text that a session leaves behind', async () => {
    const sessionId = await written();
    const [version, ...rest] = await versions();
    expect([version, rest]).toEqual([
      {
        id: expect.any(String),
        name: null,
        reason: 'sessionEnd',
        sessionId,
        words: 12,
        wordsAdded: 12,
        wordsRemoved: 0,
        createdAt: '2026-09-14T18:00:00.000Z',
      },
      [],
    ]);
    expect(await textOf(version)).toEqual([
      'Le vent se lève.',
      'La mer monte.',
      'La nuit vient sans bruit.',
    ]);
  });

  // VERS-1
  it('keeps none where the text is the same', async () => {
    await written();
    await writer.start();
    await save([put(A, 'Le vent se lève tôt.', 1)]);
    expect(await reasons()).toEqual(['sessionEnd']);
  });

  // VERS-1
  it('keeps one before the first change of a session', async () => {
    await written();
    // As a text is that was written before there were versions.
    await database.db.delete(documentVersions);
    await database.db.update(documents).set({ lastVersion: 0, newTextSince: api.clock.now() });
    await writer.start();
    await save([put(A, 'Le vent se lève tôt.', 1)]);
    await save([put(A, 'Le vent se lève.', 2)]);
    expect(await reasons()).toEqual(['sessionStart']);
  });

  // VERS-1
  it('keeps one after ten minutes of writing', async () => {
    await writer.start();
    await save([put(A, 'Le vent.')]);
    api.clock.advance(599);
    await save([put(A, 'Le vent se', 1)]);
    api.clock.advance(1);
    await save([put(A, 'Le vent se lève.', 2)]);
    const [version, ...rest] = await versions();
    expect([version?.reason, version?.words, rest]).toEqual(['writing', 3, []]);
    expect(await textOf(version)).toEqual(['Le vent se']);
  });

  // VERS-2
  it('keeps the text before more than a third goes', async () => {
    await written();
    await writer.start();
    await save([put(A, 'Le vent se lève tôt.', 1)]);
    await save([put(A, 'x', 2), remove(B, 1), remove(C, 1)]);
    const [version] = await versions();
    expect([version?.reason, version?.wordsAdded, version?.wordsRemoved]).toEqual([
      'removal',
      1,
      0,
    ]);
    expect(await textOf(version)).toEqual([
      'Le vent se lève tôt.',
      'La mer monte.',
      'La nuit vient sans bruit.',
    ]);
    expect(await textOf((await versions())[1])).toContain('Le vent se lève.');
  });

  // VERS-2
  it.each([
    ['import', { origin: 'imported' }],
    ['restore', { origin: 'restored' }],
    ['replacement', { keepVersion: 'replacement' }],
    ['conflict', { keepVersion: 'conflict' }],
  ])('keeps the text before a save of kind %s, once', async (reason, more) => {
    await writer.start();
    await save([put(A, 'Le vent se lève.')]);
    await save([put(A, 'Le vent se lèvera.', 1)], more);
    if ('origin' in more) await save([put(B, 'La mer.', 0, 'a1')], more);
    expect(await reasons()).toEqual([reason]);
    expect(await textOf((await versions())[0])).toEqual(['Le vent se lève.']);
  });

  // VERS-3
  it('reads each version back as it was', async () => {
    const expected: string[][] = [];
    for (const [round, text] of ['un', 'deux', 'trois', 'quatre'].entries()) {
      const { id } = await writer.start();
      await save([
        put(A, `Le début, ${text}.`, round),
        ...(round === 1 ? [put(B, 'Entre les deux.', 0, 'a1')] : []),
        ...(round === 2 ? [remove(B, 1)] : []),
      ]);
      expected.unshift([`Le début, ${text}.`, ...(round === 1 ? ['Entre les deux.'] : [])]);
      await writer.move(id, 'end');
    }
    const all = await versions();
    expect(await Promise.all(all.map(textOf))).toEqual(expected);
  });

  // VERS-3
  it('reads a long version page by page', async () => {
    await writer.start();
    const ids = Array.from({ length: 400 }, () => crypto.randomUUID());
    const position = (index: number) => `b${String(index).padStart(2, '0')}`.slice(0, 3);
    await save(ids.map((id, index) => put(id, `Phrase ${index}.`, 0, position(index % 100))));
    await save(ids.slice(0, 200).map((id) => remove(id, 1)));
    const [version] = await versions();
    expect((await textOf(version)).toSorted()).toEqual(
      ids.map((_, index) => `Phrase ${index}.`).toSorted(),
    );
  });

  // VERS-4
  it('lists page by page, newest first', async () => {
    await writer.start();
    await save([put(A, 'mot')]);
    for (const version of [1, 2, 3]) {
      api.clock.advance(600);
      await writer.renew();
      await save([put(A, `mot ${version}`, version)]);
    }
    const first = (await writer.call('GET', `${path()}?limit=2`)).body;
    const second = (await writer.call('GET', `${path()}?limit=2&cursor=${first.nextCursor}`)).body;
    expect([...first.items, ...second.items]).toEqual(await versions());
    expect([second.items.length, second.nextCursor]).toEqual([1, null]);
    const wrong = await writer.call('GET', `${path()}?cursor=abc`);
    expect(wrong.body.errors).toEqual([{ field: 'cursor', messageKey: 'validation.cursor' }]);
  });

  // SESSION-59
  it('finds nothing of someone else', async () => {
    await written();
    const [version] = await versions();
    const other = await api.signIn('georges');
    const own = await other.document();
    for (const [where, messageKey] of [
      [path(), 'documents.notFound'],
      [`${path()}/${version?.id}`, 'documents.notFound'],
      [`/documents/${own.id}/versions/${version?.id}`, 'documentVersions.notFound'],
    ] as const) {
      const { status, body } = await other.call('GET', where);
      expect([status, body.messageKey]).toEqual([404, messageKey]);
    }
  });
});
