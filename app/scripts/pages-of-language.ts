import type { Article } from '@ecritoire/contracts';
import type { Locales } from '@ecritoire/i18n';
import { loadSiteText } from '@ecritoire/content/site-texts';
import type * as renderer from '../src/entry-prerender.tsx';
import { withLocale } from '../src/site/locale.ts';
import { articlePath, feedPath, siteLocales } from '../src/site/page-address.ts';
import { publicPages } from '../src/site/public-pages.ts';
import {
  articleThing,
  breadcrumbs,
  questionsPage,
  structuredData,
  webSite,
} from '../src/site/structured-data.ts';
import { apiBaseUrl, movedPages } from './api.ts';
import { pageFile, type BuiltApp } from './built-app.ts';
import { atomFeed } from './feeds.ts';
import { movedPage } from './moved-page.ts';
import type { createPageTemplate } from './page-template.ts';
import type { SharedPicture } from './shared-pictures.ts';

export type Renderer = typeof renderer;

/** What every page of the site is made with. */
export type Site = {
  origin: string;
  /** What running pages know of the build, as JSON. */
  config: string;
  renderer: Renderer;
  template: ReturnType<typeof createPageTemplate>;
  write: BuiltApp['write'];
};

/** The picture that stands for a page when its address is shared, and the file that it goes into. */
export type PagePicture = SharedPicture & { path: string };

type Language = { locale: Locales } & Awaited<ReturnType<Renderer['textsOf']>>;

/** What the server shows for addresses that it does not know, and where their languages lead. */
const unknown = [
  { path: '/404', leadsTo: '/' },
  { path: '/articles/404', leadsTo: '/articles' },
];

/**
 * Writes all pages of one language, and its feed.
 * @returns the pictures that they are shared by, still to be painted.
 */
export async function writePagesOf(
  site: Site,
  locale: Locales,
  articles: readonly Article[],
): Promise<PagePicture[]> {
  const language = { locale, ...(await site.renderer.textsOf(locale)) };
  const place = placeOf(site, language);
  const pictures: PagePicture[] = [];
  for (const page of publicPages) {
    pictures.push(await writePublicPage(site, language, page));
  }
  for (const article of articles) pictures.push(await writeArticle(site, language, article));
  for (const { from, to } of await movedPages()) {
    await site.write(pageFile(withLocale(from, locale)), movedPage(to, place));
  }
  for (const page of unknown) await writeUnknown(site, language, page);
  await writeFeed(site, language, articles);
  return pictures;
}

const placeOf = ({ origin }: Site, { locale, texts }: Language) => ({
  origin,
  locale,
  brand: texts.brand.name(),
});

const homeOf = ({ texts }: Language) => ({ name: texts.pages.home.title(), path: '/' });
const articleListOf = ({ texts }: Language) => ({
  name: texts.pages.articles.title(),
  path: '/articles',
});

function pictureOf({ locale, texts }: Language, path: string, title: string): PagePicture {
  return {
    path: `og/${locale}${path === '/' ? '/home' : path}.png`,
    title,
    brand: texts.brand.name(),
    tagline: texts.brand.tagline(),
  };
}

/** @param things the page's structured data for search engines. */
async function writePage(
  { origin, config, renderer, template, write }: Site,
  { locale, withoutApp }: Language,
  pagePath: string,
  things: Parameters<typeof structuredData>[0],
): Promise<void> {
  const path = withLocale(pagePath, locale);
  const { data, isUnknown, ...page } = await renderer.renderPage(path, { apiBaseUrl, origin });
  if (isUnknown) throw new Error(`No route has the path ${path}.`);
  const head = `${page.head}<script type="application/ld+json" data-built>${structuredData(things)}</script>`;
  const parts = { ...page, head, config, data: JSON.stringify(data), withoutApp };
  await write(pageFile(path), template.whole(parts, 'wanted'));
}

async function writePublicPage(
  site: Site,
  language: Language,
  { path, name, kind }: (typeof publicPages)[number],
): Promise<PagePicture> {
  const { locale, texts } = language;
  const place = placeOf(site, language);
  const title = texts.pages[name].title();
  const things =
    kind === 'site'
      ? [webSite(place, texts.pages[name].description())]
      : [breadcrumbs(place, [homeOf(language), { name: title, path }])];
  if (kind === 'questions') things.push(questionsPage(place, await questionsOf(site, locale)));
  await writePage(site, language, path, things);
  if (kind === 'site') return pictureOf(language, path, texts.site.heading());
  if (kind === 'articles') return pictureOf(language, path, title);
  return pictureOf(language, path, (await loadSiteText(name, locale)).title);
}

async function questionsOf({ origin }: Site, locale: Locales) {
  const { parts } = await loadSiteText('faq', locale);
  return parts.map(({ title, html }) => ({
    title,
    // Links must work in a feed reader.
    answer: html.replaceAll('href="/', `href="${origin}/`),
  }));
}

async function writeArticle(
  site: Site,
  language: Language,
  article: Article,
): Promise<PagePicture> {
  const place = placeOf(site, language);
  const path = articlePath(article.slug);
  const way = [homeOf(language), articleListOf(language), { name: article.title, path }];
  await writePage(site, language, path, [articleThing(place, article), breadcrumbs(place, way)]);
  return { ...pictureOf(language, path, article.title), kind: language.articleKind };
}

/** The page that the server shows for addresses that name nothing. */
async function writeUnknown(
  { origin, config, renderer, template, write }: Site,
  { locale, withoutApp }: Language,
  { path, leadsTo }: (typeof unknown)[number],
): Promise<void> {
  const file = withLocale(path, locale);
  const page = await renderer.renderPage(file, { apiBaseUrl, origin });
  const robots = '<meta name="robots" content="noindex" data-built />';
  // It stands for every address, so its languages lead to a page that is there.
  const body = siteLocales.reduce(
    (html, each) =>
      html.replaceAll(`href="${withLocale(path, each)}"`, `href="${withLocale(leadsTo, each)}"`),
    page.body,
  );
  const head = `${page.head}${robots}`;
  const parts = { ...page, head, body, data: '[]', config, withoutApp };
  await write(`${file.slice(1)}.html`, template.whole(parts, 'now'));
}

async function writeFeed(
  { origin, write }: Site,
  language: Language,
  articles: readonly Article[],
): Promise<void> {
  const { locale, texts } = language;
  const brand = texts.brand.name();
  await write(
    feedPath(locale).slice(1),
    atomFeed({
      origin,
      locale,
      title: `${brand} · ${articleListOf(language).name}`,
      subtitle: texts.pages.articles.description(),
      author: brand,
      articles,
    }),
  );
}
