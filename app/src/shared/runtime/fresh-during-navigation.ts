import type { Query, QueryClient } from '@tanstack/react-query';
import { staleTime } from './query-client.ts';

/** Milliseconds: a device may sleep in the middle of a navigation. */
const longestNavigation = 60_000;

type NavigationEvents = {
  subscribe: (name: 'onBeforeLoad' | 'onRendered', listener: () => void) => unknown;
};

/**
 * Keeps what a navigation has fetched fresh until its page has mounted, on a slow network too: a page
 * does not request again what its loader has requested.
 */
export function keepFreshDuringNavigation(
  router: NavigationEvents,
  queryClient: QueryClient,
): void {
  let startedAt = Infinity;
  let renderedAt: number | null = null;
  router.subscribe('onBeforeLoad', () => {
    startedAt = Date.now();
    renderedAt = null;
  });
  router.subscribe('onRendered', () => {
    renderedAt = Date.now();
  });
  const isNavigating = () => renderedAt === null || Date.now() - renderedAt < staleTime;
  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({
    ...others,
    queries: {
      ...queries,
      staleTime: ({ state }: Pick<Query, 'state'>) =>
        isNavigating() && state.dataUpdatedAt >= startedAt ? longestNavigation : staleTime,
    },
  });
}
