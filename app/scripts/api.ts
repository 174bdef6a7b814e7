import type { Article, ArticlePage, Language, Redirect, RedirectList } from '@ecritoire/contracts';
import { createApi, type Database } from '@ecritoire/server';

/** Not in any network: only this program's own `fetch` knows it. */
export const apiBaseUrl = 'http://api.invalid/api';

/**
 * Lets everything in this program ask the API, which answers without a server or a database: what
 * public pages ask for is in none.
 */
export function answerApiCalls(): void {
  const nothing = () => {
    throw new Error('A public page asks for something that is in the database.');
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whatever is asked of it throws
  const database = new Proxy({}, { get: nothing }) as Database;
  const api = createApi({
    database,
    identityVerifier: { verify: nothing },
    accessTokenKey: crypto.getRandomValues(new Uint8Array(32)),
    logger: { info() {}, warn: console.warn, error: console.error },
  });
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    return request.url.startsWith(apiBaseUrl) ? api.fetch(request) : fetch(request);
  };
}

async function ask<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(`${apiBaseUrl}${path}`);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return answer.json();
}

/** Every page that has moved. */
export async function movedPages(): Promise<Redirect[]> {
  return (await ask<RedirectList>('/redirects')).items;
}

/** Every article of a language, with its text. */
export async function articlesOf(language: Language): Promise<Article[]> {
  const slugs: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const after: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const page = await ask<ArticlePage>(`/articles?language=${language}${after}`);
    slugs.push(...page.items.map(({ slug }) => slug));
    cursor = page.nextCursor;
  }
  return Promise.all(slugs.map((slug) => ask<Article>(`/articles/${slug}?language=${language}`)));
}
