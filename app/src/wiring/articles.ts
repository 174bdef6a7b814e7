import { ApiError, articleQuery, articlesQuery } from '@ecritoire/api-client';
import type { Article, ArticleSummary } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { foldText } from '@ecritoire/prose';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ArticleFilter } from '../screens/site/ArticlesScreen.tsx';
import { useStudio, type Studio } from './studio.ts';

/** Loads the articles of the language in use. @throws ApiError */
export const ensureArticles = ({ queryClient, api, language }: Studio): Promise<ArticleSummary[]> =>
  queryClient.ensureQueryData(articlesQuery(api, language.current()));

/**
 * Loads one article of the language in use; null when there is none of that name.
 *
 * @throws ApiError for every other failure
 */
export async function ensureArticle(
  { queryClient, api, language }: Studio,
  slug: string,
): Promise<Article | null> {
  try {
    return await queryClient.ensureQueryData(articleQuery(api, language.current(), slug));
  } catch (error) {
    // A part of the address that cannot be a slug names nothing, either.
    const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 422);
    if (isMissing) return null;
    throw error;
  }
}

/** The articles of the language in use, newest first; those before while they are on their way. */
export function useArticles(): ArticleSummary[] {
  const { api } = useStudio();
  const { locale } = useI18n();
  const { data } = useQuery({ ...articlesQuery(api, locale), placeholderData: keepPreviousData });
  return data ?? [];
}

/** What a filter leaves: of the subject, with every word in title, description or subjects. */
export function articlesFound(
  articles: readonly ArticleSummary[],
  { tag, words }: ArticleFilter,
): ArticleSummary[] {
  const wanted = foldText(words).split(/\s+/).filter(Boolean);
  return articles.filter(({ title, description, tags }) => {
    const text = foldText([title, description, ...tags].join(' '));
    return (tag === '' || tags.includes(tag)) && wanted.every((word) => text.includes(word));
  });
}
