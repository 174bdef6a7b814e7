import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Query } from './calls.ts';
import type { ApiClient } from './create-api-client.ts';
import { all, paged, pageOf } from './paging.ts';
import { queryKeys, unwrap } from './queries.ts';

/** Which documents a list holds. */
export type DocumentFilter = Omit<Query<'listDocuments'>, 'cursor' | 'limit'>;

/** @param filter all documents without one, last changed first; of one project in its own order. */
export const foundDocumentsQuery = (api: ApiClient, filter: DocumentFilter = {}) =>
  infiniteQueryOptions({
    queryKey: queryKeys.foundDocuments(filter),
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await api.listDocuments({ ...filter, ...pageOf(pageParam) }, { signal })),
    ...paged,
  });

/** The last document of a project in its own order: after which another is put. */
export async function lastDocumentOf(api: ApiClient, projectId: string): Promise<string | null> {
  const documents = await all(async (page) =>
    unwrap(await api.listDocuments({ projectId, limit: 100, ...page })),
  );
  return documents.at(-1)?.id ?? null;
}
