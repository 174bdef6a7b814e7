import { createFileRoute } from '@tanstack/react-router';
import { ArticlePage } from '../features/public/ArticlePage.tsx';
import { assertPage } from '../shared/page/page-error.ts';
import { ensureArticle, ensureArticles } from '../features/public/articles.ts';

export const Route = createFileRoute('/_public/articles/$slug')({
  // Addresses are found in any letter case; the API knows one.
  params: { parse: ({ slug }) => ({ slug: slug.toLowerCase() }) },
  beforeLoad: ({ params: { slug }, location }) =>
    assertPage(/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug), location.publicHref),
  loader: async ({ context: { services }, params: { slug } }) => {
    // Without the others, the article can be read all the same.
    const others = ensureArticles(services).catch(() => []);
    const article = await ensureArticle(services, slug);
    // The address may have had its language changed by hand.
    const other = services.language.current() === 'fr' ? 'en' : 'fr';
    const inOtherLanguage =
      article === null ? await ensureArticle(services, slug, other).catch(() => null) : null;
    return { article, inOtherLanguage, others: await others };
  },
  component: LoadedArticle,
});

function LoadedArticle() {
  return <ArticlePage {...Route.useLoaderData()} />;
}
