import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const isOffline = () => !navigator.onLine;

/** Whether the browser has no network; with one, a server may still be out of reach. */
export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, isOffline, () => false);
