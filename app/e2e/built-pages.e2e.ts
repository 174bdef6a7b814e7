import { publicPages } from '../src/site/public-pages.ts';
import { expect, languages, test } from './test.ts';

type Tag = Record<string, string>;

/** The attributes of every element of a name. */
const tagsOf = (html: string, name: string): Tag[] =>
  [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'gi'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        value.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', '’'),
      ]),
    ),
  );

const get = (address: string, accept = 'text/html') => fetch(address, { headers: { accept } });

type Built = { path: string; locale: 'fr' | 'en'; html: string; origin: string };

/** Every page of the sitemap, in every language. */
async function builtPages(origin: string): Promise<Built[]> {
  const sitemap = await (await get(`${origin}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);
  return Promise.all(
    addresses.map(async (address) => {
      const answer = await get(address);
      expect(answer.status, address).toBe(200);
      const path = address.slice(origin.length);
      const locale = /^\/en(\/|$)/.test(path) ? ('en' as const) : ('fr' as const);
      return { path, locale, html: await answer.text(), origin };
    }),
  );
}

/** What an element says. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();

const things = (html: string): { '@type': string; [key: string]: unknown }[] => {
  const [, json = '{}'] = /<script type="application\/ld\+json"[^>]*>([^<]*)/.exec(html) ?? [];
  return JSON.parse(json)['@graph'] ?? [];
};

// SITE-52
test('every public page has both languages', async ({ studio: { origin } }) => {
  const built = (await builtPages(origin)).map(({ path }) => path);
  for (const { prefix } of languages) {
    for (const { path } of publicPages) {
      expect(built).toContain(path === '/' ? prefix || '/' : `${prefix}${path}`);
    }
    const articles = built.filter((path) => path.startsWith(`${prefix}/articles/`));
    expect(articles.length).toBeGreaterThanOrEqual(6);
  }
});

// SITE-24, SITE-51, SITE-52
test('every built page is complete, with metadata', async ({ studio: { origin } }) => {
  const titles = new Map<string, string>();
  for (const { path, locale, html } of await builtPages(origin)) {
    const say = (what: string) => `${path}: ${what}`;
    const [root] = tagsOf(html, 'html');
    expect(root, say('language')).toMatchObject({
      lang: locale === 'fr' ? 'fr-FR' : 'en-GB',
      dir: 'ltr',
    });
    const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
    expect(title, say('title')).toMatch(/Écritoire$/);
    expect(titles.get(`${locale} ${title}`), say('a title of its own')).toBeUndefined();
    titles.set(`${locale} ${title}`, path);
    expect(html.match(/<title>/g), say('one title')).toHaveLength(1);
    expect(html.match(/<h1\b/g), say('one heading of the first level')).toHaveLength(1);
    // The text itself, without any script.
    expect(/<main\b[^>]*>([^]*)<\/main>/.exec(html)?.[1]?.length, say('text')).toBeGreaterThan(500);

    const [, data = '[]'] = /<script id="app-data"[^>]*>([^<]*)/.exec(html) ?? [];
    const answers: [key: unknown, answer: unknown][] = JSON.parse(data);
    expect(
      answers.filter(([, answer]) => answer === null),
      say('what the API answered'),
    ).toEqual([]);

    const metas = tagsOf(html, 'meta');
    const meta = (name: string) =>
      metas.find((each) => each['name'] === name || each['property'] === name)?.['content'];
    const links = tagsOf(html, 'link');
    const address = `${origin}${path}`;
    expect(meta('description')?.length, say('description')).toBeGreaterThan(2);
    const canonical = links.filter(({ rel }) => rel === 'canonical');
    expect(
      canonical.map(({ href }) => href),
      say('canonical'),
    ).toEqual([address]);
    const alternates = links.filter((link) => link['rel'] === 'alternate' && link['hreflang']);
    const alternate = (lang: string) => alternates.find((link) => link['hreflang'] === lang);
    expect(alternate(locale)?.['href'], say('hreflang')).toBe(address);
    const known = new Set(alternates.map((link) => link['hreflang']));
    expect(known, say('hreflang')).toEqual(new Set(['fr', 'en', 'x-default']));
    expect(alternate('x-default')?.['href'], say('x-default')).toBe(alternate('en')?.['href']);
    const feed = links.find(({ type }) => type === 'application/atom+xml');
    const prefix = locale === 'fr' ? '' : '/en';
    expect(feed?.['href'], say('feed')).toBe(`${origin}${prefix}/articles/feed.xml`);
    for (const name of ['og:title', 'og:description', 'og:type', 'og:site_name', 'og:locale']) {
      expect(meta(name), say(name)).toBeTruthy();
    }
    expect(meta('og:url'), say('og:url')).toBe(address);
    expect(meta('og:locale:alternate'), say('the other language')).toBe(
      locale === 'fr' ? 'en_GB' : 'fr_FR',
    );
    expect(meta('twitter:card'), say('twitter:card')).toBe('summary_large_image');
    expect(meta('twitter:image'), say('picture')).toBe(meta('og:image'));
    const picture = await get(meta('og:image') ?? '', '*/*');
    expect([picture.status, picture.headers.get('content-type')], say('picture')).toEqual([
      200,
      'image/png',
    ]);

    const types = things(html).map((thing) => thing['@type']);
    const isArticle = /\/articles\/./.test(path);
    expect(meta('og:type'), say('og:type')).toBe(isArticle ? 'article' : 'website');
    for (const name of ['article:published_time', 'article:modified_time']) {
      const time = isArticle ? expect.stringMatching(/^\d{4}-\d\d-\d\dT/) : undefined;
      expect(meta(name), say(name)).toEqual(time);
    }
    const expected = /^(\/|\/en)$/.test(path)
      ? ['WebSite']
      : isArticle
        ? ['Article', 'BreadcrumbList']
        : path.endsWith('/faq')
          ? ['BreadcrumbList', 'FAQPage']
          : ['BreadcrumbList'];
    expect(types.toSorted(), say('structured data')).toEqual(expected);
    const thing = (type: string) => things(html).find((each) => each['@type'] === type);
    const name = wordsOf(title).replace(/ · Écritoire$/, '');
    const home = `${origin}${prefix || '/'}`;
    const way = isArticle ? [`${origin}${prefix}/articles`, address] : [address];
    if (types.includes('WebSite')) {
      expect(thing('WebSite'), say('site')).toMatchObject({
        url: home,
        description: wordsOf(meta('description') ?? ''),
      });
    } else {
      const crumbs = thing('BreadcrumbList')?.['itemListElement'];
      expect(crumbs, say('breadcrumbs')).toEqual(
        [home, ...way].map((item, index) => expect.objectContaining({ position: index + 1, item })),
      );
      expect(crumbs, say('breadcrumbs')).toContainEqual(
        expect.objectContaining({ item: address, name }),
      );
    }
    if (isArticle) {
      const [time] = tagsOf(html, 'time');
      expect(thing('Article'), say('article')).toMatchObject({
        headline: wordsOf(/<h1\b[^>]*>([^]*?)<\/h1>/.exec(html)?.[1] ?? ''),
        description: wordsOf(meta('description') ?? ''),
        datePublished: time?.['datetime'],
        dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        mainEntityOfPage: address,
        image: meta('og:image'),
        publisher: { logo: `${origin}/apple-touch-icon.png` },
        inLanguage: root?.['lang'],
      });
    }
    if (types.includes('FAQPage')) {
      const asked = [...html.matchAll(/<summary\b[^>]*>([^]*?)<\/summary>/g)];
      const questions = asked.map(([, question = '']) => wordsOf(question));
      expect(questions.length, say('questions')).toBeGreaterThan(5);
      const entities = questions.map((question) => expect.objectContaining({ name: question }));
      expect(thing('FAQPage')?.['mainEntity'], say('questions')).toEqual(entities);
      const answers = JSON.stringify(thing('FAQPage'));
      expect(answers, say('absolute links')).toContain(`href=\\"${origin}/`);
      expect(answers, say('absolute links')).not.toMatch(/href=\\"\//);
    }
  }
});

