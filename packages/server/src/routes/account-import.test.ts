import { beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../node/testing/databases.ts';
import { useDatabase } from '../node/testing/use-database.ts';
import { filesIn, zipOf } from '../testing/archives.ts';
import { comparable } from '../testing/comparable-rows.ts';
import { archiveOf, fullAccount, importInto } from '../testing/importing.ts';
import { rowsOfUser, tablesOfUsers } from '../testing/rows-of-user.ts';
import { openTestApi, type TestApi } from '../testing/test-api.ts';

describe.each(databases)('the import of an archive on $name', ({ open }) => {
  const database = useDatabase(open);
  let api: TestApi;
  beforeEach(() => {
    api = openTestApi(database.db);
  });

  const rows = (name: string) => rowsOfUser(database, `${name}@example.org`);

  // ACCOUNT-14
  it('brings every table and field into another account', async () => {
    const writer = await fullAccount(api);
    const before = await rows('colette');
    const filled = new Set(before.map(({ table }) => table));
    expect(filled).toEqual(await tablesOfUsers(database));
    const archive = await archiveOf(api, writer);
    api.clock.advance(3600);
    const other = await api.signIn('marguerite');
    const { status, body } = await importInto(api, other, archive);
    expect([status, body.isProfileAdded, body.skipped]).toEqual([200, true, []]);
    expect(comparable(await rows('marguerite'))).toEqual(comparable(before));
  });

  // ACCOUNT-15
  it('adds nothing when it is repeated', async () => {
    const archive = await archiveOf(api, await fullAccount(api));
    const other = await api.signIn('marguerite');
    const { body: first } = await importInto(api, other, archive);
    const before = comparable(await rows('marguerite'));
    const { body: second } = await importInto(api, other, archive);
    expect(comparable(await rows('marguerite'))).toEqual(before);
    const { projects, documents, journalEntries, sessions, targets } = first.added;
    expect(second.skipped).toEqual([
      { reason: 'alreadyHere', count: projects + documents + journalEntries + sessions },
      { reason: 'targetsSet', count: targets },
    ]);
    expect(new Set(Object.values(second.added))).toEqual(new Set([0]));
  });

  // ACCOUNT-15
  it('changes nothing that is here, in the same account', async () => {
    const writer = await fullAccount(api);
    const before = (await rows('colette')).filter(({ table }) => table !== 'users');
    const { body } = await importInto(api, writer, await archiveOf(api, writer));
    expect(body.isProfileAdded).toBe(false);
    const after = new Set((await rows('colette')).map((row) => JSON.stringify(row)));
    expect(before.filter((row) => !after.has(JSON.stringify(row)))).toEqual([]);
    expect((await writer.call('GET', '/sessions/live')).body.session.status).toBe('paused');
  });

  // ACCOUNT-15
  it('leaves the bio of an account that has no texts', async () => {
    const archive = await archiveOf(api, await fullAccount(api));
    const other = await api.signIn('marguerite');
    await other.call('PATCH', '/auth/profile', { body: { bio: 'Mine' } });
    const { body } = await importInto(api, other, archive);
    expect(body.isProfileAdded).toBe(false);
    expect((await other.call('GET', '/auth/me')).body.bio).toBe('Mine');
  });

  // ACCOUNT-15
  it('says beforehand what it does, and writes nothing', async () => {
    const archive = await archiveOf(api, await fullAccount(api));
    const other = await api.signIn('marguerite');
    const before = await rows('marguerite');
    const { body: dry } = await importInto(api, other, archive, '?dryRun=true');
    expect(await rows('marguerite')).toEqual(before);
    const { body } = await importInto(api, other, archive);
    expect(dry).toEqual({ ...body, isDryRun: true });
    expect(body.added).toMatchObject({ projects: 3, documents: 3, journalEntries: 1, inTrash: 2 });
  });

  // ACCOUNT-14
  it('brings no instant of the future', async () => {
    const files = await filesIn(await archiveOf(api, await fullAccount(api)));
    const future = Object.entries(files).map(([name, text]) => [
      name,
      name.startsWith('data/')
        ? text.replaceAll(/"20\d\d-\d\d-\d\dT[^"]+"/gu, '"9999-01-01T00:00:00.000Z"')
        : text,
    ]);
    const { status } = await importInto(
      api,
      await api.signIn('marguerite'),
      await zipOf(Object.fromEntries(future)),
    );
    expect([status, JSON.stringify(await rows('marguerite')).includes('9999-01')]).toEqual([
      200,
      false,
    ]);
  });

  // ACCOUNT-14
  it('brings what is published as private', async () => {
    const archive = await archiveOf(api, await fullAccount(api));
    const other = await api.signIn('marguerite');
    await importInto(api, other, archive);
    const { body } = await other.call('GET', '/sessions?status=published');
    expect(body.items.map(({ visibility }: { visibility: string }) => visibility)).toEqual([
      'private',
    ]);
  });

  // ACCOUNT-15
  it('shows a document missing from a restored project', async () => {
    const writer = await api.signIn('colette');
    const { projectId } = await writer.document();
    await writer.call('DELETE', `/projects/${projectId}`);
    const archive = await archiveOf(api, writer);
    const other = await api.signIn('marguerite');
    await importInto(api, other, archive);
    const trash = async () => (await other.call('GET', '/trash')).body.items;
    const [{ id }] = await trash();
    await other.call('POST', `/trash/${id}/restore`, { body: {} });
    const [{ id: lost }] = (await other.call('GET', '/documents')).body.items;
    await other.call('DELETE', `/documents/${lost}`);
    await other.call('DELETE', `/trash/${lost}`);
    await importInto(api, other, archive);
    expect(await trash()).toEqual([expect.objectContaining({ id: lost, projectId: id })]);
  });
});
