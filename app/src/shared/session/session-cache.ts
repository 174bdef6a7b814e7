import { newerSession, queryKeys, writingSessionQuery } from '@ecritoire/api-client';
import type { ListedSession, WritingSession } from '@ecritoire/contracts';
import { useQuery, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { useServices } from '../services/services.ts';

type SessionPages = InfiniteData<{ items: ListedSession[] }>;

/** Writes a session of a response, or of a list, into the cache, unless that has a newer one. */
export function cacheSession(queryClient: QueryClient, session: WritingSession): void {
  queryClient.setQueryData<WritingSession>(queryKeys.session(session.id), (cached) =>
    newerSession(cached, session),
  );
}

/** Also its row in every list: a review opened from there before the refetch has what was saved. */
export function cacheReviewed(queryClient: QueryClient, session: WritingSession): void {
  cacheSession(queryClient, session);
  queryClient.setQueriesData<SessionPages>(
    { queryKey: queryKeys.sessionLists },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          items: page.items.map((each) =>
            each.id === session.id ? { ...each, ...session } : each,
          ),
        })),
      },
  );
}

/**
 * The cached session that a machine knows by its id; requested only where it is not cached.
 * @param id null where there is none.
 */
export function useCachedSession(id: string | null): WritingSession | null {
  const { data } = useQuery({
    ...writingSessionQuery(useServices().api, id ?? ''),
    enabled: ({ state }) => id !== null && state.data === undefined,
  });
  return id === null ? null : (data ?? null);
}
