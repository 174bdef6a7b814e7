import { asc, eq, sql } from 'drizzle-orm';
import { contractVersion } from '@ecritoire/contracts/archive';
import type {
  ArchiveManifest,
  ArchiveProfile,
  ArchiveProject,
  ArchiveTargets,
} from '@ecritoire/contracts';
import type { Database } from '../database/database.ts';
import { documents, projects, weeklyTargets, type users } from '../database/schema.ts';
import {
  documentLines,
  headLine,
  textOf,
  textOfVersion,
  type DocumentLines,
} from './document-lines.ts';
import { afterWhatCame } from '../in-pieces.ts';
import { linesOf } from './json.ts';
import { fileName, markdownOf, titleOf } from './markdown.ts';
import { publishedPages, sessionLines, sessionsOf } from './session-lines.ts';
import type { ZipEntry } from './zip-stream.ts';

const FORMAT = 'ecritoire-archive';
export const FORMAT_VERSION = 1;

type UserRow = typeof users.$inferSelect;
type ProjectRow = typeof projects.$inferSelect;

const README = `Archive d’Écritoire / An archive of Écritoire

texts/      chaque texte, en Markdown / each text, as Markdown
trash/      ce qui est dans la corbeille / what is in the trash
versions/   les versions nommées, jusqu’à 32 millions de caractères ; toutes sont dans data/
            versions that have a name, up to 32 million characters; all are in data/
published/  les textes publiés / published texts
data/       les mêmes textes, et les séances, pour Écritoire : Paramètres › Importer une archive
            the same texts, and the sessions, for Écritoire: Settings › Import an archive
`;

/** Of the named versions as Markdown: the archive stays small enough to be imported. */
const MOST_OF_VERSIONS = 32_000_000;

const json = (name: string, value: object): ZipEntry => ({
  name,
  text: [`${JSON.stringify(value)}\n`],
});

const jsonLines = (name: string, values: readonly object[]): ZipEntry => ({
  name,
  text: [linesOf(values.map((value) => JSON.stringify(value)))],
});

async function targetsOf(database: Database, { id }: UserRow): Promise<ArchiveTargets[]> {
  const { setOn, words, sessions, userId } = weeklyTargets;
  return database
    .select({ setOn, words, sessions })
    .from(weeklyTargets)
    .where(eq(userId, id))
    .orderBy(asc(setOn));
}

function projectLine(row: ProjectRow): ArchiveProject {
  const { id, name, description, type, createdAt, updatedAt, trashedAt } = row;
  return {
    id,
    name,
    description,
    type,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    trashedAt: trashedAt?.toISOString() ?? null,
  };
}

const numbered = (number: number, title: string) =>
  `${String(number).padStart(3, '0')} ${fileName(title)}`.trim();

type Place = { folder: string; name: string };

/** Gives each document in turn its place among the texts for people. */
function placing(own: readonly ProjectRow[]) {
  const folders = new Map(own.map(({ id, name }, index) => [id, numbered(index + 1, name)]));
  const counts = new Map<string, number>();
  return ({ projectId, trashedAt, title, entryDate }: DocumentLines['head']): Place => {
    const isInTrash = projectId === null || trashedAt !== null;
    const folder = isInTrash ? 'trash' : `texts/${folders.get(projectId) ?? ''}`;
    const count = (counts.get(folder) ?? 0) + 1;
    counts.set(folder, count);
    return { folder, name: entryDate !== null && !isInTrash ? entryDate : numbered(count, title) };
  };
}

function* markdownText(title: string, text: Iterable<Parameters<typeof markdownOf>[0]>) {
  yield titleOf(title);
  for (const block of text) yield markdownOf(block);
}

function* dataOf({ head, paragraphs, versions, revisions }: DocumentLines) {
  yield linesOf([headLine(head)]);
  for (const page of [...paragraphs, ...versions, ...revisions]) yield linesOf(page);
}

type NamedVersion = { number: number; name: string | null };

/** Characters that named versions may still have as Markdown. */
type Room = { left: number };

