import { and, desc, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm';
import type { SignedInDevice } from '@ecritoire/contracts';
import type { Database } from '../database/database.ts';
import { pageOf, rowsAfter, type PageRequest } from '../database/pages.ts';
import { troubleOf } from '../database/trouble.ts';
import { refreshTokens, users } from '../database/schema.ts';
import { randomToken } from '../random-token.ts';
import { sha256 } from '../sha256.ts';

const REFRESH_TOKEN_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** What a device says it is: names of products, in no language. */
export type DeviceName = { browser: string | null; system: string | null };

/**
 * Signs a device in. Devices of the user whose refresh tokens have expired go.
 *
 * @returns the device's id, and its refresh token of 30 days, of which only the hash is stored.
 */
export async function signDeviceIn(
  transaction: Database,
  userId: string,
  name: DeviceName,
  now: Date,
): Promise<{ deviceId: string; refreshToken: string }> {
  const refreshToken = randomToken();
  const deviceId = crypto.randomUUID();
  await transaction
    .delete(refreshTokens)
    .where(and(eq(refreshTokens.userId, userId), lte(refreshTokens.expiresAt, now)));
  await transaction.insert(refreshTokens).values({
    ...name,
    id: deviceId,
    hash: await sha256(refreshToken),
    userId,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + REFRESH_TOKEN_LIFETIME_MS),
  });
  return { deviceId, refreshToken };
}

const isSignedIn = (now: Date) =>
  and(isNull(refreshTokens.endedAt), gt(refreshTokens.expiresAt, now));

/**
 * The device of a refresh token, and its account; the device counts as used now.
 *
 * @returns undefined for a token that is unknown or expired.
 */
export async function takeRefreshToken(
  database: Database,
  token: string,
  now: Date,
): Promise<{ userId: string; deviceId: string; active: boolean; hasEnded: boolean } | undefined> {
  const hash = await sha256(token);
  const found = { deviceId: refreshTokens.id, userId: users.id, active: users.active };
  const isGood = and(eq(refreshTokens.hash, hash), isSignedIn(now));
  const [used] = await database
    .update(refreshTokens)
    .set({ lastUsedAt: now })
    .from(users)
    .where(and(isGood, eq(users.id, refreshTokens.userId)))
    .returning(found)
    .catch((error: unknown) => {
      // Where nothing can be written, who is signed in reads on.
      if (troubleOf(error) === undefined) throw error;
      return database
        .select(found)
        .from(refreshTokens)
        .innerJoin(users, eq(users.id, refreshTokens.userId))
        .where(isGood);
    });
  if (used) return { ...used, hasEnded: false };
  const [ended] = await database
    .select({ deviceId: refreshTokens.id, userId: refreshTokens.userId })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.hash, hash), isNotNull(refreshTokens.endedAt)));
  return ended && { ...ended, active: false, hasEnded: true };
}

/**
 * Signs out the device of a refresh token.
 *
 * @returns whose it was; undefined for a token that is unknown or has ended.
 */
export async function endRefreshToken(
  database: Database,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const hash = await sha256(token);
  const [ended] = await database
    .update(refreshTokens)
    .set({ endedAt: now })
    .where(and(eq(refreshTokens.hash, hash), isNull(refreshTokens.endedAt)))
    .returning({ userId: refreshTokens.userId });
  return ended?.userId;
}

export async function endAllDevices(database: Database, userId: string, now: Date): Promise<void> {
  await database
    .update(refreshTokens)
    .set({ endedAt: now })
    .where(and(eq(refreshTokens.userId, userId), isNull(refreshTokens.endedAt)));
}

/** Devices that are signed in, those that signed in last first. */
export async function listDevices(
  database: Database,
  { userId, deviceId }: { userId: string; deviceId: string },
  page: PageRequest,
  now: Date,
) {
  const rows = await database
    .select()
    .from(refreshTokens)
    .where(
      and(
        eq(refreshTokens.userId, userId),
        isSignedIn(now),
        rowsAfter(refreshTokens.createdAt, refreshTokens.id, page),
      ),
    )
    .orderBy(desc(refreshTokens.createdAt), desc(refreshTokens.id))
    .limit(page.limit + 1);
  const present = (row: typeof refreshTokens.$inferSelect): SignedInDevice => ({
    id: row.id,
    browser: row.browser,
    system: row.system,
    signedInAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    isCurrent: row.id === deviceId,
  });
  return pageOf(rows, page, ({ createdAt, id }) => ({ at: createdAt, id }), present);
}

/** @returns whether the account had such a device, signed in. */
export async function endDevice(
  database: Database,
  userId: string,
  deviceId: string,
  now: Date,
): Promise<boolean> {
  const ended = await database
    .update(refreshTokens)
    .set({ endedAt: now })
    .where(and(eq(refreshTokens.userId, userId), eq(refreshTokens.id, deviceId), isSignedIn(now)))
    .returning({ id: refreshTokens.id });
  return ended.length > 0;
}
