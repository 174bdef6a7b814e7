import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadSiteText } from '@ecritoire/content/site-texts';
import type * as renderer from '../src/entry-prerender.tsx';
import { withLocale } from '../src/site/locale.ts';
import { articlePath, feedPath, siteLocales } from '../src/site/page-address.ts';
import {
  articleThing,
  breadcrumbs,
  questionsPage,
  structuredData,
  webSite,
} from '../src/site/structured-data.ts';
import { answerApiCalls, apiBaseUrl, articlesOf, movedPages } from './api.ts';
import { bootScript } from './boot-script.ts';
import { chunkOf, pageParts, readChunks, textsModule } from './chunks.ts';
import { atomFeed, changedAt, robotsFile, sitemap } from './feeds.ts';
import { movedPage } from './moved-page.ts';
import { createPageStyle, partFonts } from './page-style.ts';
import { createPageTemplate } from './page-template.ts';
import { createPainter, type SharedPicture } from './shared-pictures.ts';
import { signsOf } from './signs.ts';

type Renderer = typeof renderer;
type FormAnswers = Awaited<ReturnType<Renderer['textsOf']>>['formAnswers'];

const markupOf = ({ done, problem }: FormAnswers) =>
  [...Object.values(done).map(({ html }) => html), problem].join('');

/** What the server shows for addresses that it does not know, and where their languages lead. */
const unknown = [
  { path: '/404', leadsTo: '/' },
  { path: '/articles/404', leadsTo: '/articles' },
];

/**
 * Writes every public page into the built app as a file, with all that is made from the pages:
 * pictures, feeds, the sitemap, and what the server and running pages must know of the build.
 *
 * @param options.rendering where the app that renders was built
 */
