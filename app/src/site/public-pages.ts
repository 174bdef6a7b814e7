import type { TranslationFunctions } from '@ecritoire/i18n';

/** The page's type for search engines (schema.org). */
type PageKind = 'site' | 'page' | 'questions' | 'articles';

export type PublicPage = {
  /** Without its language, as routes know it. */
  path: `/${string}`;
  /** Its texts in `pages` of packages/i18n: title and description. */
  name: keyof TranslationFunctions['pages'];
  kind: PageKind;
  /** Under which title the footer links to it. */
  footer: 'studio' | 'reading' | 'rules' | null;
};

/**
 * Every page that anybody may see, in both languages. The routes, the prerenderer, the sitemap and
 * the tests go by this list. The articles themselves, `/articles/{slug}`, come from the API.
 */
export const publicPages = [
  { path: '/', name: 'home', kind: 'site', footer: null },
  { path: '/features', name: 'features', kind: 'page', footer: 'studio' },
  { path: '/why', name: 'why', kind: 'page', footer: 'studio' },
  { path: '/pricing', name: 'pricing', kind: 'page', footer: 'studio' },
  { path: '/roadmap', name: 'roadmap', kind: 'page', footer: 'studio' },
  { path: '/articles', name: 'articles', kind: 'articles', footer: 'reading' },
  { path: '/faq', name: 'faq', kind: 'questions', footer: 'reading' },
  { path: '/philo', name: 'philo', kind: 'page', footer: 'reading' },
  { path: '/about', name: 'about', kind: 'page', footer: 'reading' },
  { path: '/cgu', name: 'cgu', kind: 'page', footer: 'rules' },
  { path: '/legal', name: 'legal', kind: 'page', footer: 'rules' },
  { path: '/privacy', name: 'privacy', kind: 'page', footer: 'rules' },
] as const satisfies readonly PublicPage[];
