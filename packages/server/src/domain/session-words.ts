import { and, eq, inArray, sql } from 'drizzle-orm';
import { diffWords, sessionWords } from '@ecritoire/prose';
import type { TextOrigin } from '@ecritoire/contracts';
import type { Database } from '../database/database.ts';
import { sessionCarriedWords, sessionParagraphs, writingSessions } from '../database/schema.ts';
import { inPieces } from '../in-pieces.ts';
import {
  addedWords,
  copiedWords,
  withoutRepeated,
  wordsWithout,
  type ParagraphWords,
} from './copied-words.ts';
import type { SessionRow } from './session-life.ts';
import { idleMsAfterEdit } from './session-stats.ts';

/** One paragraph before and after a save, as words; those before are counted only when asked for. */
type WordsOfChange = { paragraphId: string; before: () => string[]; after: string[] };

type WordsRow = typeof sessionParagraphs.$inferSelect;

/** What a session has of the paragraphs of a save. */
export type KnownWords = ReadonlyMap<string, WordsRow>;

/** A save as its session is told of it; `size`: the session's afterwards. */
type SessionChanges = { changes: readonly WordsOfChange[]; known: KnownWords; size: number };

const nothingCopied = { copied: [], copiedFrom: [] };

export async function knownWords(
  transaction: Database,
  sessionId: string,
  documentId: string,
  changes: readonly { paragraphId: string }[],
): Promise<KnownWords> {
  const ids = changes.map(({ paragraphId }) => paragraphId);
  const rows = await transaction
    .select()
    .from(sessionParagraphs)
    .where(
      and(
        eq(sessionParagraphs.sessionId, sessionId),
        eq(sessionParagraphs.documentId, documentId),
        inArray(sessionParagraphs.paragraphId, ids),
      ),
    );
  return new Map(rows.map((row) => [row.paragraphId, row]));
}

/** Words that are written at once: others have their turn in between. */
const PORTION = 50_000;

function* portionsOf(rows: readonly WordsRow[]): Generator<WordsRow[]> {
  let portion: WordsRow[] = [];
  let words = 0;
  for (const row of rows) {
    portion.push(row);
    words += row.baseline.length + row.added.length + row.removed.length;
    if (words < PORTION) continue;
    yield portion;
    [portion, words] = [[], 0];
  }
  if (portion.length > 0) yield portion;
}

async function write(transaction: Database, rows: readonly WordsRow[]): Promise<void> {
  for (const portion of portionsOf(rows)) {
    await transaction
      .insert(sessionParagraphs)
      .values(portion)
      .onConflictDoUpdate({
        target: [
          sessionParagraphs.sessionId,
          sessionParagraphs.documentId,
          sessionParagraphs.paragraphId,
        ],
        set: {
          baseline: sql`excluded.baseline`,
          added: sql`excluded.added`,
          removed: sql`excluded.removed`,
        },
      });
  }
}

async function update(
  transaction: Database,
  session: SessionRow,
  counts: { words?: number; wordsRemoved?: number; paragraphs?: number; size: number },
  now: Date,
): Promise<SessionRow> {
  const [updated] = await transaction
    .update(writingSessions)
    .set({ ...counts, idleMs: idleMsAfterEdit(session, now), lastWrittenAt: now })
    .where(eq(writingSessions.id, session.id))
    .returning();
  if (!updated) throw new Error('The session was lost while it was locked.');
  return updated;
}

/** Everything that the session did, each layer of a paragraph by itself. */
async function allWords(
  transaction: Database,
  sessionId: string,
): Promise<(ParagraphWords & { documentId: string })[]> {
  const { documentId, paragraphId, added, removed, copied, copiedFrom } = sessionParagraphs;
  const rows = await transaction
    .select({ documentId, paragraphId, added, removed, copied, copiedFrom })
    .from(sessionParagraphs)
    .where(eq(sessionParagraphs.sessionId, sessionId));
  const carried = await transaction
    .select({
      documentId: sessionCarriedWords.documentId,
      paragraphId: sessionCarriedWords.paragraphId,
      added: sessionCarriedWords.added,
      removed: sessionCarriedWords.removed,
    })
    .from(sessionCarriedWords)
    .where(eq(sessionCarriedWords.sessionId, sessionId));
  return [...rows, ...carried];
}

