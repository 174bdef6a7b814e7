import type { ParagraphChange } from '@ecritoire/contracts';
import { textOf, type Steps } from '@ecritoire/prose';
import type { StoredParagraph } from './stale-changes.ts';

/** Of a text, how much stands between what it begins and ends with as another one does: 0 to 1. */
function shareRemoved(before: string, after: string): number {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return before.length === 0 ? 0 : (before.length - start - end) / before.length;
}

/** About how many words of the text a save removes. Cheap, since each save is measured so. */
export function* wordsRemoved(
  changes: readonly ParagraphChange[],
  stored: ReadonlyMap<string, StoredParagraph>,
): Steps<number> {
  let removed = 0;
  for (const change of changes) {
    const old = stored.get(change.id);
    if (!old || old.deleted) continue;
    const isPut = change.operation === 'put';
    removed += old.words * (isPut ? shareRemoved(textOf(old.content), textOf(change.content)) : 1);
    yield;
  }
  return removed;
}
