import type { Query, QueryClient } from '@tanstack/react-query';

/** Milliseconds for which cached data is shown without asking for it again. */
export const staleTime = 2000;

type Navigations = {
  subscribe: (name: 'onBeforeLoad' | 'onRendered', listener: () => void) => unknown;
};

/**
 * Keeps what a navigation has fetched fresh until its page has mounted, however slow the network is:
 * a page does not ask again for what its loader has just asked for.
 */
export function keepFreshOnArrival(router: Navigations, queryClient: QueryClient): void {
  let startedAt = Infinity;
  let renderedAt: number | null = null;
  router.subscribe('onBeforeLoad', () => {
    startedAt = Date.now();
    renderedAt = null;
  });
  router.subscribe('onRendered', () => {
    renderedAt = Date.now();
  });
  const isArriving = () => renderedAt === null || Date.now() - renderedAt < staleTime;
  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({
    ...others,
    queries: {
      ...queries,
      staleTime: ({ state }: Pick<Query, 'state'>) =>
        isArriving() && state.dataUpdatedAt >= startedAt ? Infinity : staleTime,
    },
  });
}
