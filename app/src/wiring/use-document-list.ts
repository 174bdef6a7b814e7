import { foundDocumentsQuery } from '@ecritoire/api-client';
import { messageOf } from '@ecritoire/i18n';
import { useI18n } from '@ecritoire/i18n/react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { DocumentList } from '../screens/DocumentsScreen.tsx';
import { loadMoreOf } from './load-more.ts';
import { useStudio } from './studio.ts';
import { useUntilReachable } from './until-reachable.ts';

/** What is found by this; what was found before stays until then. */
export function useDocumentList(search: string): DocumentList {
  const { api } = useStudio();
  const { LL } = useI18n();
  const query = useInfiniteQuery({
    ...foundDocumentsQuery(api, search),
    placeholderData: keepPreviousData,
  });
  const { data, error, isPlaceholderData } = query;
  const isUnreachable = data === undefined && error !== null && error.status === null;
  const onRetry = () => void query.refetch();
  useUntilReachable(isUnreachable, onRetry);
  if (data !== undefined) {
    const documents = data.pages.flatMap(({ items }) => items);
    const more = loadMoreOf(query);
    return { state: 'shown', documents, search, more, isOld: isPlaceholderData };
  }
  if (error === null) return { state: 'loading' };
  const message = isUnreachable ? LL.errorPage.networkText() : messageOf(LL, error.messageKey);
  return { state: 'failed', message, onRetry };
}
