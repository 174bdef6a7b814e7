import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { NearLimit, Run, VersionReason } from '@ecritoire/contracts';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema.ts';

/** The contract's: `safety.test.ts` compares them with it. */
export const LARGEST_DOCUMENT = 8_000_000;
export const LARGEST_SESSION = 20_000_000;

/** The largest text that is read in one piece: some milliseconds. */
export const SMALL_TEXT = 150_000;

/** What a paragraph and a run take up beside their characters. */
export const PARAGRAPH_SIZE = 50;
const RUN_SIZE = 20;
/** The share from which a writer is warned before reaching the limit. */
const NEARLY = 0.95;

/** Code points, as the database counts characters. */
function charactersOf(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

export const paragraphSize = (content: readonly Run[]): number =>
  content.reduce((sum, { text }) => sum + RUN_SIZE + charactersOf(text), PARAGRAPH_SIZE);

/** {@link paragraphSize} of what is stored. */
export const storedSize = (content: PgColumn): SQL<number> =>
  sql<number>`(${PARAGRAPH_SIZE} + ${RUN_SIZE} * jsonb_array_length(${content}) + (
    SELECT coalesce(sum(char_length(run ->> 'text')), 0) FROM jsonb_array_elements(${content}) run
  ))::int`;

/**
 * The size of a version beside its paragraphs, where it can be stored without a change of the text.
 */
export const VERSION_SIZE = 100;

export const versionSize = (reason: VersionReason): number =>
  reason === 'request' || reason === 'conflict' ? VERSION_SIZE : 0;

/** One paragraph before and after a save; 0 where there is none. */
export type SizeOfChange = { paragraphId: string; before: number; after: number };

/** The stored size of a session: each paragraph once as it was found, then what was added to it. */
export const sessionGrowth = (
  changes: readonly SizeOfChange[],
  known: ReadonlyMap<string, unknown>,
): number =>
  changes.reduce((sum, { paragraphId, before, after }) => {
    const growth = known.has(paragraphId) ? after - before : Math.max(before, after);
    return sum + Math.max(0, growth);
  }, 0);

export type LimitReached = NearLimit & { kind: 'limitReached' };

export type Sizes = {
  /** Before the save. */
  document: number;
  session: number;
  documentGrowth: number;
  sessionGrowth: number;
  /** By how much more the versions of the document take up. */
  versionsGrowth: number;
};

/** Whether a save makes its document larger, and that or its session larger than they may be. */
export const isTooLarge = ({
  document,
  session,
  documentGrowth,
  ...growth
}: Omit<Sizes, 'versionsGrowth'>): boolean =>
  documentGrowth > 0 &&
  (document + documentGrowth > LARGEST_DOCUMENT ||
    (growth.sessionGrowth > 0 && session + growth.sessionGrowth > LARGEST_SESSION));

/**
 * Takes the room that a save needs of the account. A save that makes its document no larger is never
 * refused. Runs inside `asWriter`.
 *
 * @returns what is nearly full afterwards, or what has no room for it, with nothing changed.
 */
export async function takeRoom(
  transaction: Database,
  writerId: string,
  { document, session, documentGrowth, ...growth }: Sizes,
  accountLimit: number,
): Promise<LimitReached | { kind: 'taken'; nearLimits: NearLimit[] }> {
  const needed = documentGrowth + growth.sessionGrowth + growth.versionsGrowth;
  const [writer] = await transaction
    .update(users)
    .set({ size: sql`${users.size} + ${needed}` })
    .where(eq(users.id, writerId))
    .returning({ size: users.size });
  const account = (writer?.size ?? 0) - needed;
  const limits = [
    { of: 'document', limit: LARGEST_DOCUMENT, used: document, growth: documentGrowth },
    { of: 'session', limit: LARGEST_SESSION, used: session, growth: growth.sessionGrowth },
    { of: 'account', limit: accountLimit, used: account, growth: needed },
  ] as const;
  const reached = limits.find((one) => one.growth > 0 && one.used + one.growth > one.limit);
  if (reached && documentGrowth > 0) {
    await giveBack(transaction, writerId, needed);
    const { of, limit, used } = reached;
    return { kind: 'limitReached', of, limit, used };
  }
  const nearLimits = limits
    .map(({ of, limit, used, growth: grown }) => ({ of, limit, used: used + grown }))
    .filter(({ limit, used }) => used >= limit * NEARLY);
  return { kind: 'taken', nearLimits };
}

/**
 * Takes room of the account for what is asked for beside its texts. Runs inside `asWriter`.
 *
 * @returns what it has used, where there is no room, with nothing changed.
 */
export async function takeAccountRoom(
  transaction: Database,
  writerId: string,
  size: number,
  limit: number,
): Promise<LimitReached | undefined> {
  const [writer] = await transaction
    .select({ used: users.size })
    .from(users)
    .where(eq(users.id, writerId));
  const used = writer?.used ?? 0;
  if (used + size > limit) return { kind: 'limitReached', of: 'account', limit, used };
  await giveBack(transaction, writerId, -size);
  return undefined;
}

/** Runs inside `asWriter`. */
export async function giveBack(transaction: Database, writerId: string, size: number) {
  await transaction
    .update(users)
    .set({ size: sql`${users.size} - ${size}` })
    .where(eq(users.id, writerId));
}
