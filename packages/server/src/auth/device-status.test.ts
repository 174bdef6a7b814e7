import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { users } from '../database/schema.ts';
import { databases } from '../node/testing/databases.ts';
import { useDatabase } from '../node/testing/use-database.ts';
import { openTestApi } from '../testing/test-api.ts';
import { createDeviceStatus, sharing, type DeviceStatus } from './device-status.ts';

describe.each(databases)('the status of devices on $name', ({ open }) => {
  const database = useDatabase(open);
  let statusOf: DeviceStatus;
  beforeEach(() => {
    statusOf = createDeviceStatus(database.db);
  });
  const isActive = async (deviceId: string) => (await statusOf(deviceId))?.active;

  async function device(name: string): Promise<string> {
    const writer = await openTestApi(database.db).signIn(name);
    return (await writer.call('GET', '/account/devices')).body.items[0].id;
  }
  const deactivate = async (deviceId: string) => {
    const { userId = '' } = (await statusOf(deviceId)) ?? {};
    await database.db.update(users).set({ active: false }).where(eq(users.id, userId));
  };

  it('is each one’s own, however many ask at once', async () => {
    const [colette, georges] = [await device('colette'), await device('georges')];
    await deactivate(georges);
    const nobody = crypto.randomUUID();
    const asked = Array.from({ length: 5 }, () => [colette, georges, nobody]).flat();
    const expected = Array.from({ length: 5 }, () => [true, false, undefined]).flat();
    expect(await Promise.all(asked.map(isActive))).toEqual(expected);
  });

  it('is newer than the question', async () => {
    const id = await device('colette');
    const before = isActive(id);
    await deactivate(id);
    const after = isActive(id);
    expect(await after).toBe(false);
    await before;
  });

  it('can be asked again after failures', async () => {
    const id = await device('colette');
    await expect(isActive('no id')).rejects.toThrow('Failed query');
    expect(await isActive(id)).toBe(true);
  });
});

describe('a look that hangs', () => {
  it('delays only those who asked', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const asked: string[][] = [];
    const isActive = sharing<boolean>((ids) => {
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
