import { and, desc, eq } from 'drizzle-orm';
import type { Person, Subscriber, Subscription } from '@ecritoire/contracts';
import type { Database } from '../database/database.ts';
import { pageOf, rowsAfter, type PageRequest } from '../database/pages.ts';
import { subscriptions, users } from '../database/schema.ts';
import { findInvitation, takeInvitation } from './invitations.ts';
import { personColumns } from './people.ts';

type Row = { id: string; person: Person; createdAt: Date };

const subscriberOf = ({ id, person, createdAt }: Row): Subscriber => ({
  id,
  reader: person,
  createdAt: createdAt.toISOString(),
});

const subscriptionOf = ({ id, person, createdAt }: Row): Subscription => ({
  id,
  author: person,
  createdAt: createdAt.toISOString(),
});

/** Each row of `mine` with the person on its other side, newest first. */
async function listOf<Item>(
  database: Database,
  {
    mine,
    userId,
    page,
    present,
  }: {
    mine: 'authorId' | 'readerId';
    userId: string;
    page: PageRequest;
    present: (row: Row) => Item;
  },
) {
  const other = mine === 'authorId' ? subscriptions.readerId : subscriptions.authorId;
  const rows = await database
    .select({ id: subscriptions.id, person: personColumns, createdAt: subscriptions.createdAt })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, other))
    .where(
      and(
        eq(subscriptions[mine], userId),
        rowsAfter(subscriptions.createdAt, subscriptions.id, page),
      ),
    )
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
    .limit(page.limit + 1);
  return pageOf(rows, page, ({ createdAt, id }) => ({ at: createdAt, id }), present);
}

export const listSubscribers = (database: Database, authorId: string, page: PageRequest) =>
  listOf(database, { mine: 'authorId', userId: authorId, page, present: subscriberOf });

export const listSubscriptions = (database: Database, readerId: string, page: PageRequest) =>
  listOf(database, { mine: 'readerId', userId: readerId, page, present: subscriptionOf });

/**
 * Ends a subscription, from either side.
 *
 * @param mine which side the user is on.
 * @returns whether there was such a subscription of the user.
 */
export async function endSubscription(
  transaction: Database,
  mine: 'authorId' | 'readerId',
  userId: string,
  id: string,
): Promise<boolean> {
  const ended = await transaction
    .delete(subscriptions)
    .where(and(eq(subscriptions[mine], userId), eq(subscriptions.id, id)))
    .returning({ id: subscriptions.id });
  return ended.length > 0;
}

type Accepted =
  | { kind: 'accepted' | 'subscribedBefore'; subscription: Subscription }
  | { kind: 'notFound' }
  | { kind: 'own' };

/**
 * Makes the reader a subscriber of who invites; one invitation serves one reader, however many
 * accept it at once. To be run as the reader's own change.
 */
export async function acceptInvitation(
  transaction: Database,
  readerId: string,
  token: string,
  now: Date,
): Promise<Accepted> {
  const invitation = await findInvitation(transaction, token, now);
  if (!invitation) return { kind: 'notFound' };
  const { author } = invitation;
  if (author.id === readerId) return { kind: 'own' };
  const [before] = await transaction
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.readerId, readerId), eq(subscriptions.authorId, author.id)));
  if (before) {
    return {
      kind: 'subscribedBefore',
      subscription: subscriptionOf({ ...before, person: author }),
    };
  }
  if (!(await takeInvitation(transaction, invitation.id))) return { kind: 'notFound' };
  const subscription = { id: crypto.randomUUID(), authorId: author.id, readerId, createdAt: now };
  await transaction.insert(subscriptions).values(subscription);
  return { kind: 'accepted', subscription: subscriptionOf({ ...subscription, person: author }) };
}
