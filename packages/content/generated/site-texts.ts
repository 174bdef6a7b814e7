// Generated from texts/ by `pnpm generate`; edit the Markdown instead.
/** Each text of the site, a module of its own. */
export const siteTexts = {
  fr: {
    about: () => import('./texts/fr/about.ts'),
    cgu: () => import('./texts/fr/cgu.ts'),
    faq: () => import('./texts/fr/faq.ts'),
    features: () => import('./texts/fr/features.ts'),
    legal: () => import('./texts/fr/legal.ts'),
    philo: () => import('./texts/fr/philo.ts'),
    pricing: () => import('./texts/fr/pricing.ts'),
    privacy: () => import('./texts/fr/privacy.ts'),
    roadmap: () => import('./texts/fr/roadmap.ts'),
    why: () => import('./texts/fr/why.ts'),
  },
  en: {
    about: () => import('./texts/en/about.ts'),
    cgu: () => import('./texts/en/cgu.ts'),
    faq: () => import('./texts/en/faq.ts'),
    features: () => import('./texts/en/features.ts'),
    legal: () => import('./texts/en/legal.ts'),
    philo: () => import('./texts/en/philo.ts'),
    pricing: () => import('./texts/en/pricing.ts'),
    privacy: () => import('./texts/en/privacy.ts'),
    roadmap: () => import('./texts/en/roadmap.ts'),
    why: () => import('./texts/en/why.ts'),
  },
} as const;
