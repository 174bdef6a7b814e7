import { QueryClient } from '@tanstack/react-query';

/** Whether a list was empty when it was last asked for. */
function isEmptyList(data: unknown): boolean {
  if (typeof data !== 'object' || data === null || !('pages' in data)) return false;
  const { pages } = data;
  return (
    Array.isArray(pages) &&
    pages.every((page: { items?: unknown }) => Array.isArray(page.items) && page.items.length === 0)
  );
}

/**
 * Where server data lives. What is known is shown at once and asked for anew; but a list that was
 * empty is not kept for the next visit: it may be empty no more, and must not be said to be.
 */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        // A query is tried again only when no answer came at all, and one may come yet.
        retry: (count, { status }) => status === null && navigator.onLine && count < 2,
        // A browser that seems to be offline is asked all the same: a page then says what is wrong.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  });
  const cache = queryClient.getQueryCache();
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
