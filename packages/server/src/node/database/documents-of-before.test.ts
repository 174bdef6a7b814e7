import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { foldText, positionBetween } from '@ecritoire/prose';
import { databases } from '../testing/databases.ts';
import { temporaryFolder } from '../testing/programs.ts';
import { migrate } from './migrate.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../migrations');
const FIRST = '0001-skeleton.sql';
const TEXTS = [
  'Le Cœur d’Été',
  'ÆSOP, Œuvre',
  ' deux \n lignes ',
  '10\u202F000 « mots »',
  'Straße',
  'sou\u00ADvenir',
  '— L’Arc\u2011en-ciel ?',
  'mai\u2060son « bleue »',
  'La mai\uFEFFson bleue d’É\u0301té',
  '“οδος” \u{E0062}\u200Eà −5″',
];
/** Enough for positions of one, two and three characters: a0 … az, b00 … bzz, c000. */
const HOW_MANY = 62 + 62 * 62 + 100;

// DOC-14
test.each(databases)('old documents get order, size and search, on $name', async ({ open }) => {
  const database = await open();
  onTestFinished(() => database.close());
  const rows = (statement: string, parameters: unknown[] = []) =>
    database.onOneConnection((connection) => connection.rows(statement, parameters));
  await database.onOneConnection(({ run }) =>
    run('DROP SCHEMA public CASCADE; CREATE SCHEMA public'),
  );
  const folder = join(temporaryFolder(), 'migrations');
  mkdirSync(folder);
  copyFileSync(join(MIGRATIONS, FIRST), join(folder, FIRST));
  await migrate(database, folder);

  await rows(
    `INSERT INTO users (id, issuer, subject, email, name, language, time_zone, week_start, created_at)
       VALUES (gen_random_uuid(), 'x', 'x', 'x', 'x', 'fr', 'UTC', 'monday', now())`,
  );
  await rows(
    `INSERT INTO projects (id, owner_id, name, type, created_at, updated_at)
       SELECT gen_random_uuid(), id, 'x', 'plain', now(), now() FROM users`,
  );
  await rows(
    `INSERT INTO documents (id, owner_id, project_id, title, language, created_at, updated_at)
       SELECT gen_random_uuid(), owner_id, id, coalesce(($1::text[])[n], n::text), 'fr',
         '2026-01-01'::timestamptz + n * interval '1 second', now()
       FROM projects, generate_series(1, $2::int) AS n`,
    [TEXTS, HOW_MANY],
  );
  await rows(
    `INSERT INTO paragraphs (document_id, id, position, type, content, words, version, updated_at)
       SELECT id, gen_random_uuid(), 'a0', 'paragraph',
         jsonb_build_array(jsonb_build_object('text', title, 'marks', '[]'::jsonb),
           jsonb_build_object('text', ' !', 'marks', '[]'::jsonb)), 1, 1, now()
       FROM documents WHERE title = ANY ($1)`,
    [TEXTS],
  );
  await migrate(database);

  const positions: string[] = [];
  for (let last: string | null = null; positions.length < HOW_MANY;) {
    last = positionBetween(last, null);
    positions.push(last);
  }
  const documents = await rows('SELECT position FROM documents ORDER BY created_at');
  expect(documents.map(({ position }) => position)).toEqual(positions);
  const sizes = TEXTS.map((title) => 50 + 2 * 20 + Array.from(title).length + 2);
  const counted = await rows('SELECT size FROM documents WHERE size > 0 ORDER BY created_at');
  expect(counted.map(({ size }) => size)).toEqual(sizes);
  const [account] = await rows('SELECT size FROM users');
  expect(Number(account?.['size'])).toBe(sizes.reduce((sum, size) => sum + size, 0));
  const folded = await rows(
    `SELECT title, folded_title, folded FROM documents
       JOIN paragraphs ON document_id = documents.id ORDER BY created_at`,
  );
  expect(folded).toEqual(
    TEXTS.map((title) => ({
      title,
      folded_title: foldText(title),
      folded: foldText(`${title} !`),
    })),
  );
});
