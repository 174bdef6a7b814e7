import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestWriter } from '../../testing/test-api.ts';
import { createPostgresDatabase } from '../testing/databases.ts';
import { openExplained, type Explained, type Scan } from '../testing/explained.ts';
import { migrate } from './migrate.ts';
import { openPostgresDatabase } from './open-postgres.ts';

const BIG = new Set([
  'documents',
  'paragraphs',
  'writing_sessions',
  'session_paragraphs',
  'projects',
  'subscriptions',
  'published_paragraphs',
  'session_carried_words',
  'document_versions',
  'paragraph_revisions',
]);

/**
 * What PostgreSQL does for each list when there are many other writers. The queries are those that
 * the API itself sends.
 */
describe('lists among many writers', () => {
  let writer: TestWriter;
  let ids: Record<'plain' | 'journal' | 'me' | 'published' | 'draft' | 'text' | 'old', string>;
  let explained: Explained;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const { url, drop } = await createPostgresDatabase();
    const database = await openPostgresDatabase(url);
    await migrate(database);
    explained = openExplained(url);
    close = async () => {
      await explained.close();
      await database.close();
      await drop();
    };
    writer = await openTestApi(explained.db).signIn();
    const create = async (type: string): Promise<string> =>
      (await writer.call('POST', '/projects', { body: { name: 'Projet', type } })).body.id;
    const { id: me } = (await writer.call('GET', '/auth/me')).body;
    const [plain, journal] = [await create('plain'), await create('journal')];
    await explained.run(CROWD);
    const first = async (path: string): Promise<string> =>
      (await writer.call('GET', path)).body.items[0].id;
    const text = await first(`/documents?projectId=${plain}`);
    ids = {
      text,
      old: await first(`/documents/${text}/versions`),
      plain,
      journal,
      me,
      published: await first('/sessions?visibility=public'),
      draft: await first('/sessions?status=draft'),
    };
  }, 60_000);
  afterAll(() => close());

  // DOC-28
  it.each([
    ['/projects?limit=1', 'projects'],
    ['/projects?limit=1&sort=name', 'projects'],
    ['/projects?limit=1&sort=words', 'projects'],
    ['/projects/PLAIN/texts', 'documents'],
    ['/sessions', 'writing_sessions'],
    ['/sessions?sort=oldest', 'writing_sessions'],
    ['/sessions?sort=mostWords', 'writing_sessions'],
    ['/sessions?status=draft', 'writing_sessions'],
    ['/sessions?sentiment=none', 'writing_sessions'],
    ['/sessions?visibility=private', 'writing_sessions'],
    ['/sessions?projectId=PLAIN', 'writing_sessions'],
    ['/sessions?from=2026-01-01&to=2026-12-31', 'writing_sessions'],
    ['/sessions?search=vent', 'writing_sessions'],
    ['/sessions?search=vent&sort=mostWords&status=draft', 'writing_sessions'],
    ['/documents', 'documents'],
    ['/documents?projectId=PLAIN', 'documents'],
    ['/documents?sort=name', 'documents'],
    ['/documents?projectId=PLAIN&sort=words', 'documents'],
    ['/documents?search=vent', 'paragraphs'],
    ['/documents?projectId=PLAIN&search=vent', 'paragraphs'],
    ['/projects/JOURNAL/entries', 'paragraphs'],
    ['/projects/JOURNAL/entries?until=2026-02-01', 'paragraphs'],
    ['/projects/JOURNAL/entries/2026-02-01', 'documents'],
    ['/calendar?from=2026-01-01&to=2026-12-31', 'writing_sessions'],
    ['/calendar/words?from=2026-01-01&to=2026-12-31', 'writing_sessions'],
    ['/objectives/current', 'writing_sessions'],
    ['/objectives/weeks', 'writing_sessions'],
    ['/published-sessions', 'writing_sessions'],
    ['/published-sessions?authorId=ME&limit=5', 'writing_sessions'],
    ['/published-sessions/PUBLISHED', 'published_paragraphs'],
    ['/sessions/PUBLISHED/text', 'published_paragraphs'],
    ['/sessions/DRAFT/text', 'session_paragraphs'],
    ['/subscribers', 'subscriptions'],
    ['/subscriptions', 'subscriptions'],
    ['/account/export', 'session_carried_words'],
    ['/documents/TEXT/versions', 'document_versions'],
    ['/documents/TEXT/versions/OLD', 'paragraph_revisions'],
    ['/trash?limit=5', 'documents'],
  ])('%s reads no big table from end to end', async (path, table) => {
    const scans = await explained.scansWhile(async () => readTwoPages(path, writer.accessToken));
    expect(tablesOf(scans)).toContain(table);
    expect(endToEnd(scans)).toEqual([]);
  });

  // DOC-28
  it.each(['/published-sessions', '/published-sessions/PUBLISHED'])(
    '%s scans no big table for visitors',
    async (path) => {
      const scans = await explained.scansWhile(async () => readTwoPages(path, undefined));
      expect(tablesOf(scans)).toContain('writing_sessions');
      expect(endToEnd(scans)).toEqual([]);
    },
  );

  /** A list is read on from its cursor, once, as the condition for that is one more. */
  async function readTwoPages(path: string, token: string | undefined): Promise<void> {
    const named = Object.entries(ids).reduce(
      (text, [name, id]) => text.replace(name.toUpperCase(), id),
      path,
    );
    const answer = await writer.call('GET', named, { token });
    expect(answer.status).toBe(200);
    if (!('nextCursor' in answer.body)) return;
    const { nextCursor } = answer.body;
    expect(nextCursor).toEqual(expect.any(String));
    const next = `${named}${named.includes('?') ? '&' : '?'}cursor=${nextCursor}`;
    expect((await writer.call('GET', next, { token })).status).toBe(200);
  }

  const tablesOf = (scans: Scan[]) => scans.map(({ table }) => table);
  const endToEnd = (scans: Scan[]) =>
    scans.filter(({ node, table }) => node === 'Seq Scan' && BIG.has(table));
});

