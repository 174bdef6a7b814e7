import type { OperationTypes } from '@ecritoire/contracts';

type ListQuery = NonNullable<OperationTypes['listWritingSessions']['parameters']['query']>;

/** Which sessions a list holds, and in what order: what its address says. */
export type SessionFilter = Omit<ListQuery, 'cursor' | 'limit'>;

/** What the panel of filters narrows the list by: all but the search and the order. */
export const panelKeys = ['status', 'sentiment', 'visibility', 'projectId', 'from', 'to'] as const;

export const narrowingsIn = (filter: SessionFilter): number =>
  panelKeys.filter((key) => filter[key] !== undefined).length;

/** Whether it leaves anything out. */
export const isNarrowed = (filter: SessionFilter): boolean =>
  filter.search !== undefined || narrowingsIn(filter) > 0;

/** The filter with one part changed; null removes that part. */
export function withPart<Key extends keyof SessionFilter>(
  filter: SessionFilter,
  key: Key,
  value: SessionFilter[Key] | null,
): SessionFilter {
  const { [key]: _, ...others } = filter;
  return value === null || value === undefined ? others : { ...others, [key]: value };
}
