import { and, eq } from 'drizzle-orm';
import { foldText } from '@ecritoire/prose';
import { asWriter } from '../database/as-writer.ts';
import { columnDefaults } from '../database/column-defaults.ts';
import type { Database } from '../database/database.ts';
import { portionsOf } from '../database/portions.ts';
import {
  documents,
  projects,
  publishedParagraphs,
  sessionCarriedWords,
  sessionParagraphs,
  writingSessions,
} from '../database/schema.ts';
import { storedRuns } from '../domain/save-plan.ts';
import { move, type SessionRow } from '../domain/session-life.ts';
import { paragraphSize, takeAccountRoom } from '../domain/sizes.ts';
import type { Importing } from './import-document.ts';
import { dateBy, dateOrNullBy, rowIn } from './json.ts';
import type { SessionRecord } from './records.ts';
import { NoRoom } from './refused.ts';
import { lengthOf } from './session-size.ts';

/** It bounds the published copy, which is not counted beside it (docs/decisions/0038). */
export const sizeOfSession = ({ wordsSize, publishedSize }: SessionRecord): number =>
  Math.max(wordsSize, publishedSize);

/** A session that lives in the archive ended when it was last known to. */
function ended(session: SessionRow): SessionRow {
  const { startedAt, pausedAt, resumedAt, lastWrittenAt } = session;
  const times = [startedAt, pausedAt, resumedAt, lastWrittenAt].map((one) => one?.getTime() ?? 0);
  return { ...session, ...move(session, 'end', new Date(Math.max(...times))) };
}

function rowOf(
  { session }: SessionRecord,
  own: Pick<SessionRow, 'id' | 'writerId' | 'size'>,
  now: Date,
): SessionRow {
  const { pausedMilliseconds, idleMilliseconds, ...rest } = rowIn(session);
  const lines = [session.title, session.comment].map((text) => foldText(text ?? ''));
  return ended({
    ...columnDefaults(writingSessions),
    ...rest,
    ...own,
    // What is published here, its writer shows to others by hand.
    visibility: session.status === 'published' ? 'private' : session.visibility,
    projectId: null,
    documentId: null,
    startedAt: dateBy(now, session.startedAt),
    pausedAt: dateOrNullBy(now, session.pausedAt),
    resumedAt: dateOrNullBy(now, session.resumedAt),
    lastWrittenAt: dateOrNullBy(now, session.lastWrittenAt),
    endedAt: dateOrNullBy(now, session.endedAt),
    publishedAt: dateOrNullBy(now, session.publishedAt),
    pausedMs: pausedMilliseconds,
    idleMs: idleMilliseconds,
    foldedReview: lines.join('\n'),
  });
}

async function isSessionHere(database: Database, writerId: string, id: string) {
  const own = and(eq(writingSessions.writerId, writerId), eq(writingSessions.id, id));
  return (await database.$count(writingSessions, own)) > 0;
}

/** Where it started, which may be in the trash here, or not be here. */
async function placeIn(
  transaction: Database,
  { userId, ids }: Importing,
  { session }: SessionRecord,
) {
  const wanted = {
    project: session.projectId && (await ids(session.projectId)),
    document: session.documentId && (await ids(session.documentId)),
  };
  const find = async (table: typeof projects | typeof documents, id: string | null) => {
    if (id === null) return undefined;
    const own = and(eq(table.ownerId, userId), eq(table.id, id));
    const [found] = await transaction
      .select({ id: table.id, trashedAt: table.trashedAt })
      .from(table)
      .where(own);
    return found;
  };
  const project = await find(projects, wanted.project);
  const document = await find(documents, wanted.document);
  return {
    projectId: project?.trashedAt === null ? project.id : null,
    trashedProjectId: project?.trashedAt ? project.id : null,
    documentId: document?.trashedAt === null ? document.id : null,
    trashedDocumentId: document?.trashedAt ? document.id : null,
  };
}

type Parts = {
  words: (typeof sessionParagraphs.$inferInsert)[];
  carried: (typeof sessionCarriedWords.$inferInsert)[];
  published: (typeof publishedParagraphs.$inferInsert)[];
};

async function partsOf(
  record: SessionRecord,
  sessionId: string,
  { ids }: Importing,
): Promise<Parts> {
  const known = new Map<string, string>();
  for (const { documentId } of [...record.words, ...record.carried, ...record.published]) {
    if (!known.has(documentId)) known.set(documentId, await ids(documentId));
  }
  const own = (documentId: string) => ({
    sessionId,
    documentId: known.get(documentId) ?? documentId,
  });
  return {
    words: record.words.map((line) => Object.assign(rowIn(line), own(line.documentId))),
    carried: record.carried.map((line) => Object.assign(rowIn(line), own(line.documentId))),
    published: record.published.map((line) =>
      Object.assign(rowIn(line), own(line.documentId), { content: storedRuns(line.content) }),
    ),
  };
}

/**
 * Writes a session that is not here yet, whole or not at all.
 *
 * @throws NoRoom
 */
export async function writeSession(importing: Importing, record: SessionRecord): Promise<void> {
  const { database, userId, ids, accountLimit, now } = importing;
  const id = await ids(record.session.id);
  const size = sizeOfSession(record);
  const row = rowOf(record, { id, writerId: userId, size }, now);
  const { words, carried, published } = await partsOf(record, id, importing);
  await asWriter(database, userId, async (transaction) => {
    if (await isSessionHere(transaction, userId, id)) return;
    const full = await takeAccountRoom(transaction, userId, size, accountLimit);
    if (full) throw new NoRoom(full);
    const place = await placeIn(transaction, importing, record);
    await transaction.insert(writingSessions).values({ ...row, ...place });
    for (const portion of portionsOf(words, (one) =>
      lengthOf([...one.baseline, ...one.added, ...one.removed]),
    )) {
      await transaction.insert(sessionParagraphs).values(portion);
    }
    for (const portion of portionsOf(carried, (one) => lengthOf([...one.added, ...one.removed]))) {
      await transaction.insert(sessionCarriedWords).values(portion);
    }
    for (const portion of portionsOf(published, ({ content }) => paragraphSize(content))) {
      await transaction.insert(publishedParagraphs).values(portion);
    }
  });
}
