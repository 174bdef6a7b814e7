import type { WritingSessionStats } from '@ecritoire/contracts';
import { durationMsAt, pausedMsAt, type SessionRow } from './session-life.ts';

/** A longer gap between two edits is idle time (docs/rules/counting.md). */
const IDLE_GAP_MS = 300_000;

/** The session's idle time after an edit at `now`; a pause begins a new stretch of edits. */
export function idleMsAfterEdit(session: SessionRow, now: Date): number {
  const { idleMs, lastWrittenAt, resumedAt } = session;
  if (!lastWrittenAt || (resumedAt && resumedAt > lastWrittenAt)) return idleMs;
  const gap = now.getTime() - lastWrittenAt.getTime();
  return gap > IDLE_GAP_MS ? idleMs + gap : idleMs;
}

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000);

/** @returns null under one minute, for a rate of a few seconds says nothing. */
function wordsPerMinute(words: number, writingSeconds: number): number | null {
  return writingSeconds < 60 ? null : Math.round((words * 600) / writingSeconds) / 10;
}

/** @param now while the session lives, its duration is as of this instant. */
export function statsOf(session: SessionRow, now: Date): WritingSessionStats {
  const durationSeconds = seconds(durationMsAt(session, now));
  const idleSeconds = seconds(session.idleMs);
  return {
    words: session.words,
    wordsRemoved: session.wordsRemoved,
    paragraphs: session.paragraphs,
    durationSeconds,
    pausedSeconds: seconds(pausedMsAt(session, session.endedAt ?? now)),
    idleSeconds,
    wordsPerMinute: wordsPerMinute(session.words, durationSeconds - idleSeconds),
  };
}
