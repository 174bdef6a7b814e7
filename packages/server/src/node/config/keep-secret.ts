import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../start-up-error.ts';

/**
 * A secret that is made once and kept in the data folder, readable by its owner alone, so that a
 * restart changes nothing.
 *
 * @param dataFolder exists and is writable.
 * @param name of its file there.
 * @param make called when there is no such file yet.
 */
export async function keepSecret(
  dataFolder: string,
  name: string,
  make: () => string | Promise<string>,
): Promise<string> {
  const file = join(dataFolder, name);
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  writeFileSync(file, await make(), { mode: 0o600, flag: 'wx', flush: true });
  return readFileSync(file, 'utf8');
}
