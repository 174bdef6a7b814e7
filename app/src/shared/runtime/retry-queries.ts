import { InfiniteQueryObserver, type Query, type QueryCache } from '@tanstack/react-query';
import { createRetries, type Retries } from '@ecritoire/api-client';

/** A next page of a list that did not come is asked for, not all those that have come. */
function isNextPage({ state }: Query): boolean {
  return state.data !== undefined && state.fetchMeta?.fetchMore?.direction === 'forward';
}

function fetchAgain(query: Query): void {
  const [observer] = query.observers;
  if (observer instanceof InfiniteQueryObserver && isNextPage(query)) void observer.fetchNextPage();
  else void observer?.refetch();
}

/** Tries every query that failed again for as long as a page stands on it. */
export function retryFailedQueries(cache: QueryCache): void {
  const waiting = new Map<Query, Retries>();
  const stop = (query: Query) => {
    waiting.get(query)?.stop();
    waiting.delete(query);
  };
  const wait = (query: Query) => {
    const retries = waiting.get(query) ?? createRetries(() => fetchAgain(query));
    waiting.set(query, retries);
    retries.failed(query.state.error);
  };
  cache.subscribe((event) => {
    const { query } = event;
    const isOver = event.type === 'updated' && event.action.type === 'success';
    if (isOver || event.type === 'removed' || !query.isActive()) {
      stop(query);
      return;
    }
    const hasFailed = event.type === 'updated' && event.action.type === 'error';
    const isNew = event.type === 'observerAdded' && !waiting.has(query);
    const { status, fetchStatus } = query.state;
    const isIdle = status === 'error' && fetchStatus === 'idle';
    if (hasFailed || (isNew && isIdle)) wait(query);
  });
}
