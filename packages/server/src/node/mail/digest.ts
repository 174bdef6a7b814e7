import { asc, count, inArray, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { digestLease, visitorMessages, waitlistEntries } from '../../database/schema.ts';

/** At most one digest an hour, in milliseconds. */
export const DIGEST_INTERVAL = 60 * 60 * 1000;
/** How long after a refusal of the mail server it is asked again, in milliseconds. */
const RETRY_INTERVAL = 5 * 60 * 1000;
/** Of each kind; what is over waits for the next digest. */
const MOST_ITEMS = 100;

type Digest = { subject: string; text: string };
export type SendDigest = (digest: Digest) => Promise<void>;

/**
 * Sends what visitors wrote since the last digest, where there is anything and the hour is over.
 * Servers that share the database send one between them. What a mail server refuses stays for the
 * next attempt; after a crash between sending and marking, it is sent twice rather than never.
 *
 * @returns how many items were sent.
 * @throws what `send` throws; the next attempt is then five minutes away.
 */
export async function sendDueDigest(
  database: Database,
  now: Date,
  send: SendDigest,
): Promise<number> {
  const entries = await database
    .select()
    .from(waitlistEntries)
    .where(isNull(waitlistEntries.notifiedAt))
    .orderBy(asc(waitlistEntries.createdAt))
    .limit(MOST_ITEMS);
  const messages = await database
    .select()
    .from(visitorMessages)
    .where(isNull(visitorMessages.notifiedAt))
    .orderBy(asc(visitorMessages.createdAt))
    .limit(MOST_ITEMS);
  const items = entries.length + messages.length;
  if (items === 0 || !(await takeLease(database, now))) return 0;
  const waiting = (await unnotified(database)) - items;
  try {
    await send(digestOf(entries, messages, waiting));
  } catch (error) {
    await database.update(digestLease).set({ nextAt: new Date(now.getTime() + RETRY_INTERVAL) });
    throw error;
  }
  await database
    .update(waitlistEntries)
    .set({ notifiedAt: now })
    .where(inArray(waitlistEntries.id, idsOf(entries)));
  await database
    .update(visitorMessages)
    .set({ notifiedAt: now })
    .where(inArray(visitorMessages.id, idsOf(messages)));
  return items;
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** @returns whether this server may send; no other can within the hour. */
async function takeLease(database: Database, now: Date): Promise<boolean> {
  const nextAt = new Date(now.getTime() + DIGEST_INTERVAL);
  const taken = await database
    .insert(digestLease)
    .values({ nextAt })
    .onConflictDoUpdate({
      target: digestLease.id,
      set: { nextAt },
      setWhere: lte(digestLease.nextAt, now),
    })
    .returning({ id: digestLease.id });
  return taken.length > 0;
}

async function unnotified(database: Database): Promise<number> {
  const [entries] = await database
    .select({ rows: count() })
    .from(waitlistEntries)
    .where(isNull(waitlistEntries.notifiedAt));
  const [messages] = await database
    .select({ rows: count() })
    .from(visitorMessages)
    .where(isNull(visitorMessages.notifiedAt));
  return (entries?.rows ?? 0) + (messages?.rows ?? 0);
}

/** What visitors typed stands in the text alone: no header of a message holds any of it. */
function digestOf(
  entries: readonly (typeof waitlistEntries.$inferSelect)[],
  messages: readonly (typeof visitorMessages.$inferSelect)[],
  waiting: number,
): Digest {
  const parts = [
    ...messages.map(({ kind, email, language, createdAt, text }) =>
      section(`${kind} from ${email}`, { language, createdAt }, [text]),
    ),
    ...entries.map(({ email, language, createdAt, formats, expectations, currentPractice }) =>
      section(`waitlist: ${email}`, { language, createdAt }, [
        formats.join(', '),
        expectations,
        currentPractice,
      ]),
    ),
    ...(waiting > 0 ? [`${String(waiting)} more follow in the next digest.`] : []),
  ];
  return {
    subject: `Écritoire: ${String(messages.length)} messages, ${String(entries.length)} on the waitlist`,
    text: `${parts.join('\n\n')}\n`,
  };
}

function section(
  title: string,
  { language, createdAt }: { language: string | null; createdAt: Date },
  lines: readonly (string | null)[],
): string {
  const head = `-- ${title} (${language ?? 'unknown language'}, ${createdAt.toISOString()})`;
  return [head, ...lines.filter((line) => line !== null && line !== '')].join('\n');
}
