import type { Article, ArticleSummary } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { ArticleMissingScreen } from './ArticleMissingScreen.tsx';
import { ArticleScreen } from './ArticleScreen.tsx';
import { articlePath } from '../../site/page-address.ts';
import { withLocale } from '../../site/locale.ts';
import { useOpenPath } from '../../shared/runtime/open-path.ts';
import { ownOrigin } from '../../shared/runtime/own-origin.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { ArticleHead } from './PublicHead.tsx';
import { useNotFoundForRobots } from '../../shared/page/status-pages.tsx';
import { useIsSignedIn } from '../../shared/services/services.ts';

/** How many others are named at the end of an article. */
const next = 2;

/** Those that have most subjects in common first. */
function related(article: Article, others: readonly ArticleSummary[]): ArticleSummary[] {
  const shared = ({ tags }: ArticleSummary) => tags.filter((tag) => article.tags.includes(tag));
  return others
    .filter(({ slug }) => slug !== article.slug)
    .toSorted((one, other) => shared(other).length - shared(one).length)
    .slice(0, next);
}

type ArticlePageProps = {
  article: Article | null;
  /** The one of that name in the other language, where there is none in this one. */
  inOtherLanguage: Article | null;
  others: readonly ArticleSummary[];
};

const addressOf = ({ slug, language }: Pick<Article, 'slug' | 'language'>) =>
  `${ownOrigin()}${withLocale(articlePath(slug), language)}`;

export function ArticlePage({ article, inOtherLanguage, others }: ArticlePageProps) {
  return article === null ? (
    <MissingArticle inOtherLanguage={inOtherLanguage} />
  ) : (
    <FoundArticle article={article} others={others} />
  );
}

function FoundArticle({
  article,
  others,
}: {
  article: Article;
  others: readonly ArticleSummary[];
}) {
  const openPath = useOpenPath();
  const [translation] = article.translations;
  return (
    <>
      <ArticleHead article={article} />
      <ArticleScreen
        article={article}
        others={related(article, others)}
        isSignedIn={useIsSignedIn()}
        onNavigate={openPath}
        {...(translation && { translationHref: addressOf(translation) })}
      />
    </>
  );
}

function MissingArticle({ inOtherLanguage }: Pick<ArticlePageProps, 'inOtherLanguage'>) {
  const { messages } = useI18n().LL;
  return (
    <>
      <PageTitle>{messages.articles.notFound()}</PageTitle>
      <meta name="robots" content="noindex" />
      {useNotFoundForRobots() ? null : (
        <ArticleMissingScreen
          {...(inOtherLanguage && {
            inOtherLanguage: { href: addressOf(inOtherLanguage), ...inOtherLanguage },
          })}
        />
      )}
    </>
  );
}
