import { and, asc, eq, gte, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { visitorMessages, waitlistEntries } from '../../database/schema.ts';
import { StartUpError } from '../start-up-error.ts';

export type MessageFilter = {
  kind?: 'question' | 'suggestion';
  since?: Date;
  unanswered?: true;
};

export function listWaitlist(database: Database, since?: Date) {
  const { id, email, formats, expectations, currentPractice, language, createdAt } =
    waitlistEntries;
  return database
    .select({ id, email, formats, expectations, currentPractice, language, createdAt })
    .from(waitlistEntries)
    .where(since && gte(createdAt, since))
    .orderBy(asc(createdAt), asc(id));
}

export function listMessages(database: Database, { kind, since, unanswered }: MessageFilter) {
  const { id, email, text, language, createdAt, answeredAt } = visitorMessages;
  return database
    .select({ id, kind: visitorMessages.kind, email, text, language, createdAt, answeredAt })
    .from(visitorMessages)
    .where(
      and(
        kind && eq(visitorMessages.kind, kind),
        since && gte(createdAt, since),
        unanswered && isNull(answeredAt),
      ),
    )
    .orderBy(asc(createdAt), asc(id));
}

/** @throws StartUpError where there is no such message. */
export async function markAnswered(database: Database, id: string, now: Date): Promise<void> {
  const marked = await database
    .update(visitorMessages)
    .set({ answeredAt: now })
    .where(eq(visitorMessages.id, id))
    .returning({ id: visitorMessages.id });
  assertFound(marked, `message ${id}`);
}

/** @throws StartUpError where there is no such message. */
export async function deleteMessage(database: Database, id: string): Promise<void> {
  const deleted = await database
    .delete(visitorMessages)
    .where(eq(visitorMessages.id, id))
    .returning({ id: visitorMessages.id });
  assertFound(deleted, `message ${id}`);
}

/** @throws StartUpError where there is no such entry. */
export async function deleteWaitlistEntry(database: Database, id: string): Promise<void> {
  const deleted = await database
    .delete(waitlistEntries)
    .where(eq(waitlistEntries.id, id))
    .returning({ id: waitlistEntries.id });
  assertFound(deleted, `waitlist entry ${id}`);
}

function assertFound(rows: readonly unknown[], what: string): void {
  if (rows.length === 0) throw new StartUpError(`There is no ${what}.`);
}
