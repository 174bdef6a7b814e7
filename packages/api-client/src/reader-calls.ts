import type { InvitationToken } from '@ecritoire/contracts';
import type { Perform, Query } from './calls.ts';
import { requestInit } from './transport.ts';
import type { CallOptions } from './transport.ts';

/** @param idempotencyKey a UUID; the same key with the same body replays the first answer. */
export const keyed = (idempotencyKey: string | undefined) =>
  idempotencyKey === undefined ? {} : { params: { header: { 'Idempotency-Key': idempotencyKey } } };

/** Calls about what authors publish, and who may read it. */
export function createReaderCalls(perform: Perform) {
  return {
    listPublishedSessions: (query: Query<'listPublishedSessions'> = {}, options?: CallOptions) =>
      perform('listPublishedSessions', (ask) =>
        ask({ params: { query }, ...requestInit(options) }),
      ),
    getPublishedSession: (sessionId: string, options?: CallOptions) =>
      perform('getPublishedSession', (ask) =>
        ask({ params: { path: { sessionId } }, ...requestInit(options) }),
      ),

    listInvitations: (query: Query<'listInvitations'> = {}, options?: CallOptions) =>
      perform('listInvitations', (ask) => ask({ params: { query }, ...requestInit(options) })),
    /** @param idempotencyKey see {@link keyed}; the token of the invitation is shown only here. */
    createInvitation: (idempotencyKey?: string, options?: CallOptions) =>
      perform('createInvitation', (ask) =>
        ask({
          ...keyed(idempotencyKey),
          ...requestInit(options),
        }),
      ),
    revokeInvitation: (invitationId: string, options?: CallOptions) =>
      perform('revokeInvitation', (ask) =>
        ask({ params: { path: { invitationId } }, ...requestInit(options) }),
      ),
    previewInvitation: (body: InvitationToken, options?: CallOptions) =>
      perform('previewInvitation', (ask) => ask({ body, ...requestInit(options) })),
    acceptInvitation: (body: InvitationToken, idempotencyKey?: string, options?: CallOptions) =>
      perform('acceptInvitation', (ask) =>
        ask({ body, ...keyed(idempotencyKey), ...requestInit(options) }),
      ),

    listSubscribers: (query: Query<'listSubscribers'> = {}, options?: CallOptions) =>
      perform('listSubscribers', (ask) => ask({ params: { query }, ...requestInit(options) })),
    removeSubscriber: (subscriptionId: string, options?: CallOptions) =>
      perform('removeSubscriber', (ask) =>
        ask({ params: { path: { subscriptionId } }, ...requestInit(options) }),
      ),
    listSubscriptions: (query: Query<'listSubscriptions'> = {}, options?: CallOptions) =>
      perform('listSubscriptions', (ask) => ask({ params: { query }, ...requestInit(options) })),
    endSubscription: (subscriptionId: string, options?: CallOptions) =>
      perform('endSubscription', (ask) =>
        ask({ params: { path: { subscriptionId } }, ...requestInit(options) }),
      ),
  };
}
