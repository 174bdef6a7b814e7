import type { InvitationToken } from '@ecritoire/contracts';
import type { Perform, Query } from './calls.ts';
import { requestInit } from './transport.ts';
import type { CallOptions, Http } from './transport.ts';

/** @param idempotencyKey a UUID; the same key with the same body replays the first answer. */
export const keyed = (idempotencyKey: string | undefined) =>
  idempotencyKey === undefined ? {} : { params: { header: { 'Idempotency-Key': idempotencyKey } } };

/** Calls about what authors publish, and who may read it. */
export function createReaderCalls(http: Http, perform: Perform) {
  return {
    listPublishedSessions: (query: Query<'listPublishedSessions'> = {}, options?: CallOptions) =>
      perform('listPublishedSessions', () =>
        http.GET('/published-sessions', { params: { query }, ...requestInit(options) }),
      ),
    getPublishedSession: (sessionId: string, options?: CallOptions) =>
      perform('getPublishedSession', () =>
        http.GET('/published-sessions/{sessionId}', {
          params: { path: { sessionId } },
          ...requestInit(options),
        }),
      ),

    listInvitations: (query: Query<'listInvitations'> = {}, options?: CallOptions) =>
      perform('listInvitations', () =>
        http.GET('/subscribers/invitations', { params: { query }, ...requestInit(options) }),
      ),
    /** @param idempotencyKey see {@link keyed}; the token of the invitation is shown only here. */
    createInvitation: (idempotencyKey?: string, options?: CallOptions) =>
      perform('createInvitation', () =>
        http.POST('/subscribers/invitations', {
          ...keyed(idempotencyKey),
          ...requestInit(options),
        }),
      ),
    revokeInvitation: (invitationId: string, options?: CallOptions) =>
      perform('revokeInvitation', () =>
        http.DELETE('/subscribers/invitations/{invitationId}', {
          params: { path: { invitationId } },
          ...requestInit(options),
        }),
      ),
    previewInvitation: (body: InvitationToken, options?: CallOptions) =>
      perform('previewInvitation', () =>
        http.POST('/subscriptions/preview', { body, ...requestInit(options) }),
      ),
    acceptInvitation: (body: InvitationToken, idempotencyKey?: string, options?: CallOptions) =>
      perform('acceptInvitation', () =>
        http.POST('/subscriptions', { body, ...keyed(idempotencyKey), ...requestInit(options) }),
      ),

    listSubscribers: (query: Query<'listSubscribers'> = {}, options?: CallOptions) =>
      perform('listSubscribers', () =>
        http.GET('/subscribers', { params: { query }, ...requestInit(options) }),
      ),
    removeSubscriber: (subscriptionId: string, options?: CallOptions) =>
      perform('removeSubscriber', () =>
        http.DELETE('/subscribers/{subscriptionId}', {
          params: { path: { subscriptionId } },
          ...requestInit(options),
        }),
      ),
    listSubscriptions: (query: Query<'listSubscriptions'> = {}, options?: CallOptions) =>
      perform('listSubscriptions', () =>
        http.GET('/subscriptions', { params: { query }, ...requestInit(options) }),
      ),
    endSubscription: (subscriptionId: string, options?: CallOptions) =>
      perform('endSubscription', () =>
        http.DELETE('/subscriptions/{subscriptionId}', {
          params: { path: { subscriptionId } },
          ...requestInit(options),
        }),
      ),
  };
}
