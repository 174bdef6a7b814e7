import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MOST_PROJECTS, MOST_SESSIONS } from '../archive/records.ts';
import { writingSessions } from '../database/schema.ts';
import { databases } from '../node/testing/databases.ts';
import { isEachRuleOnce } from '../node/testing/each-rule-once.ts';
import { useDatabase } from '../node/testing/use-database.ts';
import { valuesOf, zipOf, type Files } from '../testing/archives.ts';
import { archiveOf, fullAccount, importInto, smallFiles } from '../testing/importing.ts';
import { rowsOfUser } from '../testing/rows-of-user.ts';
import { openTestApi, type TestApi } from '../testing/test-api.ts';

describe.each(databases)('the limits of an import on $name', ({ open }) => {
  const database = useDatabase(open);
  let api: TestApi;
  beforeEach(() => {
    api = openTestApi(database.db);
  });

  const rows = (name: string) => rowsOfUser(database, `${name}@example.org`);

  // ACCOUNT-16
  it('counts every list of a session, and every row', async () => {
    const files = await smallFiles(api);
    const document = Object.keys(files).find((name) => name.startsWith('data/documents/')) ?? '';
    files[document] = files[document]?.replace('"lastVersion":0', '"lastVersion":1') ?? '';
    const other = await api.signIn('marguerite');
    const sizeOf = async (more: Files) => {
      const bytes = await zipOf({ ...files, ...more });
      return (await importInto(api, other, bytes, '?dryRun=true')).body.added.size;
    };
    const withLine = (name: string, line: object) =>
      sizeOf({ [name]: `${files[name]}${JSON.stringify(line)}\n` });
    const sessions = 'data/sessions.jsonl';
    const ids = { documentId: crypto.randomUUID(), paragraphId: crypto.randomUUID() };
    const content = [{ text: 'mot '.repeat(1000), marks: [] }];
    const before = await sizeOf({});
    const wordsSize = before - (await sizeOf({ [sessions]: '' }));
    const sizes = [
      await withLine(sessions, {
        kind: 'carried',
        ...ids,
        layer: 1,
        added: [],
        removed: Array<string>(1000).fill('mot'),
      }),
      await withLine(sessions, {
        kind: 'published',
        ...ids,
        documentTitle: null,
        language: 'fr',
        section: 0,
        position: 'a0',
        type: 'paragraph',
        content,
      }),
      await withLine(document, {
        kind: 'version',
        id: crypto.randomUUID(),
        number: 1,
        name: null,
        reason: 'sessionEnd',
        sessionId: null,
        words: 0,
        wordsAdded: 0,
        wordsRemoved: 0,
        createdAt: '2026-09-14T18:00:00Z',
      }),
    ];
    // The published copy has the room of the words, which are fewer.
    const published = 50 + 20 + 4000;
    expect(sizes.map((size) => size - before)).toEqual([50 + 4000, published - wordsSize, 100]);
  });

  // ACCOUNT-16
  it.skipIf(isEachRuleOnce)('takes many projects, and no more than an account holds', async () => {
    const files = await smallFiles(api);
    const manifest: object = JSON.parse(files['manifest.json'] ?? '');
    const [project] = valuesOf(files['data/projects.jsonl']);
    const archiveWith = (count: number) =>
      zipOf({
        'manifest.json': JSON.stringify({ ...manifest, id: crypto.randomUUID() }),
        'data/projects.jsonl': Array.from({ length: count }, () =>
          JSON.stringify(Object.assign({}, project, { id: crypto.randomUUID() })),
        ).join('\n'),
      });
    const other = await api.signIn('marguerite');
    const { status } = await importInto(api, other, await archiveWith(MOST_PROJECTS));
    const { body } = await importInto(api, other, await archiveWith(1));
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ messageKey: 'archives.tooLarge' }),
    ]);
  });

  // ACCOUNT-16
  it('takes no more sessions than an account holds', async () => {
    const files = await smallFiles(api);
    const manifest: object = JSON.parse(files['manifest.json'] ?? '');
    const [session] = valuesOf(files['data/sessions.jsonl']);
    const archiveWith = (count: number) =>
      zipOf({
        ...files,
        'manifest.json': JSON.stringify({ ...manifest, id: crypto.randomUUID() }),
        'data/sessions.jsonl': Array.from({ length: count }, () =>
          JSON.stringify(Object.assign({}, session, { id: crypto.randomUUID() })),
        ).join('\n'),
      });
    // So many sessions as an account may have would take minutes.
    const { db } = database;
    const count = db.$count.bind(db);
    const held = MOST_SESSIONS - 6;
    vi.spyOn(db, '$count').mockImplementation((table, filter) =>
      table === writingSessions ? count(sql`generate_series(1, ${held})`) : count(table, filter),
    );
    const other = await api.signIn('marguerite');
    const before = await rows('marguerite');
    const { body } = await importInto(api, other, await archiveWith(7));
    expect(body).toMatchObject({ messageKey: 'archives.tooLarge' });
    expect(await rows('marguerite')).toEqual(before);
    const { status } = await importInto(api, other, await archiveWith(6), '?dryRun=true');
    expect(status).toBe(200);
  });

  // ACCOUNT-16
  it('reads no body larger than an archive may be', async () => {
    const writer = await api.signIn('colette');
    const chunk = new Uint8Array(1024 * 1024);
    // The types do not know it.
    const streaming = { duplex: 'half' };
    const send = (chunks: number) => {
      let left = chunks;
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          if (left === 0) return controller.close();
          left -= 1;
          return controller.enqueue(chunk);
        },
      });
      return api.api.fetch(
        new Request('http://localhost/api/account/archive?dryRun=true', {
          method: 'POST',
          headers: {
            authorization: `Bearer ${writer.accessToken}`,
            'content-type': 'application/zip',
          },
          body,
          ...streaming,
        }),
      );
    };
    expect((await send(64)).status).toBe(400);
    const refused = await send(65);
    expect([refused.status, await refused.json()]).toEqual([
      413,
      expect.objectContaining({ messageKey: 'request.tooLarge' }),
    ]);
  });

  // ACCOUNT-15
  it('brings a text whose project is gone to the trash', async () => {
    const files = { ...(await smallFiles(api)), 'data/projects.jsonl': '' };
    const other = await api.signIn('marguerite');
    const { status } = await importInto(api, other, await zipOf(files));
    const { items } = (await other.call('GET', '/trash')).body;
    expect([status, items]).toEqual([
      200,
      [expect.objectContaining({ kind: 'document', projectId: null, projectName: null })],
    ]);
    const stored = (await rows('marguerite')).find(({ table }) => table === 'documents');
    expect(stored?.row['trashed_project_id']).toBeNull();
  });

  // ACCOUNT-16
  it('refuses what is no archive or breaks its format', async () => {
    const files = await smallFiles(api);
    const document = Object.keys(files).find((name) => name.startsWith('data/documents/')) ?? '';
    const manifest: object = JSON.parse(files['manifest.json'] ?? '');
    const whole = await zipOf(files);
    const { [document]: lines = '' } = files;
    const changed = (name: string, text: string) => zipOf({ ...files, [name]: text });
    const cases: [string, Uint8Array][] = [
      ['archives.unreadable', new TextEncoder().encode('{}')],
      ['archives.unreadable', new Uint8Array()],
      ['archives.unreadable', whole.slice(0, -30)],
      ['archives.unreadable', whole.slice().fill(7, 60, 120)],
      ['archives.unreadable', await zipOf({ 'data/projects.jsonl': '' })],
      ['archives.unreadable', await changed('../../etc/passwd', 'x')],
      ['archives.invalid', await changed('manifest.json', '{}')],
      [
        'archives.unknownVersion',
        await changed('manifest.json', JSON.stringify({ ...manifest, formatVersion: 2 })),
      ],
      ['archives.invalid', await changed(document, `${lines}{"kind":"paragraph"}`)],
      ['archives.invalid', await changed(document, `${lines}{`)],
      ['archives.invalid', await changed(document, lines + lines)],
      ['archives.invalid', await changed(document, lines + (lines.split('\n')[1] ?? ''))],
      ['archives.tooLarge', await changed('data/targets.jsonl', ' '.repeat(5 * 1024 ** 2))],
    ];
    const other = await api.signIn('marguerite');
    const before = await rows('marguerite');
    for (const [index, [messageKey, bytes]] of cases.entries()) {
      const { body } = await importInto(api, other, bytes);
      expect([index, body]).toEqual([index, expect.objectContaining({ messageKey })]);
    }
    expect(await rows('marguerite')).toEqual(before);
  });

  // ACCOUNT-16
  it('leaves out files that are not of its format', async () => {
    const files = { ...(await smallFiles(api)), 'data/other.jsonl': '{', 'texts/photo.png': 'x' };
    const { status } = await importInto(api, await api.signIn('marguerite'), await zipOf(files));
    expect(status).toBe(200);
  });

  // ACCOUNT-16
  it('writes nothing where the account has no room', async () => {
    const archive = await archiveOf(api, await fullAccount(api));
    api = openTestApi(database.db, { accountSizeLimit: 300 });
    const other = await api.signIn('marguerite');
    const before = await rows('marguerite');
    const { status, body } = await importInto(api, other, archive);
    expect([status, body]).toEqual([
      409,
      expect.objectContaining({ messageKey: 'account.full', limit: 300, used: 0 }),
    ]);
    expect(await rows('marguerite')).toEqual(before);
  });
});
