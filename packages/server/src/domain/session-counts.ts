import { and, eq, exists, inArray, or, sql } from 'drizzle-orm';
import { sessionWordsInSteps, type Steps } from '@ecritoire/prose';
import type { Database } from '../database/database.ts';
import { sessionCarriedWords, sessionParagraphs, writingSessions } from '../database/schema.ts';
import { inPieces } from '../in-pieces.ts';
import { withoutRepeated, type ParagraphWords } from './copied-words.ts';
import type { SessionRow } from './session-life.ts';
import { partsOf, wordsOfPart, type Part } from './session-parts.ts';
import { SessionTallies } from './session-tallies.ts';

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

/** The counts of a session, and what its next save counts on from. */
export type Counted = { counts: SessionCounts; tallies?: SessionTallies };

type Save = {
  changes: readonly MeasuredParagraph[];
  known: KnownParagraphs;
  held: SessionTallies | undefined;
};

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

/** The words of a session by word. */
function* tallyInSteps(
  documents: ReadonlyMap<string, readonly Part[]>,
  measured: ReadonlyMap<Part, MeasuredParagraph>,
): Steps<SessionTallies> {
  const tallies = new SessionTallies();
  yield* tallies.replace(
    (function* () {
      for (const part of [...documents.values()].flat()) {
        const { documentId, paragraphId, layer } = part;
        const { added, removed } = measured.get(part) ?? wordsOfPart(part);
        yield { documentId, paragraphId, layer, added, removed };
      }
    })(),
  );
  return tallies;
}

/** The counts of a session, from all that it did. */
async function countAll(
  database: Database,
  session: SessionRow,
  documentId: string,
  changes: readonly MeasuredParagraph[],
): Promise<Counted> {
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
  const hasCopies = [...documents.values()].flat().some(({ copied }) => copied !== '');
  if (hasCopies) return { counts: await inPieces(countInSteps(documents, measured)) };
  const tallies = await inPieces(tallyInSteps(documents, measured));
  return { counts: tallies.counts, tallies };
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

/**
 * Those of some paragraphs in which the session had written before their text was imported or
 * restored.
 */
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
 * by what the save adds; else words are paired: by the tallies that the save before left, or by all
 * that the session did, which is then read.
 *
 * @param held the tallies of the session as it is, without the save; it is for the caller to hold
 *   those of the outcome.
 */
export async function countsAfter(
  database: Database,
  session: SessionRow,
  documentId: string,
  { changes, known, held }: Save,
): Promise<Counted> {
  if (held) {
    const parts = changes.map(({ paragraphId, added, removed }) => {
      return { documentId, paragraphId, layer: 0, added, removed };
    });
    await inPieces(held.replace(parts));
    return { counts: held.counts, tallies: held };
  }
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
  return { counts: { words, wordsRemoved: session.wordsRemoved, paragraphs } };
}
