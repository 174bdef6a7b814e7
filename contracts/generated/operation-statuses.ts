// Generated from the contract by `pnpm generate`; edit the contract instead.
import type { OperationId } from './operations.ts';

export const operationStatuses: Readonly<Record<OperationId, readonly number[]>> = {
  "signInWithGoogle": [
    200,
    400,
    401,
    403,
    413,
    415,
    422,
    429,
    500
  ],
  "refreshAccessToken": [
    200,
    400,
    401,
    403,
    413,
    415,
    422,
    429,
    500
  ],
  "signOut": [
    204,
    400,
    413,
    415,
    422,
    500
  ],
  "signOutEverywhere": [
    204,
    401,
    403,
    422,
    500
  ],
  "getCurrentUser": [
    200,
    401,
    403,
    422,
    500
  ],
  "updateProfile": [
    200,
    400,
    401,
    403,
    412,
    413,
    415,
    422,
    500
  ],
  "listProjects": [
    200,
    401,
    403,
    422,
    500
  ],
  "createProject": [
    201,
    400,
    401,
    403,
    413,
    415,
    422,
    500
  ],
  "getProject": [
    200,
    401,
    403,
    404,
    422,
    500
  ],
  "updateProject": [
    200,
    400,
    401,
    403,
    404,
    412,
    413,
    415,
    422,
    500
  ],
  "deleteProject": [
    204,
    401,
    403,
    404,
    412,
    422,
    500
  ],
  "listJournalEntries": [
    200,
    401,
    403,
    404,
    422,
    500
  ],
  "getJournalEntry": [
    200,
    401,
    403,
    404,
    422,
    500
  ],
  "openJournalEntry": [
    200,
    201,
    400,
    401,
    403,
    404,
    409,
    413,
    415,
    422,
    500
  ],
  "listDocuments": [
    200,
    401,
    403,
    404,
    422,
    500
  ],
  "createDocument": [
    201,
    400,
    401,
    403,
    404,
    409,
    413,
    415,
    422,
    500
  ],
  "getDocument": [
    200,
    401,
    403,
    404,
    422,
    500
  ],
  "updateDocument": [
    200,
    400,
    401,
    403,
    404,
    409,
    412,
    413,
    415,
    422,
    500
  ],
  "deleteDocument": [
    204,
    401,
    403,
    404,
    412,
    422,
    500
  ],
  "moveDocument": [
    200,
    400,
    401,
    403,
    404,
    409,
    412,
    413,
    415,
    422,
    500
  ],
  "saveParagraphs": [
    200,
    400,
    401,
    403,
    404,
    409,
    413,
    415,
    422,
    500
  ],
  "listWritingSessions": [
    200,
    401,
    403,
    404,
    422,
    500
  ],
  "startWritingSession": [
    201,
    400,
    401,
    403,
    404,
    409,
    413,
    415,
    422,
    500
  ],
  "getLiveWritingSession": [
    200,
    401,
    403,
    422,
    500
  ],
  "getWritingSession": [
    200,
    401,
    403,
    404,
    422,
    500
  ],
  "updateWritingSession": [
    200,
    400,
    401,
    403,
    404,
    412,
    413,
    415,
    422,
    500
  ],
  "getWritingSessionText": [
    200,
    401,
    403,
    404,
    422,
    500
  ],
  "pauseWritingSession": [
    200,
    401,
    403,
    404,
    409,
    412,
    422,
    500
  ],
  "resumeWritingSession": [
    200,
    401,
    403,
    404,
    409,
    412,
    422,
    500
  ],
  "endWritingSession": [
    200,
    400,
    401,
    403,
    404,
    409,
    412,
    413,
    415,
    422,
    500
  ],
  "saveWritingSessionDraft": [
    200,
    400,
    401,
    403,
    404,
    409,
    412,
    413,
    415,
    422,
    500
  ],
  "publishWritingSession": [
    200,
    400,
    401,
    403,
    404,
    409,
    412,
    413,
    415,
    422,
    500
  ],
  "unpublishWritingSession": [
    200,
    401,
    403,
    404,
    409,
    412,
    422,
    500
  ],
  "discardWritingSession": [
    200,
    401,
    403,
    404,
    409,
    412,
    422,
    500
  ],
  "getCurrentObjectives": [
    200,
    401,
    403,
    422,
    500
  ],
  "setObjectives": [
    200,
    400,
    401,
    403,
    412,
    413,
    415,
    422,
    500
  ],
  "listObjectiveWeeks": [
    200,
    401,
    403,
    422,
    500
  ],
  "getCalendar": [
    200,
    401,
    403,
    422,
    500
  ],
  "listPublishedSessions": [
    200,
    401,
    403,
    422,
    500
  ],
  "getPublishedSession": [
    200,
    401,
    403,
    404,
    422,
    500
  ],
  "listSubscribers": [
    200,
    401,
    403,
    422,
    500
  ],
  "listInvitations": [
    200,
    401,
    403,
    422,
    500
  ],
  "createInvitation": [
    201,
    401,
    403,
    409,
    422,
    500
  ],
  "revokeInvitation": [
    204,
    401,
    403,
    404,
    422,
    500
  ],
  "removeSubscriber": [
    204,
    401,
    403,
    404,
    422,
    500
  ],
  "listSubscriptions": [
    200,
    401,
    403,
    422,
    500
  ],
  "acceptInvitation": [
    200,
    201,
    400,
    401,
    403,
    404,
    409,
    413,
    415,
    422,
    500
  ],
  "previewInvitation": [
    200,
    400,
    401,
    403,
    404,
    413,
    415,
    422,
    500
  ],
  "endSubscription": [
    204,
    401,
    403,
    404,
    422,
    500
  ],
  "joinWaitlist": [
    201,
    400,
    409,
    413,
    415,
    422,
    429,
    500
  ],
  "askQuestion": [
    201,
    400,
    413,
    415,
    422,
    429,
    500
  ],
  "suggestFeature": [
    201,
    400,
    413,
    415,
    422,
    429,
    500
  ],
  "listArticles": [
    200,
    422,
    500
  ],
  "getArticle": [
    200,
    404,
    422,
    500
  ],
  "listRedirects": [
    200,
    422,
    500
  ],
  "listDevices": [
    200,
    401,
    403,
    422,
    500
  ],
  "endDevice": [
    204,
    401,
    403,
    404,
    422,
    500
  ],
  "exportAccount": [
    200,
    401,
    403,
    422,
    500
  ],
  "deleteAccount": [
    204,
    400,
    401,
    403,
    413,
    415,
    422,
    500
  ],
  "getHealth": [
    200,
    422,
    500
  ],
  "getReadiness": [
    200,
    422,
    500,
    503
  ]
};
