import { and, eq, getTableColumns, inArray, isNotNull, sql } from 'drizzle-orm';
import type { ParagraphChange, Run, TextOrigin } from '@ecritoire/contracts';
import { foldTextInSteps, textOf, type Steps } from '@ecritoire/prose';
import type { Database } from '../database/database.ts';
import { documents, paragraphs, writingSessions } from '../database/schema.ts';
import { inPieces } from '../in-pieces.ts';
import type { Replaced } from './keep-version.ts';
import { wordsOfParagraph } from './paragraph-words.ts';
import type { KnownParagraphs } from './session-counts.ts';
import type { SessionRow } from './session-life.ts';
import { knownParagraphs, planSession, type SessionPlan } from './session-words.ts';
import type { HeldTallies } from './session-tallies.ts';
import { isTooLarge, paragraphSize, sessionGrowth, type SizeOfChange } from './sizes.ts';
import { staleChanges, type StoredParagraph } from './stale-changes.ts';
import { wordsRemoved } from './words-removed.ts';

type DocumentRow = typeof documents.$inferSelect;

/** Where a save goes: its document, and the session that is live, as one moment has them. */
export type Place = {
  document: DocumentRow;
  session: SessionRow | null;
  /** Another one after each save, and after each other change of the two. */
  state: string;
  /** The session's part of it. */
  sessionState: string | null;
};

export type Save = {
  changes: readonly ParagraphChange[];
  origin: TextOrigin;
  /** Has a version kept before. */
  keepVersion?: 'conflict' | 'replacement' | 'restore' | undefined;
  /** Of the sessions that were saved last. */
  tallies: HeldTallies;
};

type PlannedRow = Omit<typeof paragraphs.$inferSelect, 'updatedAt' | 'fromNumber' | 'isIndexed'>;

/** What a save writes: its paragraphs, by how many words their document grows, its session's words. */
type Writes = { rows: PlannedRow[]; wordsGained: number; session: SessionPlan };

/** What becomes of a save, worked out from a place; it holds for as long as the place's state does. */
export type SavePlan = { state: string } & (
  | ({ kind: 'conflict' } & NonNullable<ReturnType<typeof staleChanges>>)
  | {
      kind: 'write';
      documentGrowth: number;
      sessionGrowth: number;
      /** The paragraphs that it changes or deletes, and how many words of them it removes. */
      replaced: Replaced[];
      wordsRemoved: number;
      /** Undefined for what is too large. */
      writes: Writes | undefined;
    }
);

export async function findPlace(
  database: Database,
  writerId: string,
  documentId: string,
): Promise<Place | undefined> {
  const [place] = await database
    .select({
      document: documents,
      session: writingSessions,
      state: sql<string>`concat_ws(' ', ${documents}.xmin, ${writingSessions}.xmin)`,
      sessionState: sql<string | null>`${writingSessions}.xmin::text`,
    })
    .from(documents)
    .leftJoin(
      writingSessions,
      and(
        eq(writingSessions.writerId, documents.ownerId),
        inArray(writingSessions.status, ['active', 'paused']),
      ),
    )
    .where(
      and(
        eq(documents.ownerId, writerId),
        eq(documents.id, documentId),
        isNotNull(documents.projectId),
      ),
    );
  return place;
}

async function storedParagraphs(
  database: Database,
  documentId: string,
  changes: readonly ParagraphChange[],
): Promise<Map<string, StoredParagraph>> {
  const { folded: _, ownerId: __, isIndexed: ___, ...columns } = getTableColumns(paragraphs);
  const ids = changes.map(({ id }) => id);
  const rows = await database
    .select(columns)
    .from(paragraphs)
    .where(and(eq(paragraphs.documentId, documentId), inArray(paragraphs.id, ids)));
  return new Map(rows.map((row) => [row.id, row]));
}

