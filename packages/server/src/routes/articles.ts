import { keyPageRequest } from '../database/pages.ts';
import * as domain from '../domain/articles.ts';
import { redirects } from '../domain/redirects.ts';
import type { Handlers } from '../http/operation.ts';
import { problem } from '../http/problem.ts';

/** The same for everyone: it may be cached for a minute. */
const headers = { 'Cache-Control': 'public, max-age=60' } as const;

export const articleHandlers: Pick<Handlers, 'listArticles' | 'getArticle' | 'listRedirects'> = {
  async listArticles({ query }, { clock }) {
    const { language, tag } = query;
    const page = keyPageRequest(query, domain.articleKey(language));
    return { status: 200, headers, body: domain.listArticles(language, tag, page, clock.now()) };
  },

  async getArticle({ params, query }, { clock }) {
    const article = domain.findArticle(query.language, params.slug, clock.now());
    return article ? { status: 200, headers, body: article } : problem('articles.notFound');
  },

  async listRedirects() {
    return { status: 200, headers, body: { items: redirects } };
  },
};
