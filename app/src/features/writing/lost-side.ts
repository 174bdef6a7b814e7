import type { CreateDocumentVersionRequest } from '@ecritoire/contracts';
import { mineIn, type AutoSaveContext } from '@ecritoire/machines/auto-save';
import type { Keep } from './conflict.ts';

/** As much of a draft as the sides of its conflicts are in. */
export type ConflictDraft = Pick<AutoSaveContext['draft'], 'conflicts' | 'pending'>;

/** Changes that one version can have. */
const mostChanges = 500;

/**
 * What is stored of the side of a conflict that is not kept: the text as the server has it, or as it
 * would be with what is written here.
 * @returns nothing where that side has no paragraph.
 */
export function lostSide(
  draft: ConflictDraft,
  id: string,
  keep: Keep,
): CreateDocumentVersionRequest[] {
  const conflict = draft.conflicts.find((each) => each.id === id);
  if (!conflict || keep === 'both') return [];
  const { theirs } = conflict;
  if (keep === 'mine') return theirs.length > 0 ? [{ reason: 'conflict' }] : [];
  const mine = mineIn(conflict, draft);
  if (mine.length === 0) return [];
  const versionOf = new Map(theirs.map((paragraph) => [paragraph.id, paragraph.version]));
  const here = new Set(mine.map((paragraph) => paragraph.id));
  const changes = [
    ...mine.map(({ id: paragraphId, position, type, content }) => ({
      operation: 'put' as const,
      id: paragraphId,
      position,
      type,
      content,
      parentVersion: versionOf.get(paragraphId) ?? 0,
    })),
    ...theirs
      .filter((paragraph) => !here.has(paragraph.id))
      .map((paragraph) => ({
        operation: 'delete' as const,
        id: paragraph.id,
        parentVersion: paragraph.version,
      })),
  ];
  const parts = Math.ceil(changes.length / mostChanges);
  return Array.from({ length: parts }, (_, part) => ({
    reason: 'conflict',
    changes: changes.slice(part * mostChanges, (part + 1) * mostChanges),
  }));
}
