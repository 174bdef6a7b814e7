/** Deactivates one account, by its e-mail or its id, in the database of the settings. */
import { eq } from 'drizzle-orm';
import { createKeyedHash } from '../auth/keyed-hash.ts';
import { users } from '../database/schema.ts';
import { emailKeyOf } from '../domain/email-key.ts';
import { readConfig } from './config/config.ts';
import { prepareDataFolder } from './data-folder.ts';
import { createLogger } from './log.ts';
import { fail } from './run.ts';
import { accessTokenKey, openDatabase } from './start-server.ts';
import { StartUpError } from './start-up-error.ts';

async function deactivate(emailOrId: string): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger(config);
  const database = await openDatabase(config, logger);
  try {
    const key = emailKeyOf(emailOrId);
    const accounts = await database.db.select({ id: users.id, email: users.email }).from(users);
    const meant = accounts.filter(({ id, email }) => id === key || emailKeyOf(email) === key);
    const [account] = meant;
    if (!account) throw new StartUpError(`There is no account of ${emailOrId}.`);
    if (meant.length > 1) {
      const ids = meant.map(({ id }) => id).join(', ');
      throw new StartUpError(`Several accounts have ${emailOrId}; give the id of one: ${ids}.`);
    }
    await database.db.update(users).set({ active: false }).where(eq(users.id, account.id));
    if (config.accessTokenSecret === undefined) prepareDataFolder(config.dataFolder);
    const keyedHash = createKeyedHash(await accessTokenKey(config));
    logger.info({ account: await keyedHash(`account ${account.id}`) }, 'account deactivated');
  } finally {
    await database.close();
  }
}

try {
  const [emailOrId, ...others] = process.argv.slice(2);
  if (emailOrId === undefined || others.length > 0) {
    throw new StartUpError('Give the e-mail or the id of the account, and nothing else.');
  }
  await deactivate(emailOrId);
} catch (error) {
  fail(error);
}
