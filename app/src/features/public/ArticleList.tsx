import type { ArticleSummary } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { Link, List, ListRow, Text } from '@ecritoire/ui';
import { subjectPath } from '../../site/page-address.ts';
import { longDate } from '../../shared/ui/long-date.ts';

export type ArticleListProps = {
  articles: readonly ArticleSummary[];
  /** The place of their titles in the outline of the page. */
  headingLevel: 2 | 3;
};

/** Articles under each other, each with what it is about. */
export function ArticleList({ articles, headingLevel }: ArticleListProps) {
  const { locale, LL } = useI18n();
  return (
    <List label={LL.pages.articles.title()}>
      {articles.map(({ slug, title, description, publishedAt, tags }) => (
        <ListRow
          key={slug}
          headingLevel={headingLevel}
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
            ...tags.map((tag) => (
              <Link key={tag} href={subjectPath(tag)} look="quiet">
                {tag}
              </Link>
            )),
          ]}
        />
      ))}
    </List>
  );
}
