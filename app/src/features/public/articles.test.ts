import { createApiClient } from '@ecritoire/api-client';
import type { ArticleSummary } from '@ecritoire/contracts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { ensureArticle, ensureArticles, subjectNamed } from './articles.ts';

afterEach(() => vi.unstubAllGlobals());

const summary: ArticleSummary = {
  slug: 'un',
  language: 'fr',
  title: 'Un',
  description: 'Le premier',
  cover: null,
  publishedAt: '2026-09-01T08:00:00.000Z',
  tags: [],
  translations: [],
};
const article = { slug: 'un', title: 'Un', html: '<p>Un</p>' };
const built = JSON.stringify([
  [['articles', 'fr', 'un'], article],
  [['articles', 'list', 'fr'], [article]],
]);

/** @param answers what is said of an address: its status, type and text */
function studioOn(answers: Record<string, [status: number, type: string, text: string]>) {
  const asked: string[] = [];
  vi.stubGlobal('location', new URL('http://localhost:3000/'));
  vi.stubGlobal('fetch', async (request: Request | string) => {
    const { pathname } = new URL(typeof request === 'string' ? request : request.url);
    asked.push(pathname);
    const [status, type, text] = answers[pathname] ?? [404, 'text/html', 'Not found'];
    return new Response(text, { status, headers: { 'content-type': type } });
  });
  const tokens = {
    accessToken: () => null,
    refreshToken: () => null,
    storeAccessToken: () => {},
    clear: () => {},
  };
  const api = createApiClient({
    baseUrl: 'http://localhost:3000/api',
    translate: (key) => key,
    tokens,
    onSessionExpired: () => {},
    userId: () => null,
    onOtherUser: () => {},
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return { services: { api, queryClient, language: { current: () => 'fr' as const } }, asked };
}
const page: [number, string, string] = [
  200,
  'text/html',
  `<main></main><script id="app-data" type="application/json">${built.replaceAll('<', '\\u003c')}</script>`,
];

// SITE-42
test('without an API, articles come from the built pages', async () => {
  const { services } = studioOn({ '/articles/un': page, '/articles': page });
  expect(await ensureArticle(services, 'un')).toEqual(article);
  expect(await ensureArticles(services)).toEqual([article]);
  expect(await ensureArticle(services, 'deux')).toBeNull();
});

// SITE-42
test('an unknown article is missing', async () => {
  const problem = JSON.stringify({ messageKey: 'articles.notFound' });
  const { services, asked } = studioOn({
    '/articles/un': page,
    '/api/articles/un': [404, 'application/problem+json', problem],
  });
  expect(await ensureArticle(services, 'un')).toBeNull();
  expect(asked).toEqual(['/api/articles/un']);
});

// SITE-41
test.each([
  ['MÉTHODE', 'méthode'],
  ['methode', 'méthode'],
  ['volcans', 'volcans'],
  ['', ''],
])('the subject that an address calls %j is %j', (asked, subject) => {
  expect(subjectNamed([{ ...summary, tags: ['dialogue', 'méthode'] }], asked)).toBe(subject);
});
