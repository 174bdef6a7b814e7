import { useI18n } from '@ecritoire/i18n/react';
import { ButtonLink, ErrorState } from '@ecritoire/ui';
import { RetryButton } from '../../shared/ui/RetryButton.tsx';

export type TextErrorScreenProps = {
  /** The terms have a message of their own. */
  isTerms: boolean;
  /** It was requested again in vain: the focus stays on the retry button. */
  isRetried?: boolean;
  onRetry: () => void;
};

/** A text of the site could not be loaded. */
export function TextErrorScreen({ isTerms, isRetried = false, onRetry }: TextErrorScreenProps) {
  const { errorPage, site } = useI18n().LL;
  return (
    <ErrorState
      icon="cloud-off"
      title={isTerms ? site.termsError() : site.textError()}
      headingLevel={1}
      actions={
        <>
          <ButtonLink href="/">{errorPage.backHome()}</ButtonLink>
          <RetryButton tone="primary" onRetry={onRetry} autoFocus={isRetried} />
        </>
      }
    >
      {site.textErrorHelp()}
    </ErrorState>
  );
}
