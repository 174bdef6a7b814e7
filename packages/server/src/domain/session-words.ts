import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { diffWordsInSteps, type Steps } from '@ecritoire/prose';
import type { TextOrigin } from '@ecritoire/contracts';
import type { Database } from '../database/database.ts';
import { portionsOf } from '../database/portions.ts';
import { sessionCarriedWords, sessionParagraphs, writingSessions } from '../database/schema.ts';
import { inPieces } from '../in-pieces.ts';
import { addedWords, copiedWords, wordsWithout } from './copied-words.ts';
import {
  countsAfter,
  type Counted,
  type KnownParagraphs,
  type MeasuredParagraph,
} from './session-counts.ts';
import type { SessionRow } from './session-life.ts';
import { wordsOfDocument } from './session-parts.ts';
import { idleMsAfterEdit } from './session-stats.ts';
import type { HeldTallies, SessionTallies } from './session-tallies.ts';
import { wordsOfText, wordsText, wordsValue } from './word-lists.ts';

/** One paragraph before and after a save, as words. */
type WordsOfChange = {
  paragraphId: string;
  before: readonly string[];
  after: readonly string[];
};

type Row = MeasuredParagraph & { copied?: readonly string[]; copiedFrom?: string[] };

/** What a save changes in its session beside its size; paragraphs whose baseline moves come first. */
export type SessionPlan = {
  carried: readonly string[];
  rows: readonly Row[];
  counted?: Counted;
};

/** The session's words of the paragraphs of a save: `added` is how many. */
export async function knownParagraphs(
  database: Database,
  sessionId: string,
  documentId: string,
  ids: readonly string[],
): Promise<KnownParagraphs> {
  const rows = await database
    .select({
      paragraphId: sessionParagraphs.paragraphId,
      baseline: wordsText(sessionParagraphs.baseline),
      added: sql<number>`cardinality(${sessionParagraphs.added})`.mapWith(Number),
    })
    .from(sessionParagraphs)
    .where(
      and(
        eq(sessionParagraphs.sessionId, sessionId),
        eq(sessionParagraphs.documentId, documentId),
        inArray(sessionParagraphs.paragraphId, [...ids]),
      ),
    );
  return new Map(
    rows.map(({ paragraphId, baseline, added }) => [
      paragraphId,
      { baseline: wordsOfText(baseline), added },
    ]),
  );
}

/** Measures each changed paragraph against what the session first found in it. */
function* measure(
  changes: readonly WordsOfChange[],
  known: KnownParagraphs,
): Steps<MeasuredParagraph[]> {
  const rows: MeasuredParagraph[] = [];
  for (const { paragraphId, before, after } of changes) {
    const baseline = known.get(paragraphId)?.baseline ?? before;
    rows.push({ paragraphId, baseline, ...(yield* diffWordsInSteps(baseline, after)) });
    yield;
  }
  return rows;
}

/** New paragraphs that repeat words of the session: they are measured without them. */
function* measureCopies(
  made: readonly WordsOfChange[],
  added: ReadonlyMap<string, string[]>,
): Steps<Row[]> {
  const rows: Row[] = [];
  for (const { paragraphId, after } of made) {
    const copy = yield* copiedWords(after, added);
    yield;
    if (copy.copied.length === 0) continue;
    const baseline = wordsWithout(after, copy.copied);
    const difference = yield* diffWordsInSteps(baseline, after);
    rows.push({ paragraphId, baseline, ...difference, ...copy });
  }
  return rows;
}

/**
 * What was written is measured, and the session summed up (docs/rules/counting.md). For imported
 * and restored text, its paragraphs are measured against it from now on, what the session had done
 * to them before is carried on, and the counts stay as they are.
 */
