import type { ArchiveSessionLine } from '@ecritoire/contracts';
import { PARAGRAPH_SIZE, paragraphSize } from '../domain/sizes.ts';

/** An id as it is stored. */
const ID_SIZE = 16;

export const lengthOf = (words: readonly string[]): number =>
  words.reduce((sum, word) => sum + word.length + 1, 0);

/** What a line takes up once it is stored, with all its lists. */
export function lineSize(line: ArchiveSessionLine): number {
  if (line.kind === 'session') {
    return PARAGRAPH_SIZE + (line.title?.length ?? 0) + (line.comment?.length ?? 0);
  }
  if (line.kind === 'published') return paragraphSize(line.content);
  const changed = PARAGRAPH_SIZE + lengthOf(line.added) + lengthOf(line.removed);
  if (line.kind === 'carried') return changed;
  const { baseline, copied, copiedFrom } = line;
  return changed + lengthOf(baseline) + lengthOf(copied) + ID_SIZE * copiedFrom.length;
}
