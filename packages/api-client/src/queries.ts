import { queryOptions } from '@tanstack/react-query';
import type { Language, WritingSession } from '@ecritoire/contracts';
import type { ApiError, Result } from './api-error.ts';
import type { Query } from './calls.ts';
import type { ApiClient } from './create-api-client.ts';
import { pagedQuery } from './paging.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
  }
}

/** Which sessions a list holds, and in what order. */
export type SessionFilter = Omit<Query<'listWritingSessions'>, 'cursor' | 'limit'>;

/** Which projects a list holds, and in what order. */
export type ProjectFilter = Omit<Query<'listProjects'>, 'cursor' | 'limit'>;

/** What a list of documents is searched for and sorted by. */
export type ListFilter = Pick<Query<'listDocuments'>, 'search' | 'sort'>;

/** Every key starts with its resource, so that `['documents']` invalidates all about documents. */
export const queryKeys = {
  projects: ['projects'] as const,
  projectList: (filter: ProjectFilter) => ['projects', 'list', filter] as const,
  project: (projectId: string) => ['projects', projectId] as const,
  documents: ['documents'] as const,
  documentList: (projectId: string, filter: ListFilter) =>
    ['documents', 'list', projectId, filter] as const,
  foundDocuments: (filter: Omit<Query<'listDocuments'>, 'cursor' | 'limit'>) =>
    ['documents', 'found', filter] as const,
  recentDocuments: ['documents', 'recent'] as const,
  document: (documentId: string) => ['documents', 'text', documentId] as const,
  documentVersions: (documentId: string) => ['documents', 'versions', documentId] as const,
  newestVersions: (documentId: string) => ['newestVersions', documentId] as const,
  versionDifference: (documentId: string, from: string, to: string | null) =>
    ['documents', 'difference', documentId, from, to] as const,
  documentVersion: (versionId: string) => ['version', versionId] as const,
  documentTitles: (search: string) => ['documents', 'titles', search] as const,
  trash: ['trash'] as const,
  sessions: ['sessions'] as const,
  sessionLists: ['sessions', 'list'] as const,
  sessionList: (filter: SessionFilter) => ['sessions', 'list', filter] as const,
  recentSessions: ['sessions', 'list', 'recent'] as const,
  session: (sessionId: string) => ['sessions', sessionId] as const,
  articleList: (language: Language) => ['articles', 'list', language] as const,
  article: (language: Language, slug: string) => ['articles', language, slug] as const,
  projectChoices: ['projects', 'choices'] as const,
  projectNames: (search: string) => ['projects', 'names', search] as const,
  journals: ['projects', 'journals'] as const,
  journalEntry: (projectId: string, localDate: string) =>
    ['documents', 'entry', projectId, localDate] as const,
  journalEntryList: (projectId: string, until: string | null) =>
    ['documents', 'entries', projectId, until] as const,
  sessionsOfDay: (localDate: string) => ['sessions', 'day', localDate] as const,
  objectives: ['objectives'] as const,
  currentObjectives: ['objectives', 'current'] as const,
  objectiveWeeks: ['objectives', 'weeks'] as const,
  calendar: ['calendar'] as const,
  dailyWords: (from: string, to: string) => ['calendar', 'words', from, to] as const,
  calendarRange: (from: string, to: string) => ['calendar', from, to] as const,
  sessionText: (sessionId: string) => ['sessions', sessionId, 'text'] as const,
  devices: ['devices'] as const,
  invitations: ['readers', 'invitations'] as const,
  subscribers: ['readers', 'subscribers'] as const,
  authors: ['authors'] as const,
  subscriptions: ['authors', 'subscriptions'] as const,
  invitationPreview: (token: string) => ['invitation', token] as const,
  publishedBy: (authorId: string) => ['authors', authorId, 'published'] as const,
  authorSessions: (authorId: string) => ['authors', authorId, 'sessions'] as const,
  publishedSession: (sessionId: string) => ['sessions', sessionId, 'published'] as const,
};

/** Milliseconds for which a list to choose from is cached: each search of the palette has one. */
export const briefly = 30_000;

/** @throws ApiError, as TanStack Query expects of a query that failed. */
export function unwrap<Data>(result: Result<Data>): Data {
  if (result.success) return result.data;
  throw result.error;
}

/** @param filter all projects without one, last changed first. */
export const projectsQuery = (api: ApiClient, filter: ProjectFilter = {}) =>
  pagedQuery(queryKeys.projectList(filter), async (page, options) =>
    unwrap(await api.listProjects({ ...filter, ...page }, options)),
  );

export const projectQuery = (api: ApiClient, projectId: string) =>
  queryOptions({
    queryKey: queryKeys.project(projectId),
    queryFn: async ({ signal }) => unwrap(await api.getProject(projectId, { signal })),
  });

/** @param filter all documents of the project without one, in its own order. */
export const documentsQuery = (api: ApiClient, projectId: string, filter: ListFilter = {}) =>
  pagedQuery(queryKeys.documentList(projectId, filter), async (page, options) =>
    unwrap(await api.listDocuments({ projectId, ...filter, ...page }, options)),
  );

/** @param filter all sessions without one, newest first. */
export const writingSessionsQuery = (api: ApiClient, filter: SessionFilter = {}) =>
  pagedQuery(queryKeys.sessionList(filter), async (page, options) =>
    unwrap(await api.listWritingSessions({ ...filter, ...page }, options)),
  );

/** Only the newest sessions, independent of the loaded list. */
export const recentSessionsQuery = (api: ApiClient) =>
  pagedQuery(queryKeys.recentSessions, async (_page, options) =>
    unwrap(await api.listWritingSessions({ limit: 5 }, options)),
  );

/** The later of two responses about one session: a save or a change may overtake a request. */
export const newerSession = (cached: WritingSession | undefined, session: WritingSession) =>
  cached === undefined ||
  session.version > cached.version ||
  (session.version === cached.version &&
    (session.lastWrittenAt ?? '') >= (cached.lastWrittenAt ?? ''))
    ? session
    : cached;

export const writingSessionQuery = (api: ApiClient, sessionId: string) => {
  const queryKey = queryKeys.session(sessionId);
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const session = unwrap(await api.getWritingSession(sessionId, { signal }));
      return newerSession(client.getQueryData<WritingSession>(queryKey), session);
    },
  });
};
