import { useEffect, useState } from 'react';
import { askAnew, isAskedAnew } from './arrival.ts';

/**
 * Whether a page that could not be shown was asked for anew, in vain: then the way to do so has the
 * focus again. One answer may come in several steps, each with a page of its own.
 */
export function useFailedAnew(): boolean {
  const [isFailedAnew] = useState(isAskedAnew);
  useEffect(() => {
    if (isFailedAnew) askAnew();
  }, [isFailedAnew]);
  return isFailedAnew;
}
