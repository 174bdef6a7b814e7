import type { Paragraph, ParagraphChange } from '@ecritoire/contracts';
import type { paragraphs } from '../database/schema.ts';
import { presentParagraph } from './documents.ts';

/** A paragraph as it is stored, without what only searching needs. */
export type StoredParagraph = Omit<
  typeof paragraphs.$inferSelect,
  'folded' | 'ownerId' | 'isIndexed'
>;

function isStale({ parentVersion }: ParagraphChange, row: StoredParagraph | undefined): boolean {
  const current = row && !row.deleted ? row.version : 0;
  return parentVersion !== current;
}

/**
 * The changes that were not made from the paragraph as it is: the server's paragraphs for them,
 * and the ids that exist no longer.
 *
 * @returns undefined when there are none.
 */
export function staleChanges(
  changes: readonly ParagraphChange[],
  rows: ReadonlyMap<string, StoredParagraph>,
): { paragraphs: Paragraph[]; deletedIds: string[] } | undefined {
  const stale = changes.filter((change) => isStale(change, rows.get(change.id)));
  if (stale.length === 0) return undefined;
  const paragraphs: Paragraph[] = [];
  const deletedIds: string[] = [];
  for (const { id } of stale) {
    const row = rows.get(id);
    if (row && !row.deleted) paragraphs.push(presentParagraph(row));
    else deletedIds.push(id);
  }
  return { paragraphs, deletedIds };
}
