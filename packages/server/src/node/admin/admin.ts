/** `pnpm admin`: what an operator does with accounts, and with what visitors sent. */
import { createKeyedHash } from '../../auth/keyed-hash.ts';
import { readConfig } from '../config/config.ts';
import { prepareDataFolder } from '../data-folder.ts';
import { assertUpToDate } from '../database/migrate.ts';
import { createLogger } from '../log.ts';
import { fail } from '../run.ts';
import { accessTokenKey, needsDataFolder, openDatabase } from '../start-server.ts';
import { adminProgram, type Tools } from './program.ts';

/** Runs `work` on the database of the settings. */
async function withDatabase(work: (tools: Tools) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  // Standard output holds what was asked for alone.
  const logger = createLogger(config, process.stderr.fd);
  if (needsDataFolder(config)) prepareDataFolder(config.dataFolder);
  const opened = await openDatabase(config, logger);
  try {
    await assertUpToDate(opened);
    const keyedHash = createKeyedHash(await accessTokenKey(config));
    await work({ database: opened.db, now: new Date(), keyedHash, logger });
  } finally {
    await opened.close();
  }
}

try {
  await adminProgram({ withDatabase, output: process.stdout }).parseAsync();
} catch (error) {
  fail(error);
}
