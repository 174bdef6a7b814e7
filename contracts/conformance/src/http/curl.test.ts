import { describe, expect, it } from 'vitest';
import { callOf } from '../suite.ts';
import { readContract } from '../contract/contract.ts';
import { tokenLines } from '../report/tokens-file.ts';
import { findingOf } from '../testing/findings.ts';
import { bearer, visitor } from '../users.ts';
import type { Caller } from './call.ts';
import { curlOf } from './curl.ts';
import { forgedAs } from './forged.ts';

const secret = 'a-token-that-nobody-may-read';
const ID_TOKEN = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJub2JvZHkifQ.c2lnbmF0dXJlLW9mLWFuLWlkLXRva2Vu';

const call = { ...findingOf('createNote').call, body: { title: 'a note' } };

const signIn = readContract().operations.find(
  ({ operationId }) => operationId === 'signInWithGoogle',
);
if (!signIn) throw new Error('no signInWithGoogle');

describe('a command line', () => {
  it('quotes a body for a shell', () => {
    const line = curlOf({ ...call, body: { title: "it's" } }, 'http://localhost/api');
    expect(line).toContain(String.raw`--data-binary '{"title":"it'\''s"}'`);
    expect(line).toContain('-H "Authorization: Bearer $WRITER_TOKEN"');
  });

  it('sends the byte that is no UTF-8 itself', () => {
    const bytes = Uint8Array.of(0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d);
    const raw = { text: '{"\uFFFD":1}', bytes, contentType: 'application/json' };
    const line = curlOf({ ...call, raw }, 'http://localhost/api');
    expect(line).toContain(String.raw`--data-binary '{"'$'\xff''":1}'`);
  });

  // KIT-23
  it.each([' ', 'short', 'Écrire, c’est réécrire.', 'a'.repeat(512)])(
    'shows what was made up as a token: %j',
    (refreshToken) => {
      const line = curlOf({ ...call, body: { refreshToken } }, 'http://localhost/api');
      expect(line).toContain(`--data-binary '{"refreshToken":"${refreshToken}"}'`);
      const given = { ...call, body: { refreshToken: secret } };
      expect(curlOf(given, 'http://localhost/api')).not.toContain(secret);
    },
  );

  // KIT-22
  it('names the caller, and writes out what is no token', () => {
    const by = (caller: Caller) => curlOf({ ...call, caller }, 'http://localhost/api');
    expect(by(bearer('newcomer 3', secret))).toContain('"Authorization: Bearer $NEWCOMER_3_TOKEN"');
    expect(by(visitor)).not.toContain('Authorization');
    const shown = 'Basic $WRITER_TOKEN';
    expect(by({ ...bearer('with the scheme Basic', secret), shown })).toContain(
      '"Authorization: Basic $WRITER_TOKEN"',
    );
    const inCookie = { ...bearer('in a cookie', secret), shown: 'token=$WRITER_TOKEN' };
    expect(by({ ...inCookie, place: 'Cookie' })).toContain('-H "Cookie: token=$WRITER_TOKEN"');
    const inAddress = by({ ...inCookie, place: 'address' });
    expect(inAddress).toContain(`'http://localhost/api/notes?'"token=$WRITER_TOKEN"`);
    expect(inAddress).not.toContain('-H "');
  });

  it('names a forged token that the report describes', async () => {
    const forged = forgedAs('signed by nobody (alg none)', ID_TOKEN);
    expect(forged.variable).toBe('FORGED_SIGNED_BY_NOBODY_ALG_NONE');
    expect(forged.told).toContain('header {"alg":"RS256"}, claims {"sub":"nobody"}');
    const inBody = { ...callOf(signIn, visitor), forged };
    const line = curlOf({ ...inBody, body: { idToken: ID_TOKEN } }, 'http://localhost/api');
    expect(line).toContain(`--data-binary '{"idToken":"'"$${forged.variable}"'"}'`);
    const asCaller = { ...call, caller: bearer('with alg none', ID_TOKEN), forged };
    expect(curlOf(asCaller, 'http://localhost/api')).toContain(`Bearer $${forged.variable}"`);
    const users = { writer: bearer('writer', secret), other: bearer('other', "o'ther") };
    expect(await tokenLines(users, [{ ...findingOf('createNote'), call: inBody }])).toBe(
      [
        `export WRITER_TOKEN='${secret}'`,
        String.raw`export OTHER_TOKEN='o'\''ther'`,
        `export ${forged.variable}='${ID_TOKEN}'`,
        '',
      ].join('\n'),
    );
  });
});
