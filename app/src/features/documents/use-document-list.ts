import { foundDocumentsQuery } from '@ecritoire/api-client';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { DocumentFilter, DocumentList } from './DocumentsScreen.tsx';
import { loadMoreOf } from '../../shared/lists/load-more.ts';
import { useServices } from '../../shared/services/services.ts';
import { useListFailure } from '../../shared/lists/use-list-failure.ts';

/** What is found by this; what was found before stays until then. */
export function useDocumentList(filter: DocumentFilter): DocumentList {
  const { api } = useServices();
  const query = useInfiniteQuery({
    ...foundDocumentsQuery(api, filter),
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData } = query;
  const failure = useListFailure(query);
  if (data !== undefined) {
    const documents = data.pages.flatMap(({ items }) => items);
    const more = loadMoreOf(query);
    const total = data.pages[0]?.total;
    return { state: 'shown', documents, total, filter, more, isOld: isPlaceholderData };
  }
  if (failure === null) return { state: 'loading' };
  const { error, message, onRetry } = failure;
  return { state: 'failed', message, ...(error.status === 404 ? {} : { onRetry }) };
}