// SITE-52
test('a page’s languages name one another', async ({ studio: { origin } }) => {
  const pages = await builtPages(origin);
  for (const { path, html } of pages) {
    for (const link of tagsOf(html, 'link').filter((each) => each['hreflang'])) {
      const other = pages.find((page) => `${origin}${page.path}` === link['href']);
      const back = tagsOf(other?.html ?? '', 'link').map(({ href }) => href);
      expect(back, `${link['href']} names ${path}`).toContain(`${origin}${path}`);
    }
  }
});

// SITE-55
test('every internal link has a target', async ({ studio: { origin } }) => {
  const answers = new Map<string, Promise<{ status: number; html: string }>>();
  const ask = (address: string) => {
    const known = answers.get(address);
    if (known !== undefined) return known;
    const asked = get(address, '*/*').then(async (answer) => ({
      status: answer.status,
      html: await answer.text(),
    }));
    answers.set(address, asked);
    return asked;
  };
  for (const { path, html } of await builtPages(origin)) {
    const hrefs = [...tagsOf(html, 'a'), ...tagsOf(html, 'link')].flatMap(({ href }) => href ?? []);
    const sources = [...tagsOf(html, 'img'), ...tagsOf(html, 'script')].flatMap(
      ({ src }) => src ?? [],
    );
    const sizes = [...tagsOf(html, 'img'), ...tagsOf(html, 'source')].flatMap(({ srcset = '' }) =>
      [...srcset.matchAll(/\S+(?= \d)/g)].map(([file]) => file),
    );
    for (const href of [...hrefs, ...sources, ...sizes]) {
      const url = new URL(href, `${origin}${path}`);
      if (url.origin !== origin) continue;
      const { status, html: target } = await ask(`${origin}${url.pathname}${url.search}`);
      expect(status, `${href} on ${path}`).toBe(200);
      if (url.hash === '') continue;
      expect(target, `${href} on ${path}`).toContain(
        `id="${decodeURIComponent(url.hash.slice(1))}"`,
      );
    }
  }
});

