import {
  base64url,
  createLocalJWKSet,
  errors,
  exportJWK,
  exportPKCS8,
  exportSPKI,
  generateKeyPair,
  importPKCS8,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { describe, expect, it } from 'vitest';
import { TestClock } from '../testing/test-api.ts';
import { createIdTokenVerifier } from './identity.ts';

const clock = new TestClock();
const seconds = Math.floor(clock.now().getTime() / 1000);
const audience = 'our-client-id';
const rsa = await generateKeyPair('RS256', { extractable: true });
const elliptic = await generateKeyPair('ES256');
const stranger = await generateKeyPair('RS256');
const keys = createLocalJWKSet({
  keys: [
    { ...(await exportJWK(rsa.publicKey)), kid: 'rsa' },
    { ...(await exportJWK(elliptic.publicKey)), kid: 'elliptic' },
  ],
});
const issuers: [string, string] = ['https://accounts.google.com', 'accounts.google.com'];
const verifier = createIdTokenVerifier({ issuers, audience, keys, clock });

const good = {
  iss: 'https://accounts.google.com',
  aud: audience,
  azp: audience,
  sub: '112233',
  email: 'colette@example.org',
  email_verified: true,
  name: 'Colette Morel',
  given_name: 'Colette',
  picture: 'https://example.org/colette.webp',
  locale: 'fr',
  iat: seconds,
  exp: seconds + 3600,
};
const signed = (
  claims: Record<string, unknown>,
  header: { alg: string; kid?: string; typ?: string },
  key: CryptoKey,
) => new SignJWT(claims).setProtectedHeader(header).sign(key);
const ofGoogle = (claims: Record<string, unknown>) =>
  signed(claims, { alg: 'RS256', kid: 'rsa' }, rsa.privateKey);

describe('id tokens', () => {
  it.each(issuers)('identify who signs in, issuer: %s', async (iss) => {
    expect(await verifier.verify(await ofGoogle({ ...good, iss }))).toEqual({
      tokenHash: expect.stringMatching(/^[\da-f]{64}$/),
      issuedAt: new Date(seconds * 1000),
      expiresAt: new Date((seconds + 3600) * 1000),
      issuer: 'https://accounts.google.com',
      subject: '112233',
      email: 'colette@example.org',
      emailVerified: true,
      name: 'Colette Morel',
      givenName: 'Colette',
      pictureUrl: 'https://example.org/colette.webp',
      locale: 'fr',
    });
  });

  it('may be signed with ES256', async () => {
    const token = await signed(good, { alg: 'ES256', kid: 'elliptic' }, elliptic.privateKey);
    expect(await verifier.verify(token)).toMatchObject({ subject: '112233' });
  });

  it.each([
    ['true in words', 'true'],
    ['nothing', undefined],
    ['false', false],
  ])('do not pass for verified when email_verified is %s', async (_, email_verified) => {
    expect(await verifier.verify(await ofGoogle({ ...good, email_verified }))).toMatchObject({
      emailVerified: false,
    });
  });

  // KIT-48
  it.each<[string, Record<string, unknown>]>([
    ['another issuer', { ...good, iss: 'https://accounts.google.com.evil.test' }],
    ['another audience', { ...good, aud: 'another-client-id' }],
    ['another authorised party', { ...good, aud: [audience, 'other'], azp: 'other' }],
    [
      'several audiences and no authorised party',
      { ...good, aud: [audience, 'x'], azp: undefined },
    ],
    ['an issue in the future', { ...good, iat: seconds + 120 }],
    ['an end in the past', { ...good, exp: seconds }],
    ['a beginning in the future', { ...good, nbf: seconds + 60 }],
    ['no end', { ...good, exp: undefined }],
    ['no e-mail', { ...good, email: undefined }],
    ['no subject', { ...good, sub: undefined }],
    ['a subject with U+0000', { ...good, sub: '11\u00002233' }],
    ['a life of over a day', { ...good, exp: seconds + 24 * 3600 + 1 }],
  ])('are refused with %s', async (_, claims) => {
    expect(await verifier.verify(await ofGoogle(claims))).toBeUndefined();
  });

  // KIT-48
  it.each(['at+jwt', 'logout+jwt', ''])('are refused when their type is “%s”', async (typ) => {
    const token = await signed(good, { alg: 'RS256', kid: 'rsa', typ }, rsa.privateKey);
    expect(await verifier.verify(token)).toBeUndefined();
  });

  it.each(['JWT', 'jwt'])('may say in their header that they are a %s', async (typ) => {
    const token = await signed(good, { alg: 'RS256', kid: 'rsa', typ }, rsa.privateKey);
    expect(await verifier.verify(token)).toMatchObject({ subject: '112233' });
  });

  it('may come from a clock that is a little ahead', async () => {
    const token = await ofGoogle({ ...good, iat: seconds + 30 });
    expect(await verifier.verify(token)).toMatchObject({ subject: '112233' });
  });

  it('are refused when signed by someone else', async () => {
    for (const kid of ['rsa', 'unknown']) {
      const token = await signed(good, { alg: 'RS256', kid }, stranger.privateKey);
      expect(await verifier.verify(token)).toBeUndefined();
    }
  });

  it('are refused with an algorithm that is not pinned', async () => {
    const publicKey = new TextEncoder().encode(await exportSPKI(rsa.publicKey));
    const confused = await new SignJWT(good)
      .setProtectedHeader({ alg: 'HS256', kid: 'rsa' })
      .sign(publicKey);
    const sameKey = await importPKCS8(await exportPKCS8(rsa.privateKey), 'RS512');
    const other = await signed(good, { alg: 'RS512', kid: 'rsa' }, sameKey);
    const [, payload = ''] = confused.split('.');
    const none = base64url.encode(JSON.stringify({ alg: 'none' }));
    for (const token of [confused, other, new UnsecuredJWT(good).encode(), `${none}.${payload}.`]) {
      expect(await verifier.verify(token)).toBeUndefined();
    }
  });

  it('are refused when tampered with', async () => {
    const [header, , signature] = (await ofGoogle(good)).split('.');
    const payload = base64url.encode(JSON.stringify({ ...good, sub: '445566' }));
    for (const token of [`${header}.${payload}.${signature}`, 'nonsense', '..', '']) {
      expect(await verifier.verify(token)).toBeUndefined();
    }
  });

  it('are read without unstorable characters', async () => {
    const token = await ofGoogle({
      ...good,
      email: 'colette\u0000@example.org',
      name: 'Colette\u0000 Morel\ud83d',
      picture: 'https://example.org/colette\u0000.webp',
      locale: 'f\u0000r',
    });
    expect(await verifier.verify(token)).toMatchObject({
      subject: '112233',
      email: 'colette@example.org',
      name: 'Colette Morel\ufffd',
      pictureUrl: 'https://example.org/colette.webp',
      locale: 'fr',
    });
  });

  it.each(['sub', 'email'])('are refused when nothing is left of their %s', async (claim) => {
    expect(await verifier.verify(await ofGoogle({ ...good, [claim]: '\u0000' }))).toBeUndefined();
  });

  it.each(['.', '=', '!', ' ', '\n'])('are refused with %j after their signature', async (more) => {
    expect(await verifier.verify(`${await ofGoogle(good)}${more}`)).toBeUndefined();
  });

  it("are not blamed when the provider's keys cannot be had", async () => {
    const unreachable = createIdTokenVerifier({
      issuers,
      audience,
      clock,
      keys: () => Promise.reject(new errors.JWKSTimeout()),
    });
    await expect(unreachable.verify(await ofGoogle(good))).rejects.toThrow(errors.JWKSTimeout);
  });
});
