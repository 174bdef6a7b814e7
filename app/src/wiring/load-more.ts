import type { LoadMoreProps } from '../screens/LoadMore.tsx';

/** The next page of an infinite query, as a list asks for it. */
export const loadMoreOf = (query: {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
}): LoadMoreProps => ({
  hasMore: query.hasNextPage,
  isLoading: query.isFetchingNextPage,
  onLoadMore: () => void query.fetchNextPage(),
});
