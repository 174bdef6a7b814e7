import type { Query } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useStudio } from '../studio.ts';
import { useUntilReachable } from './until-reachable.ts';

/** Asked for by the page, and no server answered, or has yet to on being asked again. */
function isUnanswered(query: Query): boolean {
  const { data, error, errorUpdateCount } = query.state;
  const isUnderWayAgain = error === null && errorUpdateCount > 0;
  return query.isActive() && data === undefined && (error?.status === null || isUnderWayAgain);
}

/** What a page lacks because no server answered comes by itself once one does. */
export function useComeBack(): void {
  const { queryClient } = useStudio();
  const cache = queryClient.getQueryCache();
  const isWaiting = useSyncExternalStore(
    // The library has bound it to its cache.
    // oxlint-disable-next-line typescript/unbound-method
    cache.subscribe,
    () => cache.findAll({ predicate: isUnanswered }).length > 0,
  );
  useUntilReachable(isWaiting, () => void queryClient.refetchQueries({ predicate: isUnanswered }));
}
