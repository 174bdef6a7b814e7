import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Language, OperationTypes } from '@ecritoire/contracts';
import type { ApiError, Result } from './api-error.ts';
import type { ApiClient } from './create-api-client.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
  }
}

type SessionStatus = NonNullable<
  NonNullable<OperationTypes['listWritingSessions']['parameters']['query']>['status']
>;

/** Every key starts with its resource, so that `['documents']` invalidates all about documents. */
export const queryKeys = {
  user: ['user'] as const,
  projects: ['projects'] as const,
  projectList: ['projects', 'list'] as const,
  project: (projectId: string) => ['projects', projectId] as const,
  documents: ['documents'] as const,
  documentList: (projectId: string | null) => ['documents', 'list', projectId] as const,
  sessions: ['sessions'] as const,
  sessionList: (status: SessionStatus | null) => ['sessions', 'list', status] as const,
  liveSession: ['sessions', 'live'] as const,
  session: (sessionId: string) => ['sessions', sessionId] as const,
  articleList: (language: Language) => ['articles', 'list', language] as const,
  article: (language: Language, slug: string) => ['articles', language, slug] as const,
};

/** @throws ApiError, as TanStack Query expects of a query that failed. */
export function unwrap<Data>(result: Result<Data>): Data {
  if (result.success) return result.data;
  throw result.error;
}

const firstPage: string | null = null;
const pageOf = (cursor: string | null) => (cursor === null ? {} : { cursor });
const next = ({ nextCursor }: { nextCursor: string | null }) => nextCursor;

export const currentUserQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.user,
    queryFn: async ({ signal }) => unwrap(await api.getCurrentUser({ signal })),
  });

export const projectsQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: queryKeys.projectList,
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await api.listProjects(pageOf(pageParam), { signal })),
    initialPageParam: firstPage,
    getNextPageParam: next,
  });

export const projectQuery = (api: ApiClient, projectId: string) =>
  queryOptions({
    queryKey: queryKeys.project(projectId),
    queryFn: async ({ signal }) => unwrap(await api.getProject(projectId, { signal })),
  });

/** @param projectId only the documents of this project; all of them when null. */
export const documentsQuery = (api: ApiClient, projectId: string | null = null) =>
  infiniteQueryOptions({
    queryKey: queryKeys.documentList(projectId),
    queryFn: async ({ pageParam, signal }) => {
      const filter = projectId === null ? {} : { projectId };
      return unwrap(await api.listDocuments({ ...filter, ...pageOf(pageParam) }, { signal }));
    },
    initialPageParam: firstPage,
    getNextPageParam: next,
  });

/** @param status only sessions of this status; all of them when null. Newest first. */
export const writingSessionsQuery = (api: ApiClient, status: SessionStatus | null = null) =>
  infiniteQueryOptions({
    queryKey: queryKeys.sessionList(status),
    queryFn: async ({ pageParam, signal }) => {
      const filter = status === null ? {} : { status };
      return unwrap(await api.listWritingSessions({ ...filter, ...pageOf(pageParam) }, { signal }));
    },
    initialPageParam: firstPage,
    getNextPageParam: next,
  });

export const writingSessionQuery = (api: ApiClient, sessionId: string) =>
  queryOptions({
    queryKey: queryKeys.session(sessionId),
    queryFn: async ({ signal }) => unwrap(await api.getWritingSession(sessionId, { signal })),
  });

export const liveWritingSessionQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.liveSession,
    queryFn: async ({ signal }) => unwrap(await api.getLiveWritingSession({ signal })).session,
  });
