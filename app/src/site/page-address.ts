import type { Locales } from '@ecritoire/i18n';
import { basePath } from './base-path.ts';
import { withLocale } from './locale.ts';

/** The languages of the public pages, the default one first. */
export const siteLocales = ['fr', 'en'] as const satisfies readonly Locales[];

/** The path of an article, without its language. */
export const articlePath = (slug: string): `/articles/${string}` => `/articles/${slug}`;

/** Where the articles of a subject are listed, without the language. */
export const subjectPath = (subject: string): string =>
  `/articles?${new URLSearchParams({ tag: subject }).toString()}`;

/** The whole address of a page in a language. */
export const pageAddress = (origin: string, path: string, locale: Locales): string =>
  `${origin}${withLocale(path, locale)}`;

/** Where the picture is that stands for a page when its address is shared. */
export const sharedPicture = (origin: string, path: string, locale: Locales): string =>
  `${origin}${basePath}/og/${locale}${path === '/' ? '/home' : path}.png`;

/** Pixels: what the networks that show such pictures ask for. */
export const sharedPictureSize = { width: 1200, height: 630 } as const;

/** Where the feed of a language is, without the origin. */
export const feedPath = (locale: Locales): string => withLocale('/articles/feed.xml', locale);

/** An address without the subject that articles are asked for: no language has one of another. */
export function withoutSubject(address: string): string {
  const [, before = address, search = '', hash = ''] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  const asked = new URLSearchParams(search);
  if (!asked.has('tag')) return address;
  asked.delete('tag');
  return `${before}${asked.size === 0 ? '' : `?${asked.toString()}`}${hash}`;
}
