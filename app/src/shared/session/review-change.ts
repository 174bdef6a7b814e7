import { ApiError, unwrap, type Result } from '@ecritoire/api-client';
import type { WritingSession } from '@ecritoire/contracts';
import { isReviewable } from './is-reviewable.ts';
import { settleChange, type Wanted } from './settle-change.ts';

/** Explains a stale change to a session: nothing filled in is lost. */
export const changedRemotely = 'writingSessions.changedRemotely';

/** Says that the review of a session is over, since it was published or discarded remotely. */
const overtakenBy: { readonly [Status in WritingSession['status']]?: string } = {
  published: 'writingSessions.publishedRemotely',
  discarded: 'writingSessions.discardedRemotely',
};

/**
 * What became of a change that a review asked for: it went through after all, or the review is over.
 * Parameters as of {@link settleChange}.
 */
export async function settleReview(
  ...change: Parameters<typeof settleChange>
): Promise<Result<WritingSession>> {
  const { result, now } = await settleChange(...change);
  if (result.success) return result;
  const { message, status } = result.error;
  const messageKey =
    (now && overtakenBy[now.status]) ?? (status === 412 ? changedRemotely : undefined);
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
    { id, version, wanted }: { id: string; version: number; wanted: Wanted },
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
