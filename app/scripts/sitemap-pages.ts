import type { Article } from '@ecritoire/contracts';
import type { Locales } from '@ecritoire/i18n';
import { loadSiteText } from '@ecritoire/content/site-texts';
import { publicPages } from '../src/site/public-pages.ts';
import { articlePath, siteLocales } from '../src/site/page-address.ts';
import { changedAt, type SitemapPage } from './feeds.ts';

/** Every public page, with when its text last changed, where it has one. */
export async function sitemapPages(
  articles: Readonly<Record<Locales, readonly Article[]>>,
): Promise<SitemapPage[]> {
  const pages = await Promise.all(
    publicPages.map(async ({ path, name, kind }) => {
      const paths = { fr: path, en: path };
      if (kind === 'site' || kind === 'articles') return { paths };
      // The same in both languages.
      const { updatedOn } = await loadSiteText(name, 'fr');
      return updatedOn === null ? { paths } : { paths, changedAt: updatedOn };
    }),
  );
  const ofArticles = siteLocales.flatMap((locale) =>
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
  return [...pages, ...ofArticles];
}
