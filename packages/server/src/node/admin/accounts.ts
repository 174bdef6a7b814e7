import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/schema.ts';
import { deleteAccountOf } from '../../domain/account-deletion.ts';
import { identityName } from '../../domain/accounts.ts';
import { emailKeyOf } from '../../domain/email-key.ts';
import { cutOffSignIns } from '../../domain/id-tokens.ts';
import { StartUpError } from '../start-up-error.ts';

type KeyedHash = (name: string) => Promise<string>;
type UserRow = typeof users.$inferSelect;

/** The accounts whose id, e-mail or name holds `text`; all without it. */
export async function listAccounts(database: Database, text = '') {
  const sought = emailKeyOf(text);
  const rows = await database
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      active: users.active,
      createdAt: users.createdAt,
      size: users.size,
    })
    .from(users)
    .orderBy(asc(users.createdAt), asc(users.id));
  return rows.filter(({ id, email, name }) =>
    [id, email, name].some((value) => emailKeyOf(value).includes(sought)),
  );
}

/** @throws StartUpError unless exactly one account has this e-mail or id. */
export async function findAccount(database: Database, emailOrId: string): Promise<UserRow> {
  const key = emailKeyOf(emailOrId);
  const accounts = await database.select({ id: users.id, email: users.email }).from(users);
  const ids = accounts
    .filter(({ id, email }) => id === key || emailKeyOf(email) === key)
    .map(({ id }) => id);
  if (ids.length > 1) {
    throw new StartUpError(
      `Several accounts have ${emailOrId}; give the id of one: ${ids.join(', ')}.`,
    );
  }
  const [id] = ids;
  const [account] =
    id === undefined ? [] : await database.select().from(users).where(eq(users.id, id));
  if (!account) throw new StartUpError(`There is no account of ${emailOrId}.`);
  return account;
}

/** Its access tokens are refused from the next call on while it is not active. */
export async function setActive(database: Database, { id }: UserRow, active: boolean) {
  await database.update(users).set({ active }).where(eq(users.id, id));
}

/** Deletes an account for good, also a deactivated one; its id tokens sign in no more. */
export async function deleteForGood(
  database: Database,
  account: UserRow,
  { keyedHash, now }: { keyedHash: KeyedHash; now: Date },
): Promise<void> {
  const identityHash = await keyedHash(identityName(account));
  await database.transaction(async (transaction) => {
    // As a change of its writer does, so that it waits for one that is under way.
    await transaction
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, account.id))
      .for('no key update');
    await deleteAccountOf(transaction, account);
    await cutOffSignIns(transaction, identityHash, now);
  });
}
