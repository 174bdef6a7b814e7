import type { ArticleSummary } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { Grid, Heading, Link, Stack, Text } from '@ecritoire/ui';
import { longDate } from '../../shared/ui/long-date.ts';

/** A few articles side by side, each with what it is about. */
export function LatestArticles({ articles }: { articles: readonly ArticleSummary[] }) {
  const { locale } = useI18n();
  return (
    <Grid as="ul" columns="medium" gap={8}>
      {articles.map(({ slug, title, description, publishedAt }) => (
        <Stack key={slug} as="li" gap={2}>
          <Heading level={3} size="md">
            <Link href={`/articles/${slug}`}>{title}</Link>
          </Heading>
          <Text tone="muted">{description}</Text>
          <Text size="sm" tone="muted">
            <time dateTime={publishedAt}>{longDate(locale, publishedAt)}</time>
          </Text>
        </Stack>
      ))}
    </Grid>
  );
}
