import { queryOptions } from '@tanstack/react-query';
import type { Language } from '@ecritoire/contracts';
import type { ApiClient } from './create-api-client.ts';
import { all } from './paging.ts';
import { queryKeys, unwrap } from './queries.ts';

/** Milliseconds that the API allows its articles to be cached. */
const cacheLifetime = 60_000;

/** Every article of a language, newest first: few enough to be searched where they are shown. */
export const articlesQuery = (api: ApiClient, language: Language) =>
  queryOptions({
    queryKey: queryKeys.articleList(language),
    staleTime: cacheLifetime,
    queryFn: ({ signal }) =>
      all(async (page) =>
        unwrap(await api.listArticles({ language, limit: 100, ...page }, { signal })),
      ),
  });

/** One article with its text. */
export const articleQuery = (api: ApiClient, language: Language, slug: string) =>
  queryOptions({
    queryKey: queryKeys.article(language, slug),
    queryFn: async ({ signal }) => unwrap(await api.getArticle(slug, { language }, { signal })),
  });