export async function planSession(
  database: Database,
  session: SessionRow,
  documentId: string,
  {
    changes,
    known,
    origin,
    takeTallies,
  }: {
    changes: readonly WordsOfChange[];
    known: KnownParagraphs;
    origin: TextOrigin;
    takeTallies: () => SessionTallies | undefined;
  },
): Promise<SessionPlan> {
  if (origin === 'written') {
    const rows = await inPieces(measure(changes, known));
    const save = { changes: rows, known, held: takeTallies() };
    const counted = await countsAfter(database, session, documentId, save);
    return { carried: [], rows, counted };
  }
  // A paragraph that the session has not written in is found as it is then, when it does.
  const moved = changes.filter(({ paragraphId }) => known.has(paragraphId));
  const rows: Row[] = moved.map(({ paragraphId, after }) => ({
    paragraphId,
    baseline: after,
    added: [],
    removed: [],
  }));
  const made = changes.filter(
    ({ paragraphId, before, after }) =>
      !known.has(paragraphId) && after.length > 0 && before.length === 0,
  );
  if (origin === 'restored' && made.length > 0) {
    const words = await wordsOfDocument(database, session.id, documentId);
    const added = await inPieces(addedWords(words));
    rows.push(...(await inPieces(measureCopies(made, added))));
  }
  return { carried: moved.map(({ paragraphId }) => paragraphId), rows };
}

/** Puts what was done to paragraphs so far aside, under the next layer of each. */
async function carry(
  transaction: Database,
  sessionId: string,
  documentId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const layers = sql`SELECT count(*) + 1 FROM ${sessionCarriedWords} AS layers
    WHERE layers.session_id = ${sessionParagraphs.sessionId}
    AND layers.document_id = ${sessionParagraphs.documentId}
    AND layers.paragraph_id = ${sessionParagraphs.paragraphId}`;
  const { paragraphId, added, removed } = sessionParagraphs;
  await transaction.insert(sessionCarriedWords).select(
    transaction
      .select({
        sessionId: sessionParagraphs.sessionId,
        documentId: sessionParagraphs.documentId,
        paragraphId,
        layer: sql<number>`(${layers})`.as('layer'),
        added,
        removed,
      })
      .from(sessionParagraphs)
      .where(
        and(
          eq(sessionParagraphs.sessionId, sessionId),
          eq(sessionParagraphs.documentId, documentId),
          inArray(paragraphId, [...ids]),
          sql`(${added} <> '{}' OR ${removed} <> '{}')`,
        ),
      ),
  );
}

const lengthOf = (words: readonly string[]) =>
  words.reduce((sum, word) => sum + word.length + 1, 0);

async function write(
  transaction: Database,
  sessionId: string,
  documentId: string,
  rows: readonly Row[],
): Promise<void> {
  const sizeOf = ({ baseline, added, removed }: Row) =>
    lengthOf(baseline) + lengthOf(added) + lengthOf(removed);
  for (const portion of portionsOf(rows, sizeOf)) {
    const values = portion.map(({ paragraphId, copied = [], copiedFrom = [], ...words }) => ({
      sessionId,
      documentId,
      paragraphId,
      baseline: wordsValue(words.baseline),
      added: wordsValue(words.added),
      removed: wordsValue(words.removed),
      copied: wordsValue(copied),
      copiedFrom,
    }));
    await transaction
      .insert(sessionParagraphs)
      .values(values)
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

/**
 * Writes what a save changes in its session.
 *
 * @param save its plan; how large the session is with it; where tallies are held for the next one.
 */
export async function writeSession(
  transaction: Database,
  session: SessionRow,
  documentId: string,
  save: { plan: SessionPlan; size: number; tallies: HeldTallies; now: Date },
): Promise<SessionRow> {
  const { carried, rows, counted } = save.plan;
  await carry(transaction, session.id, documentId, carried);
  await write(transaction, session.id, documentId, rows);
  const [updated] = await transaction
    .update(writingSessions)
    .set({
      ...counted?.counts,
      size: save.size,
      idleMs: idleMsAfterEdit(session, save.now),
      lastWrittenAt: save.now,
    })
    .where(eq(writingSessions.id, session.id))
    .returning({
      ...getTableColumns(writingSessions),
      state: sql<string>`${writingSessions}.xmin::text`,
    });
  if (!updated) throw new Error('The session was lost while it was locked.');
  const { state, ...row } = updated;
  // Should the transaction be rolled back, no row will ever have this version.
  if (counted?.tallies) save.tallies.hold(session.id, state, counted.tallies);
  return row;
}
