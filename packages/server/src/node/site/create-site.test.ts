import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { APP_CONFIG, BUILT_FOR, pageWith, site } from '../testing/built-site.ts';

describe('the site', () => {
  test('gives the API everything below /api, whatever the method', async () => {
    const { get } = site();
    const answer = await get('/api/projects?limit=2', {}, 'DELETE');
    expect(await answer.json()).toEqual({ path: '/api/projects', method: 'DELETE' });
  });

  test('warns once of X-Forwarded-For that it does not trust', async () => {
    const { get, logged } = site();
    await get('/api/projects');
    expect(logged).toEqual([]);
    await get('/api/projects', { 'x-forwarded-for': '203.0.113.9' });
    await get('/api/projects', { 'x-forwarded-for': '203.0.113.9' });
    expect(logged).toEqual([expect.stringContaining('TRUST_PROXY is 0')]);
  });

  test.each([
    ['/health', '/api/health'],
    ['/ready', '/api/ready'],
  ])('answers %s at the root as well', async (path, asked) => {
    const { get } = site();
    expect(await (await get(path)).json()).toMatchObject({ path: asked });
  });

  // PAGE-5
  test.each([
    ['/', 'Accueil'],
    ['/faq', 'Questions'],
    ['/FAQ/', 'Questions'],
    ['/en/faq', 'Questions in English'],
    ['/EN/Faq/', 'Questions in English'],
  ])('gives at %s the page that was prerendered: %s', async (path, text) => {
    const page = await site().visit(path);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toMatch('text/html');
    expect(await page.text()).toContain(text);
  });

  test.each([
    '/app/projects',
    '/en/app/projects/42',
    '/App/Projects/',
    '/articles/newer-than-this',
  ])('gives at %s the page that the app fills', async (path) => {
    const page = await site().visit(path);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<body></body>');
  });

  // PAGE-21
  test.each([
    ['/nowhere/', 'Introuvable'],
    ['/en/nowhere', 'Not found'],
    ['/app/nowhere', 'Introuvable'],
    ['/app/projects/42/more', 'Introuvable'],
    ['/articles/no-such', 'Article introuvable'],
    ['/en/Articles/no-such/', 'Article not found'],
    ['/faq/404', 'Introuvable'],
  ])('answers %s with a 404 page', async (path, text) => {
    const page = await site().visit(path);
    expect(page.status).toBe(404);
    expect(await page.text()).toContain(text);
  });

  // PAGE-15
  test.each([
    ['/blog', '/articles'],
    ['/en/Blog/', '/en/articles'],
    ['/blog?q=voix', '/articles?q=voix'],
  ])('redirects from %s to %s', async (path, to) => {
    const answer = await site().visit(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  // PAGE-21
  test.each([
    '/nowhere.html',
    '/404.html',
    '/feed.xml',
    '/articles/feed.xml/',
    '/en/article.old',
    '/docs/nowhere',
    '/forms/nowhere',
    '/forms/nowhere/sent',
  ])('answers %s with a page to anyone who navigates', async (path) => {
    const { get, visit } = site();
    const pages = [await visit(path), await get(path, { accept: '*/*' }), await get(path)];
    for (const page of pages) {
      expect(page.status).toBe(404);
      expect(await page.text()).toMatch(/Introuvable|Not found/);
    }
    for (const headers of [
      { accept: 'text/html', 'sec-fetch-dest': 'script' },
      { accept: 'application/json' },
    ])
      expect(await (await get(path, headers)).text()).toBe('404 Not Found');
  });

  test('says where the answer depends on what is accepted', async () => {
    const { get } = site();
    for (const accept of ['text/html', 'application/json']) {
      const vary = (await get('/app/projects', { accept })).headers.get('vary') ?? '';
      expect(vary.split(', ')).toContain('Accept');
    }
  });

  test('shows the page only for navigation', async () => {
    const { get, visit } = site();
    expect((await get('/app/projects', { accept: 'application/json' })).status).toBe(404);
    for (const path of ['/assets/gone-3c4d.js', '/Assets/gone']) {
      expect(await (await visit(path)).text()).toBe('404 Not Found');
    }
    expect((await visit('/favicon.ico')).status).toBe(404);
    expect((await visit('/shell.html')).status).toBe(404);
  });

  // PAGE-11
  test.each(['/faq', '/app/projects', '/nowhere'])('takes nothing at %s', async (path) => {
    for (const method of ['POST', 'DELETE']) {
      const answer = await site().get(path, { accept: 'text/html' }, method);
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
  });

  // SERVER-1
  test.each([
    ['/assets/index-1a2b.js', 'public, max-age=31536000, immutable'],
    ['/faq', 'no-cache'],
    ['/app/projects', 'no-cache'],
    ['/sitemap.xml', 'no-cache'],
    ['/icon.svg', 'public, max-age=86400'],
    ['/builds/latest.json', 'no-store'],
  ])('gives %s the cache lifetime %s', async (path, keeping) => {
    expect((await site().visit(path)).headers.get('cache-control')).toBe(keeping);
  });

  // SERVER-1
  test.each(['/faq', '/app/projects', '/icon.svg', '/assets/index-1a2b.js'])(
    'gives nothing again of %s that a browser has already',
    async (path) => {
      const { get } = site();
      const etag = (await get(path)).headers.get('etag') ?? '';
      const again = await get(path, { 'if-none-match': `"other", ${etag}` });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200);
    },
  );

  // SERVER-1
  test('serves precompressed files and compressed pages', async () => {
    const { get } = site();
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
      ['identity', null],
    ] as const) {
      for (const path of ['/assets/index-1a2b.js', '/faq']) {
        const answer = await get(path, { 'accept-encoding': accepted });
        expect(answer.headers.get('content-encoding'), `${path} ${accepted}`).toBe(encoding);
        expect(answer.headers.get('vary')).toBe('Accept-Encoding');
      }
    }
    const packed = await get('/assets/index-1a2b.js', { 'accept-encoding': 'br' });
    expect(packed.headers.get('content-type')).toMatch('text/javascript');
    const script = brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString();
    expect(script).toContain('export const words = 1;');
  });

  // SERVER-7
  test('puts its own address where the build had another one', async () => {
    const { visit } = site({ publicOrigin: 'https://write.example.com' });
    for (const path of ['/', '/sitemap.xml']) {
      const text = await (await visit(path)).text();
      expect(text).toContain('https://write.example.com/');
      expect(text).not.toContain(BUILT_FOR);
    }
  });

  // SERVER-6
  test('knows its proxy’s path and is requested without it', async () => {
    const place = { publicOrigin: 'https://tools.example.com', basePath: '/desk' };
    const { get, visit } = site(place);
    const page = await (await visit('/why')).text();
    expect(page).toContain('<html data-base="/desk" lang="fr">');
    expect(page).toContain('<link rel="canonical" href="https://tools.example.com/desk/" />');
    for (const [, address = ''] of page.matchAll(/ (?:href|src|action)="([^"]*)"/g)) {
      expect(address).toMatch(/^(https:\/\/tools\.example\.com)?\/desk\/|^\/\/else\.example\.com/);
    }
    expect(page).toContain('"origin":"https://tools.example.com"');
    expect(await (await visit('/faq')).text()).toContain('url(/desk/assets/a.woff2)');
    expect(await (await visit('/sitemap.xml')).text()).toContain(
      '<loc>https://tools.example.com/desk/faq</loc>',
    );
    expect((await visit('/en/blog')).headers.get('location')).toBe('/desk/en/articles');
    expect((await get('/api/projects', {}, 'POST')).headers.get('location')).toBe(
      '/desk/api/projects/1',
    );
    expect(await (await visit('/docs')).text()).toContain('href="/desk/docs/page.css"');
  });

  test('hides a file replaced by a newer build', async () => {
    const { folder, get } = site();
    rmSync(join(folder, 'assets/index-1a2b.js.br'));
    mkdirSync(join(folder, 'assets/index-1a2b.js.br'));
    const answer = await get('/assets/index-1a2b.js', { 'accept-encoding': 'br' });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBeNull();
  });

  // SERVER-7
  test('gives a newer build as soon as it is there', async () => {
    const { folder, visit } = site();
    await visit('/faq');
    writeFileSync(join(folder, 'faq/index.html'), pageWith('Nouvelles questions'));
    utimesSync(join(folder, 'faq/index.html'), new Date(), new Date(Date.now() + 5000));
    expect(await (await visit('/faq')).text()).toContain('Nouvelles questions');
  });

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
  ])('gives no file outside of the app: %s', async (path) => {
    const answer = await site().get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('secret');
  });

  test('leaves the app and its configuration to development', async () => {
    const { get, visit } = site({ app: false });
    expect(await (await get('/app-config.json')).json()).toEqual(APP_CONFIG);
    expect((await visit('/')).status).toBe(404);
  });
});
