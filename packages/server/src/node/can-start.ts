import type { Config } from './config/config.ts';
import { prepareDataFolder } from './data-folder.ts';
import { lockFolder } from './database/lock-folder.ts';
import { assertCanListen } from './listen.ts';
import { createLogger } from './log.ts';
import { assertPortIsFree } from './sign-in-provider/start-provider.ts';
import { needsDataFolder, startServer } from './start-server.ts';

/**
 * Takes what a start needs and releases it again, by the same means as the start itself, so that
 * nobody waits for a build first.
 *
 * @throws StartUpError when a port is taken, or the data folder cannot be used or is in use.
 */
export async function assertCanStart(config: Config): Promise<void> {
  if (needsDataFolder(config)) prepareDataFolder(config.dataFolder);
  if (config.databaseUrl === undefined) lockFolder(config.dataFolder).release();
  if (config.signIn.provider === 'local') await assertPortIsFree(config.signIn.port);
  await assertCanListen(config);
}

/**
 * Starts the API and closes it again: nothing less shows whether its database opens, has the
 * product's version, and its secrets are intact.
 *
 * @param say receives progress messages for a person.
 * @throws StartUpError when something must be fixed first.
 */
export async function assertApiStarts(
  config: Config,
  say: (sentence: string) => void,
): Promise<void> {
  await assertCanStart(config);
  const logger = createLogger({ ...config, logLevel: 'silent' });
  const server = await startServer(config, { appFolder: undefined, logger, say });
  await server.close();
}
