import { queryKeys, type Result } from '@ecritoire/api-client';
import type { RestoredFromTrash, TrashItem } from '@ecritoire/contracts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { refreshQueries } from '../../shared/runtime/refresh-queries.ts';
import type { Services } from '../../shared/services/services.ts';

const { projects, documents, sessions, calendar, trash } = queryKeys;

/** What shows, lists or counts what comes back, beside the trash itself. */
const showing = [projects, documents, sessions, calendar, trash] as const;

export const refreshAll = (queryClient: QueryClient) => refreshQueries(queryClient, showing);

type Page = { items: TrashItem[]; nextCursor: string | null };

/** The list without this, at once; it is read again by and by. */
export function withoutItem(queryClient: QueryClient, id: string): void {
  queryClient.setQueryData<InfiniteData<Page>>(trash, (list) =>
    list === undefined
      ? list
      : {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            items: page.items.filter((item) => item.id !== id),
          })),
        },
  );
}

/** Where something that is back can be seen. */
const hrefOf = ({ id, kind }: RestoredFromTrash): string =>
  kind === 'project' ? `/app/projects/${id}` : `/app/documents/${id}`;

/**
 * Brings something back from the trash, has every page show it again, and says so.
 *
 * @param projectId where a document goes whose own place is gone.
 */
export async function restore(
  { api, queryClient, toasts }: Pick<Services, 'api' | 'queryClient' | 'toasts'>,
  id: string,
  projectId?: string,
): Promise<Result<RestoredFromTrash>> {
  const result = await api.restoreFromTrash(id, projectId === undefined ? {} : { projectId });
  if (!result.success) return result;
  withoutItem(queryClient, id);
  void refreshAll(queryClient);
  toasts.send({
    type: 'add',
    tone: 'success',
    messageKey: `trash.restored.${result.data.kind}`,
    link: { messageKey: 'trash.open', href: hrefOf(result.data) },
  });
  return result;
}
