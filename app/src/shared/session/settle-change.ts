import type { Result } from '@ecritoire/api-client';
import type { WritingSession } from '@ecritoire/contracts';
import { reviewFields } from '@ecritoire/machines/writing-session';

const changed = ['status', ...reviewFields] as const;

/** What a session is once a change of it has gone through. */
export type Wanted = Partial<Pick<WritingSession, (typeof changed)[number]>>;

const isAs = (session: WritingSession, wanted: Wanted) =>
  changed.every((field) => wanted[field] === undefined || wanted[field] === session[field]);

/** Whether the answer was lost, or the session was another by then than the change was made from. */
const isInDoubt = (status: number | null) =>
  status === null || status >= 500 || status === 409 || status === 412;

/**
 * What became of a change of a session. Where that is in doubt the session is read as it is by now:
 * where it is as was asked, only the answer was lost, or somebody else has asked for the same.
 * @param wanted what the session is once the change has gone through.
 * @param read gives the session as it is by now; nothing where that is not to be had.
 * @returns with the session as it was read; null where it was not.
 */
export async function settleChange(
  change: Promise<Result<WritingSession>>,
  wanted: Wanted,
  read: () => Promise<WritingSession | null>,
): Promise<{ result: Result<WritingSession>; now: WritingSession | null }> {
  const result = await change;
  if (result.success || !isInDoubt(result.error.status)) return { result, now: null };
  const now = await read();
  const isDone = now !== null && isAs(now, wanted);
  return { result: isDone ? { success: true, data: now, error: null } : result, now };
}
