import { createFileRoute } from '@tanstack/react-router';
import { useI18n } from '@ecritoire/i18n/react';
import { ArticlesScreen } from '../features/public/ArticlesScreen.tsx';
import { feedPath } from '../site/page-address.ts';
import {
  articlesFound,
  ensureArticles,
  subjectNamed,
  useArticles,
} from '../features/public/articles.ts';
import { useIsHydrated } from '../shared/runtime/after-hydration.ts';
import { PublicHead } from '../features/public/PublicHead.tsx';
import { ownOrigin } from '../shared/runtime/own-origin.ts';
import { useTypedSearch } from '../shared/lists/use-typed-search.ts';

type Search = { tag?: string; q?: string };

const textIn = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Only what is asked for stands in the address. */
function searchOf(search: Record<'tag' | 'q', unknown>): Search {
  const tag = textIn(search.tag);
  const words = textIn(search.q);
  return { ...(tag === undefined ? {} : { tag }), ...(words === undefined ? {} : { q: words }) };
}

export const Route = createFileRoute('/_public/articles/')({
  validateSearch: ({ tag, q }): Search => searchOf({ tag, q }),
  loader: ({ context: { services } }) => ensureArticles(services),
  component: ArticlesPage,
});

function ArticlesPage() {
  const { locale } = useI18n();
  const navigate = Route.useNavigate();
  const { tag: asked = '', q = '' } = Route.useSearch();
  const articles = useArticles();
  const tag = subjectNamed(articles, asked);
  const search = (change: (before: Search) => Search, replace: boolean) =>
    void navigate({ search: change, replace, resetScroll: false });
  // The address follows the field after a pause: it comes back too late to be what one types into.
  const [words, type, searchNow] = useTypedSearch(q, (q) =>
    search(({ tag }) => searchOf({ tag, q }), true),
  );
  // The prerendered page is the same for every question; the first render takes it over.
  const filter = useIsHydrated() ? { tag, words } : { tag: '', words: '' };
  return (
    <>
      <PublicHead name="articles" />
      <ArticlesScreen
        articles={articles}
        found={articlesFound(articles, filter)}
        filter={filter}
        onFilterChange={(wanted) => {
          if (wanted.words !== words) type(wanted.words);
          if (wanted.tag !== tag) search(({ q }) => searchOf({ tag: wanted.tag, q }), false);
        }}
        onSearchLeft={searchNow}
        feedHref={`${ownOrigin()}${feedPath(locale)}`}
      />
    </>
  );
}
