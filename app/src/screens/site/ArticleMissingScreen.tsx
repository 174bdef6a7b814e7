import { useI18n } from '@ecritoire/i18n/react';
import { ButtonLink, ErrorState } from '@ecritoire/ui';

/** There is no such article in this language. */
export function ArticleMissingScreen() {
  const { messages, site } = useI18n().LL;
  return (
    <ErrorState
      icon="search"
      tone="quiet"
      code="404"
      title={messages.articles.notFound()}
      headingLevel={1}
      actions={<ButtonLink href="/articles">{site.articles.back()}</ButtonLink>}
    >
      {site.articles.missingText()}
    </ErrorState>
  );
}
