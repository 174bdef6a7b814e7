import type { Caller } from '../http/call.ts';
import { variableOf } from '../http/curl.ts';

/** What servers call the cookie of a token: the contract has none. */
const COOKIES = ['authToken', 'accessToken', 'access_token', 'token', 'session'];

/** A good token where a browser would send it along by itself, for another site as well. */
export function inCookies({ name, authorization }: Caller): Caller {
  const cookies = (value: string) => COOKIES.map((cookie) => `${cookie}=${value}`).join('; ');
  return {
    name: `${name}, by a cookie alone`,
    header: 'Cookie',
    authorization: async () => cookies(((await authorization()) ?? '').replace(/^Bearer +/iu, '')),
    shown: cookies(`$${variableOf(name)}`),
  };
}
