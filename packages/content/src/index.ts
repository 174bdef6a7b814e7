export { articles } from '../generated/articles.ts';
export type { Article, ArticleCover, ArticleLanguage } from './article.ts';
