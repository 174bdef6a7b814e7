import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withLocale } from '../src/site/locale.ts';
import { siteLocales } from '../src/site/page-address.ts';
import { publicPages } from '../src/site/public-pages.ts';
import { answerApiCalls, articlesOf } from './api.ts';
import { bootScript } from './boot-script.ts';
import { pageFile, readBuiltApp, type BuiltApp } from './built-app.ts';
import { chunkOf, pageParts, readChunks, textsModule } from './chunks.ts';
import { robotsFile, sitemap } from './feeds.ts';
import { createPageStyle, partFonts } from './page-style.ts';
import { createPageTemplate } from './page-template.ts';
import { writePagesOf, type PagePicture, type Renderer } from './pages-of-language.ts';
import { createPainter } from './shared-pictures.ts';
import { signsOf } from './signs.ts';
import { sitemapPages } from './sitemap-pages.ts';

type FormAnswers = Awaited<ReturnType<Renderer['textsOf']>>['formAnswers'];

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
  answerApiCalls();
  const entry = pathToFileURL(join(options.rendering, 'entry-prerender.js')).href;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- built from that very file
  const renderer = (await import(entry)) as Renderer;
  const app = await readBuiltApp(dist);
  const { write } = app;
  const config = JSON.stringify({ origin, build: app.id });
  const forms: Record<string, FormAnswers> = {};
  for (const locale of siteLocales) forms[locale] = (await renderer.textsOf(locale)).formAnswers;
  const template = await templateOf(app, dist, Object.values(forms));

  await rm(join(dist, 'index.html'));
  const site = { origin, config, renderer, template, write };
  const articles = { fr: await articlesOf('fr'), en: await articlesOf('en') };
  const pictures: PagePicture[] = [];
  for (const locale of siteLocales) {
    pictures.push(...(await writePagesOf(site, locale, articles[locale])));
  }
  await paint(pictures, write);

  const routes = renderer.routePatterns();
  await writeShells(template.empty(config, await renderer.wordsOfEmptyPage()), routes, write);
  for (const { path, content } of signsOf(await readFile(join(dist, 'icon.svg'), 'utf8'))) {
    await write(path, content);
  }
  await write('sitemap.xml', sitemap(origin, await sitemapPages(articles)));
  await write('robots.txt', robotsFile(origin));
  await write('builds/latest.json', JSON.stringify({ id: app.id }));
  await write('builds/forms.json', JSON.stringify(forms));
  await write('builds/site.json', JSON.stringify({ origin, routes }));
}

async function templateOf({ page, css, fonts }: BuiltApp, dist: string, forms: FormAnswers[]) {
  const chunks = readChunks(pathToFileURL(`${dist}/`));
  const pageStyle = createPageStyle(css);
  return createPageTemplate(page, {
    boot: await bootScript(),
    texts: Object.fromEntries(
      siteLocales.map((locale) => [locale, basename(chunkOf(chunks, textsModule(locale)).file)]),
    ),
    pageParts: pageParts(chunks),
    fonts,
    // What the server may say of a form stands on its page, too.
    styleOf: (html) => partFonts(pageStyle(html + forms.map(markupOf).join('')), fonts),
  });
}

const markupOf = ({ done, problem }: FormAnswers) =>
  [...Object.values(done).map(({ html }) => html), problem].join('');

async function paint(pictures: PagePicture[], write: BuiltApp['write']): Promise<void> {
  const words = pictures.flatMap(({ path: _path, ...shown }) => Object.values(shown));
  const painter = await createPainter([...new Set(words.join(''))].join(''));
  for (const { path, ...shown } of pictures) await write(path, painter.paint(shown));
  await painter.close();
}

/** The page that the app fills. A host of files alone knows what the app fills by its files. */
async function writeShells(
  shell: string,
  routes: readonly string[],
  write: BuiltApp['write'],
): Promise<void> {
  await write('shell.html', shell);
  const isPublic = (path: string) => publicPages.some((page) => page.path === path);
  for (const path of routes) {
    if (path.includes('$') || isPublic(path)) continue;
    for (const locale of siteLocales) await write(pageFile(withLocale(path, locale)), shell);
  }
}