async function countsOf(transaction: Database, sessionId: string) {
  const words = Map.groupBy(await allWords(transaction, sessionId), (row) => row.documentId);
  const differences = [...words.values()].flatMap(withoutRepeated);
  const written = differences
    .filter(({ added }) => added.length > 0)
    .map(({ documentId, paragraphId }) => `${documentId} ${paragraphId}`);
  return { ...sessionWords(differences), paragraphs: new Set(written).size };
}

/** Puts what was done to paragraphs so far aside, under the next layer of each. */
async function carry(transaction: Database, rows: readonly WordsRow[]): Promise<void> {
  const nextLayer = ({ sessionId, documentId, paragraphId }: WordsRow) =>
    transaction
      .select({ next: sql`count(*) + 1` })
      .from(sessionCarriedWords)
      .where(
        and(
          eq(sessionCarriedWords.sessionId, sessionId),
          eq(sessionCarriedWords.documentId, documentId),
          eq(sessionCarriedWords.paragraphId, paragraphId),
        ),
      );
  const layers = rows
    .filter(({ added, removed }) => added.length + removed.length > 0)
    .map((row) => {
      const { sessionId, documentId, paragraphId, added, removed } = row;
      const layer = sql`(${nextLayer(row)})`;
      return { sessionId, documentId, paragraphId, layer, added, removed };
    });
  if (layers.length > 0) await transaction.insert(sessionCarriedWords).values(layers);
}

/**
 * Measures each changed paragraph against what the session first found in it, and sums the
 * session up anew (docs/product.md, "Counting"). Other paragraphs are not counted again.
 */
export async function recordWords(
  transaction: Database,
  session: SessionRow,
  documentId: string,
  { changes, known, size }: SessionChanges,
  now: Date,
): Promise<SessionRow> {
  const rows = await inPieces(changes, ({ paragraphId, before, after }) => {
    const baseline = known.get(paragraphId)?.baseline ?? before();
    const difference = diffWords(baseline, after);
    const place = { sessionId: session.id, documentId, paragraphId };
    return { ...place, ...nothingCopied, baseline, ...difference };
  });
  await write(transaction, rows);
  const counts = await countsOf(transaction, session.id);
  return update(transaction, session, { ...counts, size }, now);
}

/** A new paragraph that repeats words of the session is measured without them. */
async function noteCopies(
  transaction: Database,
  sessionId: string,
  documentId: string,
  changes: readonly WordsOfChange[],
): Promise<void> {
  const made = changes.filter(({ before, after }) => after.length > 0 && before().length === 0);
  if (made.length === 0) return;
  const all = await allWords(transaction, sessionId);
  const added = addedWords(all.filter((row) => row.documentId === documentId));
  const rows = await inPieces(made, ({ paragraphId, after }) => {
    const copy = copiedWords(after, added);
    const baseline = wordsWithout(after, copy.copied);
    const difference = diffWords(baseline, after);
    return { sessionId, documentId, paragraphId, baseline, ...difference, ...copy };
  });
  await write(
    transaction,
    rows.filter(({ copied }) => copied.length > 0),
  );
}

/**
 * Text came from elsewhere: from now on its paragraphs are measured against it, and what the
 * session had done to them before is carried on. The counts stay as they are.
 */
export async function moveBaselines(
  transaction: Database,
  session: SessionRow,
  documentId: string,
  { changes, known, size }: SessionChanges,
  origin: Exclude<TextOrigin, 'written'>,
  now: Date,
): Promise<SessionRow> {
  // A paragraph that the session has not written in is found as it is then, when it does.
  const found = [...known.values()];
  const moved = changes.flatMap(({ paragraphId, after }) =>
    known.has(paragraphId)
      ? [
          {
            sessionId: session.id,
            documentId,
            paragraphId,
            baseline: after,
            added: [],
            removed: [],
            ...nothingCopied,
          },
        ]
      : [],
  );
  await carry(transaction, found);
  await write(transaction, moved);
  const fresh = changes.filter(({ paragraphId }) => !known.has(paragraphId));
  if (origin === 'restored') await noteCopies(transaction, session.id, documentId, fresh);
  return update(transaction, session, { size }, now);
}
