// Generated from the contract by `pnpm generate`; edit the contract instead.
export const problems = {
  "request.malformedJson": {
    "status": 400,
    "title": "Malformed JSON",
    "detail": "The body could not be read as JSON."
  },
  "archives.unreadable": {
    "status": 400,
    "title": "No archive",
    "detail": "The body could not be read as an archive."
  },
  "archives.invalid": {
    "status": 400,
    "title": "Archive invalid",
    "detail": "The archive does not keep to its format."
  },
  "archives.unknownVersion": {
    "status": 400,
    "title": "Unknown format version",
    "detail": "The archive has a format that this server does not know."
  },
  "auth.required": {
    "status": 401,
    "title": "Sign-in required",
    "detail": "A valid access token is needed for this call."
  },
  "auth.authentication_failed": {
    "status": 401,
    "title": "Authentication failed",
    "detail": "The identity token was not accepted."
  },
  "auth.idTokenSpent": {
    "status": 401,
    "title": "Identity token spent",
    "detail": "The identity token signs nobody in any more."
  },
  "auth.refreshTokenInvalid": {
    "status": 401,
    "title": "Refresh token invalid",
    "detail": "The refresh token is unknown, revoked or expired."
  },
  "auth.email_not_verified": {
    "status": 403,
    "title": "E-mail not verified",
    "detail": "The identity provider has not verified this e-mail address."
  },
  "auth.freshSignInRequired": {
    "status": 403,
    "title": "Fresh sign-in required",
    "detail": "This call needs a sign-in of the last five minutes."
  },
  "auth.accountDeactivated": {
    "status": 403,
    "title": "Account deactivated",
    "detail": "This account has been deactivated."
  },
  "request.notFound": {
    "status": 404,
    "title": "Not found",
    "detail": "There is nothing at this address."
  },
  "projects.notFound": {
    "status": 404,
    "title": "Project not found",
    "detail": "There is no such project."
  },
  "documents.notFound": {
    "status": 404,
    "title": "Document not found",
    "detail": "There is no such document."
  },
  "documentVersions.notFound": {
    "status": 404,
    "title": "Version not found",
    "detail": "The document has no such version."
  },
  "trash.notFound": {
    "status": 404,
    "title": "Not in the trash",
    "detail": "There is no such thing in the trash."
  },
  "journalEntries.notFound": {
    "status": 404,
    "title": "Journal entry not found",
    "detail": "The journal has no entry of this day."
  },
  "writingSessions.notFound": {
    "status": 404,
    "title": "Writing session not found",
    "detail": "There is no such writing session."
  },
  "publishedSessions.notFound": {
    "status": 404,
    "title": "Published session not found",
    "detail": "There is no such published session."
  },
  "devices.notFound": {
    "status": 404,
    "title": "Device not found",
    "detail": "There is no such device, signed in to this account."
  },
  "invitations.notFound": {
    "status": 404,
    "title": "Invitation not found",
    "detail": "There is no such open invitation."
  },
  "subscriptions.notFound": {
    "status": 404,
    "title": "Subscription not found",
    "detail": "There is no such subscription."
  },
  "articles.notFound": {
    "status": 404,
    "title": "Article not found",
    "detail": "There is no such article in this language."
  },
  "request.methodNotAllowed": {
    "status": 405,
    "title": "Method not allowed",
    "detail": "This address does not know this method."
  },
  "projects.isJournal": {
    "status": 409,
    "title": "The project is a journal",
    "detail": "A journal holds an entry a day, and no other documents."
  },
  "projects.notJournal": {
    "status": 409,
    "title": "The project is no journal",
    "detail": "Only a journal has entries."
  },
  "documents.isJournalEntry": {
    "status": 409,
    "title": "The document is a journal entry",
    "detail": "The date of a journal entry is its title and its place; neither can be changed."
  },
  "trash.projectGone": {
    "status": 409,
    "title": "The project is gone",
    "detail": "The project of the document is not there any more."
  },
  "trash.dayTaken": {
    "status": 409,
    "title": "The day has an entry",
    "detail": "The journal has another entry of this day by now."
  },
  "paragraphs.conflict": {
    "status": 409,
    "title": "Paragraphs changed elsewhere",
    "detail": "At least one paragraph has a newer version on the server; nothing was written."
  },
  "writingSessions.noneActive": {
    "status": 409,
    "title": "No active writing session",
    "detail": "Text can only be written while a session is active."
  },
  "writingSessions.alreadyLive": {
    "status": 409,
    "title": "A writing session is already live",
    "detail": "A writer has at most one active or paused session."
  },
  "writingSessions.illegalTransition": {
    "status": 409,
    "title": "Not possible in this status",
    "detail": "The status of the session does not allow this."
  },
  "documents.tooLong": {
    "status": 409,
    "title": "Document too long",
    "detail": "The document would be larger than a document may be; nothing was written."
  },
  "writingSessions.tooLong": {
    "status": 409,
    "title": "Writing session too long",
    "detail": "The session would take up more than a session may; nothing was written."
  },
  "account.full": {
    "status": 409,
    "title": "Account full",
    "detail": "The account would take up more than this server gives one; nothing was written."
  },
  "invitations.tooMany": {
    "status": 409,
    "title": "Too many open invitations",
    "detail": "An author has at most 50 open invitations."
  },
  "subscriptions.ownInvitation": {
    "status": 409,
    "title": "Your own invitation",
    "detail": "Nobody subscribes to themselves."
  },
  "waitlist.email_already_on_waitlist": {
    "status": 409,
    "title": "Already on the waitlist",
    "detail": "This e-mail address is on the waitlist already."
  },
  "request.staleVersion": {
    "status": 412,
    "title": "Changed elsewhere",
    "detail": "It has changed since the version or the time that the request names; nothing was changed."
  },
  "archives.tooLarge": {
    "status": 413,
    "title": "Archive too large",
    "detail": "The archive is too large once it is unpacked."
  },
  "request.tooLarge": {
    "status": 413,
    "title": "Body too large",
    "detail": "The body is over 1 MiB."
  },
  "request.unsupportedMediaType": {
    "status": 415,
    "title": "Unsupported media type",
    "detail": "The body has to be application/json, and not compressed."
  },
  "actions.endpoints.validationError": {
    "status": 422,
    "title": "Validation error",
    "detail": "Something in the request is missing or wrong."
  },
  "request.tooManyRequests": {
    "status": 429,
    "title": "Too many requests",
    "detail": "This client has asked too often; Retry-After says when to ask again."
  },
  "actions.endpoints.serverError": {
    "status": 500,
    "title": "Unexpected error",
    "detail": "An unexpected error occurred."
  },
  "server.unavailable": {
    "status": 503,
    "title": "Unavailable",
    "detail": "What the server needs is out of reach for a while."
  },
  "server.full": {
    "status": 507,
    "title": "No room left",
    "detail": "There is no room left to write."
  },
  "health.notReady": {
    "status": 503,
    "title": "Not ready",
    "detail": "The database does not answer, or takes no writing."
  },
  "health.full": {
    "status": 503,
    "title": "No room left",
    "detail": "The disk of the database is full."
  }
} as const;

export const fieldErrors = [
  "validation.required",
  "validation.additionalProperties",
  "validation.textTooShort",
  "validation.textTooLong",
  "validation.wrongFormat",
  "validation.email",
  "validation.integer",
  "validation.number",
  "validation.boolean",
  "validation.date",
  "validation.dateTooLate",
  "validation.rangeReversed",
  "validation.rangeTooLong",
  "validation.dateTime",
  "validation.uuid",
  "validation.url",
  "validation.numberTooSmall",
  "validation.numberTooLarge",
  "validation.enum",
  "validation.listTooShort",
  "validation.listTooLong",
  "validation.listRepeats",
  "validation.object",
  "validation.list",
  "validation.text",
  "validation.json",
  "validation.timeZone",
  "validation.cursor",
  "signUp.passwordTooShort",
  "signUp.passwordsDiffer",
  "signUp.firstNameRequired",
  "signUp.lastNameRequired",
  "signUp.termsRequired",
  "account.emailMismatch",
  "idempotency.keyReused"
] as const;
