import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { Logger } from '../../services.ts';
import type { Database } from '../../database/database.ts';
import { exportAccount } from '../../domain/account-export.ts';
import { StartUpError } from '../start-up-error.ts';
import { deleteForGood, findAccount, listAccounts, setActive } from './accounts.ts';
import { formatRows, type Row } from './output.ts';
import { statistics } from './statistics.ts';
import {
  deleteMessage,
  deleteWaitlistEntry,
  listMessages,
  listWaitlist,
  markAnswered,
  type MessageFilter,
} from './visitors.ts';

export type Tools = {
  database: Database;
  now: Date;
  keyedHash: (name: string) => Promise<string>;
  logger: Logger;
  /** @returns the file of the backup. */
  backUp: () => Promise<string>;
};

/** Where the commands work, and where their output goes. */
export type Workplace = {
  withDatabase: (work: (tools: Tools) => Promise<void>) => Promise<void>;
  /** @returns what it did, for the operator. */
  restore: (file: string) => Promise<string>;
  output: NodeJS.WritableStream;
};

const csv = () => new Option('--csv', 'print CSV instead of JSON');
const since = () =>
  new Option('--since <date>', 'sent at this UTC date or later, such as 2026-03-01').argParser(
    dateOf,
  );

function dateOf(value: string): Date {
  const date = new Date(`${value}T00:00:00.000Z`);
  if (/^\d{4}-\d\d-\d\d$/u.test(value) && date.toJSON()?.startsWith(value)) return date;
  throw new InvalidArgumentError('It must be a date such as 2026-03-01.');
}

function idOf(value: string): string {
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/iu.test(value)) return value.toLowerCase();
  throw new InvalidArgumentError('It must be an id, as the list shows it.');
}

function print({ output }: Workplace, rows: readonly Row[], options: { csv?: true }): void {
  output.write(formatRows(rows, options.csv ? 'csv' : 'json'));
}

/** Runs a change of one account and logs it, without saying whose it is. */
async function changeAccount(
  { withDatabase }: Workplace,
  emailOrId: string,
  outcome: string,
  change: (account: Awaited<ReturnType<typeof findAccount>>, tools: Tools) => Promise<void>,
): Promise<void> {
  await withDatabase(async (tools) => {
    const account = await findAccount(tools.database, emailOrId);
    await change(account, tools);
    tools.logger.info({ account: await tools.keyedHash(`account ${account.id}`) }, outcome);
  });
}

const ACCOUNT = 'the e-mail or the id of the account';

function addAccountCommands(program: Command, here: Workplace): void {
  const accounts = program.command('accounts').description('list, find and change accounts');
  accounts
    .command('list')
    .alias('find')
    .argument('[text]', 'part of an id, an e-mail or a name')
    .addOption(csv())
    .action((text: string | undefined, options) =>
      here.withDatabase(async ({ database }) =>
        print(here, await listAccounts(database, text), options),
      ),
    );
  accounts
    .command('deactivate')
    .argument('<account>', ACCOUNT)
    .description('refuse its sign-ins and calls, and keep its texts')
    .action((account: string) =>
      changeAccount(here, account, 'account deactivated', (found, { database }) =>
        setActive(database, found, false),
      ),
    );
  accounts
    .command('reactivate')
    .argument('<account>', ACCOUNT)
    .action((account: string) =>
      changeAccount(here, account, 'account reactivated', (found, { database }) =>
        setActive(database, found, true),
      ),
    );
  accounts
    .command('export')
    .argument('<account>', ACCOUNT)
    .description('print all that the account holds, as its owner can download it')
    .action((account: string) =>
      changeAccount(here, account, 'account exported', (found, { database, now }) =>
        pipeline(Readable.from(exportAccount(database, found, now)), here.output, { end: false }),
      ),
    );
  accounts
    .command('delete')
    .argument('<account>', ACCOUNT)
    .requiredOption('--confirm <e-mail>', 'the e-mail of the account once more')
    .description('delete an account with all it holds, for good')
    .action((account: string, { confirm }: { confirm: string }) =>
      changeAccount(
        here,
        account,
        'account deleted',
        async (found, { database, keyedHash, now }) => {
          if (found.email !== confirm) {
            throw new StartUpError(
              '--confirm is not the e-mail of that account: nothing is deleted.',
            );
          }
          await deleteForGood(database, found, { keyedHash, now });
        },
      ),
    );
}

function addVisitorCommands(program: Command, here: Workplace): void {
  const waitlist = program.command('waitlist').description('addresses on the waitlist');
  waitlist
    .command('list')
    .addOption(since())
    .addOption(csv())
    .action((options: { since?: Date; csv?: true }) =>
      here.withDatabase(async ({ database }) =>
        print(here, await listWaitlist(database, options.since), options),
      ),
    );
  waitlist
    .command('delete')
    .argument('<id>', 'of the entry', idOf)
    .action((id: string) => here.withDatabase(({ database }) => deleteWaitlistEntry(database, id)));
  const messages = program.command('messages').description('questions and suggestions of visitors');
  messages
    .command('list')
    .addOption(new Option('--kind <kind>').choices(['question', 'suggestion']))
    .option('--unanswered', 'those that are not marked as answered')
    .addOption(since())
    .addOption(csv())
    .action((options: MessageFilter & { csv?: true }) =>
      here.withDatabase(async ({ database }) =>
        print(here, await listMessages(database, options), options),
      ),
    );
  messages
    .command('answered')
    .argument('<id>', 'of the message', idOf)
    .description('mark a message as answered')
    .action((id: string) =>
      here.withDatabase(({ database, now }) => markAnswered(database, id, now)),
    );
  messages
    .command('delete')
    .argument('<id>', 'of the message', idOf)
    .action((id: string) => here.withDatabase(({ database }) => deleteMessage(database, id)));
}

/**
 * The commands of `pnpm admin`. Where commander would end the process, it throws its
 * `CommanderError`.
 */
export function adminProgram(here: Workplace): Command {
  const program = new Command('pnpm admin')
    .description('Reads and changes the database of the settings.')
    .exitOverride();
  addAccountCommands(program, here);
  addVisitorCommands(program, here);
  program
    .command('statistics')
    .description('figures of the whole database, without any text')
    .addOption(csv())
    .action((options) =>
      here.withDatabase(async ({ database, now }) =>
        print(here, [await statistics(database, now)], options),
      ),
    );
  program
    .command('backup')
    .description('back the embedded database up, while its server runs')
    .action(() =>
      here.withDatabase(async ({ backUp }) => void here.output.write(`${await backUp()}\n`)),
    );
  program
    .command('restore')
    .argument('<file>', 'a backup')
    .description('put a backup in the place of the embedded database, whose server is stopped')
    .action(async (file: string) => void here.output.write(`${await here.restore(file)}\n`));
  return program;
}

/**
 * Runs one command in the server of the embedded database.
 *
 * @throws StartUpError with a sentence for the operator.
 */
export async function runCommand(
  tools: Tools,
  parameters: string[],
  output: NodeJS.WritableStream,
): Promise<void> {
  const restore = () => Promise.reject(new StartUpError('Stop the server first.'));
  const program = adminProgram({ output, restore, withDatabase: (work) => work(tools) });
  await program.parseAsync(parameters, { from: 'user' });
}
