import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { users } from '../database/schema.ts';
import { databases } from '../node/testing/databases.ts';
import { useDatabase } from '../node/testing/use-database.ts';
import { openTestApi } from '../testing/test-api.ts';
import { createAccountStatus, sharing, type AccountStatus } from './account-status.ts';

describe.each(databases)('the status of accounts on $name', ({ open }) => {
  const database = useDatabase(open);
  let isActive: AccountStatus;
  beforeEach(() => {
    isActive = createAccountStatus(database.db);
  });

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

describe('a look that hangs', () => {
  it('keeps those who asked for it waiting, and nobody who asks later', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const asked: string[][] = [];
    const isActive = sharing((ids) => {
      asked.push([...ids]);
      return asked.length === 1
        ? new Promise(() => undefined)
        : Promise.resolve(new Map([...ids].map((id) => [id, true])));
    });
    const first = vi.fn<() => void>();
    void isActive('first').then(first);
    await vi.advanceTimersByTimeAsync(10);
    const later = isActive('later');
    await vi.advanceTimersByTimeAsync(900);
    expect(asked).toEqual([['first']]);
    await vi.advanceTimersByTimeAsync(100);
    expect(await later).toBe(true);
    const last = isActive('last');
    await vi.advanceTimersByTimeAsync(1);
    expect(await last).toBe(true);
    expect(asked).toEqual([['first'], ['later'], ['last']]);
    expect(first).not.toHaveBeenCalled();
  });
});
