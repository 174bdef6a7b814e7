import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldText } from '@ecritoire/prose';
import { expect, it } from 'vitest';
import { openNewMemoryDatabase } from '../testing/databases.ts';
import { temporaryFolder } from '../testing/programs.ts';
import { migrate } from './migrate.ts';

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
