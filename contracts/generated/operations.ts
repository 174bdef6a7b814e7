// Generated from the contract by `pnpm generate`; edit the contract instead.
export const operations = {
  "signInWithGoogle": {
    "method": "post",
    "path": "/auth/google",
    "secured": false,
    "body": "required",
    "headers": []
  },
  "refreshAccessToken": {
    "method": "post",
    "path": "/auth/refresh",
    "secured": false,
    "body": "required",
    "headers": []
  },
  "signOut": {
    "method": "post",
    "path": "/auth/logout",
    "secured": false,
    "body": "required",
    "headers": []
  },
  "signOutEverywhere": {
    "method": "post",
    "path": "/auth/logout-all",
    "secured": true,
    "body": "none",
    "headers": []
  },
  "getCurrentUser": {
    "method": "get",
    "path": "/auth/me",
    "secured": true,
    "body": "none",
    "headers": []
  },
  "updateProfile": {
    "method": "patch",
    "path": "/auth/profile",
    "secured": true,
    "body": "required",
    "headers": [
      "If-Match"
    ]
  },
  "listProjects": {
    "method": "get",
    "path": "/projects",
    "secured": true,
    "body": "none",
    "headers": []
  },
  "createProject": {
    "method": "post",
    "path": "/projects",
    "secured": true,
    "body": "required",
    "headers": [
      "Idempotency-Key"
    ]
  },
  "getProject": {
    "method": "get",
    "path": "/projects/{projectId}",
    "secured": true,
    "body": "none",
    "headers": []
  },
  "updateProject": {
    "method": "patch",
    "path": "/projects/{projectId}",
    "secured": true,
    "body": "required",
    "headers": [
      "If-Match"
    ]
  },
  "deleteProject": {
    "method": "delete",
    "path": "/projects/{projectId}",
    "secured": true,
    "body": "none",
    "headers": [
      "If-Match"
    ]
  },
  "listProjectTexts": {
    "method": "get",
    "path": "/projects/{projectId}/texts",
    "secured": true,
    "body": "none",
    "headers": []
  },
  "listJournalEntries": {
    "method": "get",
    "path": "/projects/{projectId}/entries",
    "secured": true,
    "body": "none",
    "headers": []
  },
  "getJournalEntry": {
    "method": "get",
    "path": "/projects/{projectId}/entries/{localDate}",
    "secured": true,
    "body": "none",
    "headers": []
  },
  "openJournalEntry": {
    "method": "put",
    "path": "/projects/{projectId}/entries/{localDate}",
    "secured": true,
    "body": "required",
    "headers": []
  },
  "listDocuments": {
    "method": "get",
    "path": "/documents",
    "secured": true,
    "body": "none",
    "headers": []
  },
  "createDocument": {
    "method": "post",
    "path": "/documents",
    "secured": true,
    "body": "required",
    "headers": [
      "Idempotency-Key"
    ]
  },
  "findDocumentTitles": {
    "method": "get",
    "path": "/document-titles",
    "secured": true,
    "body": "none",
    "headers": []
  },
  "getDocument": {
    "method": "get",
    "path": "/documents/{documentId}",
    "secured": true,
    "body": "none",
    "headers": []
  },
  "updateDocument": {
    "method": "patch",
    "path": "/documents/{documentId}",
    "secured": true,
    "body": "required",
    "headers": [
      "If-Match"
    ]
  },
  "deleteDocument": {
    "method": "delete",
    "path": "/documents/{documentId}",
    "secured": true,
    "body": "none",
    "headers": [
      "If-Match"
    ]
  },
  "moveDocument": {
    "method": "post",
    "path": "/documents/{documentId}/move",
    "secured": true,
    "body": "required",
    "headers": [
      "If-Match"
    ]
  },
  "saveParagraphs": {
    "method": "patch",
    "path": "/documents/{documentId}/paragraphs",
    "secured": true,
    "body": "required",
    "headers": [
      "Idempotency-Key"
    ]
  },
  "listDocumentVersions": {
    "method": "get",
    "path": "/documents/{documentId}/versions",
    "secured": true,
    "body": "none",
    "headers": []
  },
  "createDocumentVersion": {
    "method": "post",
    "path": "/documents/{documentId}/versions",
    "secured": true,
    "body": "required",
    "headers": [
      "Idempotency-Key"
    ]
  },
  "getDocumentVersion": {
    "method": "get",
    "path": "/documents/{documentId}/versions/{versionId}",
    "secured": true,
    "body": "none",
    "headers": []
  },
  "renameDocumentVersion": {
    "method": "patch",
    "path": "/documents/{documentId}/versions/{versionId}",
    "secured": true,
    "body": "required",
    "headers": []
  },
  "deleteDocumentVersion": {
    "method": "delete",
    "path": "/documents/{documentId}/versions/{versionId}",
    "secured": true,
    "body": "none",
    "headers": []
  },
  "restoreDocumentVersion": {
    "method": "post",
    "path": "/documents/{documentId}/versions/{versionId}/restore",
    "secured": true,
    "body": "required",
    "headers": [
      "Idempotency-Key",
      "If-Match"
    ]
  },
  "getDocumentVersionDifference": {
    "method": "get",
    "path": "/documents/{documentId}/versions/{versionId}/difference",
    "secured": true,
    "body": "none",
    "headers": []
  },
  "listTrash": {
    "method": "get",
    "path": "/trash",
    "secured": true,
    "body": "none",
    "headers": []
  },
  "emptyTrash": {
    "method": "delete",
    "path": "/trash",
    "secured": true,
    "body": "none",
    "headers": []
  },
  "deleteFromTrash": {
    "method": "delete",
    "path": "/trash/{trashItemId}",
    "secured": true,
    "body": "none",
    "headers": []
  },
  "restoreFromTrash": {
    "method": "post",
    "path": "/trash/{trashItemId}/restore",
    "secured": true,
    "body": "required",
    "headers": [
      "Idempotency-Key"
    ]
  },
  "listWritingSessions": {
    "method": "get",
    "path": "/sessions",
    "secured": true,
    "body": "none",
    "headers": []
  },
  "startWritingSession": {
    "method": "post",
    "path": "/sessions",
    "secured": true,
    "body": "required",
    "headers": [
      "Idempotency-Key"
    ]
  },
  "getLiveWritingSession": {
    "method": "get",
    "path": "/sessions/live",
    "secured": true,
    "body": "none",
    "headers": []
  },
  "getWritingSession": {
    "method": "get",
    "path": "/sessions/{sessionId}",
    "secured": true,
    "body": "none",
    "headers": []
  },
  "updateWritingSession": {
    "method": "patch",
    "path": "/sessions/{sessionId}",
    "secured": true,
    "body": "required",
    "headers": [
      "If-Match"
    ]
  },
  "getWritingSessionText": {
    "method": "get",
    "path": "/sessions/{sessionId}/text",
    "secured": true,
    "body": "none",
    "headers": []
  },
  "pauseWritingSession": {
    "method": "post",
    "path": "/sessions/{sessionId}/pause",
    "secured": true,
    "body": "none",
    "headers": [
      "If-Match"
    ]
  },
  "resumeWritingSession": {
    "method": "post",
    "path": "/sessions/{sessionId}/resume",
    "secured": true,
    "body": "none",
    "headers": [
      "If-Match"
    ]
  },
  "endWritingSession": {
    "method": "post",
    "path": "/sessions/{sessionId}/end",
    "secured": true,
    "body": "optional",
    "headers": [
      "If-Match"
    ]
  },
  "saveWritingSessionDraft": {
    "method": "post",
    "path": "/sessions/{sessionId}/save-draft",
    "secured": true,
    "body": "optional",
    "headers": [
      "If-Match"
    ]
  },
  "publishWritingSession": {
    "method": "post",
    "path": "/sessions/{sessionId}/publish",
    "secured": true,
    "body": "optional",
    "headers": [
      "If-Match"
    ]
  },
  "unpublishWritingSession": {
    "method": "post",
    "path": "/sessions/{sessionId}/unpublish",
    "secured": true,
    "body": "none",
    "headers": [
      "If-Match"
    ]
  },
  "discardWritingSession": {
    "method": "post",
    "path": "/sessions/{sessionId}/discard",
    "secured": true,
    "body": "none",
    "headers": [
      "If-Match"
    ]
  },
  "getCurrentObjectives": {
    "method": "get",
    "path": "/objectives/current",
    "secured": true,
    "body": "none",
    "headers": []
  },
  "setObjectives": {
    "method": "put",
    "path": "/objectives/targets",
    "secured": true,
    "body": "required",
    "headers": [
      "If-Match"
    ]
  },
  "listObjectiveWeeks": {
    "method": "get",
    "path": "/objectives/weeks",
    "secured": true,
    "body": "none",
    "headers": []
  },
  "getCalendar": {
    "method": "get",
    "path": "/calendar",
    "secured": true,
    "body": "none",
    "headers": []
  },
  "getDailyWords": {
    "method": "get",
    "path": "/calendar/words",
    "secured": true,
    "body": "none",
    "headers": []
  },
  "listPublishedSessions": {
    "method": "get",
    "path": "/published-sessions",
    "secured": "optional",
    "body": "none",
    "headers": []
  },
  "getPublishedSession": {
    "method": "get",
    "path": "/published-sessions/{sessionId}",
    "secured": "optional",
    "body": "none",
    "headers": []
  },
  "listSubscribers": {
    "method": "get",
    "path": "/subscribers",
    "secured": true,
    "body": "none",
    "headers": []
  },
  "listInvitations": {
    "method": "get",
    "path": "/subscribers/invitations",
    "secured": true,
    "body": "none",
    "headers": []
  },
  "createInvitation": {
    "method": "post",
    "path": "/subscribers/invitations",
    "secured": true,
    "body": "none",
    "headers": [
      "Idempotency-Key"
    ]
  },
  "revokeInvitation": {
    "method": "delete",
    "path": "/subscribers/invitations/{invitationId}",
    "secured": true,
    "body": "none",
    "headers": []
  },
  "removeSubscriber": {
    "method": "delete",
    "path": "/subscribers/{subscriptionId}",
    "secured": true,
    "body": "none",
    "headers": []
  },
  "listSubscriptions": {
    "method": "get",
    "path": "/subscriptions",
    "secured": true,
    "body": "none",
    "headers": []
  },
  "acceptInvitation": {
    "method": "post",
    "path": "/subscriptions",
    "secured": true,
    "body": "required",
    "headers": [
      "Idempotency-Key"
    ]
  },
  "previewInvitation": {
    "method": "post",
    "path": "/subscriptions/preview",
    "secured": true,
    "body": "required",
    "headers": []
  },
  "endSubscription": {
    "method": "delete",
    "path": "/subscriptions/{subscriptionId}",
    "secured": true,
    "body": "none",
    "headers": []
  },
  "joinWaitlist": {
    "method": "post",
    "path": "/waitlist",
    "secured": false,
    "body": "required",
    "headers": [
      "Idempotency-Key"
    ]
  },
  "askQuestion": {
    "method": "post",
    "path": "/questions",
    "secured": false,
    "body": "required",
    "headers": [
      "Idempotency-Key"
    ]
  },
  "suggestFeature": {
    "method": "post",
    "path": "/suggestions",
    "secured": false,
    "body": "required",
    "headers": [
      "Idempotency-Key"
    ]
  },
  "listArticles": {
    "method": "get",
    "path": "/articles",
    "secured": false,
    "body": "none",
    "headers": []
  },
  "getArticle": {
    "method": "get",
    "path": "/articles/{slug}",
    "secured": false,
    "body": "none",
    "headers": []
  },
  "listRedirects": {
    "method": "get",
    "path": "/redirects",
    "secured": false,
    "body": "none",
    "headers": []
  },
  "listDevices": {
    "method": "get",
    "path": "/account/devices",
    "secured": true,
    "body": "none",
    "headers": []
  },
  "endDevice": {
    "method": "delete",
    "path": "/account/devices/{deviceId}",
    "secured": true,
    "body": "none",
    "headers": []
  },
  "exportAccount": {
    "method": "get",
    "path": "/account/export",
    "secured": true,
    "body": "none",
    "headers": []
  },
  "archiveAccount": {
    "method": "get",
    "path": "/account/archive",
    "secured": true,
    "body": "none",
    "headers": []
  },
  "importArchive": {
    "method": "post",
    "path": "/account/archive",
    "secured": true,
    "body": "archive",
    "headers": []
  },
  "deleteAccount": {
    "method": "post",
    "path": "/account/deletion",
    "secured": true,
    "body": "required",
    "headers": []
  },
  "getHealth": {
    "method": "get",
    "path": "/health",
    "secured": false,
    "body": "none",
    "headers": []
  },
  "getReadiness": {
    "method": "get",
    "path": "/ready",
    "secured": false,
    "body": "none",
    "headers": []
  }
} as const;

export type OperationId = keyof typeof operations;
