import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articles } from '@ecritoire/content';
import { databases, type TestDatabase } from '../node/testing/databases.ts';
import { everyPage } from '../testing/every-page.ts';
import { openTestApi, type TestApi } from '../testing/test-api.ts';

const slugsIn = (language: string) =>
  articles.filter((article) => article.language === language).map(({ slug }) => slug);

describe.each(databases)('articles on $name', ({ open }) => {
  let database: TestDatabase;
  let api: TestApi;
  beforeAll(async () => {
    database = await open();
    api = openTestApi(database.db);
    api.clock.set('2026-11-01T00:00:00.000Z');
  });
  afterAll(() => database.close());

  const get = (path: string) => api.call('GET', path);
  const slugsOf = (body: { items: { slug: string }[] }) => body.items.map(({ slug }) => slug);

  it.each(['fr', 'en'])('are listed newest first in %s, without their text', async (language) => {
    const { status, headers, body } = await get(`/articles?language=${language}`);
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
    expect(slugsOf(body)).toEqual(slugsIn(language));
    expect(slugsOf(body).length).toBeGreaterThanOrEqual(3);
    const dates = body.items.map(({ publishedAt }: { publishedAt: string }) => publishedAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const item of body.items) expect(item).not.toHaveProperty('html');
  });

  it.each([1, 2, 100])('come in pages of %i that give each once', async (limit) => {
    const path = `/articles?language=fr&limit=${limit}`;
    const pages = await everyPage<{ slug: string }>(get, path);
    for (const page of pages) expect(page.length).toBeLessThanOrEqual(limit);
    expect(slugsOf({ items: pages.flat() })).toEqual(slugsIn('fr'));
  });

  it('are found by their tag, also page by page', async () => {
    const tag = 'méthode';
    const expected = articles.filter(
      (article) => article.language === 'fr' && article.tags.includes(tag),
    );
    expect(expected.length).toBeGreaterThan(1);
    const path = `/articles?language=fr&tag=${encodeURIComponent(tag)}`;
    expect(slugsOf((await get(path)).body)).toEqual(expected.map(({ slug }) => slug));
    const { body: first } = await get(`${path}&limit=1`);
    const { body: second } = await get(`${path}&limit=1&cursor=${first.nextCursor}`);
    expect([...slugsOf(first), ...slugsOf(second)]).toEqual(
      expected.slice(0, 2).map(({ slug }) => slug),
    );
    expect((await get('/articles?language=fr&tag=inconnu')).body).toEqual({
      items: [],
      nextCursor: null,
    });
  });

  it('are read one by one, each in its own language', async () => {
    for (const { slug, language, translations, ...rest } of articles) {
      const { status, headers, body } = await get(`/articles/${slug}?language=${language}`);
      expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
      expect(body).toEqual({ slug, language, translations, ...rest });
      const other = language === 'fr' ? 'en' : 'fr';
      const wrong = await get(`/articles/${slug}?language=${other}`);
      expect([wrong.status, wrong.body.messageKey, wrong.headers.get('cache-control')]).toEqual([
        404,
        'articles.notFound',
        'no-store',
      ]);
      const [translation] = translations;
      expect((await get(`/articles/${translation?.slug}?language=${other}`)).status).toBe(200);
    }
    for (const slug of ['inconnu', 'MAJUSCULE', '..%2F..', '%00', 'constructor']) {
      expect((await get(`/articles/${slug}?language=fr`)).status).toBe(404);
    }
  });

  // SITE-48
  it('are not there before their time', async () => {
    const newest = articles.find(({ language }) => language === 'fr');
    if (!newest) throw new Error('There is no article.');
    const path = `/articles/${newest.slug}?language=fr`;
    const other = openTestApi(database.db);
    other.clock.set(newest.publishedAt);
    expect((await other.call('GET', path)).status).toBe(200);
    other.clock.advance(-1);
    expect((await other.call('GET', path)).body.messageKey).toBe('articles.notFound');
    const { body } = await other.call('GET', '/articles?language=fr');
    expect(slugsOf(body)).toEqual(slugsIn('fr').filter((slug) => slug !== newest.slug));
    const translation = `/articles/${newest.translations[0]?.slug}?language=en`;
    expect((await other.call('GET', translation)).status).toBe(404);
  });

  it.each([
    ['/articles', 'language', 'validation.required'],
    ['/articles?language=de', 'language', 'validation.enum'],
    ['/articles?language=fr&tag=', 'tag', 'validation.textTooShort'],
    ['/articles?language=fr&limit=0', 'limit', 'validation.numberTooSmall'],
    ['/articles?language=fr&cursor=nonsense', 'cursor', 'validation.cursor'],
    [`/articles?language=fr&cursor=${btoa(slugsIn('en')[0] ?? '')}`, 'cursor', 'validation.cursor'],
    ['/articles/inconnu', 'language', 'validation.required'],
  ])('%s is a 422 on %s', async (path, field, messageKey) => {
    const { status, body } = await get(path);
    expect([status, body.errors]).toEqual([422, [{ field, messageKey }]]);
  });

  // PAGE-15
  it('have the pages that moved beside them', async () => {
    const { status, headers, body } = await get('/redirects');
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
    expect(body.items).toEqual([{ from: '/blog', to: '/articles', status: 301 }]);
  });
});
