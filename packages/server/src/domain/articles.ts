import { articles } from '@ecritoire/content';
import type { Article, ArticleSummary, Language } from '@ecritoire/contracts';
import { keyPageOf, type KeyPageRequest, type KeyShape } from '../database/pages.ts';

type Entry = (typeof articles)[number];

function presentSummary(entry: Entry): ArticleSummary {
  const { slug, language, title, description, cover, publishedAt, tags, translations } = entry;
  return {
    slug,
    language,
    title,
    description,
    cover,
    publishedAt,
    tags: [...tags],
    translations: [...translations],
  };
}

/** Articles have no two of the same slug in a language; an unknown one is the cursor of no list. */
export const articleKey = (language: Language): KeyShape => [
  (slug) => articles.some((entry) => entry.language === language && entry.slug === slug),
];

/** What is written ahead is not there before its time. */
const publishedBy = (now: Date) => (entry: Entry) => new Date(entry.publishedAt) <= now;

/** Newest first, as `articles` is. @param page its cursor is the slug of the last one seen. */
export function listArticles(
  language: Language,
  tag: string | undefined,
  page: KeyPageRequest,
  now: Date,
) {
  const ofLanguage = articles.filter(publishedBy(now)).filter((one) => one.language === language);
  const next = ofLanguage.findIndex(({ slug }) => slug === page.after?.[0]) + 1;
  const rest = ofLanguage
    .slice(next)
    .filter((entry) => tag === undefined || entry.tags.includes(tag));
  return keyPageOf(rest.slice(0, page.limit + 1), page, ({ slug }) => [slug], presentSummary);
}

export function findArticle(language: Language, slug: string, now: Date): Article | undefined {
  const entry = articles
    .filter(publishedBy(now))
    .find((one) => one.language === language && one.slug === slug);
  if (entry === undefined) return undefined;
  const { html, updatedAt } = entry;
  return { ...presentSummary(entry), ...(updatedAt === undefined ? {} : { updatedAt }), html };
}
