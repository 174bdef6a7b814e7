import { waitFor } from 'xstate';
import { createSafeNotes, readNote, safeSession } from '../../boot/safe-session.ts';
import { isReviewable } from '../../shared/session/is-reviewable.ts';
import type { Review } from './ReviewFields.tsx';
import type { Services, WritingSessionActor } from '../../shared/services/services.ts';
import { tryReview } from '../../shared/session/writing-session.ts';

/** What a writer has filled in for each session so far, and is unsent. */
type StoredReviews = Record<string, Partial<Review>>;

const browser = { device: createSafeNotes(() => localStorage), tab: safeSession };

const reviews = 'ecritoire:review';
const keyOf = (userId: string) => `${reviews}:${userId}`;
/** The tab's: which session is under review here, or about to be, and whose it is. */
const underReview = 'ecritoire:under-review';
const nameOf = (userId: string, sessionId: string) => `${userId} ${sessionId}`;

function read(userId: string, { device } = browser): Partial<StoredReviews> {
  return readNote<StoredReviews>(device, keyOf(userId)) ?? {};
}

/** What was filled in of this session's review, on this page or one before it. */
export function storedReview(userId: string, sessionId: string, notes = browser): Partial<Review> {
  return read(userId, notes)[sessionId] ?? {};
}

/** Stores what is being filled in on this device, so that it outlives the page. */
export function keepReview(
  userId: string,
  sessionId: string,
  changes: Partial<Review>,
  notes = browser,
): void {
  const next = { ...read(userId, notes), [sessionId]: changes };
  notes.device.setItem(keyOf(userId), JSON.stringify(next));
  noteUnderReview(userId, sessionId, notes);
}

function noteUnderReview(userId: string, sessionId: string, { tab } = browser): void {
  tab.setItem(underReview, nameOf(userId, sessionId));
}

/** Once the server has it, or it is discarded. */
export function forgetReview(userId: string, sessionId: string, notes = browser): void {
  const { [sessionId]: _, ...others } = read(userId, notes);
  if (Object.keys(others).length === 0) notes.device.removeItem(keyOf(userId));
  else notes.device.setItem(keyOf(userId), JSON.stringify(others));
  putAside(userId, sessionId, notes);
}

/** It is not reopened automatically. */
function putAside(userId: string, sessionId: string, { tab } = browser): void {
  if (tab.getItem(underReview) === nameOf(userId, sessionId)) tab.removeItem(underReview);
}

/** Once the writer leaves this device. */
export function forgetReviews(userId: string, { device, tab } = browser): void {
  device.removeItem(keyOf(userId));
  tab.removeItem(underReview);
}

/** Whether this session was under review here, or about to be, when the page was reloaded. */
export function wasReviewed(userId: string, sessionId: string, { tab } = browser): boolean {
  return tab.getItem(underReview) === nameOf(userId, sessionId);
}

/**
 * Reopens the review that a reload interrupted, and deletes what was stored of it once it is sent,
 * or left and saved.
 *
 * @param path of the page: that of the session itself reopens its own review.
 */
export async function followReview(
  { api, queryClient }: Pick<Services, 'api' | 'queryClient'>,
  actor: WritingSessionActor,
  { userId, path }: { userId: string; path: string },
  notes = browser,
): Promise<void> {
  let under: string | null = null;
  let ending: string | null = null;
  actor.on('reviewStored', () => {
    if (under !== null) putAside(userId, under, notes);
    under = null;
  });
  actor.subscribe((snapshot) => {
    const { review, session } = snapshot.context;
    const now = review === null ? null : (session?.id ?? null);
    if (under !== null && now !== under) forgetReview(userId, under, notes);
    under = now;
    // The page may be reloaded before the response to its end comes.
    const isAsked = snapshot.matches({ ending: 'changingSession' });
    if (isAsked && session) ending = session.id;
    if (now !== null) ending = null;
    const begun = now ?? ending;
    if (begun !== null) noteUnderReview(userId, begun, notes);
    // A session that goes on after all, or was ended remotely, is not under review here.
    if (ending !== null && !isAsked && !snapshot.hasTag('loading')) {
      putAside(userId, ending, notes);
      ending = null;
    }
  });
  const [, sessionId] = notes.tab.getItem(underReview)?.split(' ') ?? [];
  if (sessionId === undefined || !wasReviewed(userId, sessionId, notes)) return;
  if (path.endsWith(`/app/sessions/${sessionId}`)) return;
  const settled = await waitFor(actor, (now) => !now.hasTag('loading'), { timeout: Infinity });
  if (!settled.hasTag('idle')) return;
  const { data: session } = await api.getWritingSession(sessionId);
  if (session && isReviewable(session)) tryReview({ queryClient }, actor, session);
}
