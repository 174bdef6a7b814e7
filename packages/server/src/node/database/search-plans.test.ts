import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { lifeOf } from '../../../seed/life.ts';
import { rowsOf } from '../../../seed/rows.ts';
import { ofYears } from '../../../seed/shape.ts';
import { writeRows } from '../../../seed/write-rows.ts';
import { openTestApi, type TestWriter } from '../../testing/test-api.ts';
import { SEARCH_INDEX } from '../../domain/search-index.ts';
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

  /** In which ways a search reads paragraphs, among all documents as in a project. */
  async function readsOf(search: string): Promise<string[]> {
    const [all, inProject] = [await readsAt(search, ''), await readsAt(search, projectId)];
    expect(inProject).toEqual(all);
    return all;
  }
  async function readsAt(search: string, project: string): Promise<string[]> {
    const filter = project === '' ? '' : `&projectId=${project}`;
    const scans = await explained.scansWhile(async () => {
      const path = `/documents?search=${encodeURIComponent(search)}${filter}`;
      expect((await writer.call('GET', path)).status).toBe(200);
    });
    const ofParagraphs = scans.filter(({ table }) => table === 'paragraphs');
    const reads = ofParagraphs.map(({ node, indexes }) => [node, ...indexes].join(' '));
    return [...new Set(reads)].toSorted();
  }
  const byDocument = 'Index Scan paragraphs_in_order';
  const notIndexed = 'Index Scan paragraphs_not_indexed';
  /** Found in the first documents, or too short for the index. */
  const frequentOrShort = ['dans', 'zq'];
  const others = ['roma', 'vent souffle', 'souffle vent', 'xyzzyx'];

  // DOC-39
  it.each(frequentOrShort)('“%s” reads document by document', async (search) => {
    expect(await readsOf(search)).toEqual([byDocument]);
  });

  // DOC-39
  it.each(others)('“%s” reads by the trigram index', async (search) => {
    const byTrigrams = `Bitmap Heap Scan ${SEARCH_INDEX}`;
    expect(await readsOf(search)).toEqual([byTrigrams, byDocument, notIndexed]);
  });

  // DOC-39
  it('reads the writer’s own without a trigram index', async () => {
    await explained.run(`DROP INDEX ${SEARCH_INDEX}; ANALYZE`);
    for (const search of frequentOrShort) expect(await readsOf(search)).toEqual([byDocument]);
    for (const search of others) {
      for (const project of ['', projectId]) {
        // By a bitmap or in order: the planner has chosen both.
        const indexes = (await readsAt(search, project)).map(
          (read) => read.split(' ').at(-1) ?? '',
        );
        expect(indexes.toSorted()).toEqual([
          'paragraphs_in_order',
          'paragraphs_indexed',
          'paragraphs_not_indexed',
        ]);
      }
    }
  });
});
