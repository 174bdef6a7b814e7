import { Banner, LoadMore, Stack, Text, type LoadMoreProps } from '@ecritoire/ui';
import { useI18n } from '@ecritoire/i18n/react';
import { useEffect, useEffectEvent, useRef } from 'react';

export type MoreOnScrollProps = Omit<LoadMoreProps, 'pendingLabel'> & {
  /** How many are there: each batch has a new end to observe. */
  count: number;
  /** Why the last batch did not come; it is asked for by hand then. */
  errorMessage?: string | undefined;
};

/** How far below the window the end may be when more is asked for. */
const ahead = '800px';

/** The next of a long list as one comes near its end, and on demand. */
export function MoreOnScroll({ count, errorMessage, ...props }: MoreOnScrollProps) {
  const { common } = useI18n().LL;
  const end = useRef<HTMLDivElement>(null);
  const { isComplete = false, isPending = false } = props;
  const isWaiting = isComplete || isPending || errorMessage !== undefined;
  const lastAsked = useRef<number | null>(null);
  const loadAfter = useEffectEvent((there: number) => {
    if (lastAsked.current === there) return;
    lastAsked.current = there;
    props.onPress();
  });
  useEffect(() => {
    if (isWaiting || end.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) loadAfter(count);
      },
      { rootMargin: `0px 0px ${ahead}` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWaiting, count]);
  return (
    <div ref={end}>
      {isComplete ? null : (
        <Stack media="print">
          <Text>{common.notPrinted()}</Text>
        </Stack>
      )}
      {errorMessage === undefined ? null : (
        <Banner tone="error" role="alert">
          {errorMessage}
        </Banner>
      )}
      <Stack media="screen">
        <LoadMore {...props} pendingLabel={common.loading()} />
      </Stack>
    </div>
  );
}
