import { queryOptions } from '@tanstack/react-query';
import type { Query } from './calls.ts';
import type { ApiClient } from './create-api-client.ts';
import { pagedQuery } from './paging.ts';
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
