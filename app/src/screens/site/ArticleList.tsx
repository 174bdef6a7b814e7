import type { ArticleSummary } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { List, ListRow, Text } from '@ecritoire/ui';
import { longDate } from './long-date.ts';

/** Articles under each other, each with what it is about. */
export function ArticleList({ articles }: { articles: readonly ArticleSummary[] }) {
  const { locale, LL } = useI18n();
  return (
    <List label={LL.pages.articles.title()}>
      {articles.map(({ slug, title, description, publishedAt, tags }) => (
        <ListRow
          key={slug}
          href={`/articles/${slug}`}
          title={
            <Text as="span" size="xl" family="reading" weight="medium">
              {title}
            </Text>
          }
          description={description}
          facts={[
            <time key="day" dateTime={publishedAt}>
              {longDate(locale, publishedAt)}
            </time>,
            ...tags,
          ]}
        />
      ))}
    </List>
  );
}
