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

/** The ten newest versions of a document without their text. */
export const newestVersionsQuery = (api: ApiClient, documentId: string) =>
  queryOptions({
    queryKey: queryKeys.newestVersions(documentId),
    queryFn: async ({ signal }) =>
      unwrap(await api.listDocumentVersions(documentId, { limit: 10 }, { signal })).items,
    // Asked for once where a text is opened: a change of the text, or its deletion, asks for no more.
    staleTime: 'static',
    gcTime: 0,
  });

/**
 * What differs between two texts of a document, paragraph by paragraph.
 * @param to the version that comes after; null for the text as it is now.
 */
export const versionDifferenceQuery = (
  api: ApiClient,
  documentId: string,
  { from, to }: { from: string; to: string | null },
) =>
  pagedQuery(
    queryKeys.versionDifference(documentId, from, to),
    async (page, options) =>
      unwrap(
        await api.getDocumentVersionDifference(
          documentId,
          from,
          { ...page, ...(to !== null && { with: to }) },
          options,
        ),
      ),
    // As many as the contract lets a page of whole texts have.
    20,
  );

/** One version with its text, which never changes. */
export const documentVersionQuery = (api: ApiClient, documentId: string, versionId: string) =>
  queryOptions({
    queryKey: queryKeys.documentVersion(versionId),
    queryFn: async ({ signal }) =>
      unwrap(await api.getDocumentVersion(documentId, versionId, { signal })),
    staleTime: Infinity,
  });
