import { describe, expect, it } from 'vitest';
import { authorizationUrl, randomNonce, readCallback, sameOriginPath } from './sign-in.ts';

const origin = 'https://ecritoire.example';
const provider = { authorizationEndpoint: 'https://id.example/auth', clientId: 'studio' };

function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
}

const token = (claims: object) =>
  `e30.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.signature`;

function leave(storage: Storage, returnTo = '/app/projects') {
  const href = authorizationUrl(provider, {
    redirectUri: `${origin}/auth/callback`,
    returnTo,
    language: 'fr',
    storage,
  });
  return new URL(href).searchParams;
}

describe('leaving for the provider', () => {
  // AUTH-6
  it('requests an id token with scope, redirect and nonce', () => {
    const asked = leave(memoryStorage());
    expect(Object.fromEntries(asked)).toMatchObject({
      client_id: 'studio',
      redirect_uri: `${origin}/auth/callback`,
      response_type: 'id_token',
      scope: 'openid email profile',
    });
    expect(asked.get('nonce')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('falls back to random values without randomUUID', () => {
    const source = { getRandomValues: crypto.getRandomValues.bind(crypto) };
    expect(randomNonce(source)).toMatch(/^[0-9a-f]{32}$/);
    expect(randomNonce(source)).not.toBe(randomNonce(source));
  });
});

describe('coming back', () => {
  it('gives the token and where the writer wanted to go', () => {
    const storage = memoryStorage();
    const idToken = token({ nonce: leave(storage).get('nonce') });
    expect(readCallback(`#id_token=${idToken}`, '', storage)).toEqual({
      idToken,
      returnTo: '/app/projects',
    });
  });

  it.each([
    ['another nonce', `#id_token=${token({ nonce: 'other' })}`, 'authentication_failed'],
    ['no token', '', 'authentication_failed'],
    ['something that is no token', '#id_token=…', 'authentication_failed'],
    ['a refusal', '#error=access_denied', 'access_denied'],
    ['a failure', '#error=authentication_failed', 'authentication_failed'],
    ['an e-mail that nobody has verified', '#error=email_not_verified', 'email_not_verified'],
    ['another error', '#error=server_error', 'default'],
  ])('refuses %s', (_, hash, error) => {
    const storage = memoryStorage();
    leave(storage);
    expect(readCallback(hash, '', storage)).toMatchObject({ error });
  });

  // AUTH-6
  it('accepts a nonce only once', () => {
    const storage = memoryStorage();
    const hash = `#id_token=${token({ nonce: leave(storage).get('nonce') })}`;
    readCallback(hash, '', storage);
    expect(readCallback(hash, '', storage)).toMatchObject({ error: 'authentication_failed' });
  });
});

// AUTH-38
describe('the destination after signing in', () => {
  it.each([
    ['/app/projects?x=1#y', '/app/projects?x=1#y'],
    ['/en/app/projects?x=1', '/app/projects?x=1'],
    ['//evil.example', '/app/home'],
    ['/.//evil.example', '/app/home'],
    ['/app/..//evil.example', '/app/home'],
    ['/en//evil.example', '/app/home'],
    ['/\t/evil.example', '/app/home'],
    ['/\\evil.example', '/app/home'],
    ['https://evil.example', '/app/home'],
    ['javascript:alert(1)', '/app/home'],
    [undefined, '/app/home'],
  ])('%s leads to %s', (path, expected) => {
    expect(sameOriginPath(path, origin, '/app/home')).toBe(expected);
  });
});
