import { QueryClient, type Query } from '@tanstack/react-query';
import { retryDelay } from '@ecritoire/api-client';
import { retryFailedQueries } from './retry-queries.ts';

/** Milliseconds for which cached data is shown without being refetched. */
export const staleTime = 2000;

/** Whether a list was empty when it was last asked for. */
function isEmptyList(data: unknown): boolean {
  if (typeof data !== 'object' || data === null || !('pages' in data)) return false;
  const { pages } = data;
  return (
    Array.isArray(pages) &&
    pages.every((page: { items?: unknown }) => Array.isArray(page.items) && page.items.length === 0)
  );
}

// Of any query: whose data and error they are makes no difference.
const hasNotFailed = ({ state }: Pick<Query, 'state'>): boolean => state.status !== 'error';

/**
 * The cache of server data. Cached data is shown at once and refetched; but an empty list is dropped
 * with its last observer: it may be empty no more. A failed query with observers is retried.
 */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        // Before a page says that it failed: only when no answer came at all, and one may come yet.
        retry: (count, { status, retryAfterSeconds }) =>
          status === null && retryAfterSeconds === null && navigator.onLine && count < 2,
        retryDelay,
        staleTime,
        // A browser that seems to be offline is asked all the same: a page then says what is wrong.
        networkMode: 'always',
        // What has failed is tried again when its server allows it.
        refetchOnReconnect: hasNotFailed,
        refetchOnWindowFocus: hasNotFailed,
      },
    },
  });
  const cache = queryClient.getQueryCache();
  retryFailedQueries(cache);
  cache.subscribe((event) => {
    const isDoubtful =
      event.type === 'observerRemoved' ||
      (event.type === 'updated' && event.action.type === 'invalidate');
    const { query } = event;
    if (!isDoubtful || query.getObserversCount() > 0) return;
    if (isEmptyList(query.state.data)) cache.remove(query);
  });
  return queryClient;
}
