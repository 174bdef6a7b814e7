import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { StartUpError } from '../start-up-error.ts';
import { startProgram, temporaryFolder } from '../testing/programs.ts';
import { keepSecret } from './keep-secret.ts';

const LENGTH = 64;
const made = 'a'.repeat(LENGTH);
const secret = (make: () => string = () => made) => ({
  name: 'secret',
  make,
  isUsable: (stored: string) => stored.length === LENGTH,
});

describe('a secret of the data folder', () => {
  test('is made once, for its owner alone', async () => {
    const folder = temporaryFolder();
    const make = vi.fn<() => string>(() => made);
    expect(await keepSecret(folder, secret(make))).toBe(made);
    expect(await keepSecret(folder, secret(make))).toBe(made);
    expect(make).toHaveBeenCalledTimes(1);
    expect(readdirSync(folder)).toEqual(['secret']);
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
  });

  test('is made again after a crash while writing it', async () => {
    const folder = temporaryFolder();
    // The disk's limit ends the writing as a crash does: the file is there, its content is not.
    const program = `
      import { keepSecret } from ${JSON.stringify(join(import.meta.dirname, 'keep-secret.ts'))};
      import fs from 'node:fs';
      import { syncBuiltinESMExports } from 'node:module';
      const { writeFileSync } = fs;
      fs.writeFileSync = (file, _, options) => {
        writeFileSync(file, '', options);
        process.kill(process.pid, 'SIGKILL');
      };
      syncBuiltinESMExports();
      await keepSecret(${JSON.stringify(folder)}, {
        name: 'secret', make: () => 'a', isUsable: () => true });`;
    const crashing = startProgram('--input-type=module', ['--eval', program]);
    expect(await crashing.ended).toBe('SIGKILL');
    expect(await keepSecret(folder, secret())).toBe(made);
  });

  test('an unusable one is reported in one sentence, unchanged', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'secret');
    writeFileSync(file, '');
    await expect(keepSecret(folder, secret())).rejects.toThrow(
      new StartUpError(
        `The secret in ${file} is damaged: restore a copy of that file, or remove it to have a new one made.`,
      ),
    );
    expect(statSync(file).size).toBe(0);
  });

  test('that cannot be read is said in one sentence', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'secret'));
    await expect(keepSecret(folder, secret())).rejects.toThrow(
      /^The secret in .+ cannot be read \(EISDIR\)\.$/,
    );
  });
});
