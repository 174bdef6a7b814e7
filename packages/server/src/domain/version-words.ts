import { sql } from 'drizzle-orm';
import type { Language } from '@ecritoire/contracts';
import { diffWordsInSteps, sessionWordsInSteps, type Steps } from '@ecritoire/prose';
import type { Database } from '../database/database.ts';
import { inPieces } from '../in-pieces.ts';
import { wordsOfParagraph } from './paragraph-words.ts';
import { changedBetween, changedParagraph, type ChangedParagraph } from './version-text.ts';

export type VersionWords = { wordsAdded: number; wordsRemoved: number };

/** Bytes of changed text up to which words are compared: some thousands of words, some milliseconds. */
const COMPARED = 200_000;

function* compare(changes: readonly ChangedParagraph[], language: Language): Steps<VersionWords> {
  const differences = [];
  for (const { before, after } of changes) {
    const old = before ? yield* wordsOfParagraph(before, language) : [];
    const now = after ? yield* wordsOfParagraph(after, language) : [];
    differences.push(yield* diffWordsInSteps(old, now));
  }
  const { words, wordsRemoved } = yield* sessionWordsInSteps(differences);
  return { wordsAdded: words, wordsRemoved };
}

/**
 * What a version added to one before it, and removed from it. Of more text than can be compared in a
 * moment, only by how many words the two differ is known.
 */
export async function wordsBetween(
  database: Database,
  { id, language }: { id: string; language: Language },
  numbers: readonly [number, number],
  words: readonly [number, number],
): Promise<VersionWords> {
  const { before, after, columns, isSame } = changedBetween(database, id, numbers);
  const bytesOf = (content: unknown) => sql`coalesce(pg_column_size(${content}), 0)`;
  const [changed] = await database
    .select({
      bytes: sql`coalesce(sum(${bytesOf(before.content)} + ${bytesOf(after.content)}), 0)`.mapWith(
        Number,
      ),
    })
    .from(before)
    .fullJoin(after, isSame);
  if (changed === undefined || changed.bytes > COMPARED) {
    const growth = words[1] - words[0];
    return { wordsAdded: Math.max(0, growth), wordsRemoved: Math.max(0, -growth) };
  }
  const rows = await database.select(columns).from(before).fullJoin(after, isSame);
  return inPieces(compare(rows.map(changedParagraph), language));
}
