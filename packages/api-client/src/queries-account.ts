import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import { paged, pageOf } from './paging.ts';
import { queryKeys, unwrap } from './queries.ts';

/** The devices on which the account is signed in, the newest sign-in first. */
export const devicesQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: queryKeys.devices,
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await api.listDevices(pageOf(pageParam), { signal })),
    ...paged,
  });

/** The author's invitations that nobody has accepted yet, newest first. */
export const invitationsQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: queryKeys.invitations,
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await api.listInvitations(pageOf(pageParam), { signal })),
    ...paged,
  });

/** Who reads the author as a subscriber, newest first. */
export const subscribersQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: queryKeys.subscribers,
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await api.listSubscribers(pageOf(pageParam), { signal })),
    ...paged,
  });

/** Whom the reader subscribes to, newest first. */
export const subscriptionsQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: queryKeys.subscriptions,
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await api.listSubscriptions(pageOf(pageParam), { signal })),
    ...paged,
  });

/** Who invites with a token; failing is the answer to a token that is no longer good. */
export const invitationPreviewQuery = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: queryKeys.invitationPreview(token),
    // Never asked again: once accepted, the token is good no more.
    staleTime: 'static',
    queryFn: async ({ signal }) =>
      unwrap(await api.previewInvitation({ token }, { signal })).author,
  });

/** The last that an author has published for this reader. */
export const publishedByQuery = (api: ApiClient, authorId: string) =>
  queryOptions({
    queryKey: queryKeys.publishedBy(authorId),
    queryFn: async ({ signal }) =>
      unwrap(await api.listPublishedSessions({ authorId, limit: 5 }, { signal })).items,
  });

/** All that an author has published for this reader, newest first. */
export const authorSessionsQuery = (api: ApiClient, authorId: string) =>
  infiniteQueryOptions({
    queryKey: queryKeys.authorSessions(authorId),
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await api.listPublishedSessions({ authorId, ...pageOf(pageParam) }, { signal })),
    ...paged,
  });
