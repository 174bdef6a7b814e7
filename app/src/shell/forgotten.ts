import type { WritingSession } from '@ecritoire/contracts';
import { readNote, safeSession } from '../boot/safe-session.ts';
import type { LastHeard } from './ForgottenBanner.tsx';

/** Milliseconds: a meal and a walk are shorter, a night is longer. */
const forgottenAfter = 3 * 3_600_000;

/** The session in which one went on all the same, and when, in milliseconds since 1970. */
export type WentOn = { sessionId: string; at: number };

const note = 'ecritoire:went-on';

export const readWentOn = () => readNote<WentOn>(safeSession, note);
export const noteWentOn = (wentOn: WentOn) => safeSession.setItem(note, JSON.stringify(wentOn));

/** Nothing that is known of a session came later: it can be ended then. */
export function lastHeardOf(session: WritingSession): LastHeard {
  const known: LastHeard[] = [{ what: 'started', at: session.startedAt }];
  const { resumedAt, lastWrittenAt, pausedAt } = session;
  if (resumedAt !== null) known.push({ what: 'resumed', at: resumedAt });
  if (lastWrittenAt !== null) known.push({ what: 'written', at: lastWrittenAt });
  if (pausedAt !== null) known.push({ what: 'paused', at: pausedAt });
  return known.reduce((last, one) => (Date.parse(one.at) >= Date.parse(last.at) ? one : last));
}

/** When the server gave a live session so, by its own clock: this device's may be wrong. */
export const readAt = ({ startedAt, stats }: WritingSession): number =>
  Date.parse(startedAt) + (stats.durationSeconds + stats.pausedSeconds) * 1000;

/** Whether nobody wrote in a live session for long, as of when it was read. */
export function isForgotten(session: WritingSession, wentOn: Partial<WentOn> | null): boolean {
  const goneOn = wentOn?.sessionId === session.id ? (wentOn.at ?? 0) : 0;
  const last = Math.max(Date.parse(lastHeardOf(session).at), goneOn);
  return readAt(session) - last >= forgottenAfter;
}
