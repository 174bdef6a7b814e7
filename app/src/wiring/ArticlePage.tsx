import type { Article, ArticleSummary } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { ArticleMissingScreen } from '../screens/site/ArticleMissingScreen.tsx';
import { ArticleScreen } from '../screens/site/ArticleScreen.tsx';
import { articlePath } from '../site/page-address.ts';
import { withLocale } from './locale.ts';
import { useOpenPath } from './open-path.ts';
import { ownOrigin } from './own-origin.ts';
import { PageNotFound } from './page-error.ts';
import { PageTitle } from './PageTitle.tsx';
import { ArticleHead } from './PublicHead.tsx';
import { ErrorPage } from './status-pages.tsx';
import { useIsSignedIn } from './studio.ts';

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

type ArticlePageProps = { article: Article; others: readonly ArticleSummary[] };

export function ArticlePage({ article, others }: ArticlePageProps) {
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
        {...(translation && {
          translationHref: `${ownOrigin()}${withLocale(articlePath(translation.slug), translation.language)}`,
        })}
      />
    </>
  );
}

/** There is no such article, or it could not be loaded. */
export function ArticleError(problem: ErrorComponentProps) {
  const { messages } = useI18n().LL;
  const status: unknown = Object(problem.error).status;
  // A part of the address that cannot be a slug names nothing, either.
  const isOfArticle = status === 404 || status === 422;
  if (!isOfArticle || problem.error instanceof PageNotFound) return <ErrorPage {...problem} />;
  return (
    <>
      <PageTitle>{messages.articles.notFound()}</PageTitle>
      <meta name="robots" content="noindex" />
      <ArticleMissingScreen />
    </>
  );
}
