import { and, eq, inArray, sql } from 'drizzle-orm';
import type {
  Paragraph,
  ParagraphChange,
  Run,
  SavedParagraphs,
  TextOrigin,
} from '@ecritoire/contracts';
import { foldText, segmentWords, textOf } from '@ecritoire/prose';
import type { Database } from '../database/database.ts';
import { documents, paragraphs } from '../database/schema.ts';
import { inPieces } from '../in-pieces.ts';
import { touchProject } from './documents.ts';
import { knownWords, moveBaselines, recordWords } from './session-words.ts';
import { paragraphSize, sessionGrowth, takeRoom, type LimitReached } from './sizes.ts';
import { staleChanges, type ParagraphRow } from './stale-changes.ts';
import { findLiveSession, presentSession } from './writing-sessions.ts';

type DocumentRow = typeof documents.$inferSelect;

export type SaveOutcome =
  | { kind: 'saved'; answer: SavedParagraphs }
  | { kind: 'conflict'; paragraphs: Paragraph[]; deletedIds: string[] }
  | LimitReached
  | { kind: 'documentNotFound' }
  | { kind: 'noneActive' };

async function rowsOf(
  transaction: Database,
  documentId: string,
  changes: readonly ParagraphChange[],
): Promise<Map<string, ParagraphRow>> {
  const ids = changes.map(({ id }) => id);
  const rows = await transaction
    .select()
    .from(paragraphs)
    .where(and(eq(paragraphs.documentId, documentId), inArray(paragraphs.id, ids)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** A scene break has no words, whatever it holds. */
const wordsOf = (
  { type, content }: Pick<ParagraphRow, 'type' | 'content'>,
  language: DocumentRow['language'],
): string[] => (type === 'sceneBreak' ? [] : segmentWords(textOf(content), language));

/** Runs as they are kept: none without text, no mark twice. */
const keptRuns = (content: Run[]): Run[] =>
  content
    .filter(({ text }) => text !== '')
    .map(({ text, marks }) => ({ text, marks: [...new Set(marks)] }));

/** A change next to the paragraph it replaces, with the words of both. */
function prepare(
  change: ParagraphChange,
  old: ParagraphRow | undefined,
  { id: documentId, language }: DocumentRow,
  now: Date,
) {
  const isPut = change.operation === 'put';
  const content = isPut ? keptRuns(change.content) : [];
  const type = isPut ? change.type : (old?.type ?? 'paragraph');
  const after = wordsOf({ type, content }, language);
  const row: ParagraphRow = {
    documentId,
    id: change.id,
    position: isPut ? change.position : (old?.position ?? ''),
    type,
    content,
    words: after.length,
    version: (old?.version ?? 0) + 1,
    updatedAt: now,
    deleted: !isPut,
    folded: foldText(textOf(content)),
  };
  return {
    row,
    words: {
      paragraphId: change.id,
      before: () => (old ? wordsOf(old, language) : []),
      after,
    },
    wordsGained: after.length - (old?.words ?? 0),
    size: {
      paragraphId: change.id,
      before: old && !old.deleted ? paragraphSize(old.content) : 0,
      after: isPut ? paragraphSize(content) : 0,
    },
  };
}

async function write(transaction: Database, rows: ParagraphRow[]): Promise<void> {
  await transaction
    .insert(paragraphs)
    .values(rows)
    .onConflictDoUpdate({
      target: [paragraphs.documentId, paragraphs.id],
      set: {
        position: sql`excluded.position`,
        type: sql`excluded.type`,
        content: sql`excluded.content`,
        words: sql`excluded.words`,
        version: sql`excluded.version`,
        updatedAt: sql`excluded.updated_at`,
        deleted: sql`excluded.deleted`,
        folded: sql`excluded.folded`,
      },
    });
}

type Save = { changes: readonly ParagraphChange[]; origin: TextOrigin; accountLimit: number };

/**
 * The one way to write text: all of the changes, or none. Runs inside `asWriter`, so that no other
 * save of this writer comes between reading the versions and writing them.
 *
 * @param changes at most one for each paragraph, ids in lower case.
 * @param origin text from elsewhere is kept like any other, but it is not the session's words.
 * @param accountLimit the largest size of an account.
 */
export async function saveParagraphs(
  transaction: Database,
  writerId: string,
  documentId: string,
  { changes, origin, accountLimit }: Save,
  now: Date,
): Promise<SaveOutcome> {
  const [document] = await transaction
    .select()
    .from(documents)
    .where(and(eq(documents.ownerId, writerId), eq(documents.id, documentId)));
  if (!document) return { kind: 'documentNotFound' };
  const session = await findLiveSession(transaction, writerId);
  if (session?.status !== 'active') return { kind: 'noneActive' };
  const rows = await rowsOf(transaction, document.id, changes);
  const stale = staleChanges(changes, rows);
  if (stale) return { kind: 'conflict', ...stale };

  const prepared = await inPieces(changes, (change) =>
    prepare(change, rows.get(change.id), document, now),
  );
  const sizes = prepared.map(({ size }) => size);
  const known = await knownWords(transaction, session.id, document.id, sizes);
  const documentGrowth = sizes.reduce((sum, { before, after }) => sum + after - before, 0);
  const grown = sessionGrowth(sizes, known);
  const room = await takeRoom(
    transaction,
    writerId,
    { document: document.size, session: session.size, documentGrowth, sessionGrowth: grown },
    accountLimit,
  );
  if (room.kind === 'limitReached') return room;
  await write(
    transaction,
    prepared.map(({ row }) => row),
  );
  const words = prepared.reduce((sum, { wordsGained }) => sum + wordsGained, document.words);
  await transaction
    .update(documents)
    .set({ words, size: document.size + documentGrowth, updatedAt: now })
    .where(eq(documents.id, document.id));
  await touchProject(transaction, document.projectId, now);
  const counts = {
    changes: prepared.map((change) => change.words),
    known,
    size: session.size + grown,
  };
  const counted = await (origin === 'written'
    ? recordWords(transaction, session, document.id, counts, now)
    : moveBaselines(transaction, session, document.id, counts, origin, now));
  const written = prepared.map(({ row }) => row);
  const answer: SavedParagraphs = {
    paragraphs: written.filter((row) => !row.deleted).map(({ id, version }) => ({ id, version })),
    deletedIds: written.filter((row) => row.deleted).map(({ id }) => id),
    words,
    ...(room.nearLimits.length > 0 ? { nearLimits: room.nearLimits } : {}),
    session: presentSession(counted, now),
  };
  return { kind: 'saved', answer };
}
