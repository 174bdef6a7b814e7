export type ArticleLanguage = 'fr' | 'en';

export type ArticleCover = {
  url: string;
  /** In pixels. */
  width: number;
  /** In pixels. */
  height: number;
  alt: string;
};

export type Article = {
  /** The last part of its address; each language has its own. */
  slug: string;
  language: ArticleLanguage;
  title: string;
  description: string;
  cover: ArticleCover | null;
  /** RFC 3339, in UTC. */
  publishedAt: string;
  /** RFC 3339, in UTC: when it last changed in a way that matters to a reader. */
  updatedAt?: string;
  tags: readonly string[];
  /** The same subject in the other language, under its own slug. */
  translations: readonly { language: ArticleLanguage; slug: string }[];
  /** Safe as it is: no raw HTML of the source, no inline style, no script. */
  html: string;
};
