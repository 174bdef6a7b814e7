import { unwrap, type ApiClient, type Result } from '@ecritoire/api-client';
import type { WritingSession } from '@ecritoire/contracts';
import { madeFrom } from './made-from.ts';

/** Says of a change to a session that came too late what became of it: nothing filled in is lost. */
export const changedElsewhere = 'writingSessions.changedElsewhere';

/**
 * Changes sessions from the version at which they were seen, so that nothing is written over unseen.
 * After a refusal the next try is made from what the session is by then.
 */
export function createVersionedChange(api: ApiClient) {
  const seen = new Map<string, number>();
  return async function changeFrom(
    id: string,
    version: number,
    change: (from: { version: number }) => Promise<Result<WritingSession>>,
  ): Promise<WritingSession> {
    const refresh = async () => {
      const { data } = await api.getWritingSession(id);
      if (data) seen.set(id, data.version);
    };
    const from = { version: Math.max(version, seen.get(id) ?? 0) };
    return unwrap(await madeFrom(change(from), { messageKey: changedElsewhere, refresh }));
  };
}
