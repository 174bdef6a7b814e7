/** `pnpm admin`: what an operator does with accounts, backups and what visitors sent. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommanderError } from 'commander';
import { restore } from '../backup/restore.ts';
import { readConfig } from '../config/config.ts';
import { runInServer } from '../control/control.ts';
import { prepareDataFolder } from '../data-folder.ts';
import { migrationsToRun } from '../database/migrate.ts';
import { createLogger } from '../log.ts';
import { fail } from '../run.ts';
import { needsDataFolder, openDatabase } from '../start-server.ts';
import { StartUpError } from '../start-up-error.ts';
import { adminProgram, type Tools } from './program.ts';
import { openTools } from './tools.ts';

const parameters = process.argv.slice(2);

/** Runs `work` on the database of the settings, or has its server run the command. */
async function withDatabase(work: (tools: Tools) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
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

async function restoreHere(file: string): Promise<string> {
  const { databaseUrl, dataFolder } = readConfig(process.env);
  if (databaseUrl !== undefined) {
    throw new StartUpError(
      'PostgreSQL is restored by its own program: pg_restore --clean --if-exists --no-owner --single-transaction --dbname="$DATABASE_URL" FILE',
    );
  }
  prepareDataFolder(dataFolder);
  const replaced = await restore(file, dataFolder, new Date());
  return replaced === undefined
    ? 'Restored.'
    : `Restored. What was there before is in ${replaced}: delete it once all is well.`;
}

try {
  const program = adminProgram({ withDatabase, restore: restoreHere, output: process.stdout });
  await program.parseAsync(parameters, { from: 'user' });
} catch (error) {
  // It has said why already.
  if (error instanceof CommanderError) process.exit(error.exitCode);
  fail(error);
}
