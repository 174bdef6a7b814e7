import type { ApiClient, ApiError } from '@ecritoire/api-client';
import { useState } from 'react';
import type { Choice, Keep } from './conflict.ts';
import { lostSide, type ConflictDraft } from './lost-side.ts';
import { useIdempotencyKeys } from '../../shared/forms/idempotency-keys.ts';

/** Whether the version will never be taken: the account has no room, or it is too long. */
const isRefusal = (status: number | null) => status === 409 || status === 413 || status === 422;

/**
 * The choice of a side of a conflict. It stands once the other side is a version on the server; until
 * then both stay. Where the server refuses that version, the same choice made again stands without.
 */
export function useConflictChoice(
  api: Pick<ApiClient, 'createDocumentVersion'>,
  { documentId, draft }: { documentId: string; draft: () => ConflictDraft },
  resolve: (id: string, keep: Keep) => void,
): { choice: Choice | null; choose: (id: string, keep: Keep) => void } {
  const keys = useIdempotencyKeys();
  const [choice, setChoice] = useState<Choice | null>(null);

  /** @returns why it could not be stored; null once it is, as it stands by then. */
  const storeLost = async (id: string, keep: Keep): Promise<ApiError | null> => {
    const sent = new Set<string>();
    // What either side became meanwhile is another request.
    const unsent = () => {
      const theirs = draft().conflicts.find((conflict) => conflict.id === id)?.theirs;
      return lostSide(draft(), id, keep)
        .map((version) => ({ version, theirs }))
        .find((request) => !sent.has(JSON.stringify(request)));
    };
    for (let request = unsent(); request; request = unsent()) {
      const idempotencyKey = keys.of(request);
      // oxlint-disable-next-line no-await-in-loop -- what is typed meanwhile is in the next version
      const { error } = await api.createDocumentVersion(documentId, request.version, {
        idempotencyKey,
      });
      if (error) return error;
      sent.add(JSON.stringify(request));
    }
    return null;
  };
  const choose = async (id: string, keep: Keep) => {
    if (choice?.status === 'storing') return;
    const isMeant = choice?.status === 'refused' && choice.id === id && choice.keep === keep;
    if (!isMeant && lostSide(draft(), id, keep).length > 0) {
      setChoice({ id, keep, status: 'storing' });
      const error = await storeLost(id, keep);
      if (error) {
        setChoice({ id, keep, status: isRefusal(error.status) ? 'refused' : 'unreachable' });
        return;
      }
    }
    keys.forget();
    setChoice(null);
    resolve(id, keep);
  };
  return { choice, choose: (id, keep) => void choose(id, keep) };
}
