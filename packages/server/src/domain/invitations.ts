import { and, count, desc, eq, gt, lte } from 'drizzle-orm';
import type { Invitation, NewInvitation, Person } from '@ecritoire/contracts';
import type { Database } from '../database/database.ts';
import { pageOf, rowsAfter, type PageRequest } from '../database/pages.ts';
import { invitations, users } from '../database/schema.ts';
import { randomToken } from '../random-token.ts';
import { sha256 } from '../sha256.ts';
import { personColumns } from './people.ts';

const OPEN_FOR_MS = 30 * 24 * 60 * 60 * 1000;
const MOST_OPEN = 50;

type InvitationRow = typeof invitations.$inferSelect;

export function presentInvitation({ id, createdAt, expiresAt }: InvitationRow): Invitation {
  return { id, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
}

/**
 * Invites one reader, for 30 days. Expired invitations of the author go.
 *
 * @returns `tooMany` when 50 are open already.
 */
export async function createInvitation(
  transaction: Database,
  authorId: string,
  now: Date,
): Promise<NewInvitation | 'tooMany'> {
  const own = eq(invitations.authorId, authorId);
  await transaction.delete(invitations).where(and(own, lte(invitations.expiresAt, now)));
  const [open] = await transaction.select({ count: count() }).from(invitations).where(own);
  if (open && open.count >= MOST_OPEN) return 'tooMany';
  const token = randomToken();
  const invitation = {
    id: crypto.randomUUID(),
    authorId,
    tokenHash: await sha256(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + OPEN_FOR_MS),
  };
  await transaction.insert(invitations).values(invitation);
  return { ...presentInvitation(invitation), token };
}

export async function listInvitations(
  database: Database,
  authorId: string,
  page: PageRequest,
  now: Date,
) {
  const rows = await database
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.authorId, authorId),
        gt(invitations.expiresAt, now),
        rowsAfter(invitations.createdAt, invitations.id, page),
      ),
    )
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(page.limit + 1);
  return pageOf(rows, page, ({ createdAt, id }) => ({ at: createdAt, id }), presentInvitation);
}

/** @returns whether the author had such an open invitation. */
export async function revokeInvitation(
  transaction: Database,
  authorId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const revoked = await transaction
    .delete(invitations)
    .where(
      and(
        eq(invitations.authorId, authorId),
        eq(invitations.id, id),
        gt(invitations.expiresAt, now),
      ),
    )
    .returning({ id: invitations.id });
  return revoked.length > 0;
}

/** Whose open invitation this token is of; undefined when it is of none. */
export async function findInvitation(
  database: Database,
  token: string,
  now: Date,
): Promise<{ id: string; author: Person } | undefined> {
  const [found] = await database
    .select({ id: invitations.id, author: personColumns })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.authorId))
    .where(
      and(
        eq(invitations.tokenHash, await sha256(token)),
        gt(invitations.expiresAt, now),
        eq(users.active, true),
      ),
    );
  return found;
}

/** Uses an invitation up. @returns false when someone else was faster, or it was revoked. */
export async function takeInvitation(transaction: Database, id: string): Promise<boolean> {
  const used = await transaction
    .delete(invitations)
    .where(eq(invitations.id, id))
    .returning({ id: invitations.id });
  return used.length > 0;
}
