import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { databases } from '../testing/databases.ts';
import { useDatabase } from '../testing/use-database.ts';
import { startClock } from './clock.ts';

describe.each(databases)('the clock on $name', ({ open }) => {
  const database = useDatabase(open);

  // SERVER-19
  test('the database’s clock is read despite a wrong machine’s', async () => {
    const clock = await startClock(database, () => Date.now() - 3_600_000);
    onTestFinished(() => clock.close());
    expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(1_000);
  });

  // SERVER-19
  test('two servers whose own clocks differ agree on the time', async () => {
    const hour = 3_600_000;
    const ahead = await startClock(database, () => Date.now() + hour);
    const behind = await startClock(database, () => Date.now() - hour);
    onTestFinished(() => ahead.close());
    onTestFinished(() => behind.close());
    const [startedAt, endedAt] = [ahead.now().getTime(), behind.now().getTime()];
    expect(Math.abs(endedAt - startedAt)).toBeLessThan(1_000);
  });

  // SERVER-19
  test('an answer that waited long does not move the clock', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    let wait = 0;
    const clock = await startClock(database, () => {
      const now = Date.now() + wait;
      // Each reading asks before and after.
      wait *= 2;
      return now;
    });
    onTestFinished(() => clock.close());
    wait = 2_000;
    const read = vi.spyOn(database.db, 'select');
    await vi.advanceTimersByTimeAsync(60_000);
    await read.mock.results[0]?.value;
    await vi.waitFor(() => expect(wait).toBe(8_000));
    wait = 0;
    expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(1_000);
  });
});
