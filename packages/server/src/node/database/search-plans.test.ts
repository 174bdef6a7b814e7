import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { lifeOf } from '../../../seed/life.ts';
import { rowsOf } from '../../../seed/rows.ts';
import { ofYears } from '../../../seed/shape.ts';
import { writeRows } from '../../../seed/write-rows.ts';
import { openTestApi, type TestWriter } from '../../testing/test-api.ts';
import { createPostgresDatabase } from '../testing/databases.ts';
import { openExplained, type Explained } from '../testing/explained.ts';
import { openPostgresDatabase } from './open-postgres.ts';
import type { OpenDatabase } from './open-database.ts';
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
    FROM generate_series(1, 6) AS n;
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
  let database: OpenDatabase;
  let projectId: string;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const { url, drop } = await createPostgresDatabase(inject('migratedPostgres'));
    database = await openPostgresDatabase(url);
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

  async function expectNoSeqScan(search: string) {
    for (const filter of ['', `&projectId=${projectId}`]) {
      const path = `/documents?search=${encodeURIComponent(search)}${filter}`;
      const scans = await explained.scansWhile(async () => {
        expect((await writer.call('GET', path)).status).toBe(200);
      });
      const ofParagraphs = scans.filter(([, table]) => table === 'paragraphs');
      expect(ofParagraphs).not.toEqual([]);
      expect(ofParagraphs.map(([node]) => node)).not.toContain('Seq Scan');
    }
  }
  const searches = ['dans', 'roma', 'vent souffle', 'souffle vent', 'zq', 'xyzzyx'];

  // DOC-39
  it.each(searches)('“%s” never reads all paragraphs from end to end', expectNoSeqScan);

  // DOC-39
  it('never does without a trigram index', async () => {
    await explained.run('DROP INDEX paragraphs_search');
    const refusing: Pick<OpenDatabase, 'onOneConnection'> = {
      onOneConnection: (work) =>
        database.onOneConnection((connection) =>
          work({
            ...connection,
            run: async (statements) => {
              if (statements.includes('EXTENSION')) {
                throw Object.assign(new Error('refused'), { code: '42501' });
              }
              await connection.run(statements);
            },
          }),
        ),
    };
    expect(await ensureSearchIndex(refusing, { warn: () => undefined })).toBe(false);
    await explained.run('ANALYZE');
    for (const search of searches) await expectNoSeqScan(search);
  });
});
