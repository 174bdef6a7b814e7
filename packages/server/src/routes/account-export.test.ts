import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { AccountExport } from '@ecritoire/contracts';
import { responseValidators } from '@ecritoire/contracts/responses';
import { validate } from '@ecritoire/contracts/validators';
import type { Database } from '../database/database.ts';
import { databases } from '../node/testing/databases.ts';
import { useDatabase } from '../node/testing/use-database.ts';
import { readWithMemory } from '../node/testing/used-memory.ts';
import { fillAccount } from '../testing/full-account.ts';
import { rowsOfUser, tablesOfUsers } from '../testing/rows-of-user.ts';
import { openTestApi, type TestApi, type TestWriter } from '../testing/test-api.ts';

/** What an export leaves out, and why. */
const tablesLeftOut: Record<string, string> = {
  refresh_tokens: 'hashes of what opens doors',
  document_versions: 'not in this format, which is released; what they hold is read one by one',
  paragraph_revisions: 'not in this format, which is released; what they hold is read one by one',
  idempotency_keys: 'answers sealed with keys that only the client has',
};
const columnsLeftOut: Record<string, string> = {
  'invitations.token_hash': 'the hash of what opens a door',
  'documents.folded_title': 'derived from the title, for searching',
  'projects.trashed_at': 'what is in the trash is left out',
  'documents.trashed_at': 'what is in the trash is left out',
  'documents.trashed_project_id': 'what is in the trash is left out',
  'writing_sessions.trashed_project_id': 'what is in the trash is left out',
  'writing_sessions.trashed_document_id': 'what is in the trash is left out',
  'documents.last_version': 'counts versions, which are left out',
  'documents.new_text_since': 'of versions, which are left out',
  'documents.last_session_id': 'derived from the words of sessions',
  'documents.last_origin': 'of versions, which are left out',
  'documents.thin_at': 'of versions, which are left out',
  'paragraphs.folded': 'derived from the content, for searching',
  'paragraphs.owner_id': 'that of the document',
  'paragraphs.is_indexed': 'whether the search index has it',
  'writing_sessions.folded_review': 'derived from title and comment, for searching',
  'waitlist_entries.notified_at': 'when the operator was notified',
  'visitor_messages.notified_at': 'when the operator was notified',
  'visitor_messages.answered_at': 'a mark of the operator',
  'visitor_messages.kind': 'the list in which it stands says it',
  'waitlist_entries.email_key': 'derived from the address, for comparing',
  'visitor_messages.email_key': 'derived from the address, for comparing',
};

/** Every text in a value, however deep; instants in one form. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return [/^\d{4}-\d\d-\d\dT/u.test(value) ? new Date(value).toISOString() : value];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Until the test is over, called before each document's text is read. */
function onEachPage(database: Database, onRead: () => void): void {
  const select = database.select.bind(database);
  const spy = vi.spyOn(database, 'select');
  onTestFinished(() => spy.mockRestore());
  spy.mockImplementation((fields) => {
    // A query for whole rows names none.
    if (Object.keys(Object(fields)).includes('paragraph')) onRead();
    return select(fields);
  });
}

