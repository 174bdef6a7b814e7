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
  const versionOf = (id: string) => shown().find((each) => each.id === id)?.version;

  const send = async (id: string, after: string | null) => {
    const version = versionOf(id);
    const body = { projectId, after };
    const result = await api.moveDocument(id, body, version === undefined ? {} : { version });
    if (result.success) {
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
    // A refused move: the list is read again once nothing is on its way any more.
    if (waiting.current > 0 || !isOutdated.current) return;
    isOutdated.current = false;
    await queryClient.invalidateQueries({ queryKey });
  };

  const move = async (document: DocumentSummary, after: string | null) => {
    await queryClient.cancelQueries({ queryKey });
    const wasAfter = shown()[shown().findIndex(({ id }) => id === document.id) - 1]?.id ?? null;
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
