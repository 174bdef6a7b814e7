import { useRouter } from '@tanstack/react-router';
import { isAbsolute, localeOfPath, withoutLocale } from '../site/locale.ts';
import { useStudio } from './studio.ts';

/** Goes to a path of the app, or to an address of it in another language. */
export function useGoTo(): (path: string) => Promise<void> {
  const router = useRouter();
  const { language, toasts } = useStudio();
  return async (path) => {
    const url = new URL(path, location.origin);
    const rest = `${url.search}${url.hash}`;
    if (isAbsolute(path)) {
      // The router knows no languages: it takes this page in another one for the place it is at.
      try {
        await language.use(localeOfPath(url.pathname));
      } catch {
        toasts.send({ type: 'add', tone: 'error', messageKey: 'actions.languageFailed' });
        return;
      }
      router.history.push(`${url.pathname}${rest}`);
    } else {
      await router.navigate({ href: `${withoutLocale(url.pathname)}${rest}` });
    }
  };
}
