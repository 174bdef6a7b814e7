import { expect, onTestFinished, test } from 'vitest';
import { startClock } from './clock.ts';
import { openMemoryDatabase } from './open-embedded.ts';

test('the clock of the database is told, however wrong this machine’s is', async () => {
  const database = await openMemoryDatabase();
  onTestFinished(() => database.close());
  const clock = await startClock(database, () => Date.now() - 3_600_000);
  onTestFinished(() => clock.close());
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(1_000);
});
