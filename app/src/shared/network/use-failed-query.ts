import { isRetryable } from '@ecritoire/api-client';
import { QueryObserver } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '../services/services.ts';

/**
 * Keeps a query that failed in use while its error stands in the place of the page, so that it is
 * tried again.
 *
 * @param onSettled it has succeeded, or failed for good.
 * @returns why it failed last, and whether it is tried again.
 */
export function useFailedQuery(
  error: unknown,
  onSettled: () => void,
): { error: unknown; isRetried: boolean } {
  const { queryClient } = useServices();
  const settled = useEffectEvent(onSettled);
  const [query] = useState(() =>
    queryClient
      .getQueryCache()
      .getAll()
      .find(({ state }) => state.error === error),
  );
  const [last, setLast] = useState(error);
  useEffect(() => {
    if (query === undefined) return undefined;
    const observer = new QueryObserver(queryClient, {
      ...query.options,
      queryKey: query.queryKey,
      retryOnMount: false,
      refetchOnMount: false,
    });
    const unsubscribe = observer.subscribe(({ status, error: failure }) => {
      if (status === 'success' || (failure !== null && !isRetryable(failure))) {
        // Once: the page itself may ask for it again.
        unsubscribe();
        settled();
      } else if (failure !== null) setLast(failure);
    });
    return unsubscribe;
  }, [queryClient, query]);
  return { error: last, isRetried: query !== undefined && isRetryable(last) };
}
