import type { DocumentVersion } from '@ecritoire/contracts';

/** What a version is compared with: the text as it is, the version before it, or another one by its id. */
export type Against = string;

export const now = 'now';
export const previous = 'previous';

export const isAgainst = (value: unknown): value is Against =>
  typeof value === 'string' && value !== '';

/** Two texts in the order in which they were written; the later one is null for the text as it is. */
export type Compared = { from: string; to: string | null };

/**
 * @param versions newest first.
 * @returns null where there is no version before the chosen one.
 */
export function comparedOf(
  chosenId: string,
  against: Against,
  versions: readonly Pick<DocumentVersion, 'id'>[],
): Compared | null {
  if (against === now || against === chosenId) return { from: chosenId, to: null };
  const placeOf = (id: string) => versions.findIndex((version) => version.id === id);
  const place = placeOf(chosenId);
  if (against === previous) {
    const before = versions[place + 1];
    return place < 0 || !before ? null : { from: before.id, to: chosenId };
  }
  const other = placeOf(against);
  // One that is not listed yet is older than all that are.
  const isOlder = other < 0 || other > place;
  return isOlder ? { from: against, to: chosenId } : { from: chosenId, to: against };
}
