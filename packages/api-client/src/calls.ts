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
import { createTrashCalls } from './trash-calls.ts';
import { createVersionCalls } from './version-calls.ts';
import { requestInit } from './transport.ts';
import type { Answer, Ask, CallOptions } from './transport.ts';

export type Query<Id extends OperationId> = NonNullable<OperationTypes[Id]['parameters']['query']>;

/**
 * How a call is made: once, and once more when its access token had to be renewed.
 * @param send what it asks of the operation: `ask` knows its method and its path, and takes no others.
 */
export type Perform = <Id extends OperationId, Data, Failure>(
  id: Id,
  send: (ask: Ask<Id>) => Promise<Answer<Data, Failure>>,
) => Promise<Result<Data, Failure>>;

/** One call for each operation of the contract; a missing one does not compile. */
export function createCalls(perform: Perform) {
  return {
    signInWithGoogle: (body: SignInRequest, options?: CallOptions) =>
      perform('signInWithGoogle', (ask) => ask({ body, ...requestInit(options) })),
    refreshAccessToken: (body: RefreshTokenRequest, options?: CallOptions) =>
      perform('refreshAccessToken', (ask) => ask({ body, ...requestInit(options) })),
    signOut: (body: RefreshTokenRequest, options?: CallOptions) =>
      perform('signOut', (ask) => ask({ body, ...requestInit(options) })),
    signOutEverywhere: (options?: CallOptions) =>
      perform('signOutEverywhere', (ask) => ask(requestInit(options))),
    getCurrentUser: (options?: CallOptions) =>
      perform('getCurrentUser', (ask) => ask(requestInit(options))),
    /** @param body has the biography or the language in it, with any other changes. */
    updateProfile: (body: UpdateProfileRequest, options?: CallOptions) =>
      perform('updateProfile', (ask) => ask({ body, ...requestInit(options) })),

    listProjects: (query: Query<'listProjects'> = {}, options?: CallOptions) =>
      perform('listProjects', (ask) => ask({ params: { query }, ...requestInit(options) })),
    createProject: (body: CreateProjectRequest, options?: CallOptions) =>
      perform('createProject', (ask) => ask({ body, ...requestInit(options) })),
    getProject: (projectId: string, options?: CallOptions) =>
      perform('getProject', (ask) =>
        ask({ params: { path: { projectId } }, ...requestInit(options) }),
      ),
    listProjectTexts: (
      projectId: string,
      query: Query<'listProjectTexts'> = {},
      options?: CallOptions,
    ) =>
      perform('listProjectTexts', (ask) =>
        ask({ params: { path: { projectId }, query }, ...requestInit(options) }),
      ),
    updateProject: (projectId: string, body: UpdateProjectRequest, options?: CallOptions) =>
      perform('updateProject', (ask) =>
        ask({ params: { path: { projectId } }, body, ...requestInit(options) }),
      ),
    /** @param query `updatedAt` as it was seen: what was written in since is not deleted unseen. */
    deleteProject: (projectId: string, query: Query<'deleteProject'> = {}, options?: CallOptions) =>
      perform('deleteProject', (ask) =>
        ask({ params: { path: { projectId }, query }, ...requestInit(options) }),
      ),

    listDocuments: (query: Query<'listDocuments'> = {}, options?: CallOptions) =>
      perform('listDocuments', (ask) => ask({ params: { query }, ...requestInit(options) })),
    findDocumentTitles: (query: Query<'findDocumentTitles'>, options?: CallOptions) =>
      perform('findDocumentTitles', (ask) => ask({ params: { query }, ...requestInit(options) })),
    createDocument: (body: CreateDocumentRequest, options?: CallOptions) =>
      perform('createDocument', (ask) => ask({ body, ...requestInit(options) })),
    getDocument: (documentId: string, options?: CallOptions) =>
      perform('getDocument', (ask) =>
        ask({ params: { path: { documentId } }, ...requestInit(options) }),
      ),
    updateDocument: (documentId: string, body: UpdateDocumentRequest, options?: CallOptions) =>
      perform('updateDocument', (ask) =>
        ask({ params: { path: { documentId } }, body, ...requestInit(options) }),
      ),
    moveDocument: (documentId: string, body: MoveDocumentRequest, options?: CallOptions) =>
      perform('moveDocument', (ask) =>
        ask({ params: { path: { documentId } }, body, ...requestInit(options) }),
      ),
    /** @param query as of `deleteProject`. */
    deleteDocument: (
      documentId: string,
      query: Query<'deleteDocument'> = {},
      options?: CallOptions,
    ) =>
      perform('deleteDocument', (ask) =>
        ask({ params: { path: { documentId }, query }, ...requestInit(options) }),
      ),
    /** @param idempotencyKey a UUID; the same key with the same body replays the first answer. */
    saveParagraphs: (
      documentId: string,
      idempotencyKey: string,
      body: SaveParagraphsRequest,
      options?: CallOptions,
    ) =>
      perform('saveParagraphs', (ask) =>
        ask({
          params: { path: { documentId }, header: { 'Idempotency-Key': idempotencyKey } },
          body,
          ...requestInit(options),
        }),
      ),

    ...createVersionCalls(perform),
    ...createTrashCalls(perform),
    ...createJournalCalls(perform),

    ...createSessionCalls(perform),
    ...createReaderCalls(perform),
    ...createSiteCalls(perform),

    getHealth: (options?: CallOptions) => perform('getHealth', (ask) => ask(requestInit(options))),
    getReadiness: (options?: CallOptions) =>
      perform('getReadiness', (ask) => ask(requestInit(options))),
  } satisfies Record<OperationId, unknown>;
}
