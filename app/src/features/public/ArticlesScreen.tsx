import type { ArticleSummary } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import {
  Button,
  Container,
  EmptyState,
  Grid,
  Heading,
  Inline,
  Link,
  SearchField,
  Stack,
  Text,
  ToggleButton,
} from '@ecritoire/ui';
import { useRef } from 'react';
import { ArticleList } from './ArticleList.tsx';

/** What of the articles is asked for; empty texts ask for all. */
export type ArticleFilter = { tag: string; words: string };

export type ArticlesScreenProps = {
  /** All of the language. */
  articles: readonly ArticleSummary[];
  /** Those that the filter leaves. */
  found: readonly ArticleSummary[];
  filter: ArticleFilter;
  onFilterChange: (filter: ArticleFilter) => void;
  /** The field was left: what stands in it is looked for as it is. */
  onSearchLeft: () => void;
  feedHref: string;
};

/** Every article of the language, by subject and by words. */
export function ArticlesScreen(props: ArticlesScreenProps) {
  const { pages, site } = useI18n().LL;
  const texts = site.articles;
  const { articles, found, filter, onFilterChange, onSearchLeft } = props;
  const subjects = new Set(articles.flatMap(({ tags }) => tags));
  const count = useRef<HTMLOutputElement>(null);
  const isSubject = filter.tag === '' || subjects.has(filter.tag);
  return (
    <Container width="wide">
      <Grid columns="wide" gap={12} rowGap={8}>
        <Stack gap={8}>
          <Stack as="header" gap={4}>
            <Heading level={1} size="display">
              {pages.articles.title()}
            </Heading>
            <Text size="xl" tone="muted" family="reading">
              {texts.lead()}
            </Text>
          </Stack>
          {articles.length === 0 ? null : (
            <Stack gap={8} media="screen">
              <Filter {...{ subjects, filter, onFilterChange, onSearchLeft }} />
              <noscript>
                <Text size="sm" tone="muted">
                  {texts.withoutScript()}
                </Text>
              </noscript>
              {/* Announces a change of the list. */}
              <Text size="sm" tone="muted" as="div">
                <output ref={count} tabIndex={-1}>
                  {texts.found({ count: found.length })}
                </output>
              </Text>
            </Stack>
          )}
        </Stack>
        <Stack gap={8}>
          {articles.length === 0 ? (
            <EmptyState title={texts.emptyTitle()}>{texts.emptyText()}</EmptyState>
          ) : found.length === 0 ? (
            <EmptyState
              icon="search"
              title={isSubject ? texts.noneTitle() : texts.noSubject()}
              actions={
                <Button
                  onPress={() => {
                    // This button goes: the list that has come is read on from its count.
                    count.current?.focus();
                    onFilterChange({ tag: '', words: '' });
                  }}
                >
                  {texts.showAll()}
                </Button>
              }
            >
              {texts.noneText()}
            </EmptyState>
          ) : (
            <ArticleList articles={found} headingLevel={2} />
          )}
          <Stack media="screen">
            <Link href={props.feedHref} target="_top">
              {texts.feed()}
            </Link>
          </Stack>
        </Stack>
      </Grid>
    </Container>
  );
}

type FilterProps = Pick<ArticlesScreenProps, 'filter' | 'onFilterChange' | 'onSearchLeft'> & {
  subjects: ReadonlySet<string>;
};

function Filter({ subjects, filter, onFilterChange, onSearchLeft }: FilterProps) {
  const { locale, LL } = useI18n();
  const texts = LL.site.articles;
  const tags = [...subjects].toSorted((one, other) => one.localeCompare(other, locale));
  return (
    <Stack gap={5}>
      <Container width="reading" align="start">
        <SearchField
          label={texts.search()}
          clearLabel={texts.clear()}
          value={filter.words}
          onChange={(words) => onFilterChange({ ...filter, words })}
          onBlur={onSearchLeft}
        />
      </Container>
      <div role="group" aria-label={texts.tags()}>
        <Inline gap={2}>
          {['', ...tags].map((tag) => (
            <ToggleButton
              key={tag}
              size="small"
              look="outlined"
              label={tag === '' ? texts.all() : tag}
              isSelected={filter.tag === tag}
              onChange={() => onFilterChange({ ...filter, tag })}
            />
          ))}
        </Inline>
      </div>
    </Stack>
  );
}
