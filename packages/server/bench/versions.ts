/**
 * `pnpm bench:versions`: what versions of a text cost, on the embedded database.
 *
 * 1. Room of 200 versions of a document of 100,000 words with local edits, beside the document's own.
 * 2. Saves of a document of which a version is kept with every twentieth (ten minutes of writing are a
 *    hundred and more), beside one without versions, by turns; what keeping costs is in them.
 * 3. Listing the versions of a document with 1,000 of them, beside one with 10.
 *
 * Ends with 1 when a goal is missed.
 */
import { eq, sql } from 'drizzle-orm';
import type { ParagraphChange } from '@ecritoire/contracts';
import { asWriter } from '../src/database/as-writer.ts';
import type { Database } from '../src/database/database.ts';
import { documents, users } from '../src/database/schema.ts';
import { createVersion } from '../src/domain/change-versions.ts';
import { createDocument } from '../src/domain/documents.ts';
import { listVersions } from '../src/domain/document-versions.ts';
import { createProject } from '../src/domain/projects.ts';
import { planSaveOf, saveParagraphs } from '../src/domain/save-paragraphs.ts';
import { HeldTallies } from '../src/domain/session-tallies.ts';
import { startSession } from '../src/domain/writing-sessions.ts';
import { migrate } from '../src/node/database/migrate.ts';
import { openMemoryDatabase } from '../src/node/database/open-embedded.ts';

const MOST_ROOM = 3;
const MOST_TIME = 1.15;
const MOST_LISTING = 2;
const PARAGRAPHS = 2_000;
const SENTENCE = 'Le vent se lève et la mer monte sans bruit. ';

const opened = await openMemoryDatabase();
await migrate(opened);
const database: Database = opened.db;
const tallies = new HeldTallies();
let clock = Date.parse('2026-09-14T18:00:00.000Z');
const now = () => new Date(clock);
const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

async function openWriter(): Promise<string> {
  const id = crypto.randomUUID();
  await database.insert(users).values({
    id,
    issuer: 'bench',
    subject: id,
    email: `${id}@example.org`,
    name: 'Colette',
    language: 'fr',
    timeZone: 'Europe/Paris',
    weekStart: 'monday',
    createdAt: now(),
  });
  await asWriter(database, id, (transaction) =>
    startSession(transaction, id, { timeZone: 'Europe/Paris' }, now()),
  );
  return id;
}

type Text = { writer: string; id: string; ids: string[]; versions: number[] };

const change = ({ ids, versions }: Text, at: number, text: string): ParagraphChange => ({
  operation: 'put',
  id: ids[at] ?? '',
  parentVersion: versions[at] ?? 0,
  position: `c${String(at).padStart(3, '0')}`.replace(/^c(\d{4})$/u, 'd$1'),
  type: 'paragraph',
  content: [{ text, marks: [] }],
});

async function save(text: Text, places: readonly number[], words: string): Promise<number> {
  const changes = places.map((at) => change(text, at, words));
  const asked = { changes, origin: 'written' as const, tallies };
  const begun = performance.now();
  const plan = await planSaveOf(database, text.writer, text.id, asked);
  const outcome = await asWriter(database, text.writer, (transaction) =>
    saveParagraphs(transaction, text.writer, text.id, {
      ...asked,
      accountLimit: Infinity,
      plan,
      now: now(),
    }),
  );
  const took = performance.now() - begun;
  if (outcome.kind !== 'saved') throw new Error(`A save was answered ${outcome.kind}.`);
  for (const at of places) text.versions[at] = (text.versions[at] ?? 0) + 1;
  return took;
}

const keep = (text: Text) =>
  asWriter(database, text.writer, (transaction) =>
    createVersion(transaction, {
      ownerId: text.writer,
      documentId: text.id,
      request: {},
      accountLimit: Infinity,
      now: now(),
    }),
  );

