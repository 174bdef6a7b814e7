import { queryOptions } from '@tanstack/react-query';
import type { Project, ProjectPage } from '@ecritoire/contracts';
import type { ApiClient } from './create-api-client.ts';
import { queryKeys, unwrap } from './queries.ts';

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

/** Every project, for where one of them is to be chosen. */
export const projectChoicesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...queryKeys.projects, 'choices'],
    queryFn: async ({ signal }) => {
      const projects: Project[] = [];
      let cursor: string | null = null;
      do {
        const page: { limit: number; cursor?: string } = {
          limit: 100,
          ...(cursor === null ? {} : { cursor }),
        };
        const answer: ProjectPage = unwrap(await api.listProjects(page, { signal }));
        projects.push(...answer.items);
        cursor = answer.nextCursor;
      } while (cursor !== null);
      return projects;
    },
  });
