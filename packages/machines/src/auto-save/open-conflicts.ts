import { textOf } from '@ecritoire/prose';
import type { Paragraph } from '@ecritoire/prose';
import type { Conflict, Draft, ParagraphsChange } from './changes.ts';
import { compareParagraphs, paragraphOf } from './paragraphs.ts';

/** A paragraph that is split off, or joined to another, stays in the stretch that is to be decided about. */
export function joinConflicts(
  draft: Draft,
  { put, deletedIds }: ParagraphsChange,
): Pick<Draft, 'conflicts'> & Partial<Pick<Draft, 'pending'>> {
  if (draft.conflicts.length === 0) return { conflicts: draft.conflicts };
  const isReshaped = deletedIds.length > 0 || put.some(({ id }) => !(id in draft.known));
  const touched = isReshaped ? [...put.map(({ id }) => id), ...deletedIds] : [];
  const isTouched = ({ ids }: Conflict) => ids.some((id) => touched.includes(id));
  const meeting = draft.conflicts.filter(isTouched);
  const [first] = meeting;
  if (!first) return { conflicts: draft.conflicts };
  const members = new Set([...meeting.flatMap(({ ids }) => ids), ...touched]);
  const added = touched.filter((id) => !meeting.some(({ ids }) => ids.includes(id)));
  const known = added.flatMap((id) => draft.pending[id]?.base?.paragraph ?? []);
  const conflict = {
    id: first.id,
    ids: [...members],
    base: [...meeting.flatMap(({ base }) => base), ...known].toSorted(compareParagraphs),
    theirs: [...meeting.flatMap(({ theirs }) => theirs), ...known].toSorted(compareParagraphs),
  };
  const others = draft.conflicts.filter((each) => !isTouched(each));
  const isDeletedByBoth = conflict.theirs.length === 0 && mineIn(conflict, draft).length === 0;
  if (!isDeletedByBoth) return { conflicts: [...others, conflict] };
  return { conflicts: others, pending: without(draft.pending, conflict.ids) };
}

/** The stretch as its writer has it. */
export function mineIn({ ids, base }: Conflict, { pending }: Pick<Draft, 'pending'>): Paragraph[] {
  const found = new Map<string, Paragraph>(base.map((paragraph) => [paragraph.id, paragraph]));
  for (const id of ids) {
    const change = pending[id];
    if (change?.operation === 'put') found.set(id, change);
    else if (change) found.delete(id);
  }
  return [...found.values()].map(paragraphOf).toSorted(compareParagraphs);
}

export function idsInConflict({ conflicts }: Pick<Draft, 'conflicts'>): string[] {
  return conflicts.flatMap(({ ids }) => ids);
}

/** The same object where nothing is left out, so that who looks sees that nothing has changed. */
function without<Value>(record: Readonly<Record<string, Value>>, ids: readonly string[]) {
  if (ids.length === 0) return record;
  return Object.fromEntries(Object.entries(record).filter(([id]) => !ids.includes(id)));
}

/**
 * Whether each of two versions has words that the other has not. Where one has them all, to keep both is
 * to keep that one: nothing is lost, and nothing doubled.
 */
export function ownWordsIn(
  mine: readonly Paragraph[],
  theirs: readonly Paragraph[],
): { mine: boolean; theirs: boolean } {
  const counts = new Map<string, number>();
  const add = (paragraphs: readonly Paragraph[], by: 1 | -1) => {
    for (const [word] of textOfAll(paragraphs).matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
      counts.set(word, (counts.get(word) ?? 0) + by);
    }
  };
  add(mine, 1);
  add(theirs, -1);
  const rests = [...counts.values()];
  return { mine: rests.some((rest) => rest > 0), theirs: rests.some((rest) => rest < 0) };
}

export const textOfAll = (paragraphs: readonly Paragraph[]) =>
  paragraphs.map(({ content }) => textOf(content)).join('\n');
