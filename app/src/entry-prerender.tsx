import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { i18nObject } from '@ecritoire/i18n';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createAppRouter } from './router.tsx';
import { createLanguage } from './shared/runtime/language.ts';
import { formAnswers } from './site/form-answers.tsx';
import { localeOfPath } from './site/locale.ts';
import { emptyPage, withoutApp } from './site/words-of-page.tsx';
import { isUnknown } from './shared/page/is-unknown.ts';
import { createPrerenderedServices } from './prerendered-services.ts';
import { ownOrigin } from './shared/runtime/own-origin.ts';

export type RenderedPage = {
  lang: string;
  /** No route has this path. */
  isUnknown: boolean;
  /** What belongs into the head. */
  head: string;
  body: string;
  /** What the API answered, by query key: the browser's first render needs the same. */
  data: [key: readonly unknown[], data: unknown][];
};

/** Tags that React moves into the head of a document; without one they come first. */
const hoisted = /^<(?:title[^>]*>[^<]*<\/title|meta[^>]*|link[^>]*)>/;

/**
 * One page as a browser without JavaScript sees it.
 *
 * @param path with its language, as the address bar shows it
 * @param config.apiBaseUrl an address that the program's own `fetch` answers
 * @throws when the page fails, or waits for something that its loader has not loaded
 */
export async function renderPage(
  path: string,
  config: { apiBaseUrl: string; origin: string },
): Promise<RenderedPage> {
  const page = { documentElement: { lang: '', dir: '' } };
  const locale = localeOfPath(path);
  const language = createLanguage(locale, page);
  await language.use(locale);
  const services = createPrerenderedServices(config, language);
  const router = createAppRouter(services);
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: [path] }),
    origin: ownOrigin(),
    // It would be a script in the page; the browser does it natively until the app is loaded.
    scrollRestoration: false,
  });
  await router.load();
  const { matches } = router.state;
  const isMissing = matches.some(({ status }) => status === 'notFound');
  const failed = matches.find(({ status }) => status === 'error');
  if (failed !== undefined) throw new Error(`${path} failed`, { cause: failed.error });
  let body = renderToString(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  if (body.includes('<!--$!-->')) throw new Error(`${path} is not whole: a part of it waits.`);
  let head = '';
  for (let tag = hoisted.exec(body); tag !== null; tag = hoisted.exec(body)) {
    head += tag[0];
    body = body.slice(tag[0].length);
  }
  const data = services.queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }): RenderedPage['data'][number] => [queryKey, state.data]);
  const isNowhere = isMissing || isUnknown(matches);
  return { lang: page.documentElement.lang, isUnknown: isNowhere, head, body, data };
}

/** The texts of a language, for what is made beside the pages; in an object, for they would pass for a promise. */
export async function textsOf(locale: 'fr' | 'en') {
  await createLanguage(locale, { documentElement: { lang: '', dir: '' } }).use(locale);
  const texts = i18nObject(locale);
  return {
    texts,
    formAnswers: formAnswers(texts, locale),
    withoutApp: withoutApp(texts),
    /** What the picture of an article says that it is. */
    articleKind: texts.site.articles.kind(),
  };
}

/** What stands in the page that the app fills, until it does. */
export async function wordsOfEmptyPage(): Promise<string> {
  const { texts: fr } = await textsOf('fr');
  const { texts: en } = await textsOf('en');
  return emptyPage({ fr, en });
}

/** Every route of the app, as `/app/projects/$projectId`: the server knows by them what is unknown. */
export function routePatterns(): string[] {
  const router = createAppRouter(
    createPrerenderedServices(
      { apiBaseUrl: '', origin: '' },
      createLanguage('fr', { documentElement: { lang: '', dir: '' } }),
    ),
  );
  // A layout is no page: without a route of its own its path shows an empty frame.
  const pages = Object.values(router.routesById).filter((route) => route.children === undefined);
  const patterns = pages.map(({ fullPath }) => String(fullPath));
  return [...new Set(patterns.map((path) => path.replace(/(?<=.)\/$/, '')))].sort();
}
