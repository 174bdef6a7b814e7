import { beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../node/testing/databases.ts';
import { useDatabase } from '../node/testing/use-database.ts';
import { idToken, openTestApi, type TestApi, type TestWriter } from '../testing/test-api.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0';

describe.each(databases)('signed-in devices on $name', ({ open }) => {
  const database = useDatabase(open);
  let api: TestApi;
  beforeEach(() => {
    api = openTestApi(database.db);
  });

  const exchange = async (token: string) => {
    const { status, body } = await api.call('POST', '/auth/google', { body: { idToken: token } });
    return status === 200 ? 200 : [status, body.messageKey];
  };
  const spent = [401, 'auth.idTokenSpent'];
  const statusOf = async (writer: TestWriter) => (await writer.call('GET', '/projects')).status;
  const refresh = async ({ refreshToken }: TestWriter) =>
    (await api.call('POST', '/auth/refresh', { body: { refreshToken } })).status;
  const devicesOf = async (writer: TestWriter) =>
    (await writer.call('GET', '/account/devices')).body.items;

  describe('an id token', () => {
    // AUTH-13
    it('signs in once, in whatever form it is written', async () => {
      const token = await idToken();
      expect(await exchange(token)).toBe(200);
      expect(await exchange(token)).toEqual(spent);
      const [head, payload, signature = ''] = token.split('.');
      // The last character of a signature has bits that say nothing.
      const same = String.fromCodePoint((signature.codePointAt(signature.length - 1) ?? 0) + 1);
      expect(await exchange(`${head}.${payload}.${signature.slice(0, -1)}${same}`)).not.toBe(200);
    });

    // AUTH-13
    it('signs in once, however many exchange it at once', async () => {
      const token = await idToken();
      const answers = await Promise.all(Array.from({ length: 5 }, () => exchange(token)));
      expect(answers.filter((answer) => answer === 200)).toHaveLength(1);
    });

    // AUTH-13
    it('signs in for ten minutes, plus a minute’s clock skew', async () => {
      const [early, late] = [await idToken(), await idToken()];
      api.clock.advance(11 * 60);
      expect(await exchange(early)).toBe(200);
      api.clock.advance(1);
      expect(await exchange(late)).toEqual(spent);
    });

    // AUTH-13
    it.each(['sign-out everywhere', 'deletion'])(
      'from before a %s signs in no more',
      async (end) => {
        const writer = await api.signIn();
        const before = await idToken({}, api.clock);
        api.clock.advance(90);
        const after = await idToken({ iat: Math.floor(api.clock.now().getTime() / 1000) - 50 });
        if (end === 'deletion') {
          const body = { email: 'colette@example.org' };
          await writer.call('POST', '/account/deletion', { body });
        } else {
          await writer.call('POST', '/auth/logout-all');
        }
        expect(await exchange(before)).toEqual(spent);
        expect(await exchange(after)).toBe(200);
      },
    );

    // AUTH-13
    it('that is refused changes nothing', async () => {
      const token = await idToken({ name: 'Colette' });
      await exchange(token);
      const writer = await api.signIn('colette', { name: 'Colette M.' });
      expect(await exchange(token)).toEqual(spent);
      expect((await writer.call('GET', '/auth/me')).body.name).toBe('Colette M.');
    });
  });

  // AUTH-14
  it('end with their access tokens when they sign out', async () => {
    const [writer, other] = [await api.signIn(), await api.signIn()];
    const { refreshToken } = writer;
    await api.call('POST', '/auth/logout', { body: { refreshToken } });
    expect([await statusOf(writer), await refresh(writer)]).toEqual([401, 401]);
    expect([await statusOf(other), await refresh(other)]).toEqual([200, 200]);
  });

  // AUTH-14
  it('all end when their writer signs out everywhere', async () => {
    const writers = [await api.signIn(), await api.signIn()];
    const georges = await api.signIn('georges');
    await writers[0]?.call('POST', '/auth/logout-all');
    for (const writer of writers) {
      expect([await statusOf(writer), await refresh(writer)]).toEqual([401, 401]);
    }
    expect([await statusOf(georges), await refresh(georges)]).toEqual([200, 200]);
  });

  // AUTH-14
  it('are listed with their name and last use', async () => {
    const old = await api.signIn();
    api.clock.advance(60);
    await old.renew();
    const body = { idToken: await idToken({ sub: 'colette' }, api.clock) };
    const signedIn = await api.call('POST', '/auth/google', {
      body,
      headers: { 'user-agent': FIREFOX },
    });
    const { items } = (
      await api.call('GET', '/account/devices', { token: signedIn.body.accessToken })
    ).body;
    expect(items).toEqual([
      expect.objectContaining({
        browser: 'Firefox',
        system: 'Windows',
        signedInAt: '2026-09-14T18:01:00.000Z',
        isCurrent: true,
      }),
      {
        id: expect.any(String),
        browser: null,
        system: null,
        signedInAt: '2026-09-14T18:00:00.000Z',
        lastUsedAt: '2026-09-14T18:01:00.000Z',
        isCurrent: false,
      },
    ]);
  });

  // AUTH-14
  it('are ended one by one, and are listed no more', async () => {
    const [writer, lost] = [await api.signIn(), await api.signIn()];
    const [device] = await devicesOf(lost);
    const georges = await api.signIn('georges');
    const end = (by: TestWriter, id: string) => by.call('DELETE', `/account/devices/${id}`);
    const theirs = (await devicesOf(writer)).find(
      ({ isCurrent }: { isCurrent: boolean }) => !isCurrent,
    );
    expect((await end(georges, theirs.id)).body.messageKey).toBe('devices.notFound');
    expect((await end(writer, theirs.id)).status).toBe(204);
    expect([await statusOf(lost), await refresh(lost)]).toEqual([401, 401]);
    expect((await end(writer, theirs.id)).status).toBe(404);
    expect(await devicesOf(writer)).toHaveLength(1);
    expect(device.id).toEqual(expect.any(String));
  });

  // AUTH-15
  it('must confirm an export or a deletion after 5 minutes', async () => {
    const writer = await api.signIn();
    api.clock.advance(5 * 60);
    expect((await writer.call('GET', '/account/export')).status).toBe(200);
    api.clock.advance(1);
    const refusals = [
      await writer.call('GET', '/account/export'),
      // Before what it says is looked at.
      await writer.call('POST', '/account/deletion', { body: {} }),
    ];
    for (const { status, body } of refusals) {
      expect([status, body.messageKey]).toEqual([403, 'auth.freshSignInRequired']);
    }
    await writer.renew();
    expect((await writer.call('GET', '/account/export')).status).toBe(403);
    const again = await api.signIn();
    expect((await again.call('GET', '/account/export')).status).toBe(200);
  });

  // AUTH-16
  it('are logged by keyed hash on refresh token reuse', async () => {
    const writer = await api.signIn();
    await writer.call('POST', '/auth/logout-all');
    await refresh(writer);
    const lines = api.logged.map((line) => JSON.parse(line));
    const accounts = new Set(lines.flatMap(({ account }) => (account ? [account] : [])));
    const warned = lines.find(
      ({ message }) => message === 'a refresh token was used after its end',
    );
    expect(warned).toMatchObject({
      requestId: lines.at(-1).requestId,
      account: lines.at(-1).account,
    });
    expect(lines.at(-1)).toMatchObject({ operationId: 'refreshAccessToken', status: 401 });
    expect(accounts.size).toBe(1);
    expect(lines.at(-1).account).toMatch(/^[\da-f]{64}$/);
  });

  // AUTH-16
  it('are logged by keyed hash on sign-out', async () => {
    const { refreshToken } = await api.signIn();
    await api.call('POST', '/auth/logout', { body: { refreshToken } });
    const [signIn, signOut] = api.logged.slice(-2).map((line) => JSON.parse(line));
    expect(signOut).toMatchObject({ operationId: 'signOut', status: 204, account: signIn.account });
    expect(signOut.account).toMatch(/^[\da-f]{64}$/);
  });
});
