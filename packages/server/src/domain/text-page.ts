import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { documents } from '../database/schema.ts';
import { documentPieces } from './document-pieces.ts';
import { documentsWhere } from './documents.ts';
import { SMALL_TEXT } from './sizes.ts';

type Listed = { id: string; size: number };

/** Consecutive documents that are small together; a document that is not small stands alone. */
function groupsOf(items: readonly Listed[]): Listed[][] {
  const groups: Listed[][] = [];
  let size = 0;
  for (const item of items) {
    const last = groups.at(-1);
    size += item.size;
    if (last !== undefined && size <= SMALL_TEXT) {
      last.push(item);
    } else {
      groups.push([item]);
      size = item.size;
    }
  }
  return groups;
}

async function* groupPieces(
  database: Database,
  ownerId: string,
  group: readonly Listed[],
): AsyncGenerator<string | readonly string[]> {
  const ids = group.map(({ id }) => id);
  if (group.reduce((sum, { size }) => sum + size, 0) > SMALL_TEXT) {
    for (const id of ids) {
      const document = await documentPieces(database, ownerId, id);
      if (document) yield document.pieces;
    }
    return;
  }
  const those = and(eq(documents.ownerId, ownerId), inArray(documents.id, ids));
  const found = new Map((await documentsWhere(database, those)).map((each) => [each.id, each]));
  for (const id of ids) {
    const document = found.get(id);
    if (document) yield JSON.stringify(document);
  }
}

async function* pagePieces(
  database: Database,
  ownerId: string,
  items: readonly Listed[],
  nextCursor: string | null,
): AsyncGenerator<string> {
  let separator = '';
  yield '{"items":[';
  for (const group of groupsOf(items)) {
    // One that was deleted meanwhile is left out.
    for await (const pieces of groupPieces(database, ownerId, group)) {
      yield separator;
      yield* typeof pieces === 'string' ? [pieces] : pieces;
      separator = ',';
    }
  }
  yield `],"nextCursor":${JSON.stringify(nextCursor)}}`;
}

/** How large the documents of a page are together, and the page as pieces of its JSON. */
export type TextPage = { size: number; pieces: AsyncGenerator<string> };

/** A page of documents with their texts, of which no more is in memory than one, or some small ones. */
export function textPage(
  database: Database,
  ownerId: string,
  items: readonly Listed[],
  nextCursor: string | null,
): TextPage {
  const size = items.reduce((sum, item) => sum + item.size, 0);
  return { size, pieces: pagePieces(database, ownerId, items, nextCursor) };
}
