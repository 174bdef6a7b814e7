import { redirect } from '@tanstack/react-router';
import { localeOfPath } from '../site/locale.ts';
import { ownOrigin } from '../shared/runtime/own-origin.ts';
import { findRedirect, redirectTarget } from './server-redirects.ts';
import type { Services } from '../shared/services/services.ts';

type Arrival = {
  /** As the address bar shows it. */
  publicHref: string;
  /** Without its language. */
  pathname: string;
  /** No route has it. */
  isUnknown: boolean;
};

/**
 * What comes before every page: a newer build, its language, and for an address that nothing here
 * has, the redirects of the server.
 * @throws a redirect to another page of the app
 */
export async function beforePage(
  { builds, language, api, config, documentSync }: Services,
  { publicHref, pathname, isUnknown }: Arrival,
): Promise<void> {
  await builds.renew(pathname);
  await language.use(localeOfPath(publicHref));
  if (!isUnknown) return;
  const to = await findRedirect(api, pathname);
  const target =
    to === null
      ? null
      : redirectTarget(to, ownOrigin(), [config.origin, ...(config.redirectOrigins ?? [])]);
  if (target?.kind === 'inside') {
    // oxlint-disable-next-line typescript/only-throw-error -- the router's way to redirect
    throw redirect({ href: target.path, replace: true });
  }
  if (target?.kind === 'outside') {
    await documentSync()?.persistAll();
    location.replace(target.href);
    await new Promise(() => {});
  }
}
