import { asc, eq, or } from 'drizzle-orm';
import type { Identity } from '../auth/identity.ts';
import type { Database } from '../database/database.ts';
import {
  invitations,
  subscriptions,
  users,
  visitorMessages,
  waitlistEntries,
} from '../database/schema.ts';
import { userById } from './accounts.ts';
import { emailKeyOf } from './email-key.ts';

/**
 * Deletes the account with everything that refers to it, and what was sent from its address through
 * the public forms. To be run as the writer's own change.
 *
 * @param email what the writer typed, to say that this account is meant.
 * @returns the account that was deleted; undefined when that is not its address, and nothing is.
 */
export async function deleteAccount(
  transaction: Database,
  userId: string,
  email: string,
): Promise<Pick<Identity, 'issuer' | 'subject'> | undefined> {
  const user = await userById(transaction, userId);
  if (!user || emailKeyOf(user.email) !== emailKeyOf(email)) return undefined;
  await deleteAccountOf(transaction, user);
  return user;
}

/** The same without a question, also for a deactivated account. */
export async function deleteAccountOf(
  transaction: Database,
  { id: userId, email }: { id: string; email: string },
): Promise<void> {
  const emailKey = emailKeyOf(email);
  // Who accepts an invitation holds it first, then the account; taken the other way round, two
  // could wait for each other. So could two who subscribe to each other, without one order.
  await transaction.delete(invitations).where(eq(invitations.authorId, userId));
  await transaction
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(or(eq(subscriptions.authorId, userId), eq(subscriptions.readerId, userId)))
    .orderBy(asc(subscriptions.id))
    .for('update');
  await transaction.delete(waitlistEntries).where(eq(waitlistEntries.emailKey, emailKey));
  await transaction.delete(visitorMessages).where(eq(visitorMessages.emailKey, emailKey));
  // Everything else refers to the account, and goes with it.
  await transaction.delete(users).where(eq(users.id, userId));
}
