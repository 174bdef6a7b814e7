import { and, eq, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { TextOrigin, VersionReason } from '@ecritoire/contracts';
import type { Database } from '../database/database.ts';
import { portionsOf } from '../database/portions.ts';
import { documents, documentVersions, paragraphRevisions, paragraphs } from '../database/schema.ts';
import type { SessionRow } from './session-life.ts';
import { storedSize, versionSize } from './sizes.ts';
import { versionBefore } from './version-text.ts';
import { wordsBetween } from './version-words.ts';

export type DocumentRow = typeof documents.$inferSelect;
export type VersionRow = typeof documentVersions.$inferSelect;

export const DAY = 86_400_000;
/** Milliseconds of writing after which a version is stored. */
const WRITING = 10 * 60_000;

/** A paragraph that a save changes or deletes: the first version that has it, and its size. */
export type Replaced = { id: string; fromNumber: number; size: number };

type Saving = {
  origin: TextOrigin;
  keepVersion?: Extract<VersionReason, 'conflict' | 'replacement' | 'restore'> | undefined;
  /** How many words of the text it removes. */
  wordsRemoved: number;
};

/** Why a version of the text has to be stored before a save; undefined where none has. */
export function reasonToKeep(
  document: DocumentRow,
  sessionId: string,
  { origin, keepVersion, wordsRemoved }: Saving,
  now: Date,
): VersionReason | undefined {
  if (keepVersion === 'conflict') return 'conflict';
  const { newTextSince, lastOrigin, lastSessionId, words } = document;
  if (newTextSince === null) return undefined;
  if (keepVersion) return keepVersion;
  // A long import or restoration comes in several saves.
  if (origin === 'imported' && lastOrigin !== origin) return 'import';
  if (origin === 'restored' && lastOrigin !== origin) return 'restore';
  if (wordsRemoved * 3 > words) return 'removal';
  if (lastSessionId !== sessionId) return 'sessionStart';
  return now.getTime() - newTextSince.getTime() >= WRITING ? 'writing' : undefined;
}

/**
 * Keeps the text as it is as a version. Nothing is copied: its paragraphs are, as they change. Runs
 * inside `asWriter`; the size of what is asked for is the caller's to take.
 */
export async function keepVersion(
  transaction: Database,
  document: DocumentRow,
  {
    reason,
    name = null,
    words = document.words,
  }: Pick<VersionRow, 'reason'> & Partial<Pick<VersionRow, 'name' | 'words'>>,
  now: Date,
): Promise<VersionRow> {
  const number = document.lastVersion + 1;
  const previous = await previousOf(transaction, document.id, number);
  const compared = previous
    ? await wordsBetween(transaction, document, [previous.number, number], [previous.words, words])
    : { wordsAdded: words, wordsRemoved: 0 };
  const version: VersionRow = {
    id: crypto.randomUUID(),
    documentId: document.id,
    number,
    name,
    reason,
    sessionId: document.lastSessionId,
    words,
    ...compared,
    createdAt: now,
  };
  await transaction.insert(documentVersions).values(version);
  const thinAt = new Date(now.getTime() + DAY);
  await transaction
    .update(documents)
    .set({
      lastVersion: number,
      newTextSince: null,
      thinAt: document.thinAt !== null && document.thinAt < thinAt ? document.thinAt : thinAt,
      versionsSize: sql`${documents.versionsSize} + ${versionSize(reason)}`,
    })
    .where(eq(documents.id, document.id));
  return version;
}

async function previousOf(transaction: Database, documentId: string, number: number) {
  const before = await versionBefore(transaction, documentId, number);
  if (before === undefined) return undefined;
  const [previous] = await transaction
    .select({ number: documentVersions.number, words: documentVersions.words })
    .from(documentVersions)
    .where(and(eq(documentVersions.documentId, documentId), eq(documentVersions.number, before)));
  return previous;
}

/**
 * Stores paragraphs that are about to change, for the versions up to one that have them. Runs inside
 * `asWriter`.
 */
export async function storeRevisions(
  transaction: Database,
  documentId: string,
  replaced: readonly Replaced[],
  lastVersion: number,
): Promise<void> {
  for (const portion of portionsOf(replaced, ({ size }) => size)) {
    const ids = portion.map(({ id }) => id);
    await transaction.insert(paragraphRevisions).select(
      transaction
        .select({
          documentId: paragraphs.documentId,
          paragraphId: sql<string>`${paragraphs.id}`.as('paragraph_id'),
          fromNumber: paragraphs.fromNumber,
          untilNumber: sql<number>`${lastVersion + 1}::int`.as('until_number'),
          position: paragraphs.position,
          type: paragraphs.type,
          content: paragraphs.content,
          size: sql<number>`${storedSize(paragraphs.content)}`.as('size'),
        })
        .from(paragraphs)
        .where(
          and(
            eq(paragraphs.documentId, documentId),
            inArray(paragraphs.id, ids),
            eq(paragraphs.deleted, false),
            lte(paragraphs.fromNumber, lastVersion),
          ),
        ),
    );
  }
}

/** Keeps a version of each document that a session has written in, as it ends. Runs inside `asWriter`. */
export async function keepVersionsOfSession(
  transaction: Database,
  { id, writerId, startedAt }: SessionRow,
  now: Date,
): Promise<void> {
  const written = await transaction
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.ownerId, writerId),
        gte(documents.updatedAt, startedAt),
        eq(documents.lastSessionId, id),
        isNotNull(documents.newTextSince),
      ),
    );
  for (const document of written) {
    await keepVersion(transaction, document, { reason: 'sessionEnd' }, now);
  }
}
