import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import { all } from './paging.ts';
import { briefly, queryKeys, unwrap } from './queries.ts';

/** What was written in a session, document by document. */
export const writingSessionTextQuery = (api: ApiClient, sessionId: string) =>
  queryOptions({
    queryKey: queryKeys.sessionText(sessionId),
    queryFn: async ({ signal }) =>
      unwrap(await api.getWritingSessionText(sessionId, { signal })).sections,
  });

/** A session as its readers see it. It changes with the session: their keys begin alike. */
export const publishedSessionQuery = (api: ApiClient, sessionId: string) =>
  queryOptions({
    queryKey: queryKeys.publishedSession(sessionId),
    queryFn: async ({ signal }) => unwrap(await api.getPublishedSession(sessionId, { signal })),
  });

/** The first page of the projects that a search finds by their names, last changed first. */
export const projectNamesQuery = (api: ApiClient, search: string) =>
  queryOptions({
    queryKey: queryKeys.projectNames(search),
    gcTime: briefly,
    queryFn: async ({ signal }) =>
      unwrap(await api.listProjects(search === '' ? {} : { search }, { signal })),
  });

/** Every project, for where one of them is to be chosen. */
export const projectChoicesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.projectChoices,
    gcTime: briefly,
    queryFn: ({ signal }) =>
      all(async (page) => unwrap(await api.listProjects({ limit: 100, ...page }, { signal }))),
  });
