import type { Locales } from '@ecritoire/i18n';
import { basePath } from './base-path.ts';

const englishPrefix = /^\/en(?=[/?#]|$)/i;
/** The name of a page's file, which hosts of files may show. */
const fileOfPage = /\/index\.html(?=[?#]|$)/i;

/**
 * What stands before the path of a route in the address bar: the path of a proxy, and the language.
 *
 * @param base the path below which a proxy shows the product, such as `/desk`; empty where there is
 *   none
 */
export function createPaths(base: string) {
  const belowBase = (shown: string) => {
    const isBelow = shown.startsWith(base) && /^(?:[/?#]|$)/.test(shown.slice(base.length));
    return isBelow ? shown.slice(base.length) : shown;
  };
  return {
    /** The language that a path, with or without a query, asks for: English under /en, else French. */
    localeOfPath: (shown: string): Locales => (englishPrefix.test(belowBase(shown)) ? 'en' : 'fr'),
    /** The path as routes know it. */
    withoutLocale: (shown: string): string =>
      belowBase(shown).replace(englishPrefix, '').replace(fileOfPage, '') || '/',
    /** The path as the address bar shows it in a language. */
    withLocale: (path: string, locale: Locales): string =>
      `${base}${locale === 'fr' ? path : path === '/' ? '/en' : `/en${path}`}`,
    /** The address of a file of the site by its path, such as the cover of an article. */
    fileAddress: (path: string): string => (path.startsWith('/') ? `${base}${path}` : path),
    /** The links of a text, which know no proxy, as the page shows them. */
    withBase: (html: string): string =>
      base === '' ? html : html.replaceAll(/ (href|src)=(["']?)\/(?!\/)/gi, ` $1=$2${base}/`),
  };
}

/** Whether it says its origin, too: an address of the app in another language does. */
export const isAbsolute = (address: string): boolean => /^[a-z]+:/i.test(address);

export const { localeOfPath, withoutLocale, withLocale, fileAddress, withBase } =
  createPaths(basePath);
