import { useI18n } from '@ecritoire/i18n/react';
import { Button } from '@ecritoire/ui';
import { useState } from 'react';
import { passFocusOn } from './pass-focus-on.ts';

export type RetryButtonProps = {
  /** Resolves once there is an answer, whichever it is. */
  onRetry: () => unknown;
  /** `primary` where there is nothing else to do. */
  tone?: 'primary' | 'neutral';
  autoFocus?: boolean;
};

/**
 * Requests again what failed to load. The focus stays on it until the response; when it unmounts,
 * the focus moves to the heading of its container.
 */
export function RetryButton({ onRetry, tone = 'neutral', autoFocus = false }: RetryButtonProps) {
  const { common, errorPage } = useI18n().LL;
  const [isRetrying, setIsRetrying] = useState(false);
  const retry = async () => {
    setIsRetrying(true);
    await onRetry();
    setIsRetrying(false);
  };
  return (
    <span ref={passFocusOn}>
      <Button
        tone={tone}
        autoFocus={autoFocus}
        onPress={() => void retry()}
        isPending={isRetrying}
        pendingLabel={common.loading()}
      >
        {errorPage.retry()}
      </Button>
    </span>
  );
}
