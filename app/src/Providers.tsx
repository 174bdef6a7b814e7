import { useRouter } from '@tanstack/react-router';
import { QueryClientProvider } from '@tanstack/react-query';
import { languageTags } from '@ecritoire/i18n';
import { I18nProvider } from '@ecritoire/i18n/react';
import { UiProvider } from '@ecritoire/ui';
import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { PageClock } from './shared/runtime/clock.ts';
import { UnsavedChangesContext } from './shared/forms/use-unload-warning.ts';
import { removePrerenderedHead } from './shared/runtime/navigation-focus.ts';
import { fileAddress, isAbsolute, withLocale } from './site/locale.ts';
import { onceMoved } from './shared/page/once-moved.ts';
import { iconServiceOf } from './shared/runtime/own-icons.ts';
import { shownAddress } from './shared/runtime/own-origin.ts';
import { useServices } from './shared/services/services.ts';
import { Toasts } from './shared/page/Toasts.tsx';
import { followLeftRows } from './shared/lists/follow-left-rows.ts';
import { useGoTo } from './shared/page/use-go-to.ts';

/** What every page stands in: the language, the router for links, the data, the toasts. */
export function Providers({ children }: { children: ReactNode }) {
  const router = useRouter();
  const {
    clock,
    config,
    idleTasks,
    language,
    leftRows,
    navigationFocus,
    queryClient,
    toasts,
    ...services
  } = useServices();
  const iconService = useMemo(() => config.icons && iconServiceOf(config.icons), [config.icons]);
  const goTo = useGoTo();
  const locale = useSyncExternalStore(language.subscribe, language.current, language.current);

  useEffect(() => {
    let hasMoved = false;
    const stopFollowing = onceMoved(router.history, () => {
      hasMoved = true;
    });
    const stopFollowingRows = followLeftRows(router, leftRows, {
      isLoading: () => queryClient.isFetching() > 0,
    });
    const stopListening = router.subscribe('onRendered', ({ pathChanged }) => {
      if (!hasMoved || !pathChanged) return;
      removePrerenderedHead();
      navigationFocus.navigate();
    });
    return () => {
      stopFollowing();
      stopFollowingRows();
      stopListening();
    };
  }, [router, navigationFocus, leftRows, queryClient]);

  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider locale={locale}>
        <UiProvider
          locale={languageTags[locale]}
          navigate={(path) => void goTo(path)}
          useHref={(path) => (isAbsolute(path) ? shownAddress(path) : withLocale(path, locale))}
          {...(iconService && { iconService })}
          // A cover is one file, at its own address.
          imageService={fileAddress}
          partService={{
            onMissing: () =>
              toasts.send({ type: 'add', tone: 'error', messageKey: 'actions.toolFailed' }),
            loadAhead: idleTasks.run,
          }}
        >
          <PageClock value={clock}>
            <UnsavedChangesContext value={services.unsavedChanges}>
              {children}
            </UnsavedChangesContext>
            <Toasts />
          </PageClock>
        </UiProvider>
      </I18nProvider>
    </QueryClientProvider>
  );
}
