import type { WritingSessionStatus } from '@ecritoire/contracts';
import type { writingSessions } from '../database/schema.ts';

export type SessionRow = typeof writingSessions.$inferSelect;

/** docs/product.md, "Sessions": active ⇄ paused → ended → draft | published | discarded, and back to draft. */
const transitions = {
  pause: { from: ['active'], to: 'paused' },
  resume: { from: ['paused'], to: 'active' },
  end: { from: ['active', 'paused'], to: 'ended' },
  saveDraft: { from: ['ended'], to: 'draft' },
  publish: { from: ['ended', 'draft'], to: 'published' },
  unpublish: { from: ['published'], to: 'draft' },
  discard: { from: ['ended', 'draft'], to: 'discarded' },
} as const satisfies Record<
  string,
  { from: readonly WritingSessionStatus[]; to: WritingSessionStatus }
>;

export type Transition = keyof typeof transitions;

type Moved = Pick<
  SessionRow,
  'status' | 'pausedAt' | 'pausedMs' | 'endedAt' | 'publishedAt' | 'lastEditAt'
>;

const elapsed = (from: Date, to: Date) => Math.max(0, to.getTime() - from.getTime());

/** Milliseconds of all pauses up to `now`, the one that goes on included. */
export function pausedMsAt({ pausedAt, pausedMs }: SessionRow, now: Date): number {
  return pausedMs + (pausedAt ? elapsed(pausedAt, now) : 0);
}

/** Milliseconds from start to end, or to `now` while the session lives, without the pauses. */
export function durationMsAt(session: SessionRow, now: Date): number {
  const until = session.endedAt ?? now;
  return Math.max(0, elapsed(session.startedAt, until) - pausedMsAt(session, until));
}

/**
 * What a transition changes in a session.
 *
 * @returns undefined when the session's status does not allow it.
 */
export function move(session: SessionRow, transition: Transition, now: Date): Moved | undefined {
  const { from, to }: { from: readonly WritingSessionStatus[]; to: WritingSessionStatus } =
    transitions[transition];
  if (!from.includes(session.status)) return undefined;
  const { endedAt, publishedAt, pausedAt, pausedMs } = session;
  switch (to) {
    case 'paused':
      return { status: to, pausedAt: now, pausedMs, endedAt, publishedAt, lastEditAt: null };
    case 'active':
    case 'ended':
      return {
        status: to,
        pausedAt: null,
        pausedMs: pausedMsAt(session, now),
        endedAt: to === 'ended' ? now : null,
        publishedAt,
        lastEditAt: null,
      };
    case 'draft':
    case 'published':
    case 'discarded':
      return {
        status: to,
        pausedAt,
        pausedMs,
        endedAt,
        publishedAt: to === 'published' ? now : null,
        lastEditAt: null,
      };
    default:
      return to satisfies never;
  }
}
