import type { InfiniteData, UseQueryResult } from '@tanstack/react-query';
import type { Part } from './part.ts';
import { isRetryable } from '@ecritoire/api-client';

/** A query as a part of a page: its data stays, also while a refetch fails. */
export function partOf<Data>(
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isError' | 'isFetchedAfterMount'> & {
    refetch: () => unknown;
  },
): Part<Data> {
  if (query.data !== undefined) return { status: 'there', data: query.data };
  // What was said of its failure stays until there is an answer to the next try.
  if (!query.isError && !query.isFetchedAfterMount) return { status: 'loading' };
  // While the next try is under way there is no error.
  const triesAgain = query.error === null || isRetryable(query.error);
  return { status: 'failed', triesAgain, onRetry: () => query.refetch() };
}

/** The same with something made of its data. */
export function mapPart<From, To>(part: Part<From>, map: (data: From) => To): Part<To> {
  return part.status === 'there' ? { status: 'there', data: map(part.data) } : part;
}

/** The pages of a list that have come, as one. */
export const itemsPartOf = <Item>(
  query: Parameters<typeof partOf<InfiniteData<{ items: Item[] }>>>[0],
): Part<Item[]> => mapPart(partOf(query), ({ pages }) => pages.flatMap(({ items }) => items));