export async function prerender(options: {
  dist: string;
  rendering: string;
  origin: string;
}): Promise<void> {
  const { dist, origin } = options;
  const write = async (path: string, content: string | Uint8Array) => {
    const file = join(dist, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  answerApiCalls();
  const entry = pathToFileURL(join(options.rendering, 'entry-prerender.js')).href;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- built from that very file
  const { publicPages, renderPage, routePatterns, textsOf, wordsOfEmptyPage } = (await import(
    entry
  )) as Renderer;
  const built = await readFile(join(dist, 'index.html'), 'utf8');
  const build = createHash('sha256').update(built).digest('hex').slice(0, 16);
  const config = JSON.stringify({ origin, build });
  const assets = await readdir(join(dist, 'assets'));
  const fonts = assets
    .filter((name) => /^literata-core-normal-.*\.woff2$/.test(name))
    .map((name) => `/assets/${name}`);
  const sheet = assets.find((name) => /^style-.*\.css$/.test(name)) ?? '';
  const css = await readFile(join(dist, 'assets', sheet), 'utf8');
  const pageStyle = createPageStyle(css.replaceAll('url(./', 'url(/assets/'));
  const forms: Record<string, FormAnswers> = {};
  for (const locale of siteLocales) forms[locale] = (await textsOf(locale)).formAnswers;
  const chunks = readChunks(pathToFileURL(`${dist}/`));
  const template = createPageTemplate(built, {
    boot: await bootScript(),
    texts: Object.fromEntries(
      siteLocales.map((locale) => [locale, basename(chunkOf(chunks, textsModule(locale)).file)]),
    ),
    pageParts: pageParts(chunks),
    fonts,
    // What the server may say of a form stands on its page, too.
    styleOf: (html) =>
      partFonts(pageStyle(html + Object.values(forms).map(markupOf).join('')), fonts),
  });
  const letters = new Set<string>();

  const pictures: (SharedPicture & { path: string })[] = [];
  const pageFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`);
  const writePage = async (
    path: string,
    withoutApp: string,
    things: Parameters<typeof structuredData>[0],
  ) => {
    const { data, isUnknown, ...page } = await renderPage(path, { apiBaseUrl, origin });
    if (isUnknown) throw new Error(`No route has the path ${path}.`);
    const head = `${page.head}<script type="application/ld+json" data-built>${structuredData(things)}</script>`;
    const parts = { ...page, head, config, data: JSON.stringify(data), withoutApp };
    await write(pageFile(path), template.whole(parts, 'wanted'));
  };

  await rm(join(dist, 'index.html'));
  const shell = template.empty(config, await wordsOfEmptyPage());
  await write('shell.html', shell);
  const articles = { fr: await articlesOf('fr'), en: await articlesOf('en') };
  for (const locale of siteLocales) {
    const { texts, withoutApp, articleKind } = await textsOf(locale);
    const place = { origin, locale, brand: texts.brand.name() };
    const home = { name: texts.pages.home.title(), path: '/' };
    const picture = (path: string, title: string, kind?: string) => {
      const shown = { title, brand: place.brand, tagline: texts.brand.tagline() };
      const words = kind === undefined ? shown : { ...shown, kind };
      for (const letter of Object.values(words).join('')) letters.add(letter);
      pictures.push({ path: `og/${locale}${path === '/' ? '/home' : path}.png`, ...words });
    };
    for (const { path, name, kind } of publicPages) {
      const title = texts.pages[name].title();
      const things =
        kind === 'site'
          ? [webSite(place, texts.pages[name].description())]
          : [breadcrumbs(place, [home, { name: title, path }])];
      if (kind === 'questions') {
        const { parts } = await loadSiteText('faq', locale);
        const questions = parts.map((part) => ({
          title: part.title,
          // Who reads an answer elsewhere is led here by its links.
          answer: part.html.replaceAll('href="/', `href="${origin}/`),
        }));
        things.push(questionsPage(place, questions));
      }
      await writePage(withLocale(path, locale), withoutApp, things);
      if (kind === 'site') picture(path, texts.landing.heading());
      else if (kind === 'articles') picture(path, title);
      else picture(path, (await loadSiteText(name, locale)).title);
    }
    const list = { name: texts.pages.articles.title(), path: '/articles' };
    for (const article of articles[locale]) {
      const path = articlePath(article.slug);
      const way = [home, list, { name: article.title, path }];
      await writePage(withLocale(path, locale), withoutApp, [
        articleThing(place, article),
        breadcrumbs(place, way),
      ]);
      picture(path, article.title, articleKind);
    }
    for (const { from, to } of await movedPages()) {
      await write(pageFile(withLocale(from, locale)), movedPage(to, place));
    }
    for (const { path, leadsTo } of unknown) {
      const missing = await renderPage(withLocale(path, locale), { apiBaseUrl, origin });
      const robots = '<meta name="robots" content="noindex" data-built />';
      const parts = {
        ...missing,
        head: `${missing.head}${robots}`,
        // It stands for every address, so its languages lead to a page that is there.
        body: siteLocales.reduce(
          (body, each) =>
            body.replaceAll(
              `href="${withLocale(path, each)}"`,
              `href="${withLocale(leadsTo, each)}"`,
            ),
          missing.body,
        ),
        data: '[]',
        config,
        withoutApp,
      };
      await write(`${withLocale(path, locale).slice(1)}.html`, template.whole(parts, 'now'));
    }
    await write(
      feedPath(locale).slice(1),
      atomFeed({
        origin,
        locale,
        title: `${place.brand} · ${list.name}`,
        subtitle: texts.pages.articles.description(),
        author: place.brand,
        articles: articles[locale],
      }),
    );
  }

  const routes = routePatterns();
  const isPublic = (path: string) => publicPages.some((page) => page.path === path);
  // A host of files alone knows what the app fills by its files.
  for (const path of routes) {
    if (path.includes('$') || isPublic(path)) continue;
    for (const locale of siteLocales) await write(pageFile(withLocale(path, locale)), shell);
  }
  const painter = await createPainter([...letters].join(''));
  for (const { path, ...shown } of pictures) await write(path, painter.paint(shown));
  await painter.close();
  const articlePages = siteLocales.flatMap((locale) =>
    articles[locale]
      // Each pair once: with the first language that has it.
      .filter(({ translations }) => locale === 'fr' || translations.length === 0)
      .map((article) => ({
        paths: Object.fromEntries(
          [article, ...article.translations].map((each) => [each.language, articlePath(each.slug)]),
        ),
        changedAt: changedAt(article),
      })),
  );
  const pages = await Promise.all(
    publicPages.map(async ({ path, name, kind }) => {
      const paths = { fr: path, en: path };
      if (kind === 'site' || kind === 'articles') return { paths };
      // The same in both languages.
      const { updatedOn } = await loadSiteText(name, 'fr');
      return updatedOn === null ? { paths } : { paths, changedAt: updatedOn };
    }),
  );
  for (const { path, content } of signsOf(await readFile(join(dist, 'icon.svg'), 'utf8'))) {
    await write(path, content);
  }
  await write('sitemap.xml', sitemap(origin, [...pages, ...articlePages]));
  await write('robots.txt', robotsFile(origin));
  await write('builds/latest.json', JSON.stringify({ id: build }));
  await write('builds/forms.json', JSON.stringify(forms));
  await write('builds/site.json', JSON.stringify({ origin, routes }));
}
