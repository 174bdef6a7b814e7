import { and, asc, eq, exists, inArray, or, sql } from 'drizzle-orm';
import { sessionWordsInSteps, type Steps } from '@ecritoire/prose';
import type { Database } from '../database/database.ts';
import { sessionCarriedWords, sessionParagraphs, writingSessions } from '../database/schema.ts';
import { inPieces } from '../in-pieces.ts';
import { withoutRepeated, type ParagraphWords } from './copied-words.ts';
import { rowsInPages } from './row-pages.ts';
import type { SessionRow } from './session-life.ts';
import { wordsOfText, wordsText } from './word-lists.ts';

/** What a session has of a paragraph of a save. */
type KnownParagraph = { baseline: readonly string[]; added: number };
export type KnownParagraphs = ReadonlyMap<string, KnownParagraph>;

/** What a session did to a paragraph of a save, with that save. */
export type MeasuredParagraph = {
  paragraphId: string;
  baseline: readonly string[];
  added: readonly string[];
  removed: readonly string[];
};

export type SessionCounts = Pick<SessionRow, 'words' | 'wordsRemoved' | 'paragraphs'>;

/** What a session did to a paragraph; each layer of it by itself. */
type Part = { documentId: string; paragraphId: string; layer: number } & Record<
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

async function* partsOf(database: Database, sessionId: string): AsyncGenerator<Part> {
  for (const page of [partsPage, carriedPage]) {
    const query = (after: Part | undefined, limit: number) =>
      page(database, sessionId, after, limit);
    for await (const rows of rowsInPages(query, sizeOf)) yield* rows;
  }
}

const wordsOfPart = ({ paragraphId, copiedFrom, ...part }: Part) => ({
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

/** What there is of each document, counted; a document with copies as a whole. */
function* countInSteps(
  documents: ReadonlyMap<string, readonly Part[]>,
  measured: ReadonlyMap<Part, MeasuredParagraph>,
): Steps<SessionCounts> {
  let paragraphs = 0;
  const counted = new Map<string, readonly ParagraphWords[]>();
  const wordsOf = (part: Part): ParagraphWords => ({ ...wordsOfPart(part), ...measured.get(part) });
  function* each(parts: readonly Part[]): Generator<ParagraphWords> {
    for (const part of parts) yield wordsOf(part);
  }
  for (const [documentId, parts] of documents) {
    if (!parts.some(({ copied }) => copied !== '')) continue;
    const split: ParagraphWords[] = [];
    for (const words of each(parts)) {
      split.push(words);
      yield;
    }
    counted.set(documentId, yield* withoutRepeated(split));
  }
  const sums = yield* sessionWordsInSteps(
    (function* () {
      for (const [documentId, parts] of documents) {
        const written = new Set<string>();
        for (const words of counted.get(documentId) ?? each(parts)) {
          if (words.added.length > 0) written.add(words.paragraphId);
          yield words;
        }
        paragraphs += written.size;
      }
    })(),
  );
  return { ...sums, paragraphs };
}

/** The counts of a session, from all that it did. */
async function countAll(
  database: Database,
  session: SessionRow,
  documentId: string,
  changes: readonly MeasuredParagraph[],
): Promise<SessionCounts> {
  const rest = new Map(changes.map((change) => [change.paragraphId, change]));
  const documents = new Map<string, Part[]>();
  const measured = new Map<Part, MeasuredParagraph>();
  const add = (part: Part) => {
    const parts = documents.get(part.documentId);
    if (parts) parts.push(part);
    else documents.set(part.documentId, [part]);
  };
  for await (const part of partsOf(database, session.id)) {
    add(part);
    if (part.documentId !== documentId || part.layer > 0) continue;
    const change = rest.get(part.paragraphId);
    if (change) measured.set(part, change);
    rest.delete(part.paragraphId);
  }
  for (const [paragraphId, change] of rest) {
    const none = { added: '', removed: '', copied: '', copiedFrom: [] };
    const part = { documentId, paragraphId, layer: 0, ...none };
    measured.set(part, change);
    add(part);
  }
  return inPieces(countInSteps(documents, measured));
}

/** Whether a session removed or repeated words, which can be paired with others that it added. */
async function hasPairs(database: Database, id: string): Promise<boolean> {
  const one = { one: sql`1` };
  const { sessionId, removed, copied } = sessionParagraphs;
  const carried = sessionCarriedWords;
  const inParagraphs = database
    .select(one)
    .from(sessionParagraphs)
    .where(and(eq(sessionId, id), sql`(${removed} <> '{}' OR ${copied} <> '{}')`));
  const inCarried = database
    .select(one)
    .from(carried)
    .where(and(eq(carried.sessionId, id), sql`${carried.removed} <> '{}'`));
  const found = await database
    .select(one)
    .from(writingSessions)
    .where(and(eq(writingSessions.id, id), or(exists(inParagraphs), exists(inCarried))));
  return found.length > 0;
}

/** Those of some paragraphs in which the session had written before their text came from elsewhere. */
async function writtenBefore(
  database: Database,
  id: string,
  documentId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { sessionId, paragraphId, added, ...carried } = sessionCarriedWords;
  const rows = await database
    .selectDistinct({ paragraphId })
    .from(sessionCarriedWords)
    .where(
      and(
        eq(sessionId, id),
        eq(carried.documentId, documentId),
        inArray(paragraphId, [...ids]),
        sql`${added} <> '{}'`,
      ),
    );
  return new Set(rows.map((row) => row.paragraphId));
}

/**
 * The counts of a session after a save. While the session removed and repeated nothing, they go up
 * by what the save adds; else words are paired, and all that the session did is read.
 */
export async function countsAfter(
  database: Database,
  session: SessionRow,
  documentId: string,
  changes: readonly MeasuredParagraph[],
  known: KnownParagraphs,
): Promise<SessionCounts> {
  const isPaired = changes.some(({ removed }) => removed.length > 0);
  if (isPaired || (await hasPairs(database, session.id))) {
    return countAll(database, session, documentId, changes);
  }
  const growths = changes.map(({ paragraphId, added }) => {
    const before = known.get(paragraphId)?.added ?? 0;
    const difference = Number(added.length > 0) - Number(before > 0);
    return { paragraphId, words: added.length - before, difference };
  });
  const changed = growths.filter(({ difference }) => difference !== 0);
  const ids = changed.map(({ paragraphId }) => paragraphId).filter((id) => known.has(id));
  const stay = await writtenBefore(database, session.id, documentId, ids);
  const paragraphs = changed
    .filter(({ paragraphId }) => !stay.has(paragraphId))
    .reduce((sum, { difference }) => sum + difference, session.paragraphs);
  const words = growths.reduce((sum, growth) => sum + growth.words, session.words);
  return { words, wordsRemoved: session.wordsRemoved, paragraphs };
}
