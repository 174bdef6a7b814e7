import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { lifeOf } from '../../../seed/life.ts';
import { rowsOf } from '../../../seed/rows.ts';
import { ofYears } from '../../../seed/shape.ts';
import { writeRows } from '../../../seed/write-rows.ts';
import { openTestApi, type TestWriter } from '../../testing/test-api.ts';
import { createPostgresDatabase } from '../testing/databases.ts';
import { openExplained, type Explained } from '../testing/explained.ts';
import { openPostgresDatabase } from './open-postgres.ts';
import { ensureSearchIndex } from './search-index.ts';

/** Of a year, but with fewer words. */
const SHAPE = {
  ...ofYears(1),
  sessions: 100,
  writingDays: 100,
  journalDays: 50,
  chapters: 10,
  paragraphs: { chapter: 20, largest: 4, other: 4, entry: 1 },
};

/** Other writers, each with all these texts in one document. */
const OTHERS = `
  INSERT INTO users (id, issuer, subject, email, name, language, time_zone, week_start, created_at)
    SELECT gen_random_uuid(), 'crowd', n, 'x@example.org', 'x', 'fr', 'UTC', 'monday', '2026-01-01'
    FROM generate_series(1, 3) AS n;
  INSERT INTO projects (id, owner_id, name, type, created_at, updated_at)
    SELECT id, id, 'Projet', 'plain', '2026-01-01', '2026-01-01' FROM users WHERE issuer = 'crowd';
  INSERT INTO documents (id, owner_id, project_id, title, folded_title, language, position, created_at, updated_at)
    SELECT id, id, id, 'Autre', 'autre', 'fr', 'a0', '2026-01-01', '2026-01-01' FROM users WHERE issuer = 'crowd';
  INSERT INTO paragraphs (document_id, id, position, type, content, words, version, updated_at, folded,
      owner_id)
    SELECT users.id, gen_random_uuid(), position, type, content, words, paragraphs.version, updated_at,
      folded, users.id
    FROM paragraphs, users WHERE issuer = 'crowd';
`;

describe('a search among many texts', () => {
  let writer: TestWriter;
  let explained: Explained;
  let projectId: string;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const { url, drop } = await createPostgresDatabase(inject('migratedPostgres'));
    const database = await openPostgresDatabase(url);
    explained = openExplained(url);
    close = async () => {
      await explained.close();
      await database.close();
      await drop();
    };
    writer = await openTestApi(explained.db).signIn();
    const { id } = (await writer.call('GET', '/auth/me')).body;
    const rows = rowsOf(id, lifeOf('colette', SHAPE, new Date('2026-09-14')));
    await writeRows(database.db, id, rows);
    projectId = rows.projects.find(({ name }) => name === 'Fragments')?.id ?? '';
    await explained.run(OTHERS);
    await ensureSearchIndex(database, { warn: () => undefined });
    await explained.run('ANALYZE');
  }, 60_000);
  afterAll(() => close());

  // DOC-39
  it.each(['dans', 'roma', 'vent souffle', 'zq', 'xyzzyx'])(
    '“%s” never reads all paragraphs from end to end',
    async (search) => {
      for (const filter of ['', `&projectId=${projectId}`]) {
        const path = `/documents?search=${encodeURIComponent(search)}${filter}`;
        const scans = await explained.scansWhile(async () => {
          expect((await writer.call('GET', path)).status).toBe(200);
        });
        const ofParagraphs = scans.filter(([, table]) => table === 'paragraphs');
        expect(ofParagraphs).not.toEqual([]);
        expect(ofParagraphs.map(([node]) => node)).not.toContain('Seq Scan');
      }
    },
  );
});
