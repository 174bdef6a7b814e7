import type { WritingSessionStatus } from '@ecritoire/contracts';
import type { writingSessions } from '../database/schema.ts';

export type SessionRow = typeof writingSessions.$inferSelect;

/** docs/rules/sessions.md: active ⇄ paused → ended → draft | published | discarded, and back to draft. */
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
  'status' | 'pausedAt' | 'resumedAt' | 'pausedMs' | 'endedAt' | 'publishedAt'
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

/** Whether a session can have ended then: nothing that is known of it came later. */
export function canHaveEndedAt(session: SessionRow, instant: Date): boolean {
  const { startedAt, pausedAt, resumedAt, lastWrittenAt } = session;
  return [startedAt, pausedAt, resumedAt, lastWrittenAt].every((one) => !one || instant >= one);
}

/**
 * What a transition changes in a session.
 *
 * @param at when it happens: now, or when a session ended that was forgotten.
 * @returns undefined when the session's status does not allow it.
 */
export function move(session: SessionRow, transition: Transition, at: Date): Moved | undefined {
  const { from, to }: { from: readonly WritingSessionStatus[]; to: WritingSessionStatus } =
    transitions[transition];
  if (!from.includes(session.status)) return undefined;
  const { endedAt, publishedAt, pausedAt, resumedAt, pausedMs } = session;
  switch (to) {
    case 'paused':
      return { status: to, pausedAt: at, resumedAt, pausedMs, endedAt, publishedAt };
    case 'active':
    case 'ended':
      return {
        status: to,
        pausedAt: null,
        resumedAt: to === 'active' ? at : resumedAt,
        pausedMs: pausedMsAt(session, at),
        endedAt: to === 'ended' ? at : null,
        publishedAt,
      };
    case 'draft':
    case 'published':
    case 'discarded':
      return {
        status: to,
        pausedAt,
        resumedAt,
        pausedMs,
        endedAt,
        publishedAt: to === 'published' ? at : null,
      };
    default:
      return to satisfies never;
  }
}
