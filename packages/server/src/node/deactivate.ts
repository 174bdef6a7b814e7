/** Deactivates the account of an e-mail, in the database of the settings. */
import { readConfig } from './config/config.ts';
import { createLogger } from './log.ts';
import { fail } from './run.ts';
import { openDatabase } from './start-server.ts';
import { StartUpError } from './start-up-error.ts';

async function deactivate(email: string): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config, createLogger(config));
  try {
    const accounts = await database.onOneConnection(({ rows }) =>
      rows('UPDATE users SET active = false WHERE email = $1 RETURNING id', [email]),
    );
    if (accounts.length === 0) throw new StartUpError(`There is no account of ${email}.`);
  } finally {
    await database.close();
  }
}

try {
  const [email, ...others] = process.argv.slice(2);
  if (email === undefined || others.length > 0) {
    throw new StartUpError('Give the e-mail of the account, and nothing else.');
  }
  await deactivate(email);
} catch (error) {
  fail(error);
}
