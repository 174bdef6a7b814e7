// Generated from the contract by `pnpm generate`; edit the contract instead.

/* The most characters that each text of a request may have, by operation. */

export const signInWithGoogle = {
  "idToken": 8192
} as const;
export const refreshAccessToken = {
  "refreshToken": 512
} as const;
export const signOut = {
  "refreshToken": 512
} as const;
export const updateProfile = {
  "bio": 2000,
  "timeZone": 64
} as const;
export const listProjects = {
  "search": 200,
  "cursor": 500
} as const;
export const createProject = {
  "name": 120,
  "description": 2000
} as const;
export const updateProject = {
  "name": 120,
  "description": 2000
} as const;
export const listProjectTexts = {
  "cursor": 500
} as const;
export const listJournalEntries = {
  "cursor": 500
} as const;
export const openJournalEntry = {
  "timeZone": 64
} as const;
export const listDocuments = {
  "search": 200,
  "cursor": 500
} as const;
export const createDocument = {
  "title": 200
} as const;
export const findDocumentTitles = {
  "search": 200
} as const;
export const updateDocument = {
  "title": 200
} as const;
export const listDocumentVersions = {
  "cursor": 500
} as const;
export const createDocumentVersion = {
  "name": 100
} as const;
export const getDocumentVersionDifference = {
  "cursor": 500
} as const;
export const listTrash = {
  "cursor": 500
} as const;
export const listWritingSessions = {
  "search": 200,
  "cursor": 500
} as const;
export const startWritingSession = {
  "timeZone": 64
} as const;
export const getLiveWritingSession = {
  "saves": 739
} as const;
export const updateWritingSession = {
  "title": 200,
  "comment": 2000
} as const;
export const saveWritingSessionDraft = {
  "title": 200,
  "comment": 2000
} as const;
export const publishWritingSession = {
  "title": 200,
  "comment": 2000
} as const;
export const listObjectiveWeeks = {
  "cursor": 500
} as const;
export const listPublishedSessions = {
  "cursor": 500
} as const;
export const listSubscribers = {
  "cursor": 500
} as const;
export const listInvitations = {
  "cursor": 500
} as const;
export const listSubscriptions = {
  "cursor": 500
} as const;
export const acceptInvitation = {
  "token": 200
} as const;
export const previewInvitation = {
  "token": 200
} as const;
export const joinWaitlist = {
  "email": 320,
  "expectations": 5000,
  "currentPractice": 5000,
  "website": 2000
} as const;
export const askQuestion = {
  "email": 320,
  "text": 5000,
  "website": 2000
} as const;
export const suggestFeature = {
  "email": 320,
  "text": 5000,
  "website": 2000
} as const;
export const listArticles = {
  "tag": 50,
  "cursor": 500
} as const;
export const listDevices = {
  "cursor": 500
} as const;
export const deleteAccount = {
  "email": 320
} as const;
