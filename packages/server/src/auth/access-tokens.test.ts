import { base64url, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { ACCESS_TOKEN_KEY, TestClock } from '../testing/test-api.ts';
import { createAccessTokens } from './access-tokens.ts';

const DEVICE = '1b9c0f4e-6f0a-4a51-9d3e-0d7f8f1c2a02';
const USER = '0b9c0f4e-6f0a-4a51-9d3e-0d7f8f1c2a01';
const clock = new TestClock();
const seconds = Math.floor(clock.now().getTime() / 1000);
const tokens = createAccessTokens(ACCESS_TOKEN_KEY, clock);

const BEARER = { userId: USER, deviceId: DEVICE };
const good = {
  sub: USER,
  sid: DEVICE,
  iss: 'ecritoire',
  aud: 'ecritoire',
  iat: seconds,
  exp: seconds + 900,
};
const signed = (claims: Record<string, unknown>, alg = 'HS256', key = ACCESS_TOKEN_KEY) =>
  new SignJWT(claims).setProtectedHeader({ alg }).sign(key);

describe('access tokens', () => {
  it('name the user for 15 minutes, not a second longer', async () => {
    const turning = new TestClock();
    const own = createAccessTokens(ACCESS_TOKEN_KEY, turning);
    const token = await own.issue(BEARER);
    turning.advance(15 * 60 - 1);
    expect(await own.verify(token)).toEqual(BEARER);
    turning.advance(1);
    expect(await own.verify(token)).toBeUndefined();
  });

  it('are accepted with every claim in place', async () => {
    expect(await tokens.verify(await signed(good))).toEqual(BEARER);
  });

  it.each([
    ['another audience', { ...good, aud: 'another' }],
    ['another issuer', { ...good, iss: 'another' }],
    ['an end in the past', { ...good, exp: seconds - 1 }],
    ['no end', { ...good, exp: undefined }],
    ['no user', { ...good, sub: undefined }],
    ['no device', { ...good, sid: undefined }],
  ])('are refused with %s', async (_, claims) => {
    expect(await tokens.verify(await signed(claims))).toBeUndefined();
  });

  it('are cached by hash, verified once', async () => {
    const digests: string[] = [];
    const own = createAccessTokens(ACCESS_TOKEN_KEY, clock, (text) => {
      digests.push(text);
      return 'one hash for all';
    });
    const token = await own.issue(BEARER);
    expect(await own.verify(token)).toEqual(BEARER);
    // What it is remembered by is the hash, and nothing but the hash.
    expect(await own.verify('anything')).toEqual(BEARER);
    expect(digests).toEqual([token, 'anything']);
  });

  it('are refused when another key or another algorithm signed them', async () => {
    const key = new TextEncoder().encode('the secret of someone else entirely!!');
    expect(await tokens.verify(await signed(good, 'HS256', key))).toBeUndefined();
    const longer = new Uint8Array(64).fill(7);
    const ours = createAccessTokens(longer, clock);
    expect(await ours.verify(await signed(good, 'HS512', longer))).toBeUndefined();
  });

  it('are refused without a signature', async () => {
    const unsecured = new UnsecuredJWT(good).encode();
    const [, payload = ''] = unsecured.split('.');
    const none = base64url.encode(JSON.stringify({ alg: 'none' }));
    const hs256 = base64url.encode(JSON.stringify({ alg: 'HS256' }));
    for (const token of [unsecured, `${none}.${payload}.`, `${hs256}.${payload}.`, payload, '']) {
      expect(await tokens.verify(token)).toBeUndefined();
    }
  });

  it('are refused after a change of user', async () => {
    const [header, , signature] = (await tokens.issue(BEARER)).split('.');
    const payload = base64url.encode(JSON.stringify({ ...good, sub: 'someone-else' }));
    expect(await tokens.verify(`${header}.${payload}.${signature}`)).toBeUndefined();
  });

  it('need a key that cannot be guessed', () => {
    expect(() => createAccessTokens(new Uint8Array(31), clock)).toThrow(RangeError);
  });
});
