import { and, sql } from 'drizzle-orm';
import type { DifferencePart, ParagraphDifference } from '@ecritoire/contracts';
import { isPosition, textDifferenceInSteps, textOf, type Steps } from '@ecritoire/prose';
import type { Database } from '../database/database.ts';
import { isId, keyPageOf, keyPageRequest, type KeyShape } from '../database/pages.ts';
import { inPieces } from '../in-pieces.ts';
import {
  changedBetween,
  changedParagraph,
  type ChangedParagraph,
  type ChangedText,
} from './version-text.ts';

/** By position, then by id. */
export const DIFFERENCE_KEY: KeyShape = [isPosition, isId];

/** Characters of both texts after which a page has no more paragraphs. */
const PAGE = 200_000;
/** Words that make a stretch one that was moved rather than one that happens to be there twice. */
const MOVED_WORDS = 3;

const lengthOf = ({ before, after }: ChangedParagraph) =>
  textOf(before?.content ?? []).length + textOf(after?.content ?? []).length;

/** The marks of each stretch of the text, however its runs are cut. */
function looksOf({ type, content }: ChangedText): string {
  const runs: [string, string][] = [];
  for (const { text, marks } of content) {
    const look = marks.toSorted().join();
    const last = runs.at(-1);
    if (last?.[1] === look) last[0] += text;
    else runs.push([text, look]);
  }
  return JSON.stringify([type, runs.map(([text, look]) => [text.length, look])]);
}

function* compare({ id, before, after }: ChangedParagraph): Steps<ParagraphDifference> {
  const shown = after ?? before;
  if (!shown) throw new Error('A paragraph that differs is in neither text.');
  const [old, now] = [textOf(before?.content ?? []), textOf(after?.content ?? [])];
  const parts: DifferencePart[] = yield* textDifferenceInSteps(old, now);
  const both = before && after;
  return {
    id,
    change: both ? 'changed' : after ? 'added' : 'removed',
    position: shown.position,
    type: shown.type,
    typeBefore: before?.type ?? null,
    isMoved: Boolean(both && before.position !== after.position),
    isReformatted: Boolean(
      both && (before.type !== after.type || (old === now && looksOf(before) !== looksOf(after))),
    ),
    parts,
  };
}

const isLong = (text: string) => text.split(/\s+/u).length >= MOVED_WORDS;

/** Names what one paragraph lost and another gained. */
function markMoved(differences: readonly ParagraphDifference[]): void {
  const partsOf = (change: DifferencePart['change']) =>
    differences.flatMap(({ id, parts }) =>
      parts
        .filter((part) => part.change === change && isLong(part.text.trim()))
        .map((part) => ({ id, part })),
    );
  const removed = Map.groupBy(partsOf('removed'), ({ part }) => part.text.trim());
  for (const { id, part } of partsOf('added')) {
    const sources = removed.get(part.text.trim()) ?? [];
    const at = sources.findIndex((one) => one.id !== id);
    const [source] = at < 0 ? [] : sources.splice(at, 1);
    if (!source) continue;
    part.change = 'movedHere';
    source.part.change = 'movedAway';
  }
}

const turned = ({ id, before, after }: ChangedParagraph): ChangedParagraph => ({
  id,
  before: after,
  after: before,
});

function* compareAll(rows: readonly ChangedParagraph[]): Steps<ParagraphDifference[]> {
  const differences: ParagraphDifference[] = [];
  for (const row of rows) {
    differences.push(yield* compare(row));
    yield;
  }
  markMoved(differences);
  return differences;
}

/** So many rows as a page may have, of which some have to be left for the next. */
function* withinPage(rows: readonly ChangedParagraph[]): Generator<ChangedParagraph> {
  let length = 0;
  for (const row of rows) {
    if (length > PAGE) return;
    length += lengthOf(row);
    yield row;
  }
}

/**
 * The paragraphs that differ between two texts of a document.
 *
 * @param numbers of the versions, before and after; whichever is the newer.
 */
export async function differencePage(
  database: Database,
  documentId: string,
  [from, to]: readonly [number, number],
  query: { cursor?: string; limit?: number },
) {
  const page = keyPageRequest(query, DIFFERENCE_KEY);
  const [lastPosition, lastId] = page.after ?? [];
  const isForward = from <= to;
  const numbers = isForward ? ([from, to] as const) : ([to, from] as const);
  const { before, after, columns, isSame } = changedBetween(database, documentId, numbers);
  const [first, second] = isForward ? [before, after] : [after, before];
  const position = sql<string>`coalesce(${second.position}, ${first.position}) COLLATE "C"`;
  const rows = await database
    .select(columns)
    .from(before)
    .fullJoin(after, isSame)
    .where(
      and(
        sql`(${before.position}, ${before.type}, ${before.content})
          IS DISTINCT FROM (${after.position}, ${after.type}, ${after.content})`,
        lastId === undefined
          ? undefined
          : sql`(${position}, ${columns.id}) > (${lastPosition} COLLATE "C", ${lastId}::uuid)`,
      ),
    )
    .orderBy(position, columns.id)
    .limit(page.limit + 1);
  const changed = rows.map(changedParagraph).map((row) => (isForward ? row : turned(row)));
  const shown = [...withinPage(changed.slice(0, page.limit))];
  const differences = await inPieces(compareAll(shown));
  const more = rows.length > shown.length;
  return keyPageOf(
    more ? [...differences, ...differences.slice(-1)] : differences,
    { limit: shown.length },
    (row) => [row.position, row.id],
    (row) => row,
  );
}
