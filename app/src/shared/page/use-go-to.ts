import { useRouter } from '@tanstack/react-router';
import { isAbsolute, localeOfPath, withoutLocale } from '../../site/locale.ts';
import { useServices } from '../services/services.ts';

/** Goes to a path of the app, or to an address of it in another language. */
export function useGoTo(): (path: string) => Promise<void> {
  const router = useRouter();
  const { builds, language, toasts } = useServices();
  return async (path) => {
    const url = new URL(path, location.origin);
    const rest = `${url.search}${url.hash}`;
    const shown = `${url.pathname}${rest}`;
    if (isAbsolute(path)) {
      // The router knows no languages: it takes this page in another one for the place it is at.
      try {
        await language.use(localeOfPath(url.pathname));
      } catch {
        // A newer build has taken its words away, and brings its own.
        await builds.renew(undefined, shown);
        toasts.send({ type: 'add', tone: 'error', messageKey: 'actions.languageFailed' });
        return;
      }
      router.history.push(shown);
    } else {
      await router.navigate({ href: `${withoutLocale(url.pathname)}${rest}` });
    }
  };
}
