import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestWriter } from '../../testing/test-api.ts';
import { createPostgresDatabase } from '../testing/databases.ts';
import { migrate } from './migrate.ts';
import { openPostgresDatabase } from './open-postgres.ts';

const BIG = new Set([
  'documents',
  'paragraphs',
  'writing_sessions',
  'session_paragraphs',
  'projects',
  'subscriptions',
]);

/** `EXPLAIN (FORMAT JSON)`, as far as it is read here. */
type Explained = { 'QUERY PLAN': [{ Plan: Plan }] };
type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };

const scansOf = (plan: Plan): [node: string, table: string][] => [
  ...(plan['Relation Name'] === undefined
    ? []
    : [[plan['Node Type'], plan['Relation Name']] satisfies [string, string]]),
  ...(plan.Plans ?? []).flatMap(scansOf),
];

/**
 * What PostgreSQL does for each list when there are many other writers. The queries are those that
 * the API itself sends.
 */
describe('lists among many writers', () => {
  let writer: TestWriter;
  let ids: { plain: string; journal: string; me: string };
  let sent: { query: string; parameters: unknown[] }[] = [];
  let explain: (query: string, parameters: unknown[]) => Promise<Explained[]>;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const { url, drop } = await createPostgresDatabase();
    const database = await openPostgresDatabase(url);
    await migrate(database);
    const pool = new Pool({ connectionString: url });
    const logQuery = (query: string, parameters: unknown[]) =>
      void sent.push({ query, parameters });
    explain = async (query, parameters) =>
      (await pool.query<Explained>(`EXPLAIN (FORMAT JSON) ${query}`, parameters)).rows;
    close = async () => {
      await pool.end();
      await database.close();
      await drop();
    };
    writer = await openTestApi(drizzle({ client: pool, logger: { logQuery } })).signIn();
    const create = async (type: string): Promise<string> =>
      (await writer.call('POST', '/projects', { body: { name: 'Projet', type } })).body.id;
    const { id: me } = (await writer.call('GET', '/auth/me')).body;
    ids = { plain: await create('plain'), journal: await create('journal'), me };
    await pool.query(CROWD);
  }, 60_000);
  afterAll(() => close());

  it.each([
    ['/projects', 'projects'],
    ['/sessions', 'writing_sessions'],
    ['/documents', 'documents'],
    ['/documents?projectId=PLAIN', 'documents'],
    ['/documents?search=vent', 'paragraphs'],
    ['/documents?projectId=PLAIN&search=vent', 'paragraphs'],
    ['/projects/JOURNAL/entries', 'paragraphs'],
    ['/projects/JOURNAL/entries?until=2026-02-01', 'paragraphs'],
    ['/projects/JOURNAL/entries/2026-02-01', 'documents'],
    ['/calendar?from=2026-01-01&to=2026-12-31', 'writing_sessions'],
    ['/objectives/current', 'writing_sessions'],
    ['/objectives/weeks', 'writing_sessions'],
    ['/published-sessions', 'writing_sessions'],
    ['/published-sessions?authorId=ME', 'writing_sessions'],
    ['/subscribers', 'subscriptions'],
    ['/subscriptions', 'subscriptions'],
  ])('%s reads no big table from end to end', async (path, table) => {
    sent = [];
    const answer = await writer.call(
      'GET',
      path.replace('PLAIN', ids.plain).replace('JOURNAL', ids.journal).replace('ME', ids.me),
    );
    expect(answer.status).toBe(200);
    const selects = sent.filter(({ query }) => /^select/iu.test(query));
    const scans: [node: string, table: string][] = [];
    for (const { query, parameters } of selects) {
      for (const { 'QUERY PLAN': plans } of await explain(query, parameters)) {
        scans.push(...plans.flatMap(({ Plan: plan }) => scansOf(plan)));
      }
    }
    expect(scans.map(([, name]) => name)).toContain(table);
    const fromEndToEnd = scans.filter(([node, name]) => node === 'Seq Scan' && BIG.has(name));
    expect(fromEndToEnd).toEqual([]);
  });

  it('the text of a session and whether it is published are one snapshot', async () => {
    const { id } = await writer.start();
    sent = [];
    expect((await writer.call('GET', `/sessions/${id}/text`)).status).toBe(200);
    const statements = sent.map(({ query }) => query);
    const from = statements.findIndex((query) => /^begin isolation level repeatable/.test(query));
    const outside = statements.slice(0, from < 0 ? undefined : from);
    expect(outside.filter((query) => query.includes('"writing_sessions"'))).toEqual([]);
    await writer.move(id, 'end');
  });
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
  INSERT INTO paragraphs (document_id, id, position, type, content, words, version, updated_at, folded)
    SELECT id, gen_random_uuid(), 'a' || n, 'paragraph', '[]', 3, 1, '2026-01-01', 'le vent souffle'
    FROM documents, generate_series(1, 3) AS n;
  INSERT INTO writing_sessions (id, writer_id, status, time_zone, local_date, started_at, words)
    SELECT gen_random_uuid(), id, 'draft', 'UTC', '2026-01-01'::date + n, '2026-01-01'::timestamptz + n * interval '1 day', 5
    FROM users, generate_series(1, 100) AS n;
  UPDATE writing_sessions SET status = 'published', published_at = started_at, visibility = 'team'
    WHERE extract(day FROM started_at)::int % 5 = 0;
  INSERT INTO subscriptions (id, author_id, reader_id, created_at)
    SELECT gen_random_uuid(), author.id, reader.id, '2026-01-01'
    FROM users AS author, users AS reader WHERE author.subject < reader.subject AND hashtext(author.subject || ' ' || reader.subject) % 5 = 0;
  INSERT INTO session_paragraphs (session_id, document_id, paragraph_id, baseline, added, removed)
    SELECT id, gen_random_uuid(), gen_random_uuid(), '{}', '{vent}', '{}' FROM writing_sessions;
  ANALYZE;
`;
