import { and, eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { users } from './schema.ts';

/** The account went, or was deactivated, since the call began; answered as 401. */
export class AccountUnavailable extends Error {
  override name = 'AccountUnavailable';
}

/**
 * Runs a change in a transaction in which the writer's changes take turns: everything it reads is
 * as the change before left it, and two of them can never wait for each other in a ring.
 *
 * @throws AccountUnavailable before anything is run.
 */
export async function asWriter<Result>(
  database: Database,
  userId: string,
  change: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    const [writer] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.active, true)))
      .for('no key update');
    if (!writer) throw new AccountUnavailable();
    return change(transaction);
  });
}
