import type { Article, ArticleCover, ArticleLanguage } from '../src/article.ts';
import { frontMatter, textIn } from './front-matter.ts';
import { isOnSite, toHtml } from './markdown.ts';

/** An article as its file has it; `subject` pairs it with the one in the other language. */
export type SourceArticle = Omit<Article, 'translations'> & { subject: string };

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;
const FIELDS = new Set([
  'subject',
  'title',
  'description',
  'publishedAt',
  'updatedAt',
  'tags',
  'cover',
]);

function instantIn(fields: Record<string, unknown>, name: string): string {
  const text = textIn(fields, name);
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime()) || instant.toISOString() !== text) {
    throw new Error(`${name} is not an instant such as 2026-09-01T08:00:00.000Z`);
  }
  return text;
}

function tagsIn({ tags }: Record<string, unknown>): string[] {
  const isTag = (tag: unknown) => typeof tag === 'string' && tag.trim() !== '';
  if (!Array.isArray(tags) || !tags.every(isTag)) throw new Error('tags is no list of texts');
  return tags.map(String);
}

function coverIn({ cover }: Record<string, unknown>): ArticleCover | null {
  if (cover === null) return null;
  const { url, alt, width, height } = Object(cover);
  if (typeof url !== 'string' || typeof alt !== 'string') throw new Error('cover: url and alt');
  if (!isOnSite(url)) throw new Error('cover: its url is no path of the site');
  if (!Number.isInteger(width) || !Number.isInteger(height)) throw new Error('cover: its size');
  return { url, width, height, alt };
}

/**
 * One file: front matter in YAML, then Markdown.
 *
 * @throws Error when the front matter is missing, or a field of it is missing, wrong or unknown.
 */
export function readArticle(
  language: ArticleLanguage,
  slug: string,
  source: string,
): SourceArticle {
  if (!SLUG.test(slug)) throw new Error('the file is not named by a slug');
  const { fields, body } = frontMatter(source, FIELDS);
  return {
    slug,
    language,
    subject: textIn(fields, 'subject'),
    title: textIn(fields, 'title'),
    description: textIn(fields, 'description'),
    cover: coverIn(fields),
    publishedAt: instantIn(fields, 'publishedAt'),
    ...(fields['updatedAt'] === undefined ? {} : { updatedAt: instantIn(fields, 'updatedAt') }),
    tags: tagsIn(fields),
    html: toHtml(body, language),
  };
}

/** Names, in each article, those on the same subject. Newest first, as they are listed. */
export function withTranslations(sources: readonly SourceArticle[]): Article[] {
  return sources
    .map(({ subject, ...article }) => ({
      ...article,
      translations: sources
        .filter((other) => other.subject === subject && other.language !== article.language)
        .map(({ language, slug }) => ({ language, slug })),
    }))
    .toSorted(
      (one, other) =>
        other.publishedAt.localeCompare(one.publishedAt) || one.slug.localeCompare(other.slug),
    );
}
