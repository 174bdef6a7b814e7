import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Identity } from '../auth/identity.ts';
import type { Database } from '../database/database.ts';
import { deleteSome } from '../database/delete-some.ts';
import { signInCutoffs, usedIdTokens } from '../database/schema.ts';

const LONGEST_AGE_MS = 10 * 60 * 1000;
/** How far the clock of the identity provider may be from ours. */
const CLOCK_SKEW_MS = 60 * 1000;

/** The id token was used before, is too old, or is from before a sign-out everywhere or a deletion. */
export class IdTokenSpent extends Error {}

/**
 * Uses an id token up, which signs in once.
 *
 * @param identityHash of the identity that the token names, see `cutOffSignIns`.
 * @throws IdTokenSpent when it signs in no more; the transaction is then to be rolled back.
 */
export async function spendIdToken(
  transaction: Database,
  { tokenHash, issuedAt, expiresAt }: Identity,
  identityHash: string,
  now: Date,
): Promise<void> {
  const latest = new Date(issuedAt.getTime() + CLOCK_SKEW_MS);
  if (now.getTime() > latest.getTime() + LONGEST_AGE_MS) throw new IdTokenSpent();
  await deleteSome(transaction, usedIdTokens, lt(usedIdTokens.expiresAt, now));
  const spent = await transaction
    .insert(usedIdTokens)
    .values({ hash: tokenHash, expiresAt })
    .onConflictDoNothing()
    .returning();
  if (spent.length === 0) throw new IdTokenSpent();
  const cutOff = await transaction
    .select()
    .from(signInCutoffs)
    .where(and(eq(signInCutoffs.identityHash, identityHash), gt(signInCutoffs.cutOffAt, latest)));
  if (cutOff.length > 0) throw new IdTokenSpent();
}

/**
 * From now on, id tokens that were issued before sign nobody in under this identity. Older cutoffs
 * go: the tokens that they refuse are too old by now.
 *
 * @param identityHash a keyed hash, because the account may be about to be deleted.
 */
export async function cutOffSignIns(
  transaction: Database,
  identityHash: string,
  now: Date,
): Promise<void> {
  const past = new Date(now.getTime() - LONGEST_AGE_MS - 2 * CLOCK_SKEW_MS);
  await deleteSome(transaction, signInCutoffs, lt(signInCutoffs.cutOffAt, past));
  // Id tokens have whole seconds.
  const cutOffAt = new Date(Math.floor(now.getTime() / 1000) * 1000);
  await transaction
    .insert(signInCutoffs)
    .values({ identityHash, cutOffAt })
    .onConflictDoUpdate({
      target: signInCutoffs.identityHash,
      set: { cutOffAt: sql`greatest(${signInCutoffs.cutOffAt}, excluded.cut_off_at)` },
    });
}
