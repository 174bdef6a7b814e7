import { beforeEach, describe, expect, it } from 'vitest';
import { operations } from '@ecritoire/contracts';
import { databases } from '../node/testing/databases.ts';
import { useDatabase } from '../node/testing/use-database.ts';
import { idToken, openTestApi, type TestApi } from '../testing/test-api.ts';

describe.each(databases)('signing in on $name', ({ open }) => {
  const database = useDatabase(open);
  let api: TestApi;
  beforeEach(() => {
    api = openTestApi(database.db);
  });

  const rows = (query: string) => database.onOneConnection((connection) => connection.rows(query));
  const signIn = async (claims: Record<string, unknown> = {}) =>
    api.call('POST', '/auth/google', { body: { idToken: await idToken(claims) } });
  const refresh = (refreshToken: string) =>
    api.call('POST', '/auth/refresh', { body: { refreshToken } });
  const me = (token: string) => api.call('GET', '/auth/me', { token });

  // AUTH-1, SESSION-35
  it('creates the account in the identity’s language', async () => {
    const { body } = await signIn({
      locale: 'en-GB',
      given_name: ' Colette ',
      picture: 'https://example.org/c.webp',
    });
    expect((await me(body.accessToken)).body).toMatchObject({
      email: 'colette@example.org',
      name: 'Colette Morel',
      givenName: 'Colette',
      pictureUrl: 'https://example.org/c.webp',
      bio: null,
      language: 'en',
      timeZone: 'Europe/Paris',
      weekStart: 'monday',
      createdAt: '2026-09-14T18:00:00.000Z',
    });
  });

  it('takes an e-mail address in the letters of any language', async () => {
    const { body } = await signIn({ email: 'zoé.l’été@exemple.fr' });
    const { status, body: user } = await me(body.accessToken);
    expect([status, user]).toEqual([
      200,
      expect.objectContaining({ email: 'zoé.l’été@exemple.fr' }),
    ]);
  });

  // SAVE-32
  it('drops unstorable characters of an identity', async () => {
    const claims = { name: 'Colette\0 Morel\ud83d', locale: 'f\0r' };
    const { status, body } = await signIn({ ...claims, email: 'colette\0@example.org' });
    expect(status).toBe(200);
    expect((await me(body.accessToken)).body).toMatchObject({
      email: 'colette@example.org',
      name: 'Colette Morel\ufffd',
      language: 'fr',
    });
  });

  it.each([
    ['fr', 'fr'],
    ['fr-CA', 'fr'],
    ['en-GB', 'en'],
    ['de', 'en'],
    ['french', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ])('takes the language of locale %s, default English', async (locale, language) => {
    const { body } = await signIn({ locale });
    expect((await me(body.accessToken)).body.language).toBe(language);
  });

  // READ-5
  it('gives no name without one', async () => {
    for (const name of [undefined, ' ', '\u200B\u2060']) {
      const { body } = await signIn({ name, given_name: name });
      expect((await me(body.accessToken)).body).toMatchObject({ name: '', givenName: null });
    }
  });

  it('takes no picture but a web address', async () => {
    const { body } = await signIn({ picture: 'javascript:alert(1)' });
    expect((await me(body.accessToken)).body.pictureUrl).toBeNull();
  });

  // AUTH-2
  it('finds the account by issuer and subject, updating e-mail', async () => {
    const first = await me((await signIn()).body.accessToken);
    const second = await me((await signIn({ email: 'new@example.org' })).body.accessToken);
    expect(second.body).toEqual({ ...first.body, version: 2, email: 'new@example.org' });
    const namesake = await signIn({ sub: 'other', email: 'new@example.org' });
    expect((await me(namesake.body.accessToken)).body.id).not.toBe(first.body.id);
  });

  it('creates one account when the first sign-ins come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn()));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await rows('SELECT id FROM users')).toHaveLength(1);
  });

  // AUTH-7
  it('refuses an untrusted identity, creating nothing', async () => {
    for (const claims of [{ aud: 'other' }, { iss: 'other' }, { exp: 1 }]) {
      const answer = await signIn(claims);
      expect([answer.status, answer.body.messageKey]).toEqual([401, 'auth.authentication_failed']);
    }
    const answer = await signIn({ email_verified: false });
    expect([answer.status, answer.body.messageKey]).toEqual([403, 'auth.email_not_verified']);
    expect(await rows('SELECT id FROM users')).toEqual([]);
  });

  // AUTH-32
  it('refuses a deactivated account everywhere', async () => {
    const { accessToken, refreshToken } = (await signIn()).body;
    await database.onOneConnection(({ run }) => run('UPDATE users SET active = false'));
    for (const answer of [await signIn(), await refresh(refreshToken)]) {
      expect([answer.status, answer.body.messageKey]).toEqual([403, 'auth.accountDeactivated']);
    }
    const secured = Object.values(operations).filter((operation) => operation.secured);
    expect(secured.length).toBeGreaterThan(20);
    for (const { method, path } of secured) {
      const id = crypto.randomUUID();
      const { status, body } = await api.call(
        method.toUpperCase(),
        path.replaceAll(/\{\w+\}/gu, id),
        { token: accessToken },
      );
      expect({ method, path, status, messageKey: body?.messageKey }).toEqual({
        method,
        path,
        status: 403,
        messageKey: 'auth.accountDeactivated',
      });
    }
  });

  it.each([
    ['UPDATE users SET active = false', 403, 'auth.accountDeactivated'],
    ['DELETE FROM users', 401, 'auth.required'],
  ])('explains why a change after %s found no account', async (query, status, key) => {
    const { accessToken } = (await signIn()).body;
    const { db } = database;
    const slow = new Proxy(db, {
      get: (target, name) =>
        name === 'transaction'
          ? async (...given: Parameters<typeof db.transaction>) => {
              await database.onOneConnection(({ run }) => run(query));
              return target.transaction(...given);
            }
          : Reflect.get(target, name),
    });
    const answer = await openTestApi(slow).call('POST', '/sessions', {
      token: accessToken,
      body: { timeZone: 'Europe/Paris' },
    });
    expect([answer.status, answer.body.messageKey]).toEqual([status, key]);
  });

  it('knows no account that is gone, whatever its token says', async () => {
    const { accessToken } = (await signIn()).body;
    await database.onOneConnection(({ run }) =>
      run('DELETE FROM refresh_tokens; DELETE FROM users'),
    );
    const answer = await me(accessToken);
    expect([answer.status, answer.body.messageKey]).toEqual([401, 'auth.required']);
  });

  it('stores a refresh token as its hash only', async () => {
    const { refreshToken } = (await signIn()).body;
    expect(refreshToken).toMatch(/^[\w-]{43}$/u);
    const stored = await rows('SELECT * FROM refresh_tokens');
    expect(JSON.stringify(stored)).not.toContain(refreshToken);
    expect(stored[0]?.['hash']).toMatch(/^[\da-f]{64}$/u);
  });

  it('gives new access tokens for 30 days', async () => {
    const { refreshToken } = (await signIn()).body;
    api.clock.advance(30 * 24 * 3600 - 1);
    const renewed = await refresh(refreshToken);
    expect((await me(renewed.body.accessToken)).status).toBe(200);
    api.clock.advance(1);
    const answer = await refresh(refreshToken);
    expect([answer.status, answer.body.messageKey]).toEqual([401, 'auth.refreshTokenInvalid']);
  });

  it('signing out ends one device, repeatably', async () => {
    const here = (await signIn()).body;
    const there = (await signIn()).body;
    for (const refreshToken of [here.refreshToken, here.refreshToken, 'unknown']) {
      expect((await api.call('POST', '/auth/logout', { body: { refreshToken } })).status).toBe(204);
    }
    expect((await refresh(here.refreshToken)).status).toBe(401);
    expect((await refresh(there.refreshToken)).status).toBe(200);
  });

  // AUTH-25
  it('ends on all devices of this user alone', async () => {
    const devices = [(await signIn()).body, (await signIn()).body];
    const other = (await signIn({ sub: 'other' })).body;
    const answer = await api.call('POST', '/auth/logout-all', { token: devices[0].accessToken });
    expect(answer.status).toBe(204);
    for (const { refreshToken } of devices) expect((await refresh(refreshToken)).status).toBe(401);
    expect((await refresh(other.refreshToken)).status).toBe(200);
  });
});
