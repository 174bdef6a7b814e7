import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { databases } from '../testing/databases.ts';
import { temporaryFolder } from '../testing/programs.ts';
import { migrate } from './migrate.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../migrations');

// SAVE-48
test.each(databases)('sessions of before give back what is gone, on $name', async ({ open }) => {
  const database = await open();
  onTestFinished(() => database.close());
  const rows = (statement: string) =>
    database.onOneConnection((connection) => connection.rows(statement));
  await database.onOneConnection(({ run }) =>
    run('DROP SCHEMA public CASCADE; CREATE SCHEMA public'),
  );
  const folder = join(temporaryFolder(), 'migrations');
  mkdirSync(folder);
  for (const name of readdirSync(MIGRATIONS).filter((name) => name < '0012')) {
    copyFileSync(join(MIGRATIONS, name), join(folder, name));
  }
  await migrate(database, folder);
  // Two sessions of each kind, one of a document that is there and one of a deleted one.
  await database.onOneConnection(({ run }) =>
    run(`
      INSERT INTO users (id, issuer, subject, email, name, language, time_zone, week_start, created_at, size)
      VALUES (gen_random_uuid(), 'x', 'x', 'x', '', 'fr', 'UTC', 'monday', now(), 4100);
      INSERT INTO projects (id, owner_id, name, type, created_at, updated_at)
      SELECT gen_random_uuid(), id, 'x', 'plain', now(), now() FROM users;
      INSERT INTO documents (id, owner_id, project_id, title, language, created_at, updated_at, position, folded_title, size)
      SELECT gen_random_uuid(), owner_id, id, 'Un', 'fr', now(), now(), 'a0', 'un', 100 FROM projects;
      INSERT INTO writing_sessions (id, writer_id, status, title, time_zone, local_date, started_at, size)
      SELECT gen_random_uuid(), id, status, title, 'UTC', now(), now(), 1000
      FROM users, (VALUES ('draft', 'there'), ('draft', 'gone'), ('discarded', 'there'), ('active', 'gone')) AS s (status, title);
      INSERT INTO session_paragraphs (session_id, document_id, paragraph_id, baseline, added, removed)
      SELECT s.id, CASE s.title WHEN 'there' THEN documents.id ELSE gen_random_uuid() END,
        gen_random_uuid(), '{}', '{mot}', '{}'
      FROM writing_sessions s, documents;
      INSERT INTO session_carried_words (session_id, document_id, paragraph_id, layer, added, removed)
      SELECT session_id, document_id, paragraph_id, 1, '{mot}', '{}' FROM session_paragraphs;`),
  );
  await migrate(database);
  expect(
    await rows(`
      SELECT status, title, size::int AS size, p.added, count(c.layer)::int AS carried
      FROM writing_sessions s
      LEFT JOIN session_paragraphs p ON p.session_id = s.id
      LEFT JOIN session_carried_words c ON c.session_id = s.id
      GROUP BY 1, 2, 3, 4 ORDER BY 1, 2`),
  ).toEqual([
    { status: 'active', title: 'gone', size: 1000, added: ['mot'], carried: 1 },
    { status: 'discarded', title: 'there', size: 50, added: [], carried: 0 },
    { status: 'draft', title: 'gone', size: 0, added: null, carried: 0 },
    { status: 'draft', title: 'there', size: 1000, added: ['mot'], carried: 1 },
  ]);
  expect(await rows('SELECT size::int AS size, version FROM users')).toEqual([
    { size: 2150, version: 2 },
  ]);
});
