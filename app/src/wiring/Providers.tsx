import { useRouter } from '@tanstack/react-router';
import { QueryClientProvider } from '@tanstack/react-query';
import { languageTags } from '@ecritoire/i18n';
import { I18nProvider } from '@ecritoire/i18n/react';
import { UiProvider } from '@ecritoire/ui';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { arrive } from './arrival.ts';
import { localeOfPath, withLocale, withoutLocale } from './locale.ts';
import { shownAddress } from './own-origin.ts';
import { useStudio } from './studio.ts';
import { Toasts } from './Toasts.tsx';

const isAbsolute = (path: string) => /^[a-z]+:/i.test(path);

/** What every page stands in: the language, the router for links, the data, the toasts. */
export function Providers({ children }: { children: ReactNode }) {
  const router = useRouter();
  const { language, queryClient } = useStudio();
  const locale = useSyncExternalStore(language.subscribe, language.current, language.current);

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation !== undefined && pathChanged) arrive();
      }),
    [router],
  );

  /** A path of the app, or an address of it in another language. */
  const navigate = async (path: string) => {
    const url = new URL(path, location.origin);
    const rest = `${url.search}${url.hash}`;
    if (isAbsolute(path)) {
      // The router knows no languages: it takes this page in another one for the place it is at.
      await language.use(localeOfPath(url.pathname));
      router.history.push(`${url.pathname}${rest}`);
    } else {
      await router.navigate({ href: `${withoutLocale(url.pathname)}${rest}` });
    }
  };
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider locale={locale}>
        <UiProvider
          locale={languageTags[locale]}
          navigate={(path) => void navigate(path)}
          useHref={(path) => (isAbsolute(path) ? shownAddress(path) : withLocale(path, locale))}
        >
          {children}
          <Toasts />
        </UiProvider>
      </I18nProvider>
    </QueryClientProvider>
  );
}
