import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { sessionCarriedWords, sessionParagraphs } from '../database/schema.ts';
import type { ParagraphWords } from './copied-words.ts';
import { rowsInPages } from './row-pages.ts';
import { wordsOfText, wordsText } from './word-lists.ts';

/** What a session did to a paragraph; each layer of it by itself. */
export type Part = { documentId: string; paragraphId: string; layer: number } & Record<
  'added' | 'removed' | 'copied',
  string
> & { copiedFrom: readonly string[] };

const sizeOf = ({ added, removed }: Part) => added.length + removed.length;

function partsPage(database: Database, id: string, after: Part | undefined, limit: number) {
  const { sessionId, documentId, paragraphId, added, removed, copied, copiedFrom } =
    sessionParagraphs;
  return database
    .select({
      documentId,
      paragraphId,
      layer: sql<number>`0`.mapWith(Number),
      added: wordsText(added),
      removed: wordsText(removed),
      copied: wordsText(copied),
      copiedFrom,
    })
    .from(sessionParagraphs)
    .where(
      and(
        eq(sessionId, id),
        after &&
          sql`(${documentId}, ${paragraphId}) > (${after.documentId}::uuid, ${after.paragraphId}::uuid)`,
      ),
    )
    .orderBy(asc(documentId), asc(paragraphId))
    .limit(limit);
}

function carriedPage(database: Database, id: string, after: Part | undefined, limit: number) {
  const { sessionId, documentId, paragraphId, layer, added, removed } = sessionCarriedWords;
  return database
    .select({
      documentId,
      paragraphId,
      layer,
      added: wordsText(added),
      removed: wordsText(removed),
      copied: sql<string>`''`,
      copiedFrom: sql<string[]>`'{}'::text[]`,
    })
    .from(sessionCarriedWords)
    .where(
      and(
        eq(sessionId, id),
        after &&
          sql`(${documentId}, ${paragraphId}, ${layer}) > (${after.documentId}::uuid, ${after.paragraphId}::uuid, ${after.layer}::int)`,
      ),
    )
    .orderBy(asc(documentId), asc(paragraphId), asc(layer))
    .limit(limit);
}

export async function* partsOf(database: Database, sessionId: string): AsyncGenerator<Part> {
  for (const page of [partsPage, carriedPage]) {
    const query = (after: Part | undefined, limit: number) =>
      page(database, sessionId, after, limit);
    for await (const rows of rowsInPages(database, query, sizeOf)) yield* rows;
  }
}

export const wordsOfPart = ({ paragraphId, copiedFrom, ...part }: Part) => ({
  paragraphId,
  copiedFrom,
  added: wordsOfText(part.added),
  removed: wordsOfText(part.removed),
  copied: wordsOfText(part.copied),
});

/** Everything that a session did to the paragraphs of a document. */
export async function wordsOfDocument(
  database: Database,
  sessionId: string,
  documentId: string,
): Promise<ParagraphWords[]> {
  const words: ParagraphWords[] = [];
  for await (const part of partsOf(database, sessionId)) {
    if (part.documentId === documentId) words.push(wordsOfPart(part));
  }
  return words;
}
