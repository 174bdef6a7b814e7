import { ApiError, unwrap, type Result } from '@ecritoire/api-client';
import type { WritingSession } from '@ecritoire/contracts';
import { isReviewable } from '../../screens/is-reviewable.ts';

/** Says of a change to a session that came too late what became of it: nothing filled in is lost. */
export const changedElsewhere = 'writingSessions.changedElsewhere';

/** Says of a session that its review is over, since it was published or discarded elsewhere. */
const overtakenBy: { readonly [Status in WritingSession['status']]?: string } = {
  published: 'writingSessions.publishedElsewhere',
  discarded: 'writingSessions.discardedElsewhere',
};

const reviewed = ['status', 'title', 'comment', 'sentiment', 'visibility'] as const;

/** What a session is once a change of its review has gone through. */
export type Wanted = Partial<Pick<WritingSession, (typeof reviewed)[number]>>;

const isAs = (session: WritingSession, wanted: Wanted) =>
  reviewed.every((field) => wanted[field] === undefined || wanted[field] === session[field]);

/**
 * What became of a change that a review asked for. Where that cannot be told, or the session was
 * another by then, it is read as it is by now: only the answer may have been lost, or the review may
 * be over.
 * @param wanted what the session is once the change has gone through.
 * @param read gives the session as it is by now; nothing where that is not to be had.
 */
export async function settleReview(
  change: Promise<Result<WritingSession>>,
  wanted: Wanted,
  read: () => Promise<WritingSession | null>,
): Promise<Result<WritingSession>> {
  const result = await change;
  if (result.success) return result;
  const { message, status } = result.error;
  const isUnclear = status === null || status >= 500;
  const isStale = status === 412;
  if (!isUnclear && !isStale && status !== 409) return result;
  const now = await read();
  if (now && isAs(now, wanted)) return { success: true, data: now, error: null };
  const messageKey = (now && overtakenBy[now.status]) ?? (isStale ? changedElsewhere : undefined);
  if (messageKey === undefined) return result;
  return { ...result, error: new ApiError(message, { status, messageKey, data: null }) };
}

/**
 * Changes sessions under review from the version at which they were seen, so that nothing is written
 * over unseen. After a refusal the next try is made from what the session is by then; unless it was
 * published or discarded, which refuses all that is still asked for here.
 * @param readSession gives the session as it is by now; no data where that is not to be had.
 */
export function createReviewChange(
  readSession: (id: string) => Promise<{ data: WritingSession | null }>,
) {
  const seen = new Map<string, number>();
  return async function changeReview(
    { id, version = 0, wanted }: { id: string; version?: number; wanted: Wanted },
    change: (from: { version: number }) => Promise<Result<WritingSession>>,
  ): Promise<WritingSession> {
    const read = async () => {
      const { data } = await readSession(id);
      if (data && isReviewable(data)) seen.set(id, data.version);
      return data;
    };
    const from = { version: Math.max(version, seen.get(id) ?? 0) };
    return unwrap(await settleReview(change(from), wanted, read));
  };
}
