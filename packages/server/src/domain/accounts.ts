import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Language, UpdateProfileRequest, User } from '@ecritoire/contracts';
import type { Identity } from '../auth/identity.ts';
import { REFRESH_TOKEN_LIFETIME_MS } from '../auth/refresh-tokens.ts';
import type { Database } from '../database/database.ts';
import { refreshTokens, users } from '../database/schema.ts';
import { isStale, nextVersion, type IfMatch } from '../database/versions.ts';
import { randomToken } from '../random-token.ts';
import { sha256 } from '../sha256.ts';
import { textOrNull } from './text-or-null.ts';

type UserRow = typeof users.$inferSelect;

/** English is the specification's fallback for a locale that is unknown or not given. */
function languageOf(locale: string | undefined): Language {
  return /^fr(?:[-_]|$)/iu.test(locale ?? '') ? 'fr' : 'en';
}

const isWebAddress = (url: string) => /^https?:$/u.test(URL.parse(url)?.protocol ?? '');

/**
 * The account of an identity; the first time, it is created. Two first sign-ins at once make one
 * account. What the provider owns (e-mail, name, picture) follows the provider, and is
 * another version when it differs.
 */
export async function accountOf(
  database: Database,
  identity: Identity,
  now: Date,
): Promise<UserRow> {
  const fromProvider = {
    email: identity.email,
    // No part of the e-mail stands in for it: others see this name.
    name: identity.name ?? '',
    givenName: identity.givenName ?? null,
    pictureUrl:
      identity.pictureUrl && isWebAddress(identity.pictureUrl) ? identity.pictureUrl : null,
  };
  const isNew = sql`(${users.email}, ${users.name}, ${users.givenName}, ${users.pictureUrl})
    IS DISTINCT FROM (excluded.email, excluded.name, excluded.given_name, excluded.picture_url)`;
  const [user] = await database
    .insert(users)
    .values({
      ...fromProvider,
      id: crypto.randomUUID(),
      issuer: identity.issuer,
      subject: identity.subject,
      language: languageOf(identity.locale),
      timeZone: 'Europe/Paris',
      weekStart: 'monday',
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: [users.issuer, users.subject],
      set: {
        ...fromProvider,
        version: sql`CASE WHEN ${isNew} THEN ${nextVersion(users.version)} ELSE ${users.version} END`,
      },
    })
    .returning();
  if (!user) throw new Error('The account was neither created nor found.');
  return user;
}

export async function userById(database: Database, id: string): Promise<UserRow | undefined> {
  const [user] = await database
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.active, true)));
  return user;
}

export function presentUser(user: UserRow): User {
  const { id, version, email, name, givenName, pictureUrl, bio, language, timeZone, weekStart } =
    user;
  return {
    id,
    version,
    email,
    name,
    givenName,
    pictureUrl,
    bio,
    language,
    timeZone,
    weekStart,
    createdAt: user.createdAt.toISOString(),
  };
}

/** @returns the changed account, or `stale` when the change was made from another version. */
export async function updateProfile(
  transaction: Database,
  id: string,
  { bio, language, timeZone, weekStart }: UpdateProfileRequest,
  ifMatch: IfMatch,
): Promise<UserRow | 'stale' | undefined> {
  const user = await userById(transaction, id);
  if (!user) return undefined;
  if (isStale(ifMatch, user)) return 'stale';
  const [updated] = await transaction
    .update(users)
    .set({
      ...(bio === undefined ? {} : { bio: textOrNull(bio) }),
      ...(language === undefined ? {} : { language }),
      ...(timeZone === undefined ? {} : { timeZone }),
      ...(weekStart === undefined ? {} : { weekStart }),
      version: nextVersion(users.version),
    })
    .where(eq(users.id, id))
    .returning();
  return updated;
}

/** A new refresh token of 30 days; only its hash is kept. Expired ones of the user go. */
export async function grantRefreshToken(
  database: Database,
  userId: string,
  now: Date,
): Promise<string> {
  const token = randomToken();
  const expiresAt = new Date(now.getTime() + REFRESH_TOKEN_LIFETIME_MS);
  await database
    .delete(refreshTokens)
    .where(and(eq(refreshTokens.userId, userId), lte(refreshTokens.expiresAt, now)));
  await database
    .insert(refreshTokens)
    .values({ hash: await sha256(token), userId, createdAt: now, expiresAt });
  return token;
}

/** Whose refresh token this is; undefined when it is unknown, revoked or expired. */
export async function ownerOfRefreshToken(
  database: Database,
  token: string,
  now: Date,
): Promise<{ id: string; active: boolean } | undefined> {
  const [owner] = await database
    .select({ id: users.id, active: users.active })
    .from(refreshTokens)
    .innerJoin(users, eq(users.id, refreshTokens.userId))
    .where(and(eq(refreshTokens.hash, await sha256(token)), gt(refreshTokens.expiresAt, now)));
  return owner;
}

export async function revokeRefreshToken(database: Database, token: string): Promise<void> {
  await database.delete(refreshTokens).where(eq(refreshTokens.hash, await sha256(token)));
}

export async function revokeAllRefreshTokens(database: Database, userId: string): Promise<void> {
  await database.delete(refreshTokens).where(eq(refreshTokens.userId, userId));
}
