import { createFileRoute } from '@tanstack/react-router';
import { ArticlePage, ArticleError } from '../wiring/ArticlePage.tsx';
import { ensureArticle, ensureArticles } from '../wiring/articles.ts';

export const Route = createFileRoute('/_public/articles/$slug')({
  loader: async ({ context: { studio }, params: { slug } }) => {
    // Without the others, the article can be read all the same.
    const others = ensureArticles(studio).catch(() => []);
    return { article: await ensureArticle(studio, slug), others: await others };
  },
  component: LoadedArticle,
  errorComponent: ArticleError,
});

function LoadedArticle() {
  return <ArticlePage {...Route.useLoaderData()} />;
}