/** 300 other writers with what one has, and the writer with a year of it. */
const CROWD = `
  INSERT INTO users (id, issuer, subject, email, name, language, time_zone, week_start, created_at)
    SELECT gen_random_uuid(), 'crowd', n, 'x@example.org', 'x', 'fr', 'UTC', 'monday', '2026-01-01'
    FROM generate_series(1, 300) AS n;
  INSERT INTO projects (id, owner_id, name, type, created_at, updated_at)
    SELECT gen_random_uuid(), id, 'Projet', kind, '2026-01-01', '2026-01-01'
    FROM users, unnest(ARRAY['plain', 'journal']) AS kind WHERE issuer = 'crowd';
  INSERT INTO documents (id, owner_id, project_id, title, folded_title, language, position,
      created_at, updated_at, entry_date, entry_time_zone)
    SELECT gen_random_uuid(), owner_id, projects.id, 'Titre', 'titre', 'fr', 'c' || lpad(n::text, 3, '0'),
      '2026-01-01', '2026-01-01'::timestamptz + n * interval '1 hour',
      CASE WHEN type = 'journal' THEN '2026-01-01'::date + n END,
      CASE WHEN type = 'journal' THEN 'UTC' END
    FROM projects, generate_series(1, 60) AS n;
  INSERT INTO paragraphs (document_id, id, position, type, content, words, version, updated_at, folded, owner_id)
    SELECT id, gen_random_uuid(), 'a' || n, 'paragraph', '[]', 3, 1, '2026-01-01', 'le vent souffle', owner_id
    FROM documents, generate_series(1, 3) AS n;
  INSERT INTO writing_sessions (id, writer_id, project_id, status, time_zone, local_date, started_at, words, folded_review)
    SELECT gen_random_uuid(), users.id, projects.id, 'draft', 'UTC', '2026-01-01'::date + n, '2026-01-01'::timestamptz + n * interval '1 day', 5, 'le vent'
    FROM users JOIN projects ON owner_id = users.id AND type = 'plain', generate_series(1, 100) AS n;
  UPDATE writing_sessions SET status = 'published', published_at = started_at,
      visibility = CASE WHEN extract(day FROM started_at)::int % 10 = 0 THEN 'public' ELSE 'team' END
    WHERE extract(day FROM started_at)::int % 5 = 0;
  INSERT INTO subscriptions (id, author_id, reader_id, created_at)
    SELECT gen_random_uuid(), author.id, reader.id, '2026-01-01'
    FROM users AS author, users AS reader WHERE author.subject <> reader.subject AND hashtext(author.subject || ' ' || reader.subject) % 5 = 0;
  INSERT INTO session_paragraphs (session_id, document_id, paragraph_id, baseline, added, removed)
    SELECT id, gen_random_uuid(), gen_random_uuid(), '{}', '{vent}', '{}' FROM writing_sessions;
  INSERT INTO session_carried_words (session_id, document_id, paragraph_id, layer, added, removed)
    SELECT session_id, document_id, paragraph_id, 1, '{vent}', '{}' FROM session_paragraphs;
  INSERT INTO published_paragraphs (session_id, document_id, paragraph_id, position, type, content, language)
    SELECT session_id, session_paragraphs.document_id, paragraph_id, 'a0', 'paragraph', '[]', 'fr'
    FROM session_paragraphs JOIN writing_sessions ON id = session_id WHERE status = 'published';
  INSERT INTO projects (id, owner_id, name, type, created_at, updated_at)
    SELECT gen_random_uuid(), id, 'Projet', 'plain', '2026-01-01', '2026-01-01'
    FROM users, generate_series(1, 20) WHERE issuer = 'crowd';
  INSERT INTO document_versions (id, document_id, number, reason, words, words_added, words_removed, created_at)
    SELECT gen_random_uuid(), id, n, 'writing', 9, 1, 0, '2026-01-01'::timestamptz + n * interval '1 hour'
    FROM documents, generate_series(1, 40) AS n WHERE position = 'c001' AND entry_date IS NULL;
  INSERT INTO paragraph_revisions (document_id, paragraph_id, from_number, until_number, position, type, content, size)
    SELECT document_versions.document_id, paragraphs.id, number, number, paragraphs.position, 'paragraph', '[{"text": "avant", "marks": []}]', 2
    FROM document_versions JOIN paragraphs USING (document_id);
  UPDATE documents SET trashed_at = updated_at, trashed_project_id = project_id, project_id = NULL
    WHERE position > 'c056';
  ANALYZE;
`;
