import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import { all, paged, pageOf } from './paging.ts';
import { queryKeys, unwrap } from './queries.ts';

/**
 * All documents, last changed first.
 * @param search what they have in their title or text.
 */
export const foundDocumentsQuery = (api: ApiClient, search = '') =>
  infiniteQueryOptions({
    queryKey: queryKeys.foundDocuments(search),
    queryFn: async ({ pageParam, signal }) => {
      const filter = search === '' ? {} : { search };
      return unwrap(await api.listDocuments({ ...filter, ...pageOf(pageParam) }, { signal }));
    },
    ...paged,
  });

/** The last document of a project in its own order: after which another is put. */
export async function lastDocumentOf(api: ApiClient, projectId: string): Promise<string | null> {
  const documents = await all(async (page) =>
    unwrap(await api.listDocuments({ projectId, limit: 100, ...page })),
  );
  return documents.at(-1)?.id ?? null;
}
