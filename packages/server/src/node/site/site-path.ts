/** A path of the site, as the built app knows it. */
export type SitePath = {
  language: 'fr' | 'en';
  /** Decoded, with its language, in small letters, without slashes at its end; `/` for the home page. */
  whole: string;
  /** The same without its language. */
  inner: string;
};

/**
 * Reads a path as the app's router does: in any letter case, with or without slashes at its end.
 *
 * @returns undefined for one that names nothing: broken escapes, empty or hidden parts, `..`.
 */
export function readSitePath(pathname: string): SitePath | undefined {
  let parts: string[];
  try {
    parts = pathname.split('/').map((part) => decodeURIComponent(part));
  } catch {
    return undefined;
  }
  // An encoded slash is a letter of a part, and no part has one.
  if (parts.some((part) => part.includes('/'))) return undefined;
  const whole =
    parts
      .join('/')
      .toLowerCase()
      .replace(/(?<!\/)\/+$/u, '') || '/';
  const isOdd = /[\\\0]|\/\/|\/\./u.test(whole) || !whole.startsWith('/');
  if (isOdd) return undefined;
  const isEnglish = whole === '/en' || whole.startsWith('/en/');
  const inner = isEnglish ? whole.slice(3) || '/' : whole;
  return { language: isEnglish ? 'en' : 'fr', whole, inner };
}

/** Whether a path is one of a route such as `/app/projects/$projectId`. */
export function matchesRoute(inner: string, route: string): boolean {
  const parts = inner.split('/');
  const pattern = route.toLowerCase().split('/');
  const isSplat = pattern.at(-1) === '$';
  if (isSplat ? parts.length < pattern.length : parts.length !== pattern.length) return false;
  return pattern.every((part, index) =>
    part.startsWith('$') ? parts[index] !== '' : part === parts[index],
  );
}

/**
 * Where a page of this site has moved to: a path in the language that was asked for, or another
 * site's address as it is.
 * @param search of the address that was asked for, with its ?; it holds unless the new one has its own
 * @param basePath of a proxy in front of this site
 */
export function addressOfMoved(
  to: string,
  { language }: SitePath,
  search: string,
  basePath = '',
): string {
  const here = 'http://localhost';
  const isOfSite = to.startsWith('/') && URL.parse(to, here)?.origin === here;
  const address = isOfSite ? `${basePath}${language === 'en' ? '/en' : ''}${to}` : to;
  const [, path = address, hash = ''] = /^([^#]*)(.*)$/su.exec(address) ?? [];
  return path.includes('?') ? address : `${path}${search}${hash}`;
}
