import { ApiError, type Result } from '@ecritoire/api-client';

/**
 * A change with an If-Match guard. When it is stale, the current state is loaded, and the failure
 * says what happens to the input: it goes through when sent again.
 * @param messageKey the message of a stale change.
 * @param failureKey names an unexpected failure in the words of this change.
 * @param alsoStale another status after which the current state is loaded; the server says why.
 */
export async function madeFrom<Data>(
  change: Promise<Result<Data>>,
  options: {
    messageKey: string;
    failureKey?: string;
    refresh: () => Promise<unknown>;
    alsoStale?: number;
  },
): Promise<Result<Data>> {
  const { messageKey, failureKey, refresh, alsoStale } = options;
  const result = await change;
  if (result.success) return result;
  const { message, status } = result.error;
  if (failureKey !== undefined && result.error.messageKey === 'actions.endpoints.serverError') {
    return {
      ...result,
      error: new ApiError(message, { status, messageKey: failureKey, data: null }),
    };
  }
  const isStale = status === 412;
  if (isStale || (status !== null && status === alsoStale)) await refresh();
  if (!isStale) return result;
  return { ...result, error: new ApiError(message, { status, messageKey, data: null }) };
}

/**
 * A deletion: an item already deleted remotely counts as success. Options as of {@link madeFrom}.
 */
export async function deletedFrom(
  deletion: Promise<Result<unknown>>,
  options: Parameters<typeof madeFrom>[1],
): Promise<Result<null>> {
  const result = await madeFrom(deletion, options);
  const isGone = result.success || result.error.status === 404;
  return isGone ? { success: true, data: null, error: null } : result;
}

/** What a dialog is about, as its list has it by now; as it was seen where the list has it no more. */
export const asItIs = <Thing extends { id: string }>(
  seen: Thing,
  pages: readonly { items: readonly Thing[] }[] = [],
): Thing => pages.flatMap(({ items }) => items).find(({ id }) => id === seen.id) ?? seen;

/** For what is asked before a question is put: that comes without an answer as well. */
export const soon = () => AbortSignal.timeout(2000);
