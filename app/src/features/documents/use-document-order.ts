import { documentsQuery } from '@ecritoire/api-client';
import type { DocumentSummary } from '@ecritoire/contracts';
import { useRef, useState } from 'react';
import { withMoved } from './moved-document.ts';
import { useServices } from '../../shared/services/services.ts';

/**
 * The order of a project's documents. A move shows at once and is sent after the one before it; when
 * it is refused the list is what the server has, and a toast says why.
 */
export function useDocumentOrder(projectId: string) {
  const { api, queryClient, toasts } = useServices();
  const { queryKey } = documentsQuery(api, projectId);
  const [moved, setMoved] = useState<{ title: string; place: number } | null>(null);
  const lastSent = useRef(Promise.resolve());
  const waiting = useRef(0);
  const isOutdated = useRef(false);

  const shown = () => queryClient.getQueryData(queryKey)?.pages.flatMap(({ items }) => items) ?? [];
  /** The document before it; null where it is the first. */
  const placeOf = (id: string) =>
    shown()[shown().findIndex((each) => each.id === id) - 1]?.id ?? null;
  const versionOf = (id: string) => shown().find((each) => each.id === id)?.version;

  const send = async (id: string, after: string | null) => {
    const version = versionOf(id);
    const body = { projectId, after };
    const result = await api.moveDocument(id, body, version === undefined ? {} : { version });
    if (result.success) {
      const isRead = queryClient.getQueryState(queryKey)?.fetchStatus === 'fetching';
      // A list read during the request may be older than its response.
      isOutdated.current ||= isRead || versionOf(id) !== version || placeOf(id) !== after;
      // Its next move is made from the version that this one has given it.
      queryClient.setQueryData(queryKey, (list) =>
        list === undefined
          ? list
          : {
              ...list,
              pages: list.pages.map((page) => ({
                ...page,
                items: page.items.map((item) => (item.id === id ? result.data : item)),
              })),
            },
      );
      return true;
    }
    const isStale = result.error.status === 412;
    const messageKey = isStale ? 'documents.orderChanged' : 'documents.moveFailed';
    toasts.send({ type: 'add', tone: 'error', messageKey });
    setMoved(null);
    return false;
  };

  const settle = async (
    earlier: Promise<void>,
    { id, after, undo }: { id: string; after: string | null; undo: () => void },
  ) => {
    await earlier;
    if (!(await send(id, after))) {
      undo();
      isOutdated.current = true;
    }
    waiting.current -= 1;
    if (waiting.current > 0) return;
    // Those in another order, or of a search, have the document's old version.
    queryClient.removeQueries({ queryKey, type: 'inactive' });
    if (!isOutdated.current) return;
    isOutdated.current = false;
    await queryClient.invalidateQueries({ queryKey });
  };

  const move = async (document: DocumentSummary, after: string | null) => {
    const state = queryClient.getQueryState(queryKey);
    // What the cancelled read would have brought is read after the move.
    isOutdated.current ||= state?.fetchStatus === 'fetching' || state?.isInvalidated === true;
    await queryClient.cancelQueries({ queryKey });
    const wasAfter = placeOf(document.id);
    const put = (place: string | null) =>
      queryClient.setQueryData(queryKey, (list) =>
        list === undefined ? list : { ...list, pages: withMoved(list.pages, document.id, place) },
      );
    put(after);
    const place = shown().findIndex(({ id }) => id === document.id) + 1;
    setMoved({ title: document.title, place });
    waiting.current += 1;
    lastSent.current = settle(lastSent.current, {
      id: document.id,
      after,
      // That row alone: moves, pages and versions that came since stay.
      undo: () => put(wasAfter),
    });
    await lastSent.current;
  };

  return { moved, move };
}
