import { useEffect, useState } from 'react';
import { useServices } from '../services/services.ts';

/**
 * Whether a page that failed was requested again in vain: then its retry button takes the focus
 * again. One response may come in several steps, each with a page of its own.
 */
export function useRetryFailed(): boolean {
  const { navigationFocus } = useServices();
  const [isRetryFailed] = useState(navigationFocus.isRetried);
  useEffect(() => {
    if (isRetryFailed) navigationFocus.retry();
  }, [isRetryFailed, navigationFocus]);
  return isRetryFailed;
}
