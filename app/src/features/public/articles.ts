import { ApiError, articleQuery, articlesQuery } from '@ecritoire/api-client';
import type { Article, ArticleSummary } from '@ecritoire/contracts';
import type { Locales } from '@ecritoire/i18n';
import { useI18n } from '@ecritoire/i18n/react';
import { foldText } from '@ecritoire/prose';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ArticleFilter } from './ArticlesScreen.tsx';
import { withLocale } from '../../site/locale.ts';
import { articlePath } from '../../site/page-address.ts';
import { builtAnswer, isNoAnswerOfApi } from './built-answer.ts';
import { ownOrigin } from '../../shared/runtime/own-origin.ts';
import { useServices, type Services } from '../../shared/services/services.ts';

type Reading = {
  api: Services['api'];
  queryClient: Services['queryClient'];
  language: Pick<Services['language'], 'current'>;
};

/** Loads the articles of the language in use. @throws ApiError */
export async function ensureArticles(services: Reading): Promise<ArticleSummary[]> {
  const language = services.language.current();
  const query = articlesQuery(services.api, language);
  try {
    return await services.queryClient.ensureQueryData(query);
  } catch (error) {
    const path = withLocale('/articles', language);
    const built = await builtInstead<ArticleSummary[]>(services, error, path, query.queryKey);
    if (built === null) throw error;
    return built;
  }
}

/** On a host of files alone, what the API would say stands in the page. */
async function builtInstead<Answer>(
  { queryClient }: Reading,
  error: unknown,
  path: string,
  key: readonly unknown[],
): Promise<Answer | null> {
  if (!isNoAnswerOfApi(error)) return null;
  const answer = await builtAnswer<Answer>(`${ownOrigin()}${path}`, key);
  if (answer !== null) queryClient.setQueryData(key, answer);
  return answer;
}

/**
 * Loads one article; null when there is none of that name.
 *
 * @param language the one in use, when left out
 * @throws ApiError for every other failure
 */
export async function ensureArticle(
  services: Reading,
  slug: string,
  language: Locales = services.language.current(),
): Promise<Article | null> {
  const query = articleQuery(services.api, language, slug);
  try {
    return await services.queryClient.ensureQueryData(query);
  } catch (error) {
    const path = withLocale(articlePath(slug), language);
    const built = await builtInstead<Article>(services, error, path, query.queryKey);
    if (built !== null) return built;
    // A part of the address that cannot be a slug names nothing, either.
    const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 422);
    if (isMissing) return null;
    throw error;
  }
}

/** The articles of the language in use, newest first; those before while they are on their way. */
export function useArticles(): ArticleSummary[] {
  const { api } = useServices();
  const { locale } = useI18n();
  const { data } = useQuery({ ...articlesQuery(api, locale), placeholderData: keepPreviousData });
  return data ?? [];
}

/** A subject as the articles call it, whose letters an address may write otherwise. */
export function subjectNamed(articles: readonly ArticleSummary[], asked: string): string {
  const wanted = foldText(asked);
  const subjects = articles.flatMap(({ tags }) => tags);
  return subjects.find((subject) => foldText(subject) === wanted) ?? asked;
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
