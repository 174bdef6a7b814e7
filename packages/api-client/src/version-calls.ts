import type {
  CreateDocumentVersionRequest,
  RenameDocumentVersionRequest,
  RestoreDocumentVersionRequest,
} from '@ecritoire/contracts';
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
    createDocumentVersion: (
      documentId: string,
      body: CreateDocumentVersionRequest = {},
      options?: CallOptions,
    ) =>
      perform('createDocumentVersion', (ask) =>
        ask({ params: { path: { documentId } }, body, ...requestInit(options) }),
      ),
    getDocumentVersion: (documentId: string, versionId: string, options?: CallOptions) =>
      perform('getDocumentVersion', (ask) =>
        ask({ params: { path: { documentId, versionId } }, ...requestInit(options) }),
      ),
    renameDocumentVersion: (
      documentId: string,
      versionId: string,
      body: RenameDocumentVersionRequest,
      options?: CallOptions,
    ) =>
      perform('renameDocumentVersion', (ask) =>
        ask({ params: { path: { documentId, versionId } }, body, ...requestInit(options) }),
      ),
    deleteDocumentVersion: (documentId: string, versionId: string, options?: CallOptions) =>
      perform('deleteDocumentVersion', (ask) =>
        ask({ params: { path: { documentId, versionId } }, ...requestInit(options) }),
      ),
    restoreDocumentVersion: (
      documentId: string,
      versionId: string,
      body: RestoreDocumentVersionRequest = {},
      options?: CallOptions,
    ) =>
      perform('restoreDocumentVersion', (ask) =>
        ask({ params: { path: { documentId, versionId } }, body, ...requestInit(options) }),
      ),
    /** @param query `with` another version; without it, the text as it is now. */
    getDocumentVersionDifference: (
      documentId: string,
      versionId: string,
      query: Query<'getDocumentVersionDifference'> = {},
      options?: CallOptions,
    ) =>
      perform('getDocumentVersionDifference', (ask) =>
        ask({ params: { path: { documentId, versionId }, query }, ...requestInit(options) }),
      ),
  };
}
