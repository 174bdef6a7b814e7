import { useI18n } from '@ecritoire/i18n/react';
import { Button, Inline } from '@ecritoire/ui';

export type LoadMoreProps = { hasMore: boolean; isLoading: boolean; onLoadMore: () => void };

/** The next page of a list, on demand; nothing when all is shown. */
export function LoadMore({ hasMore, isLoading, onLoadMore }: LoadMoreProps) {
  const { common } = useI18n().LL;
  return hasMore ? (
    <Inline justify="center">
      <Button onPress={onLoadMore} isPending={isLoading} pendingLabel={common.loading()}>
        {common.loadMore()}
      </Button>
    </Inline>
  ) : null;
}
