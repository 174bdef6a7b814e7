import type { Locales } from '@ecritoire/i18n';
import { cookiePath } from './base-path.ts';

const year = 365 * 24 * 60 * 60;

/** The language a person chose, for 365 days (specification, section 9). */
export function localeCookie(locale: Locales, { protocol }: Pick<Location, 'protocol'>): string {
  const secure = protocol === 'https:' ? '; secure' : '';
  return `locale=${locale}; path=${cookiePath}; max-age=${year}; samesite=lax${secure}`;
}

/** Keeps it in the browser. */
export function rememberLocale(locale: Locales): void {
  document.cookie = localeCookie(locale, location);
}
