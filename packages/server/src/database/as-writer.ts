import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { users } from './schema.ts';

/** The account went, or was deactivated, since the call began. */
export class AccountUnavailable extends Error {
  override name = 'AccountUnavailable';
  readonly messageKey: 'auth.required' | 'auth.accountDeactivated';

  constructor(messageKey: AccountUnavailable['messageKey']) {
    super(messageKey);
    this.messageKey = messageKey;
  }
}

/** The transactions in which a writer has their turn already. */
const turns = new WeakSet<Database>();

/**
 * Runs a change in a transaction in which the writer's changes take turns: everything it reads is
 * as the change before left it, and two of them can never wait for each other in a ring. Inside of
 * such a transaction, the change is a part of it.
 *
 * @throws AccountUnavailable before anything is run.
 */
export async function asWriter<Result>(
  database: Database,
  userId: string,
  change: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  if (turns.has(database)) return change(database);
  return database.transaction(async (transaction) => {
    const [writer] = await transaction
      .select({ active: users.active })
      .from(users)
      .where(eq(users.id, userId))
      .for('no key update');
    if (!writer) throw new AccountUnavailable('auth.required');
    if (!writer.active) throw new AccountUnavailable('auth.accountDeactivated');
    turns.add(transaction);
    return change(transaction);
  });
}
