import type { Article } from '@ecritoire/contracts';
import { languageTags, type Locales } from '@ecritoire/i18n';
import { articlePath, feedPath, pageAddress, siteLocales } from '../src/site/page-address.ts';
import { escaped } from './escaped.ts';

/** When an article last changed in a way that matters to a reader. */
export const changedAt = ({ publishedAt, updatedAt = publishedAt }: Article): string => updatedAt;

/** The articles of a language with their texts, newest first, for feed readers (RFC 4287). */
export function atomFeed(options: {
  origin: string;
  locale: Locales;
  title: string;
  subtitle: string;
  author: string;
  articles: readonly Article[];
}): string {
  const { origin, locale, articles } = options;
  const list = pageAddress(origin, '/articles', locale);
  const entries = articles.map((article) => {
    const { slug, title, description, publishedAt, tags } = article;
    const text = article.html
      // Links must work in a feed reader.
      .replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`)
      // Only the style of this site knows what they are for.
      .replaceAll(/<span>([^<]*)<\/span>/g, '$1');
    const address = pageAddress(origin, articlePath(slug), locale);
    return `  <entry>
    <id>${address}</id>
    <title>${escaped(title)}</title>
    <link rel="alternate" type="text/html" href="${address}"/>
    <published>${publishedAt}</published>
    <updated>${changedAt(article)}</updated>
    <summary>${escaped(description)}</summary>
${tags.map((tag) => `    <category term="${escaped(tag)}"/>\n`).join('')}    <content type="html">${escaped(text)}</content>
  </entry>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTags[locale]}">
  <id>${list}</id>
  <title>${escaped(options.title)}</title>
  <subtitle>${escaped(options.subtitle)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${origin}${feedPath(locale)}"/>
  <link rel="alternate" type="text/html" href="${list}"/>
  <updated>${articles.map(changedAt).toSorted().at(-1) ?? '1970-01-01T00:00:00.000Z'}</updated>
  <author><name>${escaped(options.author)}</name></author>
${entries.join('\n')}
</feed>
`;
}

/** One page in the languages that it exists in. */
export type SitemapPage = { paths: Partial<Record<Locales, string>>; changedAt?: string };

/** Every page in every language, each naming the others (sitemaps.org). */
export function sitemap(origin: string, pages: readonly SitemapPage[]): string {
  const urls = pages.flatMap(({ paths, changedAt }) => {
    const known = siteLocales.filter((locale) => paths[locale] !== undefined);
    const address = (locale: Locales) => pageAddress(origin, paths[locale] ?? '/', locale);
    const link = (lang: string, locale: Locales) =>
      `    <xhtml:link rel="alternate" hreflang="${lang}" href="${address(locale)}"/>\n`;
    const alternates = [
      ...known.map((locale) => link(locale, locale)),
      ...known.slice(-1).map((locale) => link('x-default', locale)),
    ].join('');
    const changed = changedAt === undefined ? '' : `    <lastmod>${changedAt}</lastmod>\n`;
    return known.map(
      (locale) => `  <url>\n    <loc>${address(locale)}</loc>\n${changed}${alternates}  </url>`,
    );
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

/** What robots may read: everything public. */
export const robotsFile = (origin: string): string =>
  `User-agent: *\nDisallow: /app/\nDisallow: /en/app/\nDisallow: /auth/\nDisallow: /en/auth/\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
