// Generated from the contract by `pnpm generate`; edit the contract instead.
export const operations = {
  "signInWithGoogle": {
    "method": "post",
    "path": "/auth/google",
    "secured": false,
    "body": "required",
    "headers": [],
    "statuses": [
      200,
      400,
      401,
      403,
      413,
      415,
      422,
      429,
      500
    ]
  },
  "refreshAccessToken": {
    "method": "post",
    "path": "/auth/refresh",
    "secured": false,
    "body": "required",
    "headers": [],
    "statuses": [
      200,
      400,
      401,
      403,
      413,
      415,
      422,
      429,
      500
    ]
  },
  "signOut": {
    "method": "post",
    "path": "/auth/logout",
    "secured": false,
    "body": "required",
    "headers": [],
    "statuses": [
      204,
      400,
      413,
      415,
      422,
      500
    ]
  },
  "signOutEverywhere": {
    "method": "post",
    "path": "/auth/logout-all",
    "secured": true,
    "body": "none",
    "headers": [],
    "statuses": [
      204,
      401,
      403,
      422,
      500
    ]
  },
  "getCurrentUser": {
    "method": "get",
    "path": "/auth/me",
    "secured": true,
    "body": "none",
    "headers": [],
    "statuses": [
      200,
      401,
      403,
      422,
      500
    ]
  },
  "updateProfile": {
    "method": "patch",
    "path": "/auth/profile",
    "secured": true,
    "body": "required",
    "headers": [
      "If-Match"
    ],
    "statuses": [
      200,
      400,
      401,
      403,
      412,
      413,
      415,
      422,
      500
    ]
  },
  "listProjects": {
    "method": "get",
    "path": "/projects",
    "secured": true,
    "body": "none",
    "headers": [],
    "statuses": [
      200,
      401,
      403,
      422,
      500
    ]
  },
  "createProject": {
    "method": "post",
    "path": "/projects",
    "secured": true,
    "body": "required",
    "headers": [
      "Idempotency-Key"
    ],
    "statuses": [
      201,
      400,
      401,
      403,
      413,
      415,
      422,
      500
    ]
  },
  "getProject": {
    "method": "get",
    "path": "/projects/{projectId}",
    "secured": true,
    "body": "none",
    "headers": [],
    "statuses": [
      200,
      401,
      403,
      404,
      422,
      500
    ]
  },
  "updateProject": {
    "method": "patch",
    "path": "/projects/{projectId}",
    "secured": true,
    "body": "required",
    "headers": [
      "If-Match"
    ],
    "statuses": [
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
    ]
  },
  "deleteProject": {
    "method": "delete",
    "path": "/projects/{projectId}",
    "secured": true,
    "body": "none",
    "headers": [
      "If-Match"
    ],
    "statuses": [
      204,
      401,
      403,
      404,
      412,
      422,
      500
    ]
  },
  "listJournalEntries": {
    "method": "get",
    "path": "/projects/{projectId}/entries",
    "secured": true,
    "body": "none",
    "headers": [],
    "statuses": [
      200,
      401,
      403,
      404,
      422,
      500
    ]
  },
  "getJournalEntry": {
    "method": "get",
    "path": "/projects/{projectId}/entries/{localDate}",
    "secured": true,
    "body": "none",
    "headers": [],
    "statuses": [
      200,
      401,
      403,
      404,
      422,
      500
    ]
  },
  "openJournalEntry": {
    "method": "put",
    "path": "/projects/{projectId}/entries/{localDate}",
    "secured": true,
    "body": "required",
    "headers": [],
    "statuses": [
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
    ]
  },
  "listDocuments": {
    "method": "get",
    "path": "/documents",
    "secured": true,
    "body": "none",
    "headers": [],
    "statuses": [
      200,
      401,
      403,
      404,
      422,
      500
    ]
  },
  "createDocument": {
    "method": "post",
    "path": "/documents",
    "secured": true,
    "body": "required",
    "headers": [
      "Idempotency-Key"
    ],
    "statuses": [
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
    ]
  },
  "getDocument": {
    "method": "get",
    "path": "/documents/{documentId}",
    "secured": true,
    "body": "none",
    "headers": [],
    "statuses": [
      200,
      401,
      403,
      404,
      422,
      500
    ]
  },
  "updateDocument": {
    "method": "patch",
    "path": "/documents/{documentId}",
    "secured": true,
    "body": "required",
    "headers": [
      "If-Match"
    ],
    "statuses": [
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
    ]
  },
  "deleteDocument": {
    "method": "delete",
    "path": "/documents/{documentId}",
    "secured": true,
    "body": "none",
    "headers": [
      "If-Match"
    ],
    "statuses": [
      204,
      401,
      403,
      404,
      412,
      422,
      500
    ]
  },
  "moveDocument": {
    "method": "post",
    "path": "/documents/{documentId}/move",
    "secured": true,
    "body": "required",
    "headers": [
      "If-Match"
    ],
    "statuses": [
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
    ]
  },
  "saveParagraphs": {
    "method": "patch",
    "path": "/documents/{documentId}/paragraphs",
    "secured": true,
    "body": "required",
    "headers": [
      "Idempotency-Key"
    ],
    "statuses": [
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
    ]
  },
  "listWritingSessions": {
    "method": "get",
    "path": "/sessions",
    "secured": true,
    "body": "none",
    "headers": [],
    "statuses": [
      200,
      401,
      403,
      404,
      422,
      500
    ]
  },
  "startWritingSession": {
    "method": "post",
    "path": "/sessions",
    "secured": true,
    "body": "required",
    "headers": [
      "Idempotency-Key"
    ],
    "statuses": [
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
    ]
  },
  "getLiveWritingSession": {
    "method": "get",
    "path": "/sessions/live",
    "secured": true,
    "body": "none",
    "headers": [],
    "statuses": [
      200,
      401,
      403,
      422,
      500
    ]
  },
  "getWritingSession": {
    "method": "get",
    "path": "/sessions/{sessionId}",
    "secured": true,
    "body": "none",
    "headers": [],
    "statuses": [
      200,
      401,
      403,
      404,
      422,
      500
    ]
  },
  "updateWritingSession": {
    "method": "patch",
    "path": "/sessions/{sessionId}",
    "secured": true,
    "body": "required",
    "headers": [
      "If-Match"
    ],
    "statuses": [
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
    ]
  },
  "getWritingSessionText": {
    "method": "get",
    "path": "/sessions/{sessionId}/text",
    "secured": true,
    "body": "none",
    "headers": [],
    "statuses": [
      200,
      401,
      403,
      404,
      422,
      500
    ]
  },
  "pauseWritingSession": {
    "method": "post",
    "path": "/sessions/{sessionId}/pause",
    "secured": true,
    "body": "none",
    "headers": [
      "If-Match"
    ],
    "statuses": [
      200,
      401,
      403,
      404,
      409,
      412,
      422,
      500
    ]
  },
  "resumeWritingSession": {
    "method": "post",
    "path": "/sessions/{sessionId}/resume",
    "secured": true,
    "body": "none",
    "headers": [
      "If-Match"
    ],
    "statuses": [
      200,
      401,
      403,
      404,
      409,
      412,
      422,
      500
    ]
  },
  "endWritingSession": {
    "method": "post",
    "path": "/sessions/{sessionId}/end",
    "secured": true,
    "body": "optional",
    "headers": [
      "If-Match"
    ],
    "statuses": [
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
    ]
  },
  "saveWritingSessionDraft": {
    "method": "post",
    "path": "/sessions/{sessionId}/save-draft",
    "secured": true,
    "body": "optional",
    "headers": [
      "If-Match"
    ],
    "statuses": [
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
    ]
  },
  "publishWritingSession": {
    "method": "post",
    "path": "/sessions/{sessionId}/publish",
    "secured": true,
    "body": "optional",
    "headers": [
      "If-Match"
    ],
    "statuses": [
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
    ]
  },
  "unpublishWritingSession": {
    "method": "post",
    "path": "/sessions/{sessionId}/unpublish",
    "secured": true,
    "body": "none",
    "headers": [
      "If-Match"
    ],
    "statuses": [
      200,
      401,
      403,
      404,
      409,
      412,
      422,
      500
    ]
  },
  "discardWritingSession": {
    "method": "post",
    "path": "/sessions/{sessionId}/discard",
    "secured": true,
    "body": "none",
    "headers": [
      "If-Match"
    ],
    "statuses": [
      200,
      401,
      403,
      404,
      409,
      412,
      422,
      500
    ]
  },
  "getCurrentObjectives": {
    "method": "get",
    "path": "/objectives/current",
    "secured": true,
    "body": "none",
    "headers": [],
    "statuses": [
      200,
      401,
      403,
      422,
      500
    ]
  },
  "setObjectives": {
    "method": "put",
    "path": "/objectives/targets",
    "secured": true,
    "body": "required",
    "headers": [
      "If-Match"
    ],
    "statuses": [
      200,
      400,
      401,
      403,
      412,
      413,
      415,
      422,
      500
    ]
  },
  "listObjectiveWeeks": {
    "method": "get",
    "path": "/objectives/weeks",
    "secured": true,
    "body": "none",
    "headers": [],
    "statuses": [
      200,
      401,
      403,
      422,
      500
    ]
  },
  "getCalendar": {
    "method": "get",
    "path": "/calendar",
    "secured": true,
    "body": "none",
    "headers": [],
    "statuses": [
      200,
      401,
      403,
      422,
      500
    ]
  },
  "listPublishedSessions": {
    "method": "get",
    "path": "/published-sessions",
    "secured": "optional",
    "body": "none",
    "headers": [],
    "statuses": [
      200,
      401,
      403,
      422,
      500
    ]
  },
  "getPublishedSession": {
    "method": "get",
    "path": "/published-sessions/{sessionId}",
    "secured": "optional",
    "body": "none",
    "headers": [],
    "statuses": [
      200,
      401,
      403,
      404,
      422,
      500
    ]
  },
  "listSubscribers": {
    "method": "get",
    "path": "/subscribers",
    "secured": true,
    "body": "none",
    "headers": [],
    "statuses": [
      200,
      401,
      403,
      422,
      500
    ]
  },
  "listInvitations": {
    "method": "get",
    "path": "/subscribers/invitations",
    "secured": true,
    "body": "none",
    "headers": [],
    "statuses": [
      200,
      401,
      403,
      422,
      500
    ]
  },
  "createInvitation": {
    "method": "post",
    "path": "/subscribers/invitations",
    "secured": true,
    "body": "none",
    "headers": [
      "Idempotency-Key"
    ],
    "statuses": [
      201,
      401,
      403,
      409,
      422,
      500
    ]
  },
  "revokeInvitation": {
    "method": "delete",
    "path": "/subscribers/invitations/{invitationId}",
    "secured": true,
    "body": "none",
    "headers": [],
    "statuses": [
      204,
      401,
      403,
      404,
      422,
      500
    ]
  },
  "removeSubscriber": {
    "method": "delete",
    "path": "/subscribers/{subscriptionId}",
    "secured": true,
    "body": "none",
    "headers": [],
    "statuses": [
      204,
      401,
      403,
      404,
      422,
      500
    ]
  },
  "listSubscriptions": {
    "method": "get",
    "path": "/subscriptions",
    "secured": true,
    "body": "none",
    "headers": [],
    "statuses": [
      200,
      401,
      403,
      422,
      500
    ]
  },
  "acceptInvitation": {
    "method": "post",
    "path": "/subscriptions",
    "secured": true,
    "body": "required",
    "headers": [
      "Idempotency-Key"
    ],
    "statuses": [
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
    ]
  },
  "previewInvitation": {
    "method": "post",
    "path": "/subscriptions/preview",
    "secured": true,
    "body": "required",
    "headers": [],
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      413,
      415,
      422,
      500
    ]
  },
  "endSubscription": {
    "method": "delete",
    "path": "/subscriptions/{subscriptionId}",
    "secured": true,
    "body": "none",
    "headers": [],
    "statuses": [
      204,
      401,
      403,
      404,
      422,
      500
    ]
  },
  "joinWaitlist": {
    "method": "post",
    "path": "/waitlist",
    "secured": false,
    "body": "required",
    "headers": [
      "Idempotency-Key"
    ],
    "statuses": [
      201,
      400,
      409,
      413,
      415,
      422,
      429,
      500
    ]
  },
  "askQuestion": {
    "method": "post",
    "path": "/questions",
    "secured": false,
    "body": "required",
    "headers": [
      "Idempotency-Key"
    ],
    "statuses": [
      201,
      400,
      413,
      415,
      422,
      429,
      500
    ]
  },
  "suggestFeature": {
    "method": "post",
    "path": "/suggestions",
    "secured": false,
    "body": "required",
    "headers": [
      "Idempotency-Key"
    ],
    "statuses": [
      201,
      400,
      413,
      415,
      422,
      429,
      500
    ]
  },
  "listArticles": {
    "method": "get",
    "path": "/articles",
    "secured": false,
    "body": "none",
    "headers": [],
    "statuses": [
      200,
      422,
      500
    ]
  },
  "getArticle": {
    "method": "get",
    "path": "/articles/{slug}",
    "secured": false,
    "body": "none",
    "headers": [],
    "statuses": [
      200,
      404,
      422,
      500
    ]
  },
  "listRedirects": {
    "method": "get",
    "path": "/redirects",
    "secured": false,
    "body": "none",
    "headers": [],
    "statuses": [
      200,
      422,
      500
    ]
  },
  "exportAccount": {
    "method": "get",
    "path": "/account/export",
    "secured": true,
    "body": "none",
    "headers": [],
    "statuses": [
      200,
      401,
      403,
      422,
      500
    ]
  },
  "deleteAccount": {
    "method": "post",
    "path": "/account/deletion",
    "secured": true,
    "body": "required",
    "headers": [],
    "statuses": [
      204,
      400,
      401,
      403,
      413,
      415,
      422,
      500
    ]
  },
  "getHealth": {
    "method": "get",
    "path": "/health",
    "secured": false,
    "body": "none",
    "headers": [],
    "statuses": [
      200,
      422,
      500
    ]
  },
  "getReadiness": {
    "method": "get",
    "path": "/ready",
    "secured": false,
    "body": "none",
    "headers": [],
    "statuses": [
      200,
      422,
      500,
      503
    ]
  }
} as const;

export type OperationId = keyof typeof operations;
