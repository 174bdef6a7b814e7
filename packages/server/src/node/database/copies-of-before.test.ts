import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { databases } from '../testing/databases.ts';
import { temporaryFolder } from '../testing/programs.ts';
import { migrate } from './migrate.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../migrations');

test.each(databases)(
  'copies published before titles existed get today’s, on $name',
  async ({ open }) => {
    const database = await open();
    onTestFinished(() => database.close());
    const rows = (statement: string) =>
      database.onOneConnection((connection) => connection.rows(statement));
    await database.onOneConnection(({ run }) =>
      run('DROP SCHEMA public CASCADE; CREATE SCHEMA public'),
    );
    const folder = join(temporaryFolder(), 'migrations');
    mkdirSync(folder);
    for (const name of readdirSync(MIGRATIONS).filter((name) => name < '0004')) {
      copyFileSync(join(MIGRATIONS, name), join(folder, name));
    }
    await migrate(database, folder);
    await database.onOneConnection(({ run }) =>
      run(`
        INSERT INTO users (id, issuer, subject, email, name, language, time_zone, week_start, created_at)
        VALUES (gen_random_uuid(), 'x', 'x', 'x', 'x', 'fr', 'UTC', 'monday', now());
        INSERT INTO projects (id, owner_id, name, type, created_at, updated_at)
        SELECT gen_random_uuid(), id, 'x', 'plain', now(), now() FROM users;
        INSERT INTO documents (id, owner_id, project_id, title, language, created_at, updated_at, position, folded_title)
        SELECT gen_random_uuid(), owner_id, id, 'Un', 'fr', now(), now(), 'a0', 'un' FROM projects;
        INSERT INTO writing_sessions (id, writer_id, status, time_zone, local_date, started_at, published_at)
        SELECT gen_random_uuid(), id, 'published', 'UTC', now(), now(), now() FROM users;
        INSERT INTO published_paragraphs (session_id, document_id, paragraph_id, position, type, content, language)
        SELECT writing_sessions.id, documents.id, gen_random_uuid(), 'a0', 'paragraph', '[]', 'fr'
        FROM writing_sessions, documents;
        INSERT INTO published_paragraphs (session_id, document_id, paragraph_id, position, type, content, language)
        SELECT id, gen_random_uuid(), gen_random_uuid(), 'a1', 'paragraph', '[]', 'fr'
        FROM writing_sessions;`),
    );
    await migrate(database);
    expect(
      await rows('SELECT document_title, section FROM published_paragraphs ORDER BY position'),
    ).toEqual([
      { document_title: 'Un', section: 0 },
      { document_title: null, section: 0 },
    ]);
  },
);
