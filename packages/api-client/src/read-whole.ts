import type { DataTag, InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';

/**
 * Reads a list again with all the rows that are loaded; a refetch reads its first page alone.
 *
 * @returns its pages; undefined where none came.
 */
export async function readWhole<Page>(
  queryClient: QueryClient,
  { queryKey }: { queryKey: DataTag<QueryKey, InfiniteData<Page>, ApiError> },
): Promise<Page[] | undefined> {
  await queryClient.invalidateQueries({ queryKey, exact: true });
  return queryClient.getQueryData(queryKey)?.pages;
}
