import type { Locales } from '@ecritoire/i18n';

const englishPrefix = /^\/en(?=[/?#]|$)/i;

/** The language that a path, with or without a query, asks for: English under /en, else French. */
export const localeOfPath = (pathname: string): Locales =>
  englishPrefix.test(pathname) ? 'en' : 'fr';

/** The path without its language prefix, as routes know it. */
export const withoutLocale = (pathname: string): string =>
  pathname.replace(englishPrefix, '') || '/';

/** The path as the address bar shows it in a language. */
export const withLocale = (pathname: string, locale: Locales): string =>
  locale === 'fr' ? pathname : pathname === '/' ? '/en' : `/en${pathname}`;

/** Whether it says its origin, too: an address of the app in another language does. */
export const isAbsolute = (address: string): boolean => /^[a-z]+:/i.test(address);