// SITE-57
test('a page loads nothing external', async ({ page, studio: { origin } }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/faq');
  await page.evaluate(() => document.fonts.ready);
  expect(asked.filter((address) => !address.startsWith(`${origin}/`))).toEqual([]);
  expect(asked.filter((address) => address.endsWith('.js'))).toEqual([]);
});

// SITE-51, SITE-52
test('feeds and robots.txt list everything', async ({ studio: { origin } }) => {
  expect(await (await get(`${origin}/robots.txt`)).text()).toContain(
    `Sitemap: ${origin}/sitemap.xml`,
  );
  const places = (await (await get(`${origin}/sitemap.xml`)).text()).split('</url>');
  for (const path of ['/cgu', '/en/privacy', '/articles/la-premiere-page']) {
    const place = places.find((each) => each.includes(`<loc>${origin}${path}</loc>`));
    expect(place, path).toMatch(/<lastmod>20\d\d-\d\d-\d\d/);
  }
  for (const { prefix } of languages) {
    const answer = await get(`${origin}${prefix}/articles/feed.xml`);
    expect(answer.headers.get('content-type')).toContain('application/atom+xml');
    const feed = await answer.text();
    const entries = [...feed.matchAll(/<entry>\s*<id>([^<]+)<\/id>/g)].map(([, id]) => id ?? '');
    expect(entries.length).toBeGreaterThanOrEqual(6);
    for (const entry of entries) {
      expect(entry).toMatch(`${origin}${prefix}/articles/`);
      expect((await get(entry)).status, entry).toBe(200);
    }
  }
});
