import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { CreateDocumentVersionRequest, DocumentVersion } from '@ecritoire/contracts';
import type { Database } from '../database/database.ts';
import { documents, documentVersions, paragraphRevisions } from '../database/schema.ts';
import { findVersion, presentVersion } from './document-versions.ts';
import { keepVersion, type DocumentRow } from './keep-version.ts';
import { otherText, storeOtherText } from './other-text.ts';
import { giveBack, takeAccountRoom, versionSize, type LimitReached } from './sizes.ts';

/** Runs inside `asWriter`. */
async function ownDocument(
  transaction: Database,
  ownerId: string,
  id: string,
): Promise<DocumentRow | undefined> {
  const [document] = await transaction
    .select()
    .from(documents)
    .where(
      and(eq(documents.ownerId, ownerId), eq(documents.id, id), isNotNull(documents.projectId)),
    );
  return document;
}

/** Keeps a version that its writer asks for, or the other side of a conflict. Runs inside `asWriter`. */
export async function createVersion(
  transaction: Database,
  asked: {
    ownerId: string;
    documentId: string;
    request: CreateDocumentVersionRequest;
    accountLimit: number;
    now: Date;
  },
): Promise<DocumentVersion | LimitReached | undefined> {
  const { ownerId, documentId, request, accountLimit, now } = asked;
  const { name, reason = 'request', changes = [] } = request;
  const document = await ownDocument(transaction, ownerId, documentId);
  if (!document) return undefined;
  const other = await otherText(transaction, document, changes);
  const growth = versionSize(reason) + other.size;
  const full = await takeAccountRoom(transaction, ownerId, growth, accountLimit);
  if (full) return full;
  await storeOtherText(transaction, document, other);
  const version = await keepVersion(
    transaction,
    document,
    { reason, name: name?.trim() ?? null, words: document.words + other.wordsGained },
    now,
  );
  if (changes.length > 0) {
    await transaction
      .update(documents)
      .set({
        newTextSince: document.newTextSince ?? now,
        versionsSize: sql`${documents.versionsSize} + ${other.size}`,
      })
      .where(eq(documents.id, document.id));
  }
  return presentVersion(version);
}

/** Runs inside `asWriter`. */
export async function renameVersion(
  transaction: Database,
  asked: { ownerId: string; documentId: string; id: string; name: string | null },
): Promise<DocumentVersion | undefined> {
  const { ownerId, documentId, id, name } = asked;
  const version = await findVersion(transaction, ownerId, documentId, id);
  if (!version) return undefined;
  const changed = { ...version, name: name?.trim() ?? null };
  await transaction
    .update(documentVersions)
    .set({ name: changed.name })
    .where(eq(documentVersions.id, version.id));
  // Without its name it may be one that has to go.
  await transaction
    .update(documents)
    .set({ thinAt: version.createdAt })
    .where(eq(documents.id, version.documentId));
  return presentVersion(changed);
}

/** The number of the version after which a deleted one's words are counted. */
const nextKept = (documentId: string, ids: readonly string[]) => sql`(
  SELECT min(kept.number) FROM document_versions kept
  WHERE kept.document_id = ${documentId} AND kept.number > ${documentVersions.number}
  AND kept.id <> ALL(${sql.param(ids)}::uuid[]))`;

/**
 * Deletes versions of a document, and what no other version has. What they added and removed goes to
 * the next one. Runs inside `asWriter`.
 */
export async function deleteVersions(
  transaction: Database,
  ownerId: string,
  documentId: string,
  ids: readonly string[],
): Promise<void> {
  const gone = await transaction
    .select({
      number: documentVersions.number,
      reason: documentVersions.reason,
      wordsAdded: documentVersions.wordsAdded,
      wordsRemoved: documentVersions.wordsRemoved,
      next: sql<number | null>`${nextKept(documentId, ids)}`,
    })
    .from(documentVersions)
    .where(
      and(eq(documentVersions.documentId, documentId), inArray(documentVersions.id, [...ids])),
    );
  await transaction
    .delete(documentVersions)
    .where(
      and(eq(documentVersions.documentId, documentId), inArray(documentVersions.id, [...ids])),
    );
  for (const [next, words] of sumsBy(gone)) {
    await transaction
      .update(documentVersions)
      .set({
        wordsAdded: sql`${documentVersions.wordsAdded} + ${words.wordsAdded}`,
        wordsRemoved: sql`${documentVersions.wordsRemoved} + ${words.wordsRemoved}`,
      })
      .where(and(eq(documentVersions.documentId, documentId), eq(documentVersions.number, next)));
  }
  const unused = await transaction
    .delete(paragraphRevisions)
    .where(
      and(
        eq(paragraphRevisions.documentId, documentId),
        sql`NOT EXISTS (SELECT 1 FROM document_versions kept
          WHERE kept.document_id = ${paragraphRevisions.documentId}
          AND kept.number >= ${paragraphRevisions.fromNumber}
          AND kept.number < ${paragraphRevisions.untilNumber})`,
      ),
    )
    .returning({ size: paragraphRevisions.size });
  const size =
    unused.reduce((sum, row) => sum + row.size, 0) +
    gone.reduce((sum, { reason }) => sum + versionSize(reason), 0);
  await transaction
    .update(documents)
    .set({
      versionsSize: sql`${documents.versionsSize} - ${size}`,
      // Without its newest version the text stands in none: the next save has to keep one.
      newTextSince: sql`CASE WHEN ${documents.lastVersion} = ANY(${sql.param(gone.map(({ number }) => number))}::int[])
        THEN coalesce(${documents.newTextSince}, ${documents.updatedAt})
        ELSE ${documents.newTextSince} END`,
    })
    .where(eq(documents.id, documentId));
  await giveBack(transaction, ownerId, size);
}

type Words = { wordsAdded: number; wordsRemoved: number };

function sumsBy(gone: readonly (Words & { next: number | null })[]): Map<number, Words> {
  const sums = new Map<number, Words>();
  for (const { next, wordsAdded, wordsRemoved } of gone) {
    if (next === null) continue;
    const sum = sums.get(next) ?? { wordsAdded: 0, wordsRemoved: 0 };
    sum.wordsAdded += wordsAdded;
    sum.wordsRemoved += wordsRemoved;
    sums.set(next, sum);
  }
  return sums;
}

/** Runs inside `asWriter`. @returns whether there was one. */
export async function deleteVersion(
  transaction: Database,
  ownerId: string,
  documentId: string,
  id: string,
): Promise<boolean> {
  const version = await findVersion(transaction, ownerId, documentId, id);
  if (!version) return false;
  await deleteVersions(transaction, ownerId, version.documentId, [version.id]);
  return true;
}
