import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

// Of any query: whose data and error they are makes no difference.
type AnyQuery = Pick<Query, 'getObserversCount' | 'state'>;

/** Whether a response is a list: one of pages, or a whole one. */
const isList = (data: unknown): boolean =>
  Array.isArray(data) || (typeof data === 'object' && data !== null && 'pages' in data);

const isUnusedList = (query: AnyQuery): boolean =>
  query.getObserversCount() === 0 && query.state.isInvalidated && isList(query.state.data);

const isOutdated = ({ state }: AnyQuery): boolean => state.isInvalidated;
const isFetching = ({ state }: AnyQuery): boolean => state.fetchStatus === 'fetching';

/** Drops outdated lists that no page shows: read again, each would cost a request a page. */
function removeUnusedLists(queryClient: QueryClient, keys: readonly QueryKey[]): void {
  for (const queryKey of keys) queryClient.removeQueries({ queryKey, predicate: isUnusedList });
}

/** After a change, before what follows from it: marks what it touches as outdated. */
export function outdateQueries(queryClient: QueryClient, keys: readonly QueryKey[]): void {
  for (const queryKey of keys) {
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    // Its response may be from before the change.
    void queryClient.refetchQueries({ queryKey, type: 'active', predicate: isFetching });
  }
  removeUnusedLists(queryClient, keys);
}

/** Reads again what is shown and still outdated; what a page has read since is not. */
export async function refetchOutdated(
  queryClient: QueryClient,
  keys: readonly QueryKey[],
): Promise<void> {
  removeUnusedLists(queryClient, keys);
  const ofShown = { type: 'active', predicate: isOutdated } as const;
  // What is on its way was asked for after the change.
  const options = { cancelRefetch: false };
  await Promise.all(
    keys.map((queryKey) => queryClient.refetchQueries({ queryKey, ...ofShown }, options)),
  );
}

/** After a change: reads again what is shown of these. Other lists are read when they are opened. */
export async function refreshQueries(
  queryClient: QueryClient,
  keys: readonly QueryKey[],
): Promise<void> {
  outdateQueries(queryClient, keys);
  await refetchOutdated(queryClient, keys);
}
