import { and, eq, sql } from 'drizzle-orm';
import type { Language, UpdateProfileRequest, User } from '@ecritoire/contracts';
import type { Identity } from '../auth/identity.ts';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema.ts';
import { isStale, nextVersion, type IfMatch } from '../database/versions.ts';
import { textOrNull } from './text-or-null.ts';

type UserRow = typeof users.$inferSelect;

/** English is the specification's fallback for a locale that is unknown or not given. */
function languageOf(locale: string | undefined): Language {
  return /^fr(?:[-_]|$)/iu.test(locale ?? '') ? 'fr' : 'en';
}

/** An identity in one line: subjects of two issuers may be the same. */
export const identityName = ({ issuer, subject }: Pick<Identity, 'issuer' | 'subject'>): string =>
  `identity ${issuer} ${subject}`;

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
