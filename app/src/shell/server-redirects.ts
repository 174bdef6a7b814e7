import type { ApiClient } from '@ecritoire/api-client';
import { sameOriginPath } from '../shared/sign-in/sign-in.ts';

export type RedirectTarget =
  /** A path of the app without its language. */
  | { kind: 'inside'; path: string }
  /** An address for which the page is left. */
  | { kind: 'outside'; href: string };

/**
 * The target of a redirect that somebody else has defined: on this site, or at an allowed origin.
 * Any other target is refused (no open redirect).
 *
 * @param origin of this site
 * @param allowedOrigins other permitted origins
 */
export function redirectTarget(
  to: string,
  origin: string,
  allowedOrigins: readonly string[],
): RedirectTarget | null {
  if (to.startsWith('/')) {
    const nowhere = '';
    const path = sameOriginPath(to, origin, nowhere);
    return path === nowhere || hidesHost(path) ? null : { kind: 'inside', path };
  }
  const url = /^https?:\/\//i.test(to) ? URL.parse(to) : null;
  const isAllowed = url !== null && url.username === '' && url.password === '';
  if (!isAllowed || !allowedOrigins.includes(url.origin)) return null;
  return { kind: 'outside', href: url.href };
}

/** Escaped slashes would become slashes for the next parser of the path. */
const hidesHost = (path: string) => /^\/(?:%2f|%5c|\\)/i.test(path);

/** The redirects of the server, asked for when a path is unknown. */
export async function findRedirect(api: ApiClient, pathname: string): Promise<string | null> {
  const path = pathname.toLowerCase().replace(/(?<=.)\/+$/, '');
  const { data } = await api.listRedirects();
  return data?.items.find(({ from }) => from === path)?.to ?? null;
}
