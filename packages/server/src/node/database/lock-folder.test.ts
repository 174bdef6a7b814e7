import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startProgram, temporaryFolder } from '../testing/programs.ts';
import { lockFolder } from './lock-folder.ts';

/** Takes the lock of a folder in a process of its own, and holds it until killed. */
function startHolder(folder: string) {
  const program = `
    import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'lock-folder.ts'))};
    try {
      globalThis.lock = lockFolder(${JSON.stringify(folder)});
      process.stdout.write('held\\n');
      setInterval(() => undefined, 1_000);
    } catch (error) {
      process.stdout.write(error.message);
      process.exitCode = 1;
    }`;
  return startProgram('--input-type=module', ['--eval', program]);
}

describe('the lock of a data folder', () => {
  test('refuses a second process, which says so', async () => {
    const folder = temporaryFolder();
    const lock = lockFolder(folder);
    const second = startHolder(folder);
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(
      `Another Écritoire is already running on the data folder ${folder}`,
    );
    lock.release();
    await startHolder(folder).says('held');
  });

  test('is free again as soon as its holder is killed with -9', async () => {
    const folder = temporaryFolder();
    const holder = startHolder(folder);
    await holder.says('held');
    expect(() => lockFolder(folder)).toThrow(/already running/);
    holder.kill('SIGKILL');
    await holder.ended;
    lockFolder(folder).release();
  });
});
