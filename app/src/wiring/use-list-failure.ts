import type { ApiError } from '@ecritoire/api-client';
import { messageOf, type TranslationFunctions } from '@ecritoire/i18n';
import { useI18n } from '@ecritoire/i18n/react';
import { useUntilReachable } from './until-reachable.ts';

/** What is said of a list, or of its next page, that did not come. */
export const failureOf = (LL: TranslationFunctions, { status, messageKey }: ApiError): string =>
  status === null ? LL.errorPage.networkText() : messageOf(LL, messageKey);

/**
 * Why a list is not there; null while it is on its way, or once it is there. One that could not be
 * reached comes by itself.
 */
export function useListFailure(query: {
  data: unknown;
  error: ApiError | null;
  refetch: () => Promise<unknown>;
}): { error: ApiError; message: string; onRetry: () => void } | null {
  const { LL } = useI18n();
  const error = query.data === undefined ? query.error : null;
  const onRetry = () => void query.refetch();
  useUntilReachable(error !== null && error.status === null, onRetry);
  return error === null ? null : { error, message: failureOf(LL, error), onRetry };
}
