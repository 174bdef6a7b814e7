import { ApiError, type Result } from '@ecritoire/api-client';

/**
 * A change that says which version it was made from. When it came too late, what there is now is
 * asked for, and the failure says what becomes of what was typed: it goes through when sent again.
 * @param messageKey what is said then.
 */
export async function madeFrom<Data>(
  change: Promise<Result<Data>>,
  { messageKey, refresh }: { messageKey: string; refresh: () => Promise<unknown> },
): Promise<Result<Data>> {
  const result = await change;
  if (result.success || result.error.status !== 412) return result;
  await refresh();
  const { message, status } = result.error;
  return { ...result, error: new ApiError(message, { status, messageKey, data: null }) };
}
