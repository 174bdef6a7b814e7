import { useEffect, useState } from 'react';
import { useServices } from '../services/services.ts';

/**
 * Whether a page that could not be shown was asked for anew, in vain: then the way to do so has the
 * focus again. One answer may come in several steps, each with a page of its own.
 */
export function useFailedAnew(): boolean {
  const { navigationFocus } = useServices();
  const [isFailedAnew] = useState(navigationFocus.isRetried);
  useEffect(() => {
    if (isFailedAnew) navigationFocus.retry();
  }, [isFailedAnew, navigationFocus]);
  return isFailedAnew;
}
