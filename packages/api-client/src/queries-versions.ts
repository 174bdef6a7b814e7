import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import { pagedQuery } from './paging.ts';
import { queryKeys, unwrap } from './queries.ts';

/** A document as the server has it now, with its text. */
export const documentQuery = (api: ApiClient, documentId: string) =>
  queryOptions({
    queryKey: queryKeys.document(documentId),
    queryFn: async ({ signal }) => unwrap(await api.getDocument(documentId, { signal })),
  });

/** The versions of a document without their text, newest first. */
export const documentVersionsQuery = (api: ApiClient, documentId: string) =>
  pagedQuery(queryKeys.documentVersions(documentId), async (page, options) =>
    unwrap(await api.listDocumentVersions(documentId, page, options)),
  );

/** The newest version of a document without its text; null where it has none. */
export const newestVersionQuery = (api: ApiClient, documentId: string) =>
  queryOptions({
    queryKey: queryKeys.newestVersion(documentId),
    queryFn: async ({ signal }) => {
      const { items } = unwrap(
        await api.listDocumentVersions(documentId, { limit: 1 }, { signal }),
      );
      return items[0] ?? null;
    },
    // Asked for once where a text is opened: a change of the text, or its deletion, asks for no more.
    staleTime: 'static',
    gcTime: 0,
  });

/** One version with its text, which never changes. */
export const documentVersionQuery = (api: ApiClient, documentId: string, versionId: string) =>
  queryOptions({
    queryKey: queryKeys.documentVersion(versionId),
    queryFn: async ({ signal }) =>
      unwrap(await api.getDocumentVersion(documentId, versionId, { signal })),
    staleTime: Infinity,
  });
