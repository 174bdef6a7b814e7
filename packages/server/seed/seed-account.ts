/**
 * `pnpm seed:account --years 5 [--account EMAIL] [--page EMAIL]`: fills the database of the settings
 * with a writer of so many years beside one with a page of everything, for `pnpm start` to show. An
 * account that has texts is refused, and nothing is ever deleted.
 */
import { parseArgs } from 'node:util';
import { readConfig } from '../src/node/config/config.ts';
import { prepareDataFolder } from '../src/node/data-folder.ts';
import { migrate } from '../src/node/database/migrate.ts';
import { ensureSearchIndex } from '../src/node/database/search-index.ts';
import { createLogger } from '../src/node/log.ts';
import { fail } from '../src/node/run.ts';
import { openDatabase } from '../src/node/start-server.ts';
import { StartUpError } from '../src/node/start-up-error.ts';
import { seedAccounts } from './seed-accounts.ts';
import { ofYears, ONE_PAGE } from './shape.ts';

const USAGE = 'pnpm seed:account --years N [--account EMAIL] [--page EMAIL], with N from 1 to 20.';

function accountsOf(parameters: string[]) {
  try {
    const { values } = parseArgs({
      args: parameters,
      options: {
        years: { type: 'string' },
        account: { type: 'string', default: 'cinq.ans@example.com' },
        page: { type: 'string', default: 'une.page@example.com' },
      },
    });
    const years = Number(values.years);
    if (!Number.isInteger(years) || years < 1 || years > 20) throw new StartUpError(USAGE);
    return {
      full: { email: values.account, shape: ofYears(years) },
      page: { email: values.page, shape: ONE_PAGE },
    };
  } catch (cause) {
    throw new StartUpError(USAGE, { cause });
  }
}

async function run(): Promise<void> {
  const accounts = accountsOf(process.argv.slice(2));
  const config = readConfig(process.env);
  if (config.signIn.provider !== 'local') {
    throw new StartUpError('Accounts are filled for the local sign-in provider only.');
  }
  prepareDataFolder(config.dataFolder);
  const startedAt = performance.now();
  const logger = createLogger(config);
  const database = await openDatabase(config, logger);
  try {
    await migrate(database);
    const issuer = `http://localhost:${String(config.signIn.port)}`;
    const made = await seedAccounts(database.db, issuer, accounts, new Date());
    await ensureSearchIndex(database, logger);
    await database.onOneConnection(async ({ run: runStatement }) => {
      await runStatement('SET statement_timeout = 0');
      await runStatement('VACUUM ANALYZE');
    });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const say = (email: string, { words }: { words: number }) =>
      `${email}: ${words.toLocaleString('en')} words`;
    process.stdout.write(
      `${say(accounts.full.email, made.full)}; ${say(accounts.page.email, made.page)} (${seconds} s).\n` +
        'pnpm start shows them: sign in with one of these e-mails.\n',
    );
  } finally {
    await database.close();
  }
}

try {
  await run();
} catch (error) {
  fail(error);
}
