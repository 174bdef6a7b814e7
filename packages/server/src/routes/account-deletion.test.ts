import { beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../node/testing/databases.ts';
import { useDatabase } from '../node/testing/use-database.ts';
import { fillAccount } from '../testing/full-account.ts';
import { subscribe } from '../testing/readers.ts';
import { allRows, rowsOfUser, tablesOfUsers, without } from '../testing/rows-of-user.ts';
import { openTestApi, put, type TestApi, type TestWriter } from '../testing/test-api.ts';

describe.each(databases)('the deletion of an account on $name', ({ open }) => {
  const database = useDatabase(open);
  let api: TestApi;
  let georges: TestWriter;
  let colette: TestWriter;
  beforeEach(async () => {
    api = openTestApi(database.db);
    georges = await api.signIn('georges');
    colette = await fillAccount(api, 'colette', georges);
    await fillAccount(api, 'marguerite', georges);
  });

  const remove = (writer: TestWriter, email: string) =>
    writer.call('POST', '/account/deletion', { body: { email } });

  // ACCOUNT-5
  it('deletes all rows of the user and no others', async () => {
    const before = await allRows(database);
    const own = await rowsOfUser(database, 'colette@example.org');
    expect(new Set(own.map(({ table }) => table))).toEqual(await tablesOfUsers(database));
    expect((await remove(colette, 'colette@example.org')).status).toBe(204);
    const after = await allRows(database);
    const cutoffs = after.filter(({ table }) => table === 'sign_in_cutoffs');
    expect(cutoffs).toHaveLength(1);
    expect(without(after, cutoffs)).toEqual(without(before, own));
  });

  // ACCOUNT-5
  it('leaves no id, name or address anywhere', async () => {
    const own = await rowsOfUser(database, 'colette@example.org');
    const ids = own.flatMap(({ row }) => (typeof row['id'] === 'string' ? [row['id']] : []));
    expect(ids.length).toBeGreaterThan(10);
    await remove(colette, 'colette@example.org');
    const left = JSON.stringify(await allRows(database));
    for (const trace of ['colette', ...ids]) expect(left.toLowerCase()).not.toContain(trace);
  });

  // ACCOUNT-5
  it('requires the account’s own address', async () => {
    const before = await allRows(database);
    for (const email of ['georges@example.org', 'colette@example.com']) {
      const answer = await remove(colette, email);
      expect([answer.status, answer.body.errors]).toEqual([
        422,
        [{ field: 'email', messageKey: 'account.emailMismatch' }],
      ]);
    }
    expect(await allRows(database)).toEqual(before);
    expect((await remove(colette, 'Colette@Example.org')).status).toBe(204);
  });

  // ACCOUNT-12
  it('ends every token at once', async () => {
    const secondDevice = await api.signIn('colette');
    await remove(colette, 'colette@example.org');
    for (const { accessToken: token, refreshToken } of [colette, secondDevice]) {
      for (const path of ['/auth/me', '/projects', '/account/export', '/published-sessions']) {
        expect((await api.call('GET', path, { token })).status).toBe(401);
      }
      const refreshed = await api.call('POST', '/auth/refresh', { body: { refreshToken } });
      expect([refreshed.status, refreshed.body.messageKey]).toEqual([
        401,
        'auth.refreshTokenInvalid',
      ]);
    }
    expect((await remove(colette, 'colette@example.org')).status).toBe(401);
  });

  // ACCOUNT-12
  it('lets the same identity start again, with nothing', async () => {
    const { body: before } = await colette.call('GET', '/auth/me');
    await remove(colette, 'colette@example.org');
    const again = await api.signIn('colette');
    const { body: after } = await again.call('GET', '/auth/me');
    expect(after.id).not.toBe(before.id);
    for (const path of ['/projects', '/documents', '/sessions', '/subscribers', '/subscriptions']) {
      expect((await again.call('GET', path)).body.items).toEqual([]);
    }
  });

  it('is complete while the writer writes', async () => {
    const document = (await colette.call('GET', '/documents')).body.items[0];
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () =>
        colette.save(document.id, [put(crypto.randomUUID(), 'Encore.')]),
      ),
      colette.project(),
      remove(colette, 'colette@example.org'),
      ...Array.from({ length: 5 }, () => colette.call('POST', '/subscribers/invitations')),
      colette.call('GET', '/account/export'),
    ]);
    const statuses = answers.flatMap((answer) => ('status' in answer ? [answer.status] : []));
    expect(statuses).toContain(204);
    expect(statuses).not.toContain(500);
    expect(JSON.stringify(await allRows(database))).not.toContain('colette');
  });

  it('never deadlocks among readers and authors leaving', async () => {
    for (let round = 0; round < 3; round += 1) {
      const writers = await Promise.all(
        Array.from({ length: 4 }, (_, index) => api.signIn(`w${round}-${index}`)),
      );
      for (const author of writers) {
        for (const reader of writers) if (author !== reader) await subscribe(author, reader);
      }
      const tokens: string[] = [];
      for (const author of writers) {
        tokens.push((await author.call('POST', '/subscribers/invitations')).body.token);
      }
      const readers = await Promise.all(tokens.map((_, index) => api.signIn(`r${round}-${index}`)));
      const answers = await Promise.all([
        ...writers.map((writer, index) => remove(writer, `w${round}-${index}@example.org`)),
        ...readers.flatMap((reader) =>
          tokens.map((token) => reader.call('POST', '/subscriptions', { body: { token } })),
        ),
      ]);
      const statuses = answers.map(({ status }) => status);
      expect(statuses.slice(0, 4)).toEqual([204, 204, 204, 204]);
      expect(statuses.filter((status) => ![201, 200, 204, 404].includes(status))).toEqual([]);
      const left = JSON.stringify(await allRows(database));
      for (let index = 0; index < 4; index += 1) expect(left).not.toContain(`w${round}-${index}@`);
    }
  });
});
