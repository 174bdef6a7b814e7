import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import { pagedQuery } from './paging.ts';
import { queryKeys, unwrap } from './queries.ts';

/** The devices on which the account is signed in, the newest sign-in first. */
export const devicesQuery = (api: ApiClient) =>
  pagedQuery(queryKeys.devices, async (page, options) =>
    unwrap(await api.listDevices(page, options)),
  );

/** The author's invitations that nobody has accepted yet, newest first. */
export const invitationsQuery = (api: ApiClient) =>
  pagedQuery(queryKeys.invitations, async (page, options) =>
    unwrap(await api.listInvitations(page, options)),
  );

/** Who reads the author as a subscriber, newest first. */
export const subscribersQuery = (api: ApiClient) =>
  pagedQuery(queryKeys.subscribers, async (page, options) =>
    unwrap(await api.listSubscribers(page, options)),
  );

/** Whom the reader subscribes to, newest first. */
export const subscriptionsQuery = (api: ApiClient) =>
  pagedQuery(queryKeys.subscriptions, async (page, options) =>
    unwrap(await api.listSubscriptions(page, options)),
  );

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
  pagedQuery(queryKeys.authorSessions(authorId), async (page, options) =>
    unwrap(await api.listPublishedSessions({ authorId, ...page }, options)),
  );
