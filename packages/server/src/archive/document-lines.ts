import { and, asc, eq, sql } from 'drizzle-orm';
import type { ArchiveDocument, ParagraphType, Run } from '@ecritoire/contracts';
import type { Database } from '../database/database.ts';
import { documents, documentVersions, paragraphRevisions, paragraphs } from '../database/schema.ts';
import { rowsInPages } from '../domain/row-pages.ts';
import { instantJson } from './json.ts';

/** Readings that may meet a change before one is made in which nothing can change. */
const ATTEMPTS = 3;

type Row = typeof documents.$inferSelect;

/** A document as lines of an archive, all of one moment, in pages. */
export type DocumentLines = {
  head: Row;
  paragraphs: string[][];
  versions: string[][];
  revisions: string[][];
};

const iso = (date: Date | null) => date?.toISOString() ?? null;

export function headLine(row: Row): string {
  const { id, projectId, position, title, language, lastVersion, lastSessionId, lastOrigin } = row;
  const { entryDate, entryTimeZone, isTrashedWithProject } = row;
  const line: ArchiveDocument = {
    kind: 'document',
    id,
    projectId: projectId ?? row.trashedProjectId,
    position,
    title,
    journalEntry:
      entryDate !== null && entryTimeZone !== null
        ? { localDate: entryDate, timeZone: entryTimeZone }
        : null,
    language,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    lastVersion,
    newTextSince: iso(row.newTextSince),
    lastSessionId,
    lastOrigin,
    trashedAt: iso(row.trashedAt),
    isTrashedWithProject,
  };
  return JSON.stringify(line);
}

type Place = { position: string; id: string; json: string };

function paragraphPage(
  database: Database,
  documentId: string,
  after: Place | undefined,
  limit: number,
) {
  const { id, position, type, content, version, updatedAt, fromNumber } = paragraphs;
  const json = sql<string>`json_build_object('kind', 'paragraph', 'id', ${id}, 'position', ${position},
    'type', ${type}, 'content', ${content}, 'version', ${version},
    'updatedAt', ${instantJson(updatedAt)}, 'fromNumber', ${fromNumber})::text`;
  return database
    .select({ position, id, json })
    .from(paragraphs)
    .where(
      and(
        eq(paragraphs.documentId, documentId),
        eq(paragraphs.deleted, false),
        after && sql`(${position}, ${id}) > (${after.position} COLLATE "C", ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(position), asc(id))
    .limit(limit);
}

type Numbered = { number: number; json: string };

function versionPage(
  database: Database,
  documentId: string,
  after: Numbered | undefined,
  limit: number,
) {
  const { id, number, name, reason, sessionId, words, wordsAdded, wordsRemoved, createdAt } =
    documentVersions;
  const json = sql<string>`json_build_object('kind', 'version', 'id', ${id}, 'number', ${number},
    'name', ${name}, 'reason', ${reason}, 'sessionId', ${sessionId}, 'words', ${words},
    'wordsAdded', ${wordsAdded}, 'wordsRemoved', ${wordsRemoved},
    'createdAt', ${instantJson(createdAt)})::text`;
  return database
    .select({ number, json })
    .from(documentVersions)
    .where(
      and(
        eq(documentVersions.documentId, documentId),
        after && sql`${number} > ${after.number}::int`,
      ),
    )
    .orderBy(asc(number))
    .limit(limit);
}

type Revised = { paragraphId: string; untilNumber: number; json: string };

function revisionPage(
  database: Database,
  documentId: string,
  after: Revised | undefined,
  limit: number,
) {
  const { paragraphId, fromNumber, untilNumber, position, type, content } = paragraphRevisions;
  const json = sql<string>`json_build_object('kind', 'revision', 'paragraphId', ${paragraphId},
    'fromNumber', ${fromNumber}, 'untilNumber', ${untilNumber}, 'position', ${position},
    'type', ${type}, 'content', ${content})::text`;
  return database
    .select({ paragraphId, untilNumber, json })
    .from(paragraphRevisions)
    .where(
      and(
        eq(paragraphRevisions.documentId, documentId),
        after &&
          sql`(${paragraphId}, ${untilNumber}) > (${after.paragraphId}::uuid, ${after.untilNumber}::int)`,
      ),
    )
    .orderBy(asc(paragraphId), asc(untilNumber))
    .limit(limit);
}

async function pagesOf<Line extends { json: string }>(
  database: Database,
  page: (after: Line | undefined, limit: number) => PromiseLike<Line[]>,
): Promise<string[][]> {
  const pages: string[][] = [];
  for await (const rows of rowsInPages(database, page, ({ json }) => json.length)) {
    pages.push(rows.map(({ json }) => json));
  }
  return pages;
}

/** Every change of a document's text or of its versions changes its row. */
async function readHead(database: Database, ownerId: string, id: string) {
  const [found] = await database
    .select({ head: documents, state: sql<string>`${documents}.xmin::text` })
    .from(documents)
    .where(and(eq(documents.ownerId, ownerId), eq(documents.id, id)));
  return found;
}

async function readAll(
  database: Database,
  ownerId: string,
  id: string,
): Promise<DocumentLines | 'changed' | undefined> {
  const before = await readHead(database, ownerId, id);
  if (!before) return undefined;
  const lines = {
    head: before.head,
    paragraphs: await pagesOf(database, (after: Place | undefined, limit) =>
      paragraphPage(database, id, after, limit),
    ),
    versions: await pagesOf(database, (after: Numbered | undefined, limit) =>
      versionPage(database, id, after, limit),
    ),
    revisions: await pagesOf(database, (after: Revised | undefined, limit) =>
      revisionPage(database, id, after, limit),
    ),
  };
  const after = await readHead(database, ownerId, id);
  return after?.state === before.state ? lines : 'changed';
}

/** @returns undefined where there is no such document. */
export async function documentLines(
  database: Database,
  ownerId: string,
  id: string,
): Promise<DocumentLines | undefined> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const read = await readAll(database, ownerId, id);
    if (read !== 'changed') return read;
  }
  const read = await database.transaction((transaction) => readAll(transaction, ownerId, id), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  if (read === 'changed') throw new Error('A snapshot changed.');
  return read;
}

type Text = { id: string; position: string; type: ParagraphType; content: Run[] };

type Standing = Text & { fromNumber: number };
type Replaced = Omit<Standing, 'id'> & { paragraphId: string; untilNumber: number };

function standingOf(json: string): Standing {
  const paragraph: Standing = JSON.parse(json);
  return paragraph;
}

function replacedOf(json: string): Replaced {
  const revision: Replaced = JSON.parse(json);
  return revision;
}

/** The text as it is, paragraph by paragraph in its order. */
export function* textOf({ paragraphs: pages }: DocumentLines): Generator<Text> {
  for (const page of pages) for (const json of page) yield standingOf(json);
}

const inOrder = (one: Text, other: Text) =>
  one.position < other.position || (one.position === other.position && one.id < other.id) ? -1 : 1;

/** The text of a version, by its number. */
export function textOfVersion(
  { paragraphs: current, revisions }: DocumentLines,
  number: number,
): Text[] {
  const standing = current
    .flat()
    .map(standingOf)
    .filter(({ fromNumber }) => fromNumber <= number);
  const replaced = revisions
    .flat()
    .map(replacedOf)
    .filter(({ fromNumber, untilNumber }) => fromNumber <= number && untilNumber > number)
    .map(({ paragraphId: id, position, type, content }): Text => ({ id, position, type, content }));
  return [...standing, ...replaced].toSorted(inOrder);
}
