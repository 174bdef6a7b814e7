import type { Locales } from '@ecritoire/i18n';
import { cookiePath } from './base-path.ts';

const year = 365 * 24 * 60 * 60;

/** Keeps the language a person chose, for 365 days (specification, section 9). */
export function rememberLocale(locale: Locales): void {
  document.cookie = `locale=${locale}; path=${cookiePath}; max-age=${year}; samesite=lax`;
}
