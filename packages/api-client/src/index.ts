export { articleQuery, articlesQuery } from './article-queries.ts';
export { ApiError } from './api-error.ts';
export type { Result } from './api-error.ts';
export type { TokenStore } from './access.ts';
export { latestBuild } from './builds.ts';
export { createApiClient } from './create-api-client.ts';
export type { ApiClient, ApiClientOptions } from './create-api-client.ts';
export type { Translate } from './field-errors.ts';
export { requestIcons } from './icons.ts';
export type { AccountFile } from './account-file.ts';
export {
  authorSessionsQuery,
  invitationPreviewQuery,
  devicesQuery,
  invitationsQuery,
  publishedByQuery,
  subscribersQuery,
  subscriptionsQuery,
} from './queries-account.ts';
export {
  foundDocumentsQuery,
  documentTitlesQuery,
  recentDocumentsQuery,
} from './queries-documents.ts';
export { textsOf } from './project-texts.ts';
export { readWhole } from './read-whole.ts';
export { readTrash, trashQuery } from './queries-trash.ts';
export {
  documentQuery,
  documentVersionQuery,
  documentVersionsQuery,
  newestVersionsQuery,
  versionDifferenceQuery,
} from './queries-versions.ts';
export {
  projectChoicesQuery,
  projectNamesQuery,
  publishedSessionQuery,
  writingSessionTextQuery,
} from './queries-sessions.ts';
export {
  calendarQuery,
  dailyWordsQuery,
  journalEntriesQuery,
  journalEntryQuery,
  journalsQuery,
  objectivesQuery,
  objectiveWeeksQuery,
  sessionsOfDayQuery,
} from './queries-journal.ts';
export {
  documentsQuery,
  projectQuery,
  projectsQuery,
  queryKeys,
  recentSessionsQuery,
  unwrap,
  newerSession,
  writingSessionQuery,
  writingSessionsQuery,
} from './queries.ts';
export type { SessionFilter } from './queries.ts';
export { createRetries, isRetryable, retryDelay } from './retry.ts';
export type { Retries } from './retry.ts';
export type { ServerTime } from './server-time.ts';
export type { CallOptions } from './transport.ts';
