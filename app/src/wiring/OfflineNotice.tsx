import { useI18n } from '@ecritoire/i18n/react';
import { Banner } from '@ecritoire/ui';
import { useIsOffline } from '../screens/use-is-offline.ts';
import { useIsTextOnPage } from './saving-now.ts';

/** Says at once that there is no network; a text that is being written says of itself that it is kept. */
export function OfflineNotice() {
  const { errorPage } = useI18n().LL;
  const isTextOnPage = useIsTextOnPage();
  const isOffline = useIsOffline();
  if (!isOffline || isTextOnPage) return null;
  return (
    <Banner tone="warning" role="status" title={errorPage.networkTitle()}>
      {errorPage.offlineText()}
    </Banner>
  );
}
