import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import { asWriter } from '../database/as-writer.ts';
import type { Database } from '../database/database.ts';
import { documents, documentVersions, users } from '../database/schema.ts';
import { deleteVersions } from './change-versions.ts';
import { DAY, type VersionRow } from './keep-version.ts';

const HOUR = DAY / 24;
const WEEK = 7 * DAY;

/** Versions that one transaction deletes. */
const LARGEST_PORTION = 500;

/** From which age on the last version of each stretch of time stays. */
const STEPS = [
  { age: 90 * DAY, every: WEEK },
  { age: 7 * DAY, every: DAY },
  { age: DAY, every: HOUR },
];
/** 5 January 1970 was a Monday. */
const FIRST_MONDAY = 4 * DAY;

export type Thinned = Pick<
  VersionRow,
  'id' | 'number' | 'name' | 'reason' | 'sessionId' | 'createdAt'
>;

const stretchOf = ({ id, createdAt }: Thinned, now: number): string => {
  const at = createdAt.getTime();
  const step = STEPS.find(({ age }) => now - at >= age);
  if (!step) return id;
  return `${step.every} ${Math.floor((at - FIRST_MONDAY) / step.every)}`;
};

/** @param versions of one document. @returns those that their age makes superfluous. */
export function superfluous(versions: readonly Thinned[], now: Date): Thinned[] {
  const taken = new Set<string>();
  const takes = (key: string) => taken.size < taken.add(key).size;
  return versions
    .toSorted((one, other) => other.number - one.number)
    .filter((version) => {
      const isLastOfStretch = takes(stretchOf(version, now.getTime()));
      const isLastOfSession = version.sessionId !== null && takes(version.sessionId);
      const stays = version.name !== null || version.reason === 'conflict';
      return !(isLastOfStretch || isLastOfSession || stays);
    });
}

/** When the next of the versions that stay enters another step of age; null where none will. */
function nextStep(versions: readonly Thinned[], now: Date): Date | null {
  let next = Infinity;
  for (const { createdAt } of versions) {
    for (const { age } of STEPS) {
      const at = createdAt.getTime() + age;
      if (at > now.getTime()) next = Math.min(next, at);
    }
  }
  return next === Infinity ? null : new Date(next);
}

/** Deletes the versions of a document that their age makes superfluous. Runs inside `asWriter`. */
async function thinVersions(
  transaction: Database,
  ownerId: string,
  documentId: string,
  now: Date,
): Promise<void> {
  const { id, number, name, reason, sessionId, createdAt } = documentVersions;
  const versions = await transaction
    .select({ id, number, name, reason, sessionId, createdAt })
    .from(documentVersions)
    .where(eq(documentVersions.documentId, documentId));
  const gone = superfluous(versions, now);
  const portion = gone.slice(-LARGEST_PORTION).map((version) => version.id);
  if (portion.length > 0) await deleteVersions(transaction, ownerId, documentId, portion);
  const left = new Set(gone);
  const staying = versions.filter((version) => !left.has(version));
  await transaction
    .update(documents)
    .set({ thinAt: portion.length < gone.length ? now : nextStep(staying, now) })
    .where(eq(documents.id, documentId));
}

/** Thins the versions of one document that is due. @returns whether there was one. */
export async function thinNext(database: Database, now: Date): Promise<boolean> {
  const [due] = await database
    .select({ id: documents.id, ownerId: documents.ownerId })
    .from(documents)
    .innerJoin(users, and(eq(users.id, documents.ownerId), eq(users.active, true)))
    .where(and(isNotNull(documents.thinAt), lte(documents.thinAt, now)))
    .orderBy(asc(documents.thinAt))
    .limit(1);
  if (!due) return false;
  await asWriter(database, due.ownerId, (transaction) =>
    thinVersions(transaction, due.ownerId, due.id, now),
  );
  return true;
}
