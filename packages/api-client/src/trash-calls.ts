import type { RestoreFromTrashRequest } from '@ecritoire/contracts';
import type { Perform, Query } from './calls.ts';
import { requestInit } from './transport.ts';
import type { CallOptions } from './transport.ts';

/** Calls about what was deleted and can be brought back. */
export function createTrashCalls(perform: Perform) {
  return {
    listTrash: (query: Query<'listTrash'> = {}, options?: CallOptions) =>
      perform('listTrash', (ask) => ask({ params: { query }, ...requestInit(options) })),
    /** @param query `until` when what was seen was deleted: what came later stays. */
    emptyTrash: (query: Query<'emptyTrash'> = {}, options?: CallOptions) =>
      perform('emptyTrash', (ask) => ask({ params: { query }, ...requestInit(options) })),
    /** @param query `deletedAt` as it was seen: what was restored and deleted again stays. */
    deleteFromTrash: (
      trashItemId: string,
      query: Query<'deleteFromTrash'> = {},
      options?: CallOptions,
    ) =>
      perform('deleteFromTrash', (ask) =>
        ask({ params: { path: { trashItemId }, query }, ...requestInit(options) }),
      ),
    restoreFromTrash: (
      trashItemId: string,
      body: RestoreFromTrashRequest = {},
      options?: CallOptions,
    ) =>
      perform('restoreFromTrash', (ask) =>
        ask({ params: { path: { trashItemId } }, body, ...requestInit(options) }),
      ),
  };
}
