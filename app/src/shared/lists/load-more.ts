import type { LoadMoreProps } from './LongList.tsx';

/** The next page of an infinite query, as a list asks for it. */
export const loadMoreOf = (query: {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}): LoadMoreProps => ({
  hasMore: query.hasNextPage,
  isLoading: query.isFetchingNextPage,
  hasFailed: query.isFetchNextPageError,
  onLoadMore: () => void query.fetchNextPage(),
});
