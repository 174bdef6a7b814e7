import { useMatch, useRouterState } from '@tanstack/react-router';
import type { Locales } from '@ecritoire/i18n';
import { useI18n } from '@ecritoire/i18n/react';
import type { ReactNode } from 'react';
import { SiteShell } from './SiteShell.tsx';
import { articlePath, withoutSubject } from '../../site/page-address.ts';
import { useBackClosesDialogs } from '../../shared/forms/back-closes-dialogs.ts';
import { CookiePreferences } from '../cookies/index.ts';
import { withLocale } from '../../site/locale.ts';
import { rememberLocale } from '../../site/locale-cookie.ts';
import { ownOrigin } from '../../shared/runtime/own-origin.ts';
import { useAddresses } from '../../shared/page/shells.tsx';
import { useIsSignedIn } from '../../shared/services/services.ts';

/** The frame of the public pages. */
export function PublicShell({ children }: { children: ReactNode }) {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const { fr, en } = useAddresses();
  useBackClosesDialogs(false);
  const addresses = { fr: withoutSubject(fr), en: withoutSubject(en), ...useTranslations() };
  return (
    <SiteShell
      path={path.replace(/\/$/, '').toLowerCase()}
      addresses={addresses}
      onLocaleChange={rememberLocale}
      isSignedIn={useIsSignedIn()}
      cookies={<CookiePreferences />}
    >
      {children}
    </SiteShell>
  );
}

/** An article has another address in another language; where there is none, that of the list. */
function useTranslations(): Partial<Record<Locales, string>> {
  const { locale } = useI18n();
  const article = useMatch({
    from: '/_public/articles/$slug',
    shouldThrow: false,
    select: ({ loaderData }) => loaderData?.article,
  });
  if (article === undefined || article === null) return {};
  const other = locale === 'fr' ? 'en' : 'fr';
  const translation = article.translations.find(({ language }) => language === other);
  const path = translation === undefined ? '/articles' : articlePath(translation.slug);
  return { [other]: `${ownOrigin()}${withLocale(path, other)}` };
}
