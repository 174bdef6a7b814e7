import type { Config } from './config/config.ts';
import { prepareDataFolder } from './data-folder.ts';
import { lockFolder } from './database/lock-folder.ts';
import { assertCanListen } from './listen.ts';
import { assertPortIsFree } from './sign-in-provider/start-provider.ts';
import { needsDataFolder } from './start-server.ts';

/**
 * Takes what a start needs and lets go of it again, by the same means as the start itself, so that
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
