import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startProgram, temporaryFolder } from '../testing/programs.ts';
import { StartUpError } from '../start-up-error.ts';
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
  // SERVER-14
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

  test('an impossible lock is explained in one sentence', () => {
    const notAFile = temporaryFolder();
    mkdirSync(join(notAFile, 'lock'));
    const notALock = temporaryFolder();
    writeFileSync(join(notALock, 'lock'), 'These are the notes of someone else. '.repeat(40));
    for (const [folder, reason] of [
      [notAFile, 'unable to open database file'],
      [notALock, 'file is not a database'],
    ] as const) {
      expect(() => lockFolder(folder)).toThrow(
        new StartUpError(
          `The lock of the data folder ${join(folder, 'lock')} cannot be used (${reason}): correct that, or set DATA_DIR to another folder.`,
        ),
      );
    }
  });

  test('is free as soon as its holder is killed', async () => {
    const folder = temporaryFolder();
    const holder = startHolder(folder);
    await holder.says('held');
    expect(() => lockFolder(folder)).toThrow(/already running/);
    holder.kill('SIGKILL');
    await holder.ended;
    lockFolder(folder).release();
  });
});
