import { and, eq } from 'drizzle-orm';
import type { ArchiveProject } from '@ecritoire/contracts';
import { foldText, foldTextInSteps, textOf, type Steps } from '@ecritoire/prose';
import { asWriter } from '../database/as-writer.ts';
import type { Database } from '../database/database.ts';
import { portionsOf } from '../database/portions.ts';
import {
  documents,
  documentVersions,
  paragraphRevisions,
  paragraphs,
  projects,
} from '../database/schema.ts';
import { DAY } from '../domain/keep-version.ts';
import { wordsOfParagraph } from '../domain/paragraph-words.ts';
import { storedRuns } from '../domain/save-plan.ts';
import { paragraphSize, takeAccountRoom, VERSION_SIZE } from '../domain/sizes.ts';
import { inPieces } from '../in-pieces.ts';
import { dateBy, dateOrNullBy, rowIn } from './json.ts';
import type { ImportedIds } from './imported-ids.ts';
import type { DocumentRecord } from './records.ts';
import { NoRoom } from './refused.ts';

export type Importing = {
  database: Database;
  userId: string;
  ids: ImportedIds;
  accountLimit: number;
  now: Date;
};

type DocumentInsert = typeof documents.$inferInsert;
type Rows = {
  paragraphs: (typeof paragraphs.$inferInsert)[];
  versions: (typeof documentVersions.$inferInsert)[];
  revisions: (typeof paragraphRevisions.$inferInsert)[];
};

/** A document as it will be stored, in its project, as the archive has it. */
export type DocumentPlan = Rows & { document: DocumentInsert; words: number; size: number };

function* paragraphRows(
  { document, paragraphs: texts }: DocumentRecord,
  [documentId, ownerId, now]: [string, string, Date],
): Steps<Rows['paragraphs']> {
  const rows: Rows['paragraphs'] = [];
  for (const { content: runs, updatedAt, ...line } of texts) {
    const paragraph = rowIn(line);
    const content = storedRuns(runs);
    const words = yield* wordsOfParagraph({ type: paragraph.type, content }, document.language);
    rows.push({
      ...paragraph,
      documentId,
      ownerId,
      content,
      words: words.length,
      folded: yield* foldTextInSteps(textOf(content)),
      updatedAt: dateBy(now, updatedAt),
    });
    yield;
  }
  return rows;
}

const idOrNull = async (id: string | null, ids: ImportedIds) => (id === null ? null : ids(id));

/** In the trash stands what was there, and what has no project to stand in. */
function placeOf(
  { document }: DocumentRecord,
  project: ArchiveProject | undefined,
  projectId: string | null,
  now: Date,
) {
  const isTrashedWithProject =
    project?.trashedAt != null && (document.trashedAt === null || document.isTrashedWithProject);
  const isInTrash = !project || document.trashedAt !== null || isTrashedWithProject;
  return isInTrash
    ? { projectId: null, trashedProjectId: projectId, trashedAt: now, isTrashedWithProject }
    : { projectId, trashedProjectId: null, trashedAt: null, isTrashedWithProject };
}

/** What a document needs before it can be written: its words are counted, its texts folded. */
export async function planDocument(
  { userId, ids, now }: Importing,
  record: DocumentRecord,
  project: ArchiveProject | undefined,
): Promise<DocumentPlan> {
  const { document, versions, revisions } = record;
  const id = await ids(document.id);
  const rows = await inPieces(paragraphRows(record, [id, userId, now]));
  const words = rows.reduce((sum, row) => sum + row.words, 0);
  const size = rows.reduce((sum, { content }) => sum + paragraphSize(content), 0);
  const revisionRows = revisions.map((revision) => {
    const content = storedRuns(revision.content);
    return Object.assign(rowIn(revision), {
      documentId: id,
      content,
      size: paragraphSize(content),
    });
  });
  // All of them and the document itself: no rate of saves bounds these rows.
  const versionsSize =
    revisionRows.reduce((sum, revision) => sum + revision.size, 0) +
    (versions.length + 1) * VERSION_SIZE;
  const versionRows = await Promise.all(
    versions.map(async (version) => ({
      ...rowIn(version),
      id: await ids(version.id),
      documentId: id,
      sessionId: await idOrNull(version.sessionId, ids),
      createdAt: dateBy(now, version.createdAt),
    })),
  );
  const { position, title, language, journalEntry, lastVersion, lastOrigin } = document;
  return {
    document: {
      id,
      ownerId: userId,
      ...placeOf(record, project, project ? await ids(project.id) : null, now),
      position,
      title,
      foldedTitle: foldText(title),
      language,
      entryDate: journalEntry?.localDate ?? null,
      entryTimeZone: journalEntry?.timeZone ?? null,
      words,
      size,
      createdAt: dateBy(now, document.createdAt),
      updatedAt: dateBy(now, document.updatedAt),
      lastVersion,
      newTextSince: dateOrNullBy(now, document.newTextSince),
      lastSessionId: await idOrNull(document.lastSessionId, ids),
      lastOrigin,
      versionsSize,
      thinAt: versions.length > 0 ? new Date(now.getTime() + DAY) : null,
    },
    paragraphs: rows,
    versions: versionRows,
    revisions: revisionRows,
    words,
    size: size + versionsSize,
  };
}

async function isDocumentHere(database: Database, userId: string, id: string) {
  return (
    (await database.$count(documents, and(eq(documents.ownerId, userId), eq(documents.id, id)))) > 0
  );
}

/** Its project may be here since an import before, out of the trash or deleted. */
async function placeInTrash(transaction: Database, { trashedProjectId }: DocumentInsert) {
  if (trashedProjectId == null) return {};
  const own = eq(projects.id, trashedProjectId);
  const [project] = await transaction.select().from(projects).where(own);
  if (!project) return { trashedProjectId: null, isTrashedWithProject: false };
  return project.trashedAt === null ? { isTrashedWithProject: false } : {};
}

/** Its project may have been deleted since it came, and its day written in. */
async function hasPlace(transaction: Database, { projectId, entryDate }: DocumentInsert) {
  if (projectId == null) return true;
  const [project] = await transaction.select().from(projects).where(eq(projects.id, projectId));
  if (!project || project.trashedAt !== null) return false;
  if (entryDate == null) return true;
  const ofDay = and(eq(documents.projectId, projectId), eq(documents.entryDate, entryDate));
  return (await transaction.$count(documents, ofDay)) === 0;
}

/**
 * Writes a document that is not here yet, whole or not at all.
 *
 * @throws NoRoom
 */
export async function writeDocument(importing: Importing, plan: DocumentPlan): Promise<void> {
  const { database, userId, accountLimit, now } = importing;
  await asWriter(database, userId, async (transaction) => {
    if (await isDocumentHere(transaction, userId, plan.document.id)) return;
    const full = await takeAccountRoom(transaction, userId, plan.size, accountLimit);
    if (full) throw new NoRoom(full);
    const inTrash = { projectId: null, trashedProjectId: null, trashedAt: now };
    const isPlaced = await hasPlace(transaction, plan.document);
    const place = isPlaced ? await placeInTrash(transaction, plan.document) : inTrash;
    await transaction.insert(documents).values({ ...plan.document, ...place });
    for (const portion of portionsOf(plan.paragraphs, ({ folded }) => 2 * folded.length)) {
      await transaction.insert(paragraphs).values(portion);
    }
    for (const portion of portionsOf(plan.versions, () => 200)) {
      await transaction.insert(documentVersions).values(portion);
    }
    for (const portion of portionsOf(plan.revisions, ({ size }) => size)) {
      await transaction.insert(paragraphRevisions).values(portion);
    }
  });
}
