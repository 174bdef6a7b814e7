import { and, eq, inArray } from 'drizzle-orm';
import type {
  EndWritingSessionRequest,
  StartWritingSessionRequest,
  UpdateWritingSessionRequest,
  WritingSession,
} from '@ecritoire/contracts';
import { foldText, localDateIn } from '@ecritoire/prose';
import type { Database } from '../database/database.ts';
import { writingSessions } from '../database/schema.ts';
import { isStale, nextVersion, type IfMatch } from '../database/versions.ts';
import { findSummary } from './documents.ts';
import { keepVersionsOfSession } from './keep-version.ts';
import { findProject } from './projects.ts';
import { forgetPublication, publishParagraphs } from './publication.ts';
import { canHaveEndedAt, move, type SessionRow, type Transition } from './session-life.ts';
import { forgetWordsOfDeleted, forgetWordsOfDiscarded } from './session-room.ts';
import { statsOf } from './session-stats.ts';
import { textOrNull } from './text-or-null.ts';

const iso = (date: Date | null) => date?.toISOString() ?? null;

/** What a response and a line of an archive both say of a session. */
export function presentShared(session: SessionRow) {
  const { id, status, title, comment, sentiment, visibility, timeZone, localDate } = session;
  return {
    id,
    status,
    title,
    comment,
    sentiment,
    visibility,
    timeZone,
    localDate,
    startedAt: session.startedAt.toISOString(),
    pausedAt: iso(session.pausedAt),
    resumedAt: iso(session.resumedAt),
    lastWrittenAt: iso(session.lastWrittenAt),
    endedAt: iso(session.endedAt),
    publishedAt: iso(session.publishedAt),
  };
}

/** @param now while the session lives, its duration is as of this instant. */
export function presentSession(session: SessionRow, now: Date): WritingSession {
  const { version, projectId, documentId } = session;
  return {
    ...presentShared(session),
    version,
    projectId,
    documentId,
    stats: statsOf(session, now),
  };
}

const ownSession = (writerId: string, id: string) =>
  and(eq(writingSessions.writerId, writerId), eq(writingSessions.id, id));

export async function findSession(
  database: Database,
  writerId: string,
  id: string,
): Promise<SessionRow | undefined> {
  const [session] = await database.select().from(writingSessions).where(ownSession(writerId, id));
  return session;
}

/** The writer's session that is active or paused. */
export async function findLiveSession(
  database: Database,
  writerId: string,
): Promise<SessionRow | undefined> {
  const [session] = await database
    .select()
    .from(writingSessions)
    .where(
      and(
        eq(writingSessions.writerId, writerId),
        inArray(writingSessions.status, ['active', 'paused']),
      ),
    );
  return session;
}

type Started =
  | { kind: 'started'; session: SessionRow }
  | { kind: 'alreadyLive'; liveSessionId: string }
  | { kind: 'projectNotFound' }
  | { kind: 'documentNotFound' };

/**
 * @param request its time zone is known to be one. A document brings its project along, and has to
 *   be of the project where both are given.
 */
export async function startSession(
  transaction: Database,
  writerId: string,
  { projectId, documentId, timeZone }: StartWritingSessionRequest,
  now: Date,
): Promise<Started> {
  if (projectId !== undefined && !(await findProject(transaction, writerId, projectId))) {
    return { kind: 'projectNotFound' };
  }
  const document =
    documentId === undefined ? undefined : await findSummary(transaction, writerId, documentId);
  const isOfProject = projectId === undefined || document?.projectId === projectId.toLowerCase();
  if (documentId !== undefined && !(document && isOfProject)) return { kind: 'documentNotFound' };
  const live = await findLiveSession(transaction, writerId);
  if (live) return { kind: 'alreadyLive', liveSessionId: live.id };
  const [session] = await transaction
    .insert(writingSessions)
    .values({
      id: crypto.randomUUID(),
      writerId,
      status: 'active',
      projectId: document?.projectId ?? projectId ?? null,
      documentId: document?.id ?? null,
      timeZone,
      localDate: localDateIn(now, timeZone),
      startedAt: now,
    })
    .returning();
  if (!session) throw new Error('The session was not written.');
  return { kind: 'started', session };
}

export function reviewed(
  session: SessionRow,
  { title, comment, sentiment, visibility }: UpdateWritingSessionRequest,
) {
  const changed = {
    title: title === undefined ? session.title : textOrNull(title),
    comment: comment === undefined ? session.comment : textOrNull(comment),
    sentiment: sentiment ?? session.sentiment,
    visibility: visibility ?? session.visibility,
  };
  const lines = [changed.title, changed.comment].map((text) => foldText(text ?? ''));
  return { ...changed, foldedReview: lines.join('\n') };
}

export async function reviewSession(
  transaction: Database,
  asked: {
    writerId: string;
    id: string;
    review: UpdateWritingSessionRequest;
    ifMatch: IfMatch;
  },
): Promise<SessionRow | 'notFound' | 'stale'> {
  const { writerId, id, review, ifMatch } = asked;
  const session = await findSession(transaction, writerId, id);
  if (!session) return 'notFound';
  if (isStale(ifMatch, session)) return 'stale';
  return change(transaction, session, reviewed(session, review));
}

/** The details of a transition: its review, or a time of its end, which is not in the future. */
export type MoveDetails = UpdateWritingSessionRequest & Partial<EndWritingSessionRequest>;

/**
 * Moves a session on, together with its review.
 *
 * @returns the session, or why not: `illegal` when its status does not allow this, `tooEarly` when
 *   it cannot have ended then.
 */
export async function moveSession(
  transaction: Database,
  asked: {
    writerId: string;
    id: string;
    transition: Transition;
    details: MoveDetails;
    ifMatch: IfMatch;
    now: Date;
  },
): Promise<SessionRow | 'notFound' | 'stale' | 'illegal' | 'tooEarly'> {
  const { writerId, id, transition, ifMatch, now } = asked;
  const { endedAt, ...review } = asked.details;
  const session = await findSession(transaction, writerId, id);
  if (!session) return 'notFound';
  if (isStale(ifMatch, session)) return 'stale';
  const givenEnd = transition === 'end' && endedAt !== undefined ? new Date(endedAt) : undefined;
  const moved = move(session, transition, givenEnd ?? now);
  if (!moved) return 'illegal';
  if (givenEnd && !canHaveEndedAt(session, givenEnd)) return 'tooEarly';
  const updated = await change(transaction, session, { ...moved, ...reviewed(session, review) });
  if (transition === 'publish') await publishParagraphs(transaction, id);
  if (transition === 'end') {
    await keepVersionsOfSession(transaction, updated, now);
    await forgetWordsOfDeleted(transaction, updated);
  }
  if (transition === 'discard') {
    await forgetPublication(transaction, id);
    await forgetWordsOfDiscarded(transaction, updated);
  }
  return updated;
}

async function change(
  transaction: Database,
  { id }: SessionRow,
  changes: Partial<SessionRow>,
): Promise<SessionRow> {
  const [updated] = await transaction
    .update(writingSessions)
    .set({ ...changes, version: nextVersion(writingSessions.version) })
    .where(eq(writingSessions.id, id))
    .returning();
  if (!updated) throw new Error('The session was lost while it was locked.');
  return updated;
}
