import { useI18n } from '@ecritoire/i18n/react';
import { Banner } from '@ecritoire/ui';
import { useSyncExternalStore } from 'react';
import { useIsTextOnPage } from './saving-now.ts';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const isOffline = () => !navigator.onLine;

/** Says at once that there is no network; a text that is being written says of itself that it is kept. */
export function OfflineNotice() {
  const { errorPage } = useI18n().LL;
  const isTextOnPage = useIsTextOnPage();
  if (!useSyncExternalStore(subscribe, isOffline, () => false) || isTextOnPage) return null;
  return (
    <Banner tone="warning" role="status" title={errorPage.networkTitle()}>
      {errorPage.offlineText()}
    </Banner>
  );
}
