import type { Caller } from '../http/call.ts';
import { variableOf } from '../http/curl.ts';

/** What servers call the cookie of a token: the contract has none. */
const COOKIES = ['authToken', 'accessToken', 'access_token', 'token', 'session'];
/** What they call it in an address; the contract has none of these, either. */
const PARAMETERS = ['access_token', 'token', 'authToken'];

/** The same caller, whose token stands in another place, under several names. */
const misplaced = (
  { name, authorization }: Caller,
  place: NonNullable<Caller['place']>,
  told: string,
  write: (token: string) => string,
): Caller => ({
  name: `${name}, ${told} alone`,
  place,
  authorization: async () => write(((await authorization()) ?? '').replace(/^Bearer +/iu, '')),
  shown: write(`$${variableOf(name)}`),
});

/** A good token where a browser would send it along by itself, for another site as well. */
export const inCookies = (caller: Caller): Caller =>
  misplaced(caller, 'Cookie', 'by a cookie', (token) =>
    COOKIES.map((cookie) => `${cookie}=${token}`).join('; '),
  );

/** A good token where logs and histories keep it. */
export const inAddress = (caller: Caller): Caller =>
  misplaced(caller, 'address', 'in the address', (token) =>
    PARAMETERS.map((parameter) => `${parameter}=${token}`).join('&'),
  );
