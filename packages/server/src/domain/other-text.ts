import { and, eq, inArray } from 'drizzle-orm';
import type { ParagraphChange } from '@ecritoire/contracts';
import type { Steps } from '@ecritoire/prose';
import type { Database } from '../database/database.ts';
import { portionsOf } from '../database/portions.ts';
import { paragraphRevisions, paragraphs } from '../database/schema.ts';
import { inPieces } from '../in-pieces.ts';
import { storeRevisions, type DocumentRow, type Replaced } from './keep-version.ts';
import { wordsOfParagraph } from './paragraph-words.ts';
import { storedRuns } from './save-plan.ts';
import { paragraphSize } from './sizes.ts';

type RevisionRow = typeof paragraphRevisions.$inferInsert;

function* revisionsOf(
  { id: documentId, language, lastVersion }: DocumentRow,
  changes: readonly ParagraphChange[],
): Steps<{ rows: RevisionRow[]; words: number }> {
  const rows: RevisionRow[] = [];
  let words = 0;
  const number = lastVersion + 1;
  for (const change of changes) {
    if (change.operation === 'delete') continue;
    const { id: paragraphId, position, type } = change;
    const content = storedRuns(change.content);
    const numbers = { fromNumber: number, untilNumber: number + 1 };
    const size = paragraphSize(content);
    rows.push({ documentId, paragraphId, ...numbers, position, type, content, size });
    words += (yield* wordsOfParagraph({ type, content }, language)).length;
    yield;
  }
  return { rows, words };
}

export type OtherText = {
  ids: string[];
  replaced: Replaced[];
  rows: RevisionRow[];
  /** What it takes up, and how many words more it has than the text. */
  size: number;
  wordsGained: number;
};

/** What a version would be that is the text with some changes. */
export async function otherText(
  database: Database,
  document: DocumentRow,
  asked: readonly ParagraphChange[],
): Promise<OtherText> {
  const changes = asked.map((change) => ({ ...change, id: change.id.toLowerCase() }));
  const ids = changes.map(({ id }) => id);
  const stored =
    ids.length === 0
      ? []
      : await database
          .select({
            id: paragraphs.id,
            fromNumber: paragraphs.fromNumber,
            content: paragraphs.content,
            words: paragraphs.words,
          })
          .from(paragraphs)
          .where(and(isOneOf(document, ids), eq(paragraphs.deleted, false)));
  const replaced = stored
    .filter(({ fromNumber }) => fromNumber <= document.lastVersion)
    .map(({ id, fromNumber, content }) => ({ id, fromNumber, size: paragraphSize(content) }));
  const { rows, words } = await inPieces(revisionsOf(document, changes));
  return {
    ids,
    replaced,
    rows,
    size: [...replaced, ...rows].reduce((sum, { size }) => sum + size, 0),
    wordsGained: words - stored.reduce((sum, row) => sum + row.words, 0),
  };
}

const isOneOf = ({ id }: DocumentRow, ids: readonly string[]) =>
  and(eq(paragraphs.documentId, id), inArray(paragraphs.id, [...ids]));

/**
 * Stores what the next version of a document has otherwise than its text, which stays as it is. To be
 * called right before that version is kept, inside `asWriter`.
 */
export async function storeOtherText(
  transaction: Database,
  document: DocumentRow,
  { ids, replaced, rows }: OtherText,
): Promise<void> {
  if (ids.length === 0) return;
  await storeRevisions(transaction, document.id, replaced, document.lastVersion);
  await transaction
    .update(paragraphs)
    .set({ fromNumber: document.lastVersion + 2 })
    .where(isOneOf(document, ids));
  for (const portion of portionsOf(rows, ({ size }) => size)) {
    await transaction.insert(paragraphRevisions).values(portion);
  }
}
