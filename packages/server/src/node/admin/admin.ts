/** `pnpm admin`: what an operator does with accounts, backups and what visitors sent. */
import { CommanderError } from 'commander';
import { restore } from '../backup/restore.ts';
import { readConfig } from '../config/config.ts';
import { prepareDataFolder } from '../data-folder.ts';
import { fail } from '../run.ts';
import { StartUpError } from '../start-up-error.ts';
import { adminProgram } from './program.ts';
import { withDatabase } from './with-database.ts';

const parameters = process.argv.slice(2);

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
  const program = adminProgram({
    withDatabase: (work) => withDatabase(process.env, parameters, work),
    restore: restoreHere,
    output: process.stdout,
  });
  await program.parseAsync(parameters, { from: 'user' });
} catch (error) {
  // It has said why already.
  if (error instanceof CommanderError) process.exit(error.exitCode);
  fail(error);
}
