import type { SiteTextName } from '@ecritoire/content/site-texts';
import { useI18n } from '@ecritoire/i18n/react';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { TextErrorScreen } from './TextErrorScreen.tsx';
import { useRetryFailed } from '../../shared/page/use-retry-failed.ts';
import { useServices } from '../../shared/services/services.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';

/**
 * In the place of a page of the site's texts when it cannot be loaded. Apart from that page, which
 * comes when it is gone to: this has to be there when nothing comes.
 */
export function textErrorOf(name: SiteTextName) {
  return function TextError({ reset }: ErrorComponentProps) {
    const { pages } = useI18n().LL;
    const router = useRouter();
    const queries = useQueryErrorResetBoundary();
    const { navigationFocus } = useServices();
    const isRetried = useRetryFailed();
    return (
      <>
        <PageTitle>{pages[name].title()}</PageTitle>
        <TextErrorScreen
          isTerms={name === 'cgu'}
          isRetried={isRetried}
          onRetry={() => {
            navigationFocus.retry();
            queries.reset();
            reset();
            void router.invalidate();
          }}
        />
      </>
    );
  };
}
