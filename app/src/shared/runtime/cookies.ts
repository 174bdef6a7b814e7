import type { TokenStore } from '@ecritoire/api-client';
import type { Tokens } from '@ecritoire/machines/auth';
import { cookiePath } from '../../site/base-path.ts';

/** Seconds: 7 and 30 days (specification, section 9). */
const lifetimes = { authToken: 604_800, refreshToken: 2_592_000 } as const;

type CookieName = keyof typeof lifetimes;

export type StoredTokens = TokenStore & {
  store: (tokens: Tokens) => void;
  /** Whether another page of this site's domain has set a cookie of the same name beside ours. */
  hasForeign: () => boolean;
};

type Page = Pick<Document, 'cookie'> & { location?: Pick<Location, 'hostname' | 'pathname'> };

/**
 * The session's two cookies, exactly as section 9 of the specification says: path / (that of the
 * proxy, where one shows the product below it), same-site lax, secure, readable by scripts. They are read at each call, so that all tabs see the same.
 */
export function cookieTokens(page: Page): StoredTokens {
  const valuesOf = (name: CookieName) =>
    page.cookie
      .split('; ')
      .filter((cookie) => cookie.startsWith(`${name}=`))
      .map((cookie) => cookie.slice(name.length + 1));
  /** Of two cookies of one name it is unknown which is ours: neither is trusted. */
  const read = (name: CookieName) => {
    const [value, ...others] = valuesOf(name);
    return value === undefined || others.length > 0 ? null : decoded(value);
  };
  const names: readonly CookieName[] = ['authToken', 'refreshToken'];
  const hasForeign = () => names.some((name) => valuesOf(name).length > 1);
  /**
   * A cookie is deleted under the path and the domain that it was set with, which scripts cannot
   * read.
   */
  const clearEverywhere = () => {
    for (const name of names) {
      write(name, '', 0);
      if (valuesOf(name).length === 0) continue;
      for (const attributes of placesOf(page)) page.cookie = `${name}=; max-age=0; ${attributes}`;
    }
  };
  const write = (name: CookieName, value: string, maxAge: number = lifetimes[name]) => {
    const cookie = `${name}=${encodeURIComponent(value)}`;
    page.cookie = `${cookie}; path=${cookiePath}; max-age=${maxAge}; samesite=lax; secure`;
  };
  return {
    accessToken: () => read('authToken'),
    refreshToken: () => read('refreshToken'),
    storeAccessToken: (token) => write('authToken', token),
    hasForeign,
    store: ({ accessToken, refreshToken }) => {
      if (hasForeign()) clearEverywhere();
      write('authToken', accessToken);
      write('refreshToken', refreshToken);
    },
    clear: clearEverywhere,
  };
}

/** Every path that a cookie sent to this page can have, on each domain that it can be of. */
function placesOf({ location }: Page): string[] {
  if (location === undefined) return [];
  const parts = location.pathname.split('/').filter((part) => part !== '');
  const paths = parts.flatMap((_, index) => {
    const path = `/${parts.slice(0, index + 1).join('/')}`;
    return [path, `${path}/`];
  });
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  return ['/', ...paths].flatMap((path) => ['', ...domains].map((end) => `path=${path}${end}`));
}

/** A value that was never written here may be no such text. */
function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
