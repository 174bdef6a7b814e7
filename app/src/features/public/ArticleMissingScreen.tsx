import type { Article } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { ButtonLink, ErrorState, Link, Stack, Text } from '@ecritoire/ui';

export type ArticleMissingScreenProps = {
  /** The article of that name in the other language. */
  inOtherLanguage?: Pick<Article, 'title' | 'language'> & { href: string };
};

/** There is no such article in this language. */
export function ArticleMissingScreen({ inOtherLanguage }: ArticleMissingScreenProps) {
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
      {inOtherLanguage === undefined ? (
        site.articles.missingText()
      ) : (
        <Stack gap={1} as="span">
          <span>{site.articles.missingHere()}</span>
          <Link href={inOtherLanguage.href}>
            <Text as="span" lang={inOtherLanguage.language}>
              {inOtherLanguage.title}
            </Text>
          </Link>
        </Stack>
      )}
    </ErrorState>
  );
}
