import type { ApiClient } from '@ecritoire/api-client';
import { waitFor } from 'xstate';
import { safeSession, type SessionNotes } from '../boot/safe-session.ts';
import type { Review } from '../screens/ReviewFields.tsx';
import type { WritingSessionActor } from './writing-session.ts';

/** What a writer has said of a session so far, and nobody was sent yet. */
type KeptReview = { userId: string; sessionId: string; changes: Partial<Review> };

const key = 'ecritoire:review';

function read(userId: string, notes: SessionNotes): KeptReview | null {
  const kept: KeptReview | null = JSON.parse(notes.getItem(key) ?? 'null');
  return kept?.userId === userId ? kept : null;
}

/** What was filled in of this session's review before the page was loaded anew. */
export function keptReview(
  userId: string,
  sessionId: string,
  notes = safeSession,
): Partial<Review> {
  const kept = read(userId, notes);
  return kept?.sessionId === sessionId ? kept.changes : {};
}

/** Keeps what is being filled in for as long as the tab is there, reloads included. */
export function keepReview(kept: KeptReview, notes = safeSession): void {
  notes.setItem(key, JSON.stringify(kept));
}

/**
 * Takes up the review that a reload has broken off, and forgets what was kept of it once it is sent
 * or left.
 */
export async function followReview(
  api: ApiClient,
  actor: WritingSessionActor,
  userId: string,
  notes = safeSession,
): Promise<void> {
  let under: string | null = null;
  actor.subscribe(({ context: { review, session } }) => {
    const now = review === null ? null : (session?.id ?? null);
    if (under !== null && now !== under) notes.removeItem(key);
    under = now;
  });
  const kept = read(userId, notes);
  if (kept === null) return;
  const settled = await waitFor(actor, (now) => !now.hasTag('loading'), { timeout: Infinity });
  if (!settled.hasTag('idle')) return;
  const { data: session } = await api.getWritingSession(kept.sessionId);
  if (session?.status === 'ended' || session?.status === 'draft') {
    actor.send({ type: 'review', session });
  }
}
