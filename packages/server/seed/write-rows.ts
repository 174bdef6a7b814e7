import { eq } from 'drizzle-orm';
import type { Database } from '../src/database/database.ts';
import { portionsOf } from '../src/database/portions.ts';
import * as tables from '../src/database/schema.ts';
import { wordsValue } from '../src/domain/word-lists.ts';
import type { Rows } from './rows.ts';

const lengthOf = (words: readonly string[]) => words.reduce((sum, word) => sum + word.length, 0);

/** Everything of an account that has nothing yet, by bulk. */
export async function writeRows(transaction: Database, userId: string, rows: Rows): Promise<void> {
  const { projects, documents, paragraphs, sessions, targets, size } = rows;
  for (const portion of portionsOf(projects, () => 100)) {
    await transaction.insert(tables.projects).values(portion);
  }
  for (const portion of portionsOf(documents, () => 200)) {
    await transaction.insert(tables.documents).values(portion);
  }
  for (const portion of portionsOf(paragraphs, ({ folded }) => 2 * folded.length)) {
    await transaction.insert(tables.paragraphs).values(portion);
  }
  for (const portion of portionsOf(sessions, () => 300)) {
    await transaction.insert(tables.writingSessions).values(portion);
  }
  const sizeOf = ({ baseline, added }: (typeof rows.sessionParagraphs)[number]) =>
    lengthOf(baseline) + lengthOf(added);
  for (const portion of portionsOf(rows.sessionParagraphs, sizeOf)) {
    const values = portion.map((row) => ({
      sessionId: row.sessionId,
      documentId: row.documentId,
      paragraphId: row.paragraphId,
      baseline: wordsValue(row.baseline),
      added: wordsValue(row.added),
      removed: wordsValue(row.removed),
    }));
    await transaction.insert(tables.sessionParagraphs).values(values);
  }
  for (const portion of portionsOf(rows.publishedParagraphs, () => 500)) {
    await transaction.insert(tables.publishedParagraphs).values(portion);
  }
  if (targets.length > 0) await transaction.insert(tables.weeklyTargets).values(targets);
  await transaction.update(tables.users).set({ size }).where(eq(tables.users.id, userId));
}
