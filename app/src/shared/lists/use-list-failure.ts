import type { ApiError } from '@ecritoire/api-client';
import { messageOf, type TranslationFunctions } from '@ecritoire/i18n';
import { useI18n } from '@ecritoire/i18n/react';
import { useState } from 'react';
import { isRetryable } from '@ecritoire/api-client';

/** What is said of a list, or of its next page, that did not come. */
export function failureOf(LL: TranslationFunctions, error: ApiError): string {
  const { networkText, triesAgain } = LL.errorPage;
  const text = error.status === null ? networkText() : messageOf(LL, error.messageKey);
  return isRetryable(error) ? `${text} ${triesAgain()}` : text;
}

/**
 * Why a list is not there, until there is an answer to the next try; null while it is on its way for
 * the first time, or once it is there.
 */
export function useListFailure(query: {
  data: unknown;
  error: ApiError | null;
  isFetchedAfterMount: boolean;
  refetch: () => Promise<unknown>;
}): { error: ApiError; message: string; onRetry: () => Promise<unknown> } | null {
  const { LL } = useI18n();
  const [lastError, setLastError] = useState(query.error);
  if (query.error !== null && query.error !== lastError) setLastError(query.error);
  const isMissing = query.data === undefined;
  const onRetry = () => query.refetch();
  const error = isMissing ? (query.error ?? (query.isFetchedAfterMount ? lastError : null)) : null;
  return error === null ? null : { error, message: failureOf(LL, error), onRetry };
}
