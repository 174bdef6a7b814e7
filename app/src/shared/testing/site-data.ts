import { examples, type Article, type ArticleSummary } from '@ecritoire/contracts';

/* oxlint-disable typescript/no-unsafe-type-assertion -- the contract's own tests hold its examples to these types */
const page = examples.listArticles.page.body as { items: ArticleSummary[] };
const example = examples.getArticle.article.body as Article;
/* oxlint-enable typescript/no-unsafe-type-assertion */

const withSubjects = (article: ArticleSummary): ArticleSummary => ({
  ...article,
  cover: null,
  tags: article.tags.length > 0 ? article.tags : ['régularité', 'méthode'],
});

/** Newest first, as the server gives them. */
export const articles: ArticleSummary[] = page.items.map(withSubjects);

export const article: Article = {
  ...example,
  cover: null,
  html: `${example.html}<h2>Chaque réplique veut quelque chose</h2><p>Avant d’écrire une scène parlée, posez une question simple : que veut chacun de ceux qui sont là ?</p><blockquote><p>— J’ai rangé ton assiette.</p></blockquote>`,
};