async function* entriesOf(
  lines: DocumentLines,
  place: Place,
  room: Room,
): AsyncGenerator<ZipEntry> {
  const { head } = lines;
  yield { name: `data/documents/${head.id}.jsonl`, text: dataOf(lines) };
  const markdown = markdownText(head.title, textOf(lines));
  yield { name: `${place.folder}/${place.name}.md`, text: markdown };
  const folder = `versions/${place.folder.replace(/^texts\//u, '')}/${place.name}`;
  for (const line of lines.versions.flat()) {
    const { number, name }: NamedVersion = JSON.parse(line);
    if (name === null || room.left <= 0) continue;
    await afterWhatCame();
    const text = [...markdownText(`${head.title}: ${name}`, textOfVersion(lines, number))];
    room.left -= text.reduce((sum, block) => sum + block.length, 0);
    if (room.left >= 0) yield { name: `${folder}/${numbered(number, name)}.md`, text };
  }
}

/** In the order of their projects, each in its own. */
async function* documentEntries(
  database: Database,
  { id: ownerId }: UserRow,
  { own, mostOfVersions }: { own: readonly ProjectRow[]; mostOfVersions: number },
): AsyncGenerator<ZipEntry> {
  const rows = await database
    .select({ id: documents.id })
    .from(documents)
    .leftJoin(projects, eq(projects.id, documents.projectId))
    .where(eq(documents.ownerId, ownerId))
    .orderBy(
      sql`${projects.createdAt} NULLS LAST`,
      asc(documents.projectId),
      asc(documents.position),
      asc(documents.id),
    );
  const placeOf = placing(own);
  const room = { left: mostOfVersions };
  for (const { id } of rows) {
    const lines = await documentLines(database, ownerId, id);
    // It was deleted meanwhile.
    if (!lines) continue;
    yield* entriesOf(lines, placeOf(lines.head), room);
  }
}

async function* allSessionLines(database: Database, { id }: UserRow): AsyncGenerator<string> {
  for await (const session of sessionsOf(database, id)) yield* sessionLines(database, session);
}

async function* publishedText(
  database: Database,
  { id, title, comment }: { id: string; title: string | null; comment: string | null },
): AsyncGenerator<string> {
  yield titleOf(title ?? '');
  if (comment !== null)
    yield markdownOf({ type: 'quote', content: [{ text: comment, marks: [] }] });
  let open: string | undefined;
  for await (const rows of publishedPages(database, id)) {
    for (const { documentId, documentTitle, type, content } of rows) {
      if (documentId !== open && documentTitle !== null) {
        yield markdownOf({ type: 'heading', content: [{ text: documentTitle, marks: [] }] });
      }
      open = documentId;
      yield markdownOf({ type, content: JSON.parse(content) });
    }
  }
}

async function* publishedEntries(database: Database, { id }: UserRow): AsyncGenerator<ZipEntry> {
  let count = 0;
  for await (const session of sessionsOf(database, id)) {
    if (session.status !== 'published') continue;
    count += 1;
    const name = `${session.localDate} ${numbered(count, session.title ?? '')}`;
    yield { name: `published/${name}.md`, text: publishedText(database, session) };
  }
}

/**
 * Everything that an account has written, as the files of its archive (docs/archive.md). Each is read
 * with short queries of its own; of documents, one at a time is held.
 */
export async function* archiveEntries(
  database: Database,
  user: UserRow,
  now: Date,
  mostOfVersions = MOST_OF_VERSIONS,
): AsyncGenerator<ZipEntry> {
  const manifest: ArchiveManifest = {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    id: crypto.randomUUID(),
    createdAt: now.toISOString(),
    contractVersion,
  };
  const { bio, language, timeZone, weekStart } = user;
  const profile: ArchiveProfile = { bio, language, timeZone, weekStart };
  const own = await database
    .select()
    .from(projects)
    .where(eq(projects.ownerId, user.id))
    .orderBy(asc(projects.createdAt), asc(projects.id));
  yield json('manifest.json', manifest);
  yield { name: 'README.txt', text: [README] };
  yield json('data/profile.json', profile);
  yield jsonLines('data/targets.jsonl', await targetsOf(database, user));
  yield jsonLines('data/projects.jsonl', own.map(projectLine));
  yield* documentEntries(database, user, { own, mostOfVersions });
  yield { name: 'data/sessions.jsonl', text: allSessionLines(database, user) };
  yield* publishedEntries(database, user);
}
