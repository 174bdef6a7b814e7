import { expect, test } from 'vitest';
import { site } from '../testing/built-site.ts';
import { chooseEncoding } from './encoding.ts';

// PAGE-8
test.each([
  ['/index.html', '/'],
  ['/faq/index.html', '/faq'],
  ['/en/FAQ/Index.html?q=a', '/en/faq?q=a'],
])('%s, a page’s file, redirects to %s', async (path, to) => {
  const answer = await site().visit(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
});

// PAGE-9
test.each([
  ['//faq?q=a', '/faq?q=a'],
  ['/en///Faq/', '/en/Faq/'],
  ['//evil.example/index.html', '/evil.example/index.html'],
])('%s, with extra slashes, redirects to %s', async (path, to) => {
  const answer = await site().visit(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
});

// PAGE-9
test.each([
  ['/fr', '/'],
  ['/FR/Faq/?q=a', '/faq?q=a'],
  ['/fr/articles/feed.xml', '/articles/feed.xml'],
  ['/fr//evil.example', '/fr/evil.example'],
])('%s, with a French prefix, redirects to %s', async (path, to) => {
  const answer = await site().visit(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
});

// PAGE-9
test.each(['/fr/%5Cevil.example', '/fr/%2Fevil.example', '/french'])(
  '%s leads nowhere',
  async (path) => {
    expect((await site().visit(path)).status).toBe(404);
  },
);

// PAGE-8
test.each([
  ['/faq%2F', 'Introuvable'],
  ['/%5Cevil.example', 'Introuvable'],
  ['/en/faq%2f', 'Not found'],
  ['/%', 'Introuvable'],
  ['//%2f/index.html', 'Introuvable'],
])('%s names nothing, which its page says', async (path, text) => {
  const { get, visit } = site();
  const page = await visit(path);
  expect(page.status).toBe(404);
  expect(await page.text()).toContain(text);
  expect(await (await get(path, { accept: '*/*' })).text()).toContain(text);
  expect(await (await get(path, { 'sec-fetch-dest': 'image' })).text()).toBe('404 Not Found');
});

// PAGE-8
test('a feed is found in any letter case', async () => {
  const feed = await site().visit('/EN/Articles/feed.xml');
  expect(feed.status).toBe(200);
  expect(feed.headers.get('content-type')).toMatch('application/atom+xml');
});

// PAGE-12
test.each([
  ['/read/no-such', '', 404],
  ['/en/Read/no-such/', 'locale=en', 404],
  ['/read/no-such', 'locale=fr; authToken=a', 200],
  ['/read/no-such', 'refreshToken=r', 200],
  ['/read/42', '', 200],
])('a published text at %s with cookie %j is %i', async (path, cookie, status) => {
  const answer = await site().get(path, { accept: 'text/html', cookie });
  expect(answer.status).toBe(status);
});

// PAGE-13
test('a public text is readable without a script', async () => {
  const { get } = site();
  const page = await get('/read/42', { accept: 'text/html' });
  const html = await page.text();
  expect(html).toContain('<title>Pluie &amp; &quot;vent&quot; &lt;/title&gt; · Écritoire</title>');
  expect(html).toMatch(
    /og:description" content="Il &lt;pleut&gt; depuis trois jours [^"]{100,150}…"/,
  );
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(page.headers.get('vary')).toContain('Cookie');
  const signedIn = await get('/read/42', { accept: 'text/html', cookie: 'authToken=a' });
  expect(await signedIn.text()).toContain('<title>Écritoire</title>');
});

// SESSION-56
test('a public text has its author’s description', async () => {
  const { get } = site({ comment: 'Un soir de <pluie>.' });
  const html = await (await get('/read/42', { accept: 'text/html' })).text();
  expect(html).toContain('name="description" content="Un soir de &lt;pluie&gt;."');
  expect(html).toContain('og:description" content="Un soir de &lt;pluie&gt;."');
});

// PAGE-14
test.each(['/og/fr/home.png', '/icon.svg', '/en/articles/feed.xml'])(
  'other sites may show %s',
  async (path) => {
    const { headers } = await site().visit(path);
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  },
);

// PAGE-14
test.each(['/', '/assets/index-1a2b.js', '/api/projects'])('and nothing of %s', async (path) => {
  const { headers } = await site().visit(path);
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

// SERVER-1
test('articles are compressed, and nothing that is somebody’s own', async () => {
  const encodingOf = async (path: string) =>
    (await site().get(path, { 'accept-encoding': 'gzip' })).headers.get('content-encoding');
  expect(await encodingOf('/api/articles')).toBe('gzip');
  expect(await encodingOf('/api/articles/la-premiere-page?language=fr')).toBe('gzip');
  expect(await encodingOf('/api/projects')).toBeNull();
});

// SERVER-1
test.each([
  ['gzip;q=0.5, br;q=0.1', 'gzip'],
  ['gzip, br', 'br'],
  ['*;q=0.2, br;q=0', 'gzip'],
])('a client accepting %j gets %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted, ['br', 'gzip'])).toBe(encoding);
});
