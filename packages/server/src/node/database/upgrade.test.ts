import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { foldText } from '@ecritoire/prose';
import { expect, it } from 'vitest';
import { openNewMemoryDatabase } from '../testing/databases.ts';
import { isEachRuleOnce } from '../testing/each-rule-once.ts';
import { openTestApi } from '../../testing/test-api.ts';
import { temporaryFolder } from '../testing/programs.ts';
import { migrate } from './migrate.ts';
import type { SqlConnection } from './open-database.ts';

const FIRST = '0001-skeleton.sql';
const TITLE = 'Œuvre  d’ÉTÉ — « Çà et là »\uFEFF';
const COMMENT = '– Naïveté, l’arc-en-ciel et \u00ADaverse –';

it('the first release’s database migrates with its data', async () => {
  const folder = temporaryFolder();
  copyFileSync(join(import.meta.dirname, '../../../migrations', FIRST), join(folder, FIRST));
  const database = await openNewMemoryDatabase();
  await migrate(database, folder);
  const rows = await database.onOneConnection(async (connection) => {
    const id = '0b9c0f4e-6f0a-4a51-9d3e-0d7f8f1c2a01';
    await connection.rows(
      `INSERT INTO users (id, issuer, subject, email, name, language, time_zone, week_start, created_at)
       VALUES ($1, 'issuer', 'colette', 'colette@example.org', 'Colette', 'fr', 'UTC', 'monday', now())`,
      [id],
    );
    await connection.rows(
      `INSERT INTO idempotency_keys (user_id, key, request_hash, answer, created_at)
       VALUES ($1, gen_random_uuid(), 'hash', '{}', now())`,
      [id],
    );
    await connection.rows(
      `INSERT INTO writing_sessions (id, writer_id, status, title, comment, time_zone, local_date, started_at)
       VALUES (gen_random_uuid(), $1, 'draft', $2, $3, 'UTC', '2026-09-14', now())`,
      [id, TITLE, COMMENT],
    );
    await migrate(database);
    return connection.rows('SELECT version, folded_review FROM writing_sessions');
  });
  expect(rows).toEqual([{ version: 1, folded_review: `${foldText(TITLE)}\n${foldText(COMMENT)}` }]);
  await database.close();
});

const migrations = readdirSync(join(import.meta.dirname, '../../../migrations'))
  .filter((name) => name.endsWith('.sql'))
  .toSorted();

/** Each costs two seconds: `pnpm test` looks at every ninth. */
const step = isEachRuleOnce ? 9 : 1;
const from = migrations.slice(0, -1).filter((_, index) => index % step === 0);

/** What a required column of a row holds that says nothing else. */
const anything: Record<string, string> = {
  integer: '0',
  bigint: '0',
  text: "''",
  boolean: 'false',
  date: "'2026-09-14'",
  'timestamp with time zone': "'2026-09-14T18:00:00Z'",
};

/**
 * Inserts a row into a table as it is by now, with all that it requires there.
 *
 * @param later columns that are not there from the first migration on.
 */
async function insert(
  connection: SqlConnection,
  table: string,
  row: Record<string, string>,
  later: Record<string, string> = {},
) {
  const required = await connection.rows(
    `SELECT column_name AS name, data_type AS type FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1
       AND is_nullable = 'NO' AND column_default IS NULL`,
    [table],
  );
  const values = { ...row };
  for (const { name, type } of required) {
    values[String(name)] ??= later[String(name)] ?? anything[String(type)] ?? 'NULL';
  }
  await connection.run(
    `INSERT INTO ${table} (${Object.keys(values).join(', ')})
     VALUES (${Object.values(values).join(', ')})`,
  );
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const IDS = ['user', 'project', 'document', 'paragraph', 'session'] as const;

// SERVER-63
it.each(from)('data from %s is whole after the upgrade', async (last) => {
  const folder = temporaryFolder();
  for (const name of migrations.slice(0, migrations.indexOf(last) + 1)) {
    copyFileSync(join(import.meta.dirname, '../../../migrations', name), join(folder, name));
  }
  const database = await openNewMemoryDatabase();
  await migrate(database, folder);
  const [user, project, document, paragraph, session] = IDS.map(() => quoted(crypto.randomUUID()));
  if (!user || !project || !document || !paragraph || !session) throw new Error('There are five.');
  await database.onOneConnection(async (connection) => {
    const owned = { owner_id: user, language: quoted('fr') };
    await insert(connection, 'users', {
      id: user,
      issuer: quoted('https://issuer.test'),
      subject: quoted('colette'),
      email: quoted('colette@example.org'),
      name: quoted('Colette'),
      language: quoted('fr'),
      time_zone: quoted('Europe/Paris'),
      week_start: quoted('monday'),
    });
    await insert(connection, 'projects', {
      id: project,
      owner_id: user,
      name: quoted('La Traversée'),
      type: quoted('plain'),
    });
    await insert(
      connection,
      'documents',
      {
        ...owned,
        id: document,
        project_id: project,
        title: quoted('Chapitre premier'),
        words: '3',
      },
      { position: quoted('a0'), folded_title: quoted('chapitre premier') },
    );
    await insert(
      connection,
      'paragraphs',
      {
        document_id: document,
        id: paragraph,
        position: quoted('a0'),
        type: quoted('paragraph'),
        content: quoted(JSON.stringify([{ text: 'Le vent souffle', marks: [] }])),
        words: '3',
        version: '1',
      },
      { owner_id: user, folded: quoted('le vent souffle') },
    );
    await insert(connection, 'writing_sessions', {
      id: session,
      writer_id: user,
      status: quoted('draft'),
      document_id: document,
      project_id: project,
      title: quoted(TITLE),
      time_zone: quoted('Europe/Paris'),
      ended_at: quoted('2026-09-14T19:00:00Z'),
      words: '3',
    });
  });
  await migrate(database);

  const writer = await openTestApi(database.db).signIn();
  const read = async (path: string) => (await writer.call('GET', path)).body;
  const id = document.slice(1, -1);
  expect((await read('/projects')).items).toMatchObject([{ name: 'La Traversée' }]);
  expect(await read(`/documents/${id}`)).toMatchObject({
    title: 'Chapitre premier',
    words: 3,
    paragraphs: [{ content: [{ text: 'Le vent souffle' }] }],
  });
  expect((await read('/sessions')).items).toMatchObject([{ documentId: id, stats: { words: 3 } }]);
  expect((await writer.call('DELETE', `/documents/${id}`)).status).toBe(204);
  expect((await read('/trash')).items).toMatchObject([{ id, words: 3 }]);
  expect((await writer.call('POST', `/trash/${id}/restore`, { body: {} })).status).toBe(200);
  expect((await read(`/documents?projectId=${project.slice(1, -1)}`)).items).toHaveLength(1);
  await database.close();
});
