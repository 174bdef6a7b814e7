import { safeSession } from '../../boot/safe-session.ts';
import { withLocale } from '../../site/locale.ts';
import type { Services } from '../services/services.ts';
import { authorizationUrl } from './sign-in.ts';

/**
 * Goes to the provider's authorization page.
 * @param returnTo the path, as the address bar shows it, to come back to; the dashboard when absent
 */
export function leaveToSignIn(
  { config, language, documentSync }: Services,
  returnTo?: string,
): void {
  if (config.signIn === undefined) return;
  const inLanguage = (path: string) => withLocale(path, language.current());
  const href = authorizationUrl(config.signIn, {
    redirectUri: `${location.origin}${inLanguage('/auth/callback')}`,
    returnTo: returnTo ?? inLanguage('/app/home'),
    language: language.current(),
    storage: safeSession,
  });
  const leave = async () => {
    // What was typed last is in memory only.
    await documentSync()?.persistAll();
    location.assign(href);
  };
  void leave();
}

/** Another tab notifies this one once someone has signed in there. */
export function openSignIn({ language }: Services): void {
  window.open(withLocale('/auth/login', language.current()), '_blank', 'noopener');
}
