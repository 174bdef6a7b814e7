import type { Article } from '@ecritoire/contracts';
import { languageTags, type Locales } from '@ecritoire/i18n';
import { jsonInHtml } from './json-in-html.ts';
import { articlePath, pageAddress, sharedPicture } from './page-address.ts';

type Thing = Record<string, unknown>;

type Place = {
  origin: string;
  locale: Locales;
  /** The name of the product. */
  brand: string;
};

export type Question = {
  title: string;
  /** HTML. */
  answer: string;
};

const publisher = ({ origin, brand }: Place): Thing => ({
  '@type': 'Organization',
  name: brand,
  url: `${origin}/`,
  logo: `${origin}/apple-touch-icon.png`,
});

/** The site, said on its home page. */
export const webSite = (place: Place, description: string): Thing => ({
  '@type': 'WebSite',
  name: place.brand,
  description,
  url: pageAddress(place.origin, '/', place.locale),
  inLanguage: languageTags[place.locale],
  publisher: publisher(place),
});

/** The way from the home page to a page, the page last. */
export const breadcrumbs = (
  { origin, locale }: Place,
  way: readonly { name: string; path: string }[],
): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: way.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: pageAddress(origin, path, locale),
  })),
});

export const questionsPage = ({ locale }: Place, questions: readonly Question[]): Thing => ({
  '@type': 'FAQPage',
  inLanguage: languageTags[locale],
  mainEntity: questions.map(({ title, answer }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

export const articleThing = (place: Place, article: Article): Thing => ({
  '@type': 'Article',
  headline: article.title,
  description: article.description,
  datePublished: article.publishedAt,
  dateModified: article.updatedAt ?? article.publishedAt,
  inLanguage: languageTags[place.locale],
  keywords: article.tags,
  image: sharedPicture(place.origin, articlePath(article.slug), place.locale),
  mainEntityOfPage: pageAddress(place.origin, articlePath(article.slug), place.locale),
  author: publisher(place),
  publisher: publisher(place),
});

/** What stands in the page. */
export const structuredData = (things: readonly Thing[]): string =>
  jsonInHtml(JSON.stringify({ '@context': 'https://schema.org', '@graph': things }));
