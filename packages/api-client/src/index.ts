export { articleQuery, articlesQuery } from './article-queries.ts';
export { ApiError } from './api-error.ts';
export type { Result } from './api-error.ts';
export type { TokenStore } from './access.ts';
export { latestBuild } from './builds.ts';
export { createApiClient } from './create-api-client.ts';
export type { ApiClient, ApiClientOptions } from './create-api-client.ts';
export type { Translate } from './field-errors.ts';
export {
  currentUserQuery,
  documentsQuery,
  liveWritingSessionQuery,
  projectQuery,
  projectsQuery,
  queryKeys,
  unwrap,
  writingSessionQuery,
  writingSessionsQuery,
} from './queries.ts';
export type { CallOptions } from './transport.ts';
