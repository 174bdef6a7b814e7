import { queryOptions } from '@tanstack/react-query';
import type { Document, DocumentSummary } from '@ecritoire/contracts';
import type { Query } from './calls.ts';
import type { ApiClient } from './create-api-client.ts';
import { all, pagedQuery } from './paging.ts';
import { briefly, queryKeys, unwrap } from './queries.ts';

/** Which documents a list holds. */
export type DocumentFilter = Omit<Query<'listDocuments'>, 'cursor' | 'limit'>;

/** @param filter all documents without one, last changed first; of one project in its own order. */
export const foundDocumentsQuery = (api: ApiClient, filter: DocumentFilter = {}) =>
  pagedQuery(queryKeys.foundDocuments(filter), async (page, options) =>
    unwrap(await api.listDocuments({ ...filter, ...page }, options)),
  );

/** Only the latest changed documents, independent of the loaded list. */
export const recentDocumentsQuery = (api: ApiClient) =>
  pagedQuery(queryKeys.recentDocuments, async (_page, options) =>
    unwrap(await api.listDocuments({}, options)),
  );

/** The documents that a search finds by their titles, the best match first. */
export const documentTitlesQuery = (api: ApiClient, search: string) =>
  queryOptions({
    queryKey: queryKeys.documentTitles(search),
    gcTime: briefly,
    queryFn: async ({ signal }) => unwrap(await api.findDocumentTitles({ search }, { signal })),
  });

const documentsOf = (api: ApiClient, projectId: string): Promise<DocumentSummary[]> =>
  all(async (page) => unwrap(await api.listDocuments({ projectId, limit: 100, ...page })));

/** The last document of a project in its own order: after which another is put. */
export async function lastDocumentOf(api: ApiClient, projectId: string): Promise<string | null> {
  const documents = await documentsOf(api, projectId);
  return documents.at(-1)?.id ?? null;
}

/**
 * Every document of a project with its text, in the order of its own.
 * @param onProgress called after each page with how many have come.
 */
export async function textsOf(
  api: ApiClient,
  projectId: string,
  onProgress: (count: number) => void,
): Promise<Document[]> {
  let count = 0;
  return all(async (cursor) => {
    const page = unwrap(await api.listProjectTexts(projectId, { limit: 100, ...cursor }));
    count += page.items.length;
    onProgress(count);
    return page;
  });
}
