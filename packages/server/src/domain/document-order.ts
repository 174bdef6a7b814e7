import { and, asc, desc, eq, gt, isNull, lt, type SQL } from 'drizzle-orm';
import { positionBetween } from '@ecritoire/prose';
import type { Database } from '../database/database.ts';
import { documents } from '../database/schema.ts';

/** The position of the first or last document of a project that fits; null when there is none. */
export async function positionAt(
  transaction: Database,
  projectId: string,
  end: 'first' | 'last',
  condition?: SQL,
): Promise<string | null> {
  const [found] = await transaction
    .select({ position: documents.position })
    .from(documents)
    .where(and(eq(documents.projectId, projectId), condition))
    .orderBy(end === 'first' ? asc(documents.position) : desc(documents.position))
    .limit(1);
  return found?.position ?? null;
}

/** A position after all documents of a project; inside `asWriter`, so that it stays free. */
export async function lastPosition(transaction: Database, projectId: string): Promise<string> {
  return positionBetween(await positionAt(transaction, projectId, 'last'), null);
}

/**
 * Where the entry of a day goes: a journal's own order is by day, newest first, and documents that
 * are no entries stay behind them.
 */
export async function placeOfEntry(
  transaction: Database,
  projectId: string,
  localDate: string,
): Promise<string> {
  const newer = await positionAt(
    transaction,
    projectId,
    'last',
    gt(documents.entryDate, localDate),
  );
  const older =
    (await positionAt(transaction, projectId, 'first', lt(documents.entryDate, localDate))) ??
    (await positionAt(transaction, projectId, 'first', isNull(documents.entryDate)));
  return positionBetween(newer, older);
}
