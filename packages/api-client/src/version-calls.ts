import type { Perform, Query } from './calls.ts';
import { requestInit } from './transport.ts';
import type { CallOptions } from './transport.ts';

/** Calls about what documents were before. */
export function createVersionCalls(perform: Perform) {
  return {
    listDocumentVersions: (
      documentId: string,
      query: Query<'listDocumentVersions'> = {},
      options?: CallOptions,
    ) =>
      perform('listDocumentVersions', (ask) =>
        ask({ params: { path: { documentId }, query }, ...requestInit(options) }),
      ),
    getDocumentVersion: (documentId: string, versionId: string, options?: CallOptions) =>
      perform('getDocumentVersion', (ask) =>
        ask({ params: { path: { documentId, versionId } }, ...requestInit(options) }),
      ),
  };
}
