import type {
  CreateDocumentRequest,
  CreateProjectRequest,
  MoveDocumentRequest,
  OperationId,
  OperationTypes,
  RefreshTokenRequest,
  SaveParagraphsRequest,
  SignInRequest,
  UpdateDocumentRequest,
  UpdateProfileRequest,
  UpdateProjectRequest,
} from '@ecritoire/contracts';
import type { Result } from './api-error.ts';
import { createJournalCalls } from './journal-calls.ts';
import { createReaderCalls } from './reader-calls.ts';
import { createSessionCalls } from './session-calls.ts';
import { createSiteCalls } from './site-calls.ts';
import { requestInit } from './transport.ts';
import type { CallOptions, Http } from './transport.ts';

export type Query<Id extends OperationId> = NonNullable<OperationTypes[Id]['parameters']['query']>;

/** How a call is made: once, and once more when its access token had to be renewed. */
export type Perform = <Data, Failure>(
  id: OperationId,
  send: () => Promise<
    | { data: Data; error?: never; response: Response }
    | { data?: never; error: Failure; response: Response }
  >,
) => Promise<Result<Data, Failure>>;

/** One call for each operation of the contract; a missing one does not compile. */
export function createCalls(http: Http, perform: Perform) {
  return {
    signInWithGoogle: (body: SignInRequest, options?: CallOptions) =>
      perform('signInWithGoogle', () =>
        http.POST('/auth/google', { body, ...requestInit(options) }),
      ),
    refreshAccessToken: (body: RefreshTokenRequest, options?: CallOptions) =>
      perform('refreshAccessToken', () =>
        http.POST('/auth/refresh', { body, ...requestInit(options) }),
      ),
    signOut: (body: RefreshTokenRequest, options?: CallOptions) =>
      perform('signOut', () => http.POST('/auth/logout', { body, ...requestInit(options) })),
    signOutEverywhere: (options?: CallOptions) =>
      perform('signOutEverywhere', () => http.POST('/auth/logout-all', requestInit(options))),
    getCurrentUser: (options?: CallOptions) =>
      perform('getCurrentUser', () => http.GET('/auth/me', requestInit(options))),
    /** @param body has the biography or the language in it, with whatever else changes. */
    updateProfile: (body: UpdateProfileRequest, options?: CallOptions) =>
      perform('updateProfile', () =>
        http.PATCH('/auth/profile', { body, ...requestInit(options) }),
      ),

    listProjects: (query: Query<'listProjects'> = {}, options?: CallOptions) =>
      perform('listProjects', () =>
        http.GET('/projects', { params: { query }, ...requestInit(options) }),
      ),
    createProject: (body: CreateProjectRequest, options?: CallOptions) =>
      perform('createProject', () => http.POST('/projects', { body, ...requestInit(options) })),
    getProject: (projectId: string, options?: CallOptions) =>
      perform('getProject', () =>
        http.GET('/projects/{projectId}', {
          params: { path: { projectId } },
          ...requestInit(options),
        }),
      ),
    updateProject: (projectId: string, body: UpdateProjectRequest, options?: CallOptions) =>
      perform('updateProject', () =>
        http.PATCH('/projects/{projectId}', {
          params: { path: { projectId } },
          body,
          ...requestInit(options),
        }),
      ),
    deleteProject: (projectId: string, options?: CallOptions) =>
      perform('deleteProject', () =>
        http.DELETE('/projects/{projectId}', {
          params: { path: { projectId } },
          ...requestInit(options),
        }),
      ),

    listDocuments: (query: Query<'listDocuments'> = {}, options?: CallOptions) =>
      perform('listDocuments', () =>
        http.GET('/documents', { params: { query }, ...requestInit(options) }),
      ),
    createDocument: (body: CreateDocumentRequest, options?: CallOptions) =>
      perform('createDocument', () => http.POST('/documents', { body, ...requestInit(options) })),
    getDocument: (documentId: string, options?: CallOptions) =>
      perform('getDocument', () =>
        http.GET('/documents/{documentId}', {
          params: { path: { documentId } },
          ...requestInit(options),
        }),
      ),
    updateDocument: (documentId: string, body: UpdateDocumentRequest, options?: CallOptions) =>
      perform('updateDocument', () =>
        http.PATCH('/documents/{documentId}', {
          params: { path: { documentId } },
          body,
          ...requestInit(options),
        }),
      ),
    moveDocument: (documentId: string, body: MoveDocumentRequest, options?: CallOptions) =>
      perform('moveDocument', () =>
        http.POST('/documents/{documentId}/move', {
          params: { path: { documentId } },
          body,
          ...requestInit(options),
        }),
      ),
    deleteDocument: (documentId: string, options?: CallOptions) =>
      perform('deleteDocument', () =>
        http.DELETE('/documents/{documentId}', {
          params: { path: { documentId } },
          ...requestInit(options),
        }),
      ),
    /** @param idempotencyKey a UUID; the same key with the same body replays the first answer. */
    saveParagraphs: (
      documentId: string,
      idempotencyKey: string,
      body: SaveParagraphsRequest,
      options?: CallOptions,
    ) =>
      perform('saveParagraphs', () =>
        http.PATCH('/documents/{documentId}/paragraphs', {
          params: { path: { documentId }, header: { 'Idempotency-Key': idempotencyKey } },
          body,
          ...requestInit(options),
        }),
      ),

    ...createJournalCalls(http, perform),

    ...createSessionCalls(http, perform),
    ...createReaderCalls(http, perform),
    ...createSiteCalls(http, perform),

    getHealth: (options?: CallOptions) =>
      perform('getHealth', () => http.GET('/health', requestInit(options))),
    getReadiness: (options?: CallOptions) =>
      perform('getReadiness', () => http.GET('/ready', requestInit(options))),
  } satisfies Record<OperationId, unknown>;
}
