import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { syncPath } from '../database/create-embedded.ts';
import { codeOf, StartUpError } from '../start-up-error.ts';

/**
 * A secret that is made once and saved in the data folder, readable by its owner alone, so that a
 * restart changes nothing.
 *
 * @param dataFolder exists and is writable.
 * @param secret.name of its file there.
 * @param secret.make called when there is no such file yet.
 * @param secret.isUsable whether the file's content can be what was made.
 * @throws StartUpError when the file is there and cannot be used.
 */
export async function keepSecret(
  dataFolder: string,
  {
    name,
    make,
    isUsable,
  }: {
    name: string;
    make: () => string | Promise<string>;
    isUsable: (secret: string) => boolean;
  },
): Promise<string> {
  const file = join(dataFolder, name);
  if (read(file) === undefined) create(file, await make());
  const secret = read(file);
  if (secret !== undefined && isUsable(secret)) return secret;
  throw new StartUpError(
    `The secret in ${file} is damaged: restore a copy of that file, or remove it to have a new one made.`,
  );
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return undefined;
    throw new StartUpError(
      `The secret in ${file} cannot be read (${codeOf(cause) ?? 'unknown'}).`,
      {
        cause,
      },
    );
  }
}

/** All of it or nothing, so that a process killed meanwhile leaves no half secret. */
function create(file: string, secret: string): void {
  const unfinished = `${file}.unfinished`;
  try {
    writeFileSync(unfinished, secret, { mode: 0o600, flush: true });
    renameSync(unfinished, file);
    syncPath(dirname(file));
  } catch (cause) {
    throw new StartUpError(
      `The secret in ${file} cannot be written (${codeOf(cause) ?? 'unknown'}).`,
      { cause },
    );
  }
}
