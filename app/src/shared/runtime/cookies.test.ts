import { beforeEach, describe, expect, test } from 'vitest';
import { cookieTokens } from './cookies.ts';

/** A page's cookies: what was written, attributes and all, and what can be read back. */
class Page {
  written: string[] = [];
  jar = new Map<string, string>();
  get cookie() {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }
  set cookie(text: string) {
    this.written.push(text);
    const [pair = '', ...attributes] = text.split('; ');
    const [name = '', value = ''] = pair.split('=');
    if (attributes.includes('max-age=0')) this.jar.delete(name);
    else this.jar.set(name, value);
  }
}

let page: Page;
beforeEach(() => {
  page = new Page();
});

describe('the session cookies', () => {
  // AUTH-8
  test('last 7 and 30 days, lax, secure and script-readable', () => {
    cookieTokens(page).store({ accessToken: 'a', refreshToken: 'r' });
    expect(page.written).toEqual([
      'authToken=a; path=/; max-age=604800; samesite=lax; secure',
      'refreshToken=r; path=/; max-age=2592000; samesite=lax; secure',
    ]);
  });

  test('are absent where invalid', () => {
    page.jar.set('authToken', '100%');
    expect(cookieTokens(page).accessToken()).toBeNull();
  });

  test('are read among others, and as they were written', () => {
    page.cookie = 'locale=fr';
    const tokens = cookieTokens(page);
    tokens.store({ accessToken: 'a.b=;c', refreshToken: 'r' });
    expect(tokens.accessToken()).toBe('a.b=;c');
    expect(tokens.refreshToken()).toBe('r');
  });

  test('a renewed access token leaves the refresh token alone', () => {
    const tokens = cookieTokens(page);
    tokens.store({ accessToken: 'a', refreshToken: 'r' });
    tokens.storeAccessToken('b');
    expect([tokens.accessToken(), tokens.refreshToken()]).toEqual(['b', 'r']);
  });

  test('are both gone after clearing', () => {
    const tokens = cookieTokens(page);
    tokens.store({ accessToken: 'a', refreshToken: 'r' });
    tokens.clear();
    expect([tokens.accessToken(), tokens.refreshToken()]).toEqual([null, null]);
  });

  describe('beside others of the same name', () => {
    /** What a browser sends to /app/home: cookies by name, domain and path. */
    class Browser {
      location = { hostname: 'write.example.com', pathname: '/app/home' };
      jar = new Map<string, string>();
      get cookie() {
        return [...this.jar].map(([key, value]) => `${key.split(';')[0]}=${value}`).join('; ');
      }
      set cookie(text: string) {
        const [pair = '', ...attributes] = text.split('; ');
        const [name = '', value = ''] = pair.split('=');
        const of = (key: string) => attributes.find((one) => one.startsWith(`${key}=`)) ?? '';
        const key = [name, of('path'), of('domain')].join(';');
        if (attributes.includes('max-age=0')) this.jar.delete(key);
        else this.jar.set(key, value);
      }
    }

    // AUTH-17
    test.each(['path=/app', 'path=/app/', 'path=/; domain=example.com'])(
      'none is trusted, both cleared: %s',
      (place) => {
        const browser = new Browser();
        const tokens = cookieTokens(browser);
        tokens.store({ accessToken: 'a', refreshToken: 'r' });
        browser.cookie = `refreshToken=foreign; ${place}`;
        expect([tokens.refreshToken(), tokens.hasForeign()]).toEqual([null, true]);
        tokens.clear();
        expect(browser.cookie).toBe('');
        browser.cookie = `refreshToken=foreign; ${place}`;
        tokens.clear();
        tokens.store({ accessToken: 'b', refreshToken: 's' });
        expect([tokens.refreshToken(), tokens.hasForeign()]).toEqual(['s', false]);
      },
    );

    // AUTH-17
    test('one that cannot be cleared is reported', () => {
      const browser = new Browser();
      browser.jar.set('refreshToken;path=/app;Partitioned', 'foreign');
      const tokens = cookieTokens(browser);
      tokens.store({ accessToken: 'a', refreshToken: 'r' });
      tokens.clear();
      expect(browser.cookie).toBe('refreshToken=foreign');
      tokens.store({ accessToken: 'a', refreshToken: 'r' });
      expect(tokens.hasForeign()).toBe(true);
    });
  });
});
