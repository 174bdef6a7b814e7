import { useI18n } from '@ecritoire/i18n/react';
import { Banner, Button, Inline, LoadMore as CountedLoadMore, Stack } from '@ecritoire/ui';
import { useEffect, useRef, type ReactNode } from 'react';

export type LoadMoreProps = {
  hasMore: boolean;
  isLoading: boolean;
  /** The last page asked for did not come; another press tries again. */
  hasFailed?: boolean;
  onLoadMore: () => void;
};

export type LongListProps = LoadMoreProps & {
  /** How many are shown. */
  count: number;
  /** The same in words, said when it changes, where the list says how many there are. */
  shown?: string;
  /** Why the last page did not come, where more is known than that it did not. */
  failure?: string | undefined;
  /** The list. */
  children: ReactNode;
};

/** A list with its next page on demand; when the button goes with the last one, its first takes the focus. */
export function LongList({ count, shown, failure, children, ...more }: LongListProps) {
  const { common } = useI18n().LL;
  const { hasMore, isLoading, hasFailed = false } = more;
  const place = useRef<HTMLDivElement>(null);
  /** How many there were when more were asked for; null once they are there. */
  const countBefore = useRef<number | null>(null);
  useEffect(() => {
    const before = countBefore.current;
    if (before === null || before >= count) return;
    countBefore.current = null;
    if (document.activeElement !== document.body) return;
    // The rows of a grid come a render after the others.
    const frame = requestAnimationFrame(() => focusRow(place.current, before));
    return () => cancelAnimationFrame(frame);
  }, [count]);
  const press = () => {
    countBefore.current = count;
    more.onLoadMore();
  };
  const why = failure ?? (hasFailed ? common.loadMoreFailed() : undefined);
  return (
    <div ref={place} data-rows={count}>
      <Stack gap={4}>
        {children}
        {why === undefined ? null : (
          <Banner tone="error" role="alert">
            {why}
          </Banner>
        )}
        {shown === undefined ? (
          hasMore && (
            <Inline justify="center">
              <Button onPress={press} isPending={isLoading} pendingLabel={common.loading()}>
                {common.loadMore()}
              </Button>
            </Inline>
          )
        ) : (
          <CountedLoadMore
            shown={shown}
            label={common.loadMore()}
            pendingLabel={common.loading()}
            isPending={isLoading}
            isComplete={!hasMore}
            onPress={press}
          />
        )}
      </Stack>
    </div>
  );
}

/** Of a grid the row itself; of a list what one presses in it, or the row where that is nothing. */
function focusRow(list: HTMLElement | null, index: number): void {
  const row = list?.querySelectorAll<HTMLElement>('[role="listitem"], [role="row"]')[index];
  // A virtualised grid renders the rows in sight alone; it focuses the current one.
  if (row === undefined) return list?.querySelector<HTMLElement>('[role="grid"]')?.focus();
  const inside = row.role === 'row' ? null : row.querySelector<HTMLElement>('a, button');
  const taker = inside ?? row;
  if (taker.role === 'listitem') taker.tabIndex = -1;
  taker.focus();
}
