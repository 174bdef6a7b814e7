import { useI18n } from '@ecritoire/i18n/react';
import { Button, ButtonLink, ErrorState } from '@ecritoire/ui';

export type TextErrorScreenProps = {
  /** The terms have a message of their own. */
  isTerms: boolean;
  onRetry: () => void;
};

/** A text of the site could not be loaded. */
export function TextErrorScreen({ isTerms, onRetry }: TextErrorScreenProps) {
  const { errorPage, site } = useI18n().LL;
  return (
    <ErrorState
      icon="cloud-off"
      title={isTerms ? site.termsError() : site.textError()}
      headingLevel={1}
      actions={
        <>
          <ButtonLink href="/">{errorPage.backHome()}</ButtonLink>
          <Button tone="primary" onPress={onRetry}>
            {errorPage.retry()}
          </Button>
        </>
      }
    >
      {site.textErrorHelp()}
    </ErrorState>
  );
}