async function write(paragraphs: number): Promise<Text> {
  const writer = await openWriter();
  const project = await createProject(database, writer, { name: 'Roman', type: 'plain' }, now());
  const document = await createDocument(
    database,
    writer,
    { projectId: project.id, title: 'Chapitre', language: 'fr' },
    now(),
  );
  if (typeof document === 'string') throw new Error(document);
  const ids = Array.from({ length: paragraphs }, () => crypto.randomUUID());
  const text = { writer, id: document.id, ids, versions: [] };
  for (let from = 0; from < paragraphs; from += 100) {
    const places = ids.slice(from, from + 100).map((_, at) => from + at);
    await save(text, places, SENTENCE.repeat(5));
  }
  return text;
}

const bytesOf = async (table: string, id: string): Promise<number> => {
  const [row] = await database
    .select({ bytes: sql`coalesce(sum(pg_column_size(t.*)), 0)`.mapWith(Number) })
    .from(sql`${sql.identifier(table)} t`)
    .where(sql`t.document_id = ${id}`);
  return row?.bytes ?? 0;
};

const missed: string[] = [];
function judge(name: string, ratio: number, most: number): void {
  if (ratio > most) missed.push(name);
  console.log(
    `${name}: × ${ratio.toFixed(2)} of at most ${most}  ${ratio > most ? 'MISSED' : 'ok'}`,
  );
}

const novel = await write(PARAGRAPHS);
const [stored] = await database
  .select({ words: documents.words })
  .from(documents)
  .where(eq(documents.id, novel.id));
for (let version = 0; version < 200; version += 1) {
  clock += 60_000;
  const from = (version * 37) % (PARAGRAPHS - 3);
  await save(novel, [from, from + 1, from + 2], `${SENTENCE.repeat(5)}Encore ${version}.`);
  await keep(novel);
}
const own = await bytesOf('paragraphs', novel.id);
const kept =
  (await bytesOf('paragraph_revisions', novel.id)) + (await bytesOf('document_versions', novel.id));
console.log(`${stored?.words} words, ${own} bytes; 200 versions beside them: ${kept} bytes`);
judge('room of the text and its 200 versions', (own + kept) / own, MOST_ROOM);

const [plain, versioned] = [await write(200), await write(200)];
const times = { plain: [] as number[], versioned: [] as number[] };
for (let round = 0; round < 600; round += 1) {
  clock += 30_000;
  const place = [Math.floor(round / 10) % 200];
  const words = `${SENTENCE.repeat(5)}Encore ${round}.`;
  // What has no new text is due for no version.
  await database.update(documents).set({ newTextSince: null }).where(eq(documents.id, plain.id));
  const turns = [
    async () => times.plain.push(await save(plain, place, words)),
    async () => times.versioned.push(await save(versioned, place, words)),
  ];
  for (const turn of round % 2 === 0 ? turns : turns.toReversed()) await turn();
}
const average = (values: number[]) => values.reduce((all, one) => all + one, 0) / values.length;
console.log(
  `a save: ${median(times.plain).toFixed(2)} → ${median(times.versioned).toFixed(2)} ms (median), ${average(times.plain).toFixed(2)} → ${average(times.versioned).toFixed(2)} ms (mean)`,
);
judge(
  'a save with versions, on average',
  average(times.versioned) / average(times.plain),
  MOST_TIME,
);

const [few, many] = [await write(10), await write(10)];
for (let version = 0; version < 10; version += 1) await keep(few);
for (let version = 0; version < 1_000; version += 1) await keep(many);
const listings = { few: [] as number[], many: [] as number[] };
for (let round = 0; round < 100; round += 1) {
  for (const [text, taken] of [
    [few, listings.few],
    [many, listings.many],
  ] as const) {
    const begun = performance.now();
    await listVersions(database, text.writer, text.id, { limit: 10 });
    taken.push(performance.now() - begun);
  }
}
judge('listing of 1,000 versions', median(listings.many) / median(listings.few), MOST_LISTING);
await opened.close();
process.exitCode = missed.length === 0 ? 0 : 1;
