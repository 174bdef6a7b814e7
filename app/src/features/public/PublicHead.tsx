import type { Article } from '@ecritoire/contracts';
import { languageTags, type Locales } from '@ecritoire/i18n';
import { useI18n } from '@ecritoire/i18n/react';
import {
  articlePath,
  feedPath,
  pageAddress,
  sharedPicture,
  sharedPictureSize,
  siteLocales,
} from '../../site/page-address.ts';
import { publicPages, type PublicPage } from '../../site/public-pages.ts';
import { useHydrated } from '../../shared/page/hydrated.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { useServices } from '../../shared/services/services.ts';

type HeadProps = {
  title: string;
  description: string;
  /** The page in each language that it exists in, without its language prefix. */
  paths: Partial<Record<Locales, string>>;
  /** When it came out and last changed, where it is an article. */
  article?: { publishedAt: string; updatedAt?: string };
  /** The title and description of its link previews; the page's own when left out. */
  shared?: { title: string; description: string };
};

/** What search engines and networks read of one of the pages of the list. */
export function PublicHead({ name }: { name: PublicPage['name'] }) {
  const { pages, site } = useI18n().LL;
  const texts = pages[name];
  const path = publicPages.find((page) => page.name === name)?.path ?? '/';
  return (
    <Head
      title={texts.title()}
      description={texts.description()}
      paths={{ fr: path, en: path }}
      // Where its link is shared, a page called Home says nothing.
      {...(name === 'home' && {
        shared: { title: site.heading(), description: site.lead() },
      })}
    />
  );
}

/** The same for an article, whose languages each have an address of their own. */
export function ArticleHead({ article }: { article: Article }) {
  const { language, slug, title, description, translations } = article;
  const paths = Object.fromEntries(
    [{ language, slug }, ...translations].map((each) => [each.language, articlePath(each.slug)]),
  );
  return <Head {...{ title, description, paths, article }} />;
}

const networkLocale = (locale: Locales) => languageTags[locale].replace('-', '_');

function Head({ title, description, paths, article, ...props }: HeadProps) {
  const { shared = { title, description } } = props;
  useHydrated();
  const { origin } = useServices().config;
  const { locale, LL } = useI18n();
  const address = (of: Locales) => pageAddress(origin, paths[of] ?? '/', of);
  const here = paths[locale] ?? '/';
  const known = siteLocales.filter((each) => paths[each] !== undefined);
  const picture = sharedPicture(origin, here, locale);
  const properties = {
    'og:type': article ? 'article' : 'website',
    'og:site_name': LL.brand.name(),
    'og:title': shared.title,
    'og:description': shared.description,
    'og:url': address(locale),
    'og:locale': networkLocale(locale),
    'og:image': picture,
    'og:image:alt': shared.title,
    'og:image:width': String(sharedPictureSize.width),
    'og:image:height': String(sharedPictureSize.height),
    ...(article && {
      'article:published_time': article.publishedAt,
      'article:modified_time': article.updatedAt ?? article.publishedAt,
    }),
  };
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <meta name="description" content={description} />
      <link rel="canonical" href={address(locale)} />
      {known.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={address(each)} />
      ))}
      {/* For readers of neither language: the fallback of the product. */}
      <link rel="alternate" hrefLang="x-default" href={address(known.at(-1) ?? locale)} />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={LL.pages.articles.title()}
        href={`${origin}${feedPath(locale)}`}
      />
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      {known
        .filter((each) => each !== locale)
        .map((each) => (
          <meta key={each} property="og:locale:alternate" content={networkLocale(each)} />
        ))}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={shared.title} />
      <meta name="twitter:description" content={shared.description} />
      <meta name="twitter:image" content={picture} />
    </>
  );
}