function* sizesOf(
  changes: readonly ParagraphChange[],
  stored: ReadonlyMap<string, StoredParagraph>,
): Steps<SizeOfChange[]> {
  const sizes: SizeOfChange[] = [];
  for (const change of changes) {
    const old = stored.get(change.id);
    sizes.push({
      paragraphId: change.id,
      before: old && !old.deleted ? paragraphSize(old.content) : 0,
      after: change.operation === 'put' ? paragraphSize(storedRuns(change.content)) : 0,
    });
    yield;
  }
  return sizes;
}

/** Runs as they are stored: none without text, no mark twice. */
export const storedRuns = (content: Run[]): Run[] =>
  content
    .filter(({ text }) => text !== '')
    .map(({ text, marks }) => ({ text, marks: [...new Set(marks)] }));

/** A change next to the paragraph it replaces, with the words of both. */
function* prepare(
  change: ParagraphChange,
  old: StoredParagraph | undefined,
  { id: documentId, ownerId, language }: DocumentRow,
  needsBefore: boolean,
) {
  const isPut = change.operation === 'put';
  const content = isPut ? storedRuns(change.content) : [];
  const type = isPut ? change.type : (old?.type ?? 'paragraph');
  const after = yield* wordsOfParagraph({ type, content }, language);
  const row: PlannedRow = {
    documentId,
    ownerId,
    id: change.id,
    position: isPut ? change.position : (old?.position ?? ''),
    type,
    content,
    words: after.length,
    version: (old?.version ?? 0) + 1,
    deleted: !isPut,
    folded: yield* foldTextInSteps(textOf(content)),
  };
  const before = old && needsBefore ? yield* wordsOfParagraph(old, language) : [];
  yield;
  return {
    row,
    words: { paragraphId: change.id, before, after },
    wordsGained: after.length - (old?.words ?? 0),
  };
}

function* prepareAll(
  { changes, origin }: Save,
  document: DocumentRow,
  stored: ReadonlyMap<string, StoredParagraph>,
  known: KnownParagraphs,
) {
  const prepared = [];
  for (const change of changes) {
    const needsBefore = origin !== 'imported' && !known.has(change.id);
    prepared.push(yield* prepare(change, stored.get(change.id), document, needsBefore));
  }
  return prepared;
}

/**
 * Works out a save without writing anything, so that it needs no transaction: the place, read before,
 * is looked at again in the one that writes.
 */
export async function planSave(
  database: Database,
  { document, session, state, sessionState }: Place & { session: SessionRow },
  save: Save,
): Promise<SavePlan> {
  const stored = await storedParagraphs(database, document.id, save.changes);
  const stale = staleChanges(save.changes, stored);
  if (stale) return { state, kind: 'conflict', ...stale };
  const ids = save.changes.map(({ id }) => id);
  const known = await knownParagraphs(database, session.id, document.id, ids);
  const sizes = await inPieces(sizesOf(save.changes, stored));
  const growth = {
    documentGrowth: sizes.reduce((sum, { before, after }) => sum + after - before, 0),
    sessionGrowth: sessionGrowth(sizes, known),
  };
  const replaced = sizes.flatMap(({ paragraphId: id, before }) => {
    const { fromNumber } = stored.get(id) ?? {};
    return before === 0 || fromNumber === undefined ? [] : [{ id, fromNumber, size: before }];
  });
  const plan = {
    state,
    kind: 'write' as const,
    ...growth,
    replaced,
    wordsRemoved: await inPieces(wordsRemoved(save.changes, stored)),
  };
  if (isTooLarge({ document: document.size, session: session.size, ...growth })) {
    return { ...plan, writes: undefined };
  }
  const prepared = await inPieces(prepareAll(save, document, stored, known));
  const sessionPlan = await planSession(database, session, document.id, {
    changes: prepared.map(({ words }) => words),
    known,
    origin: save.origin,
    takeTallies: () => save.tallies.take(session.id, sessionState ?? ''),
  });
  const writes = {
    rows: prepared.map(({ row }) => row),
    wordsGained: prepared.reduce((sum, { wordsGained }) => sum + wordsGained, 0),
    session: sessionPlan,
  };
  return { ...plan, writes };
}
