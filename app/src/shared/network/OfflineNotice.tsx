import { useHasTextOnPage } from '@ecritoire/document-sync/react';
import { useI18n } from '@ecritoire/i18n/react';
import { Banner } from '@ecritoire/ui';
import { useIsOffline } from '../ui/use-is-offline.ts';
import { useIsPageUnreachable } from './unreachable-page.ts';
import { useServices } from '../services/services.ts';

/**
 * Announces at once that there is no network. A text that is being written reports itself that it
 * is stored, and a page that failed to load that the server is unreachable.
 */
export function OfflineNotice() {
  const { errorPage } = useI18n().LL;
  const isTextOnPage = useHasTextOnPage(useServices().documentSync());
  const isPageUnreachable = useIsPageUnreachable();
  const isOffline = useIsOffline();
  if (!isOffline || isTextOnPage || isPageUnreachable) return null;
  return (
    <Banner tone="warning" role="status" title={errorPage.networkTitle()}>
      {errorPage.offlineText()}
    </Banner>
  );
}
