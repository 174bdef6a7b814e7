import type { TranslationFunctions } from '@ecritoire/i18n';

/** The page's type for search engines (schema.org). */
type PageKind = 'site' | 'page' | 'questions' | 'articles';

export type PublicPage = {
  /** Without its language, as routes know it. */
  path: `/${string}`;
  /** Its texts in `pages` of packages/i18n: title and description. */
  name: keyof TranslationFunctions['pages'];
  kind: PageKind;
};

/**
 * Every page that anybody may see, in both languages. The routes, the prerenderer, the sitemap and
 * the tests go by this list. The articles themselves, `/articles/{slug}`, come from the API.
 */
export const publicPages = [
  { path: '/', name: 'home', kind: 'site' },
  { path: '/features', name: 'features', kind: 'page' },
  { path: '/why', name: 'why', kind: 'page' },
  { path: '/pricing', name: 'pricing', kind: 'page' },
  { path: '/roadmap', name: 'roadmap', kind: 'page' },
  { path: '/articles', name: 'articles', kind: 'articles' },
  { path: '/faq', name: 'faq', kind: 'questions' },
  { path: '/about', name: 'about', kind: 'page' },
  { path: '/philo', name: 'philo', kind: 'page' },
  { path: '/cgu', name: 'cgu', kind: 'page' },
  { path: '/legal', name: 'legal', kind: 'page' },
  { path: '/privacy', name: 'privacy', kind: 'page' },
] as const satisfies readonly PublicPage[];
