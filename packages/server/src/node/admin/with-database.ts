import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../config/config.ts';
import { runInServer } from '../control/control.ts';
import { prepareDataFolder } from '../data-folder.ts';
import { migrationsToRun } from '../database/migrate.ts';
import { createLogger } from '../log.ts';
import { needsDataFolder, openDatabase } from '../start-server.ts';
import { StartUpError } from '../start-up-error.ts';
import type { Tools } from './program.ts';
import { openTools } from './tools.ts';

/**
 * Runs `work` on the database of the settings, or has its server run the command.
 *
 * @param parameters of the command.
 * @throws StartUpError when there is no database, or one that the product has to bring up to date.
 */
export async function withDatabase(
  environment: NodeJS.ProcessEnv,
  parameters: string[],
  work: (tools: Tools) => Promise<void>,
): Promise<void> {
  const config = readConfig(environment);
  if (
    config.databaseUrl === undefined &&
    (await runInServer(config.dataFolder, parameters, process.stdout))
  ) {
    return;
  }
  if (config.databaseUrl === undefined && !existsSync(join(config.dataFolder, 'database'))) {
    throw new StartUpError(
      `There is no database in ${config.dataFolder}: set DATA_DIR to the folder of the product, or start it once.`,
    );
  }
  // Standard output holds what was asked for alone.
  const logger = createLogger(config, process.stderr.fd);
  if (needsDataFolder(config)) prepareDataFolder(config.dataFolder);
  const opened = await openDatabase(config, logger);
  try {
    if ((await migrationsToRun(opened)).length > 0) {
      throw new StartUpError('The database is older than this Écritoire: start the product once.');
    }
    await work(await openTools(opened, config, { now: () => new Date() }, logger));
  } finally {
    await opened.close();
  }
}
