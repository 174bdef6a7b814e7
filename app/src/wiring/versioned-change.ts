import { ApiError, type ApiClient, type Result } from '@ecritoire/api-client';
import type { WritingSession } from '@ecritoire/contracts';

/** Says of a change that came too late what became of it: nothing that was filled in is lost. */
export const changedElsewhere = ({ message, status }: ApiError): ApiError =>
  new ApiError(message, { status, messageKey: 'writingSessions.changedElsewhere', data: null });

/**
 * Changes sessions from the version at which they were seen, so that nothing is written over unseen.
 * After a refusal the next try is made from what the session is by then.
 */
export function createVersionedChange(api: ApiClient) {
  const seen = new Map<string, number>();
  return async function madeFrom(
    id: string,
    version: number,
    change: (from: { version: number }) => Promise<Result<WritingSession>>,
  ): Promise<WritingSession> {
    const result = await change({ version: Math.max(version, seen.get(id) ?? 0) });
    if (result.success) return result.data;
    if (result.error.status !== 412) throw result.error;
    const { data } = await api.getWritingSession(id);
    if (data) seen.set(id, data.version);
    throw changedElsewhere(result.error);
  };
}
