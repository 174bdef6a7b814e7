import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../database/schema.ts';
import { databases, type TestDatabase } from '../node/testing/databases.ts';
import { openTestApi } from '../testing/test-api.ts';
import { createAccountStatus, type AccountStatus } from './account-status.ts';

describe.each(databases)('the status of accounts on $name', ({ open }) => {
  let database: TestDatabase;
  let isActive: AccountStatus;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await database.clear();
    isActive = createAccountStatus(database.db);
  });
  afterAll(() => database.close());

  async function account(name: string): Promise<string> {
    const writer = await openTestApi(database.db).signIn(name);
    return (await writer.call('GET', '/auth/me')).body.id;
  }
  const deactivate = (id: string) =>
    database.db.update(users).set({ active: false }).where(eq(users.id, id));

  it('is each one’s own, however many ask at once', async () => {
    const [colette, georges] = [await account('colette'), await account('georges')];
    await deactivate(georges);
    const nobody = crypto.randomUUID();
    const asked = Array.from({ length: 5 }, () => [colette, georges, nobody]).flat();
    const expected = Array.from({ length: 5 }, () => [true, false, undefined]).flat();
    expect(await Promise.all(asked.map(isActive))).toEqual(expected);
  });

  it('is that of after the question, also when somebody asked before', async () => {
    const id = await account('colette');
    const before = isActive(id);
    await deactivate(id);
    const after = isActive(id);
    expect(await after).toBe(false);
    await before;
  });

  it('can be asked again after the database failed', async () => {
    const id = await account('colette');
    await expect(isActive('no id')).rejects.toThrow('Failed query');
    expect(await isActive(id)).toBe(true);
  });
});
