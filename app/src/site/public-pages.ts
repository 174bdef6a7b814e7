import type { TranslationFunctions } from '@ecritoire/i18n';

/** The page's type for search engines (schema.org). */
type PageKind = 'site' | 'page' | 'questions' | 'articles';

export type PublicPage = {
  /** Without its language, as routes know it. */
  path: `/${string}`;
  /** Its texts in `pages` of packages/i18n: title and description. */
  name: keyof TranslationFunctions['pages'];
  layout: 'landing';
  kind: PageKind;
};

/**
 * Every page that anybody may see, in both languages. The routes, the prerenderer, the sitemap and
 * the tests go by this list. The articles themselves, `/articles/{slug}`, come from the API.
 */
export const publicPages = [
  { path: '/', name: 'home', layout: 'landing', kind: 'site' },
  { path: '/features', name: 'features', layout: 'landing', kind: 'page' },
  { path: '/why', name: 'why', layout: 'landing', kind: 'page' },
  { path: '/pricing', name: 'pricing', layout: 'landing', kind: 'page' },
  { path: '/roadmap', name: 'roadmap', layout: 'landing', kind: 'page' },
  { path: '/articles', name: 'articles', layout: 'landing', kind: 'articles' },
  { path: '/faq', name: 'faq', layout: 'landing', kind: 'questions' },
  { path: '/about', name: 'about', layout: 'landing', kind: 'page' },
  { path: '/philo', name: 'philo', layout: 'landing', kind: 'page' },
  { path: '/cgu', name: 'cgu', layout: 'landing', kind: 'page' },
  { path: '/legal', name: 'legal', layout: 'landing', kind: 'page' },
  { path: '/privacy', name: 'privacy', layout: 'landing', kind: 'page' },
] as const satisfies readonly PublicPage[];