describe.each(databases)('the export of an account on $name', ({ open }) => {
  const database = useDatabase(open);
  let api: TestApi;
  let writer: TestWriter;
  beforeEach(() => {
    api = openTestApi(database.db);
  });

  const fill = async () => {
    const other = await api.signIn('georges');
    writer = await fillAccount(api, 'colette', other);
  };
  const exported = async (): Promise<AccountExport> =>
    (await writer.call('GET', '/account/export')).body;

  it('is a file named by day, never cached', async () => {
    await fill();
    const { status, headers } = await writer.call('GET', '/account/export');
    expect([
      status,
      headers.get('content-type'),
      headers.get('content-disposition'),
      headers.get('cache-control'),
    ]).toEqual([
      200,
      'application/json',
      'attachment; filename="ecritoire-2026-09-14.json"',
      'no-store',
    ]);
  });

  it('follows the contract for full and empty accounts', async () => {
    await fill();
    expect(validate(responseValidators.exportAccount[200], await exported())).toEqual([]);
    writer = await api.signIn('nouvelle');
    const empty = await exported();
    expect(validate(responseValidators.exportAccount[200], empty)).toEqual([]);
    expect([empty.documents, empty.writingSessions, empty.questions]).toEqual([[], [], []]);
  });

  // ACCOUNT-1
  it('has every row of the user', async () => {
    await fill();
    const texts = new Set(textsIn(await exported()));
    const rows = await rowsOfUser(database, 'colette@example.org');
    const values = rows
      .filter(({ table }) => !(table in tablesLeftOut))
      .flatMap(({ table, row }) =>
        Object.entries(row).map(([column, value]) => ({ column: `${table}.${column}`, value })),
      )
      .filter(({ column }) => !(column in columnsLeftOut));
    const missing = values.flatMap(({ column, value }) =>
      textsIn(value)
        .filter((text) => !texts.has(text))
        .map((text) => `${column}: ${text}`),
    );
    expect(missing).toEqual([]);
    const columns = (all: typeof values) => new Set(all.map(({ column }) => column));
    expect(
      columns(values.filter(({ value }) => value !== null)),
      'fillAccount has something for every column',
    ).toEqual(columns(values));
    const filled = new Set(rows.map(({ table }) => table));
    expect(filled, 'fillAccount has something for every table').toEqual(
      await tablesOfUsers(database),
    );
  });

  // ACCOUNT-1
  it('has no secret and nothing of anyone else', async () => {
    await fill();
    await fillAccount(api, 'marguerite', await api.signIn('albert'));
    const texts = new Set(textsIn(await exported()));
    const others = await rowsOfUser(database, 'marguerite@example.org');
    const theirs = others
      .flatMap(({ row }) => textsIn(row))
      .filter((text) => /marguerite|[\da-f-]{36}/u.test(text));
    expect(theirs.length).toBeGreaterThan(20);
    expect(theirs.filter((text) => texts.has(text))).toEqual([]);
    for (const email of ['georges@example.org', 'albert@example.org'])
      expect(texts).not.toContain(email);
    const hashes = (await rowsOfUser(database, 'colette@example.org')).flatMap(({ table, row }) =>
      table === 'invitations'
        ? [String(row['token_hash'])]
        : table === 'refresh_tokens'
          ? [String(row['hash'])]
          : [],
    );
    expect(hashes).toHaveLength(2);
    for (const hash of hashes) expect(texts).not.toContain(hash);
  });

  describe('of a large account', () => {
    const stream = async () => {
      const response = await api.api.fetch(
        new Request('http://localhost/api/account/export', {
          headers: { authorization: `Bearer ${writer.accessToken}` },
        }),
      );
      if (!response.body) throw new Error('There is no stream.');
      return response.body.getReader();
    };

    /** Each document is ten paragraphs of 10,000 characters. */
    const fillWith = async (documents: number) => {
      writer = await api.signIn('colette');
      const { id } = await writer.project();
      await database.onOneConnection(({ rows }) =>
        rows(
          `WITH d AS (
             INSERT INTO documents (id, owner_id, project_id, title, language, created_at, updated_at, position, folded_title)
             SELECT gen_random_uuid(), owner_id, id, 'Chapitre ' || n, 'fr', now(), now(), 'a' || lpad(n::text, 5, '0') || 'z', 'chapitre'
             FROM projects, generate_series(1, ${documents}) n WHERE id = $1 RETURNING id, owner_id)
           INSERT INTO paragraphs (document_id, id, position, type, content, words, version, updated_at, folded, owner_id)
           SELECT d.id, gen_random_uuid(), 'a' || n, 'paragraph',
             jsonb_build_array(jsonb_build_object('text', repeat('pluie ', 1666), 'marks', '[]'::jsonb)), 1666, 1, now(), '', d.owner_id
           FROM d, generate_series(0, 9) n`,
          [id],
        ),
      );
    };

    // ACCOUNT-2
    it('streams with flat memory', async () => {
      await fillWith(200);
      const { sent, growth } = await readWithMemory(await stream());
      expect(sent).toBeGreaterThan(20);
      // Holding what is sent would be half of it: 10 MB.
      expect(growth).toBeLessThan(6);
    });

    it('breaks off on database failure, logged without text', async () => {
      await fillWith(20);
      let documents = 0;
      onEachPage(database.db, () => {
        documents += 1;
        if (documents > 3) throw new Error('the text of someone');
      });
      const reader = await stream();
      const readAll = async () => {
        while (!(await reader.read()).done);
      };
      await expect(readAll()).rejects.toThrow(Error);
      const failures = api.logged.filter((line) => line.includes('answer broke off'));
      expect(failures).toEqual([expect.stringContaining('exportAccount')]);
      expect(failures.join('')).not.toContain('the text of someone');
    });

    // ACCOUNT-2
    it('goes no faster than it is read, and no further', async () => {
      await fillWith(60);
      let pages = 0;
      onEachPage(database.db, () => (pages += 1));
      const reader = await stream();
      await reader.read();
      expect(pages).toBeGreaterThan(0);
      // A few are read ahead.
      expect(pages).toBeLessThan(30);
      await reader.cancel();
      expect(pages).toBeLessThan(30);
    });
  });
});
