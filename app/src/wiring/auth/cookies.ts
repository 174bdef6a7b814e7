import type { TokenStore } from '@ecritoire/api-client';
import type { Tokens } from '@ecritoire/machines/auth';
import { cookiePath } from '../../site/base-path.ts';

/** Seconds: 7 and 30 days (specification, section 9). */
const lifetimes = { authToken: 604_800, refreshToken: 2_592_000 } as const;

type CookieName = keyof typeof lifetimes;

export type KeptTokens = TokenStore & { store: (tokens: Tokens) => void };

/**
 * The session's two cookies, exactly as section 9 of the specification says: path / (that of the
 * proxy, where one shows the product below it), same-site lax, secure, readable by scripts. They are read at each call, so that all tabs see the same.
 */
export function cookieTokens(page: Pick<Document, 'cookie'>): KeptTokens {
  const read = (name: CookieName) => {
    const found = page.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
    return found === undefined ? null : decoded(found.slice(name.length + 1));
  };
  const write = (name: CookieName, value: string, maxAge: number = lifetimes[name]) => {
    const cookie = `${name}=${encodeURIComponent(value)}`;
    page.cookie = `${cookie}; path=${cookiePath}; max-age=${maxAge}; samesite=lax; secure`;
  };
  return {
    accessToken: () => read('authToken'),
    refreshToken: () => read('refreshToken'),
    storeAccessToken: (token) => write('authToken', token),
    store: ({ accessToken, refreshToken }) => {
      write('authToken', accessToken);
      write('refreshToken', refreshToken);
    },
    clear: () => {
      write('authToken', '', 0);
      write('refreshToken', '', 0);
    },
  };
}

/** A value that was never written here may be no such text. */
function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
