// Generated from the contract by `pnpm generate`; edit the contract instead.
export interface paths {
    "/auth/google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange an identity token for tokens; the first time, the account is created
         * @description The identity token has to be as Signing in says. The first sign-in of an account makes it: its language is French where the token's `locale` is French (`fr`, `fr-CA`, `fr_FR`), and English otherwise; its time zone is Europe/Paris, its week begins on Monday, and it has no biography. A later sign-in leaves these as they are. Each sign-in is a device of its own.
         */
        post: operations["signInWithGoogle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new access token for a refresh token
         * @description The refresh token stays the same, lives as long as before, and may be used any number of times.
         */
        post: operations["refreshAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke one refresh token; an unknown one is no error
         * @description Ends the device of this refresh token, and with it the access tokens of that device. A token that is unknown, or has ended, is answered 204 as well.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign the user out on every device
         * @description Ends every device of the account, the caller's included. An identity token that was issued before signs nobody in any more.
         */
        post: operations["signOutEverywhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in user
         * @description The account of the access token, with the profile that its writer can change.
         */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the writer's biography, language, time zone or first day of the week
         * @description The biography or the language has to be in it, even when it stays as it is.
         */
        patch: operations["updateProfile"];
        trace?: never;
    };
    "/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The writer's projects, last changed first unless sorted otherwise
         * @description What is changed between two pages moves to the front: a later page may be without it, and the first one has it when it is read again.
         */
        get: operations["listProjects"];
        put?: never;
        /**
         * Create a project
         * @description The new project has no documents. A journal takes entries by the day, a plain project takes documents.
         */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{projectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One project
         * @description A project of the caller. Its documents and entries have lists of their own.
         */
        get: operations["getProject"];
        put?: never;
        post?: never;
        /**
         * Delete a project with its documents; its sessions stay
         * @description It is in the trash for 30 days, with its documents. Sessions that were started in it stay, without the project; what they have published stays as well.
         */
        delete: operations["deleteProject"];
        options?: never;
        head?: never;
        /**
         * Change a project's name or description
         * @description What the body leaves out stays as it is. The type of a project never changes.
         */
        patch: operations["updateProject"];
        trace?: never;
    };
    "/projects/{projectId}/texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A project's documents with their text, in its own order
         * @description For a whole manuscript in few requests. A journal's own order is by day, newest first. A document that is moved between two pages may be skipped or come twice.
         */
        get: operations["listProjectTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{projectId}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A journal's entries with their text, newest day first
         * @description A plain project has none.
         */
        get: operations["listJournalEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{projectId}/entries/{localDate}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The entry of a day
         * @description A day without an entry is a 404, and reading it makes none.
         */
        get: operations["getJournalEntry"];
        /**
         * Open the entry of a day, which is made when it is not there yet
         * @description However often and from wherever it is asked, a journal has one entry a day. Its title is its date. A day can be opened from when it begins anywhere on earth.
         */
        put: operations["openJournalEntry"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The writer's documents, last changed first; a project's in its own order
         * @description A journal's own order is by day, newest first. Without a project, what is changed between two pages moves to the front: a later page may be without it, and the first one has it when it is read again. A document that is moved within its project may be skipped or come twice likewise.
         */
        get: operations["listDocuments"];
        put?: never;
        /**
         * Create an empty document, the last of its plain project
         * @description It has no paragraphs. A journal takes none: its entries are opened by their day.
         */
        post: operations["createDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document-titles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The writer's documents by their titles, the best match first
         * @description Those with each word of the search in their title, as Searching above has it. First come titles that are the search, then those that are its words in another order, then those that begin with it, then those that have it at the beginning of a word, then the others; of equals, what was changed last. At most 20 are answered.
         */
        get: operations["findDocumentTitles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One document with its paragraphs in order
         * @description A document of the caller, with all of its text. A journal entry is read in the same way.
         */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        /**
         * Delete a document; sessions written in it stay
         * @description It is in the trash for 30 days. What sessions have published of it stays.
         */
        delete: operations["deleteDocument"];
        options?: never;
        head?: never;
        /**
         * Change a document's title or its language
         * @description A journal entry's title is its date, and stays; its language may change.
         */
        patch: operations["updateDocument"];
        trace?: never;
    };
    "/documents/{documentId}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a document in another place of its project, or in another project
         * @description Journal entries stay where they are, and journals take no other documents.
         */
        post: operations["moveDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{documentId}/paragraphs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Write text; all changes are accepted, or none
         * @description Needs an active session. Every change names the version it was made from; a stale one refuses the whole save and answers the server's paragraphs. The text of one paragraph is at most 50,000 characters, and a paragraph stands in one change only: both answer 422, of `changes.N.content` and of the second `changes.N.id` (`validation.wrongFormat`).
         *     A text's size is its characters, with 50 more for each paragraph and 20 more for each run. A document is at most 8,000,000 large, which 500,000 words fit in. What a session takes up is the size of each paragraph that it saves first, then by how much its saves make it larger, at most 20,000,000; what an account takes up are its documents with their versions, and its sessions, at most as much as the server's operator sets. A save that would go beyond one of them answers 409 with `limit` and `used`; a save that makes the document no larger is never refused for its size. From 95 % on the answer of a save lists it in `nearLimits`.
         */
        patch: operations["saveParagraphs"];
        trace?: never;
    };
    "/documents/{documentId}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The versions of a document that are kept, newest first
         * @description Without their text. The text as it is now is no version. See Versions of a text above for when one is kept, and for how long.
         */
        get: operations["listDocumentVersions"];
        put?: never;
        /**
         * Keep a version of a document, as it is or as one side of a conflict
         * @description Needs no session. With `changes` the version is the text with them, whatever they were made from: so the side of a conflict that goes is kept, while the document stays as it is.
         */
        post: operations["createDocumentVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{documentId}/versions/{versionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One version of a document, with its text
         * @description Its paragraphs are in the order of their positions, as they were then.
         */
        get: operations["getDocumentVersion"];
        put?: never;
        post?: never;
        /**
         * Delete a version
         * @description It cannot be brought back. The text, and what other versions have of it, stay.
         */
        delete: operations["deleteDocumentVersion"];
        options?: never;
        head?: never;
        /**
         * Name a version, or take its name away
         * @description A version with a name stays for as long as its document.
         */
        patch: operations["renameDocumentVersion"];
        trace?: never;
    };
    "/documents/{documentId}/versions/{versionId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the text what it was in a version, whole or some of its paragraphs
         * @description Needs an active session, as all writing does, and counts none of its words: the text is written as a save of the origin `restored`, with the same limits. A version of the text as it was is kept first. With `paragraphIds` only these paragraphs become what they were: one that is there keeps its place, one that the version has not is deleted, and one that neither has is left out.
         */
        post: operations["restoreDocumentVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{documentId}/versions/{versionId}/difference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What another version, or the text as it is, has otherwise
         * @description The paragraphs that differ, in the byte order of their positions; those that are the same are left out. The version of the path is what was before, whichever is the older of the two. A page may hold fewer paragraphs than `limit` where they are long.
         */
        get: operations["getDocumentVersionDifference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was deleted in the last 30 days, last deleted first
         * @description A project stands there once, with the documents that were deleted with it. One that was deleted before its project stands there by itself.
         */
        get: operations["listTrash"];
        put?: never;
        post?: never;
        /**
         * Delete everything in the trash
         * @description It cannot be brought back.
         */
        delete: operations["emptyTrash"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trash/{trashItemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete something in the trash now
         * @description It cannot be brought back. What sessions have published of it stays, and so do their figures.
         */
        delete: operations["deleteFromTrash"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trash/{trashItemId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring something back from the trash to its place
         * @description Needs no session. A project comes back with the documents that were deleted with it. A document whose project is not there any more, or is in the trash itself, needs a `projectId`. A journal entry comes back to its day, or to a plain project as a document. Sessions that started in what comes back name it again.
         */
        post: operations["restoreFromTrash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The writer's sessions, newest first unless sorted otherwise
         * @description Filters that are given together all have to hold. The range of days includes both of its ends.
         */
        get: operations["listWritingSessions"];
        put?: never;
        /**
         * Start a session; a writer has at most one that lives
         * @description The session is active at once. Where another one is active or paused, the answer is 409 and names it.
         */
        post: operations["startWritingSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The session that is active or paused, if there is one
         * @description `session` is null where none is active or paused.
         */
        get: operations["getLiveWritingSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One session
         * @description A session of the caller, whatever its status. Its text has an address of its own.
         */
        get: operations["getWritingSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a session's title, comment, sentiment or visibility
         * @description The review of a session, at any status. What the body leaves out stays as it is.
         */
        patch: operations["updateWritingSession"];
        trace?: never;
    };
    "/sessions/{sessionId}/text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was written in a session
         * @description The copy that was made when it was published, while it is; otherwise the paragraphs that the session wrote in, as they stand now.
         */
        get: operations["getWritingSessionText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{sessionId}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause an active session
         * @description The time of a pause is no time of the session, and nothing can be saved in it. Another status than `active` is a 409.
         */
        post: operations["pauseWritingSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{sessionId}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go on with a paused session
         * @description The pause ends now. Another status than `paused` is a 409.
         */
        post: operations["resumeWritingSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{sessionId}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End an active or paused session, now or at a time since it was last heard of
         * @description Without a body it ends now. Another status than `active` or `paused` is a 409.
         */
        post: operations["endWritingSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{sessionId}/save-draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep an ended session as a draft, with its review
         * @description What the body leaves out of the review stays as it is, and so does all of it without a body. Another status than `ended` is a 409.
         */
        post: operations["saveWritingSessionDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{sessionId}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish an ended session or a draft, with its review
         * @description Keeps a copy of the paragraphs that the session wrote in, as they are now. Published again, the new copy takes the old one's place; only of a document that is deleted the old copy stays.
         */
        post: operations["publishWritingSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{sessionId}/unpublish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn a published session back into a draft
         * @description What was said of it stays, from its title to its visibility.
         */
        post: operations["unpublishWritingSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{sessionId}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Discard an ended session or a draft
         * @description The session stays in the list, and counts towards no week any more; the text that was written stays in its documents. Another status than `ended` or `draft` is a 409.
         */
        post: operations["discardWritingSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/objectives/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The current week, its targets and what is done
         * @description The week is that of the writer's time zone and first day of the week. Discarded sessions count for nothing.
         */
        get: operations["getCurrentObjectives"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/objectives/targets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the weekly targets, from the current week on
         * @description Earlier weeks keep the targets they had. Before the first time they are 10,000 words and 3 sessions.
         */
        put: operations["setObjectives"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/objectives/weeks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The writer's weeks with the targets they had, newest first
         * @description From the current week back to the one in which the account was made or the first session began, whichever is earlier; weeks without a session are in it.
         */
        get: operations["listObjectiveWeeks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was written on the days of a range
         * @description A session belongs to the day it began on, where its writer was then; a journal entry to its date. The range is at most 366 days, both ends included.
         */
        get: operations["getCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many words each day of a range has, in little room
         * @description The words of the calendar's days, and which of them are writing days. The range is at most 366 days, both ends included.
         */
        get: operations["getDailyWords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/published-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The published sessions that the caller may read, newest first
         * @description Everyone reads the public ones; a subscriber also those an author shows to subscribers (`team`); an author also their own private ones.
         */
        get: operations["listPublishedSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/published-sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A published session with its text as it was published
         * @description The text is the copy that was made when it was published: what is written since does not show. One that is not for the caller to read is a 404.
         */
        get: operations["getPublishedSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscribers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The author's subscribers, newest first
         * @description Those who have accepted an invitation of the caller, and were not removed since.
         */
        get: operations["listSubscribers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscribers/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The author's open invitations, newest first
         * @description Those that nobody has accepted, and that are neither taken back nor expired. Their tokens are never shown again.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite one reader; the token is shown this once
         * @description An invitation is for any one reader with its token, and ends after 30 days. An author has at most 50 that are open.
         */
        post: operations["createInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscribers/invitations/{invitationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take back an invitation that nobody has accepted yet
         * @description Its token answers 404 from now on. One that was accepted, or has expired, is a 404, too.
         */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscribers/{subscriptionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a subscriber, who reads from then on only what is public
         * @description The reader is not notified. Another invitation may bring them back.
         */
        delete: operations["removeSubscriber"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The authors that the reader subscribes to, newest first
         * @description Each with its author, whose published sessions for subscribers the caller may read.
         */
        get: operations["listSubscriptions"];
        put?: never;
        /**
         * Accept an invitation and become a subscriber of its author
         * @description The invitation is used up by it. Who subscribes to this author already gets 200 with that subscription, and the invitation stays open.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Who invites; nothing is accepted by looking
         * @description For a page that says who invites before anything is accepted. A token that is unknown, used, revoked or expired is a 404.
         */
        post: operations["previewInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{subscriptionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End the reader's own subscription
         * @description The reader reads from now on only what the author shows to everyone.
         */
        delete: operations["endSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waitlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put an e-mail address on the waitlist
         * @description An address in upper case is the same as in lower case.
         */
        post: operations["joinWaitlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a question
         * @description A question is stored for the site's operator, and no operation shows it again but the account's own export.
         */
        post: operations["askQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suggest a feature
         * @description A suggestion is stored like a question.
         */
        post: operations["suggestFeature"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The articles of one language, newest first
         * @description The same for everyone. An article whose `publishedAt` is to come is not among them.
         */
        get: operations["listArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One article with its text
         * @description The same for everyone. A slug of another language, or of an article that is to come, is a 404.
         */
        get: operations["getArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/redirects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Addresses of pages that have moved
         * @description All of them at once, for a client that shows the pages itself.
         */
        get: operations["listRedirects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The devices on which the account is signed in, the newest sign-in first
         * @description One for each sign-in whose refresh token has not ended. The caller's own says so in `isCurrent`.
         */
        get: operations["listDevices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/devices/{deviceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign one device out
         * @description Its tokens end at once. The caller's own may be ended, too.
         */
        delete: operations["endDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything the account holds, as a file
         * @description Asks for a sign-in of the last five minutes. Streamed: a failure on the way ends the answer in the middle, which is then no JSON. What is written while it is sent may or may not be in it.
         */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that was written, as an archive that can be read and imported
         * @description Asks for a sign-in of the last five minutes. A zip: the data by the schema of its entries, and each text as Markdown beside it. It holds what is in the trash, and the versions of texts; the sign-in, devices, readers, invitations and messages are in the export alone. Streamed: a failure on the way ends the answer in the middle, and a zip without its end opens nowhere. What is written while it is sent may or may not be in it; each document is of one moment.
         */
        get: operations["archiveAccount"];
        put?: never;
        /**
         * Take in what an archive holds, or say what that would be
         * @description Nothing that is here is changed: all comes under ids of its own, the same whenever the same archive comes into the same account, so that a repeat adds only what is not here yet. It needs no Idempotency-Key. What is published arrives private, a session that lives in the archive ended when it was last written in; what was in the trash is there from now on. No session here counts the words. All of the archive is judged before anything is written; then it is written in steps, a document or a session each. Where one fails, what came before stays, and the same call goes on from there.
         */
        post: operations["importArchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete the account and everything it holds, for good
         * @description Asks for a sign-in of the last five minutes. The account's e-mail address, in upper or lower case, confirms what is meant. The account's tokens are dead at once, its published sessions gone. What was sent from this address through the public forms goes, too.
         */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The process answers
         * @description For a process monitor: it needs neither database nor token.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The database answers too
         * @description For a load balancer: 503 while the database is out of reach, or read-only.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        SignInRequest: {
            /** @description A JWT that a published key of the issuer signed, with `typ` JWT or none; `iss` and `aud` are exactly those configured, `azp` is the client id (it may be missing with a single audience), `exp` is to come, `iat` and `nbf` are not, and `email_verified` is true. */
            idToken: string;
        };
        Tokens: {
            accessToken: string;
            refreshToken: string;
        };
        /**
         * @description What went wrong, for a client to say in its own words. One it does not know is an unexpected error.
         * @enum {string}
         */
        ProblemMessageKey: "request.malformedJson" | "archives.unreadable" | "archives.invalid" | "archives.unknownVersion" | "auth.required" | "auth.authentication_failed" | "auth.idTokenSpent" | "auth.refreshTokenInvalid" | "auth.email_not_verified" | "auth.freshSignInRequired" | "auth.accountDeactivated" | "request.notFound" | "projects.notFound" | "documents.notFound" | "documentVersions.notFound" | "trash.notFound" | "journalEntries.notFound" | "writingSessions.notFound" | "publishedSessions.notFound" | "devices.notFound" | "invitations.notFound" | "subscriptions.notFound" | "articles.notFound" | "request.methodNotAllowed" | "projects.isJournal" | "projects.notJournal" | "documents.isJournalEntry" | "trash.projectGone" | "trash.dayTaken" | "paragraphs.conflict" | "writingSessions.noneActive" | "writingSessions.alreadyLive" | "writingSessions.illegalTransition" | "documents.tooLong" | "writingSessions.tooLong" | "account.full" | "invitations.tooMany" | "subscriptions.ownInvitation" | "waitlist.email_already_on_waitlist" | "request.staleVersion" | "archives.tooLarge" | "request.tooLarge" | "request.unsupportedMediaType" | "actions.endpoints.validationError" | "request.tooManyRequests" | "actions.endpoints.serverError" | "server.unavailable" | "server.full" | "health.notReady" | "health.full";
        /** @description RFC 9457 with the key of the message a reader sees. */
        Problem: {
            /** Format: uri-reference */
            type: string;
            title: string;
            status: number;
            detail: string;
            /** Format: uri-reference */
            instance?: string;
            messageKey: components["schemas"]["ProblemMessageKey"];
        };
        /**
         * @description What is wrong with one field, for a client to say in its own words.
         * @enum {string}
         */
        FieldMessageKey: "validation.required" | "validation.additionalProperties" | "validation.textTooShort" | "validation.textTooLong" | "validation.wrongFormat" | "validation.email" | "validation.integer" | "validation.number" | "validation.boolean" | "validation.date" | "validation.dateTooLate" | "validation.rangeReversed" | "validation.rangeTooLong" | "validation.dateTime" | "validation.uuid" | "validation.url" | "validation.numberTooSmall" | "validation.numberTooLarge" | "validation.enum" | "validation.listTooShort" | "validation.listTooLong" | "validation.listRepeats" | "validation.object" | "validation.list" | "validation.text" | "validation.json" | "validation.timeZone" | "validation.cursor" | "signUp.passwordTooShort" | "signUp.passwordsDiffer" | "signUp.firstNameRequired" | "signUp.lastNameRequired" | "signUp.termsRequired" | "account.emailMismatch" | "idempotency.keyReused";
        FieldError: {
            /** @description The parameter, header or body property; nested ones are joined by dots (`changes.0.id`), and `body` is the body itself. */
            field: string;
            messageKey: components["schemas"]["FieldMessageKey"];
        };
        /** @description A problem that names every field that is missing or wrong. */
        ValidationProblem: {
            /** Format: uri-reference */
            type: string;
            title: string;
            /** @constant */
            status: 422;
            detail: string;
            /** Format: uri-reference */
            instance?: string;
            /** @constant */
            messageKey: "actions.endpoints.validationError";
            errors: components["schemas"]["FieldError"][];
        };
        RefreshTokenRequest: {
            refreshToken: string;
        };
        AccessToken: {
            accessToken: string;
        };
        /** Format: uuid */
        Id: string;
        /** @description Goes up by one at each accepted change of what a writer edits here; also the ETag. */
        Version: number;
        /** @description An e-mail address in the letters of any language. The part after @ contains a dot. */
        EmailAddress: string;
        /** @enum {string} */
        Language: "fr" | "en";
        /**
         * Format: time-zone
         * @description The name of a zone or of a link of the IANA database, as it is built by default (without `backzone`), in the letters in which it stands there, such as Europe/Paris, Asia/Calcutta or UTC; it is stored as it is sent. Another letter case, an offset, `Z`, what one language or another knows beside the database (`PST`, `localtime`), and `Factory`, which stands there for no zone, are none.
         */
        TimeZone: string;
        /**
         * @description The first day of the writer's week.
         * @enum {string}
         */
        WeekStart: "monday" | "sunday" | "saturday";
        User: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            email: components["schemas"]["EmailAddress"];
            /** @description As the identity provider gives it; empty where it gives none. */
            name: string;
            /** @description The provider’s `given_name`, for a greeting; null where it gives none. */
            givenName: string | null;
            /** Format: uri */
            pictureUrl: string | null;
            bio: string | null;
            language: components["schemas"]["Language"];
            timeZone: components["schemas"]["TimeZone"];
            weekStart: components["schemas"]["WeekStart"];
            /** Format: date-time */
            createdAt: string;
        };
        /** @description A version in quotes, as ETag gives it, or `*` for whatever is there. A weak ETag means its version as well. */
        VersionMatch: string;
        /** @description What is left out stays as it is; bio or language has to be there. */
        UpdateProfileRequest: {
            /** @description Stored trimmed; a text with nothing but blanks in it becomes null. */
            bio?: string | null;
            language?: components["schemas"]["Language"];
            timeZone?: components["schemas"]["TimeZone"];
            weekStart?: components["schemas"]["WeekStart"];
        };
        /** @description What to look for; blanks alone are nothing. */
        SearchText: string;
        /** @enum {string} */
        ProjectType: "journal" | "plain";
        /**
         * @description By what was last written in first, by name or title as a reader orders them, or by most words first.
         * @enum {string}
         */
        ListOrder: "lastWritten" | "name" | "words";
        Project: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            name: string;
            description: string | null;
            type: components["schemas"]["ProjectType"];
            /** @description Sessions that started here, without the discarded ones. */
            sessionCount: number;
            documentCount: number;
            /** @description Of its documents. */
            words: number;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it, its documents or their text last changed.
             */
            updatedAt: string;
        };
        ProjectPage: {
            items: components["schemas"]["Project"][];
            nextCursor: string | null;
            /** @description How many the whole list has. Of its first page alone, and not of one that is searched in texts. */
            total?: number;
        };
        /** @description Stored trimmed; at least three characters then, one of them with a shape. */
        ProjectName: string;
        /** @description Stored trimmed; a text with nothing but blanks in it becomes null. */
        ProjectDescription: string | null;
        CreateProjectRequest: {
            name: components["schemas"]["ProjectName"];
            description?: components["schemas"]["ProjectDescription"];
            type: components["schemas"]["ProjectType"];
        };
        /**
         * Format: date-time
         * @description A moment that a client gives, whose year is 1000 to 9999 as written and in UTC.
         */
        GivenInstant: string;
        /** @description What is left out stays as it is. */
        UpdateProjectRequest: {
            name?: components["schemas"]["ProjectName"];
            description?: components["schemas"]["ProjectDescription"];
        };
        /** @description A fractional index; the order of its bytes is the order of a project's documents. */
        DocumentPosition: string;
        /**
         * Format: date
         * @description A day of the calendar where the writer is, in the years 1000 to 9999.
         */
        LocalDate: string;
        /** @description Which day a journal entry is of, and where its writer was when it was opened. */
        JournalDay: {
            localDate: components["schemas"]["LocalDate"];
            timeZone: components["schemas"]["TimeZone"];
        };
        /** @description A place among the paragraphs (see Positions above). Another form answers 422 `validation.wrongFormat`. */
        ParagraphPosition: string;
        /** @enum {string} */
        ParagraphType: "paragraph" | "heading" | "quote" | "sceneBreak";
        /** @enum {string} */
        Mark: "strong" | "emphasis" | "underline" | "strike";
        /** @description A stretch of text with the same marks, which stand in no order. */
        Run: {
            text: string;
            marks: components["schemas"]["Mark"][];
        };
        Paragraph: {
            id: components["schemas"]["Id"];
            position: components["schemas"]["ParagraphPosition"];
            type: components["schemas"]["ParagraphType"];
            content: components["schemas"]["Run"][];
            version: number;
            /**
             * Format: date-time
             * @description When this version of the paragraph was saved.
             */
            updatedAt: string;
        };
        /** @description A document summary with the paragraphs in the byte order of their positions. */
        Document: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            projectId: components["schemas"]["Id"];
            projectName: string;
            position: components["schemas"]["DocumentPosition"];
            title: string;
            /** @description Null for a document that is no journal entry. */
            journalEntry: components["schemas"]["JournalDay"] | null;
            language: components["schemas"]["Language"];
            /** @description Words of the text (see Words above). */
            words: number;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When its title, its language, its place or its text last changed.
             */
            updatedAt: string;
            paragraphs: components["schemas"]["Paragraph"][];
        };
        DocumentTextPage: {
            items: components["schemas"]["Document"][];
            nextCursor: string | null;
        };
        JournalEntryPage: {
            items: components["schemas"]["Document"][];
            nextCursor: string | null;
        };
        OpenJournalEntryRequest: {
            /** @description Of the entry, when it is made; one that is there keeps its own. */
            language: components["schemas"]["Language"];
            /** @description Where the writer is when the entry is made. */
            timeZone: components["schemas"]["TimeZone"];
        };
        /** @description A document in a list of them, which may be searched. */
        ListedDocument: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            projectId: components["schemas"]["Id"];
            projectName: string;
            position: components["schemas"]["DocumentPosition"];
            title: string;
            /** @description Null for a document that is no journal entry. */
            journalEntry: components["schemas"]["JournalDay"] | null;
            language: components["schemas"]["Language"];
            words: number;
            /** @description In a list that was searched, of a document that was found in its text: what the first of its paragraphs that has the search says there, as it is written, for a reader to see why it was found (see Searching above). Left out otherwise. */
            passage?: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When its title, its language, its place or its text last changed.
             */
            updatedAt: string;
        };
        DocumentPage: {
            items: components["schemas"]["ListedDocument"][];
            nextCursor: string | null;
            /** @description How many the whole list has. Of its first page alone, and not of one that is searched in texts. */
            total?: number;
        };
        /** @description Stored trimmed; at least one character then that has a shape. */
        DocumentTitle: string;
        CreateDocumentRequest: {
            projectId: components["schemas"]["Id"];
            title: components["schemas"]["DocumentTitle"];
            language: components["schemas"]["Language"];
        };
        DocumentSummary: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            projectId: components["schemas"]["Id"];
            projectName: string;
            position: components["schemas"]["DocumentPosition"];
            title: string;
            /** @description Null for a document that is no journal entry. */
            journalEntry: components["schemas"]["JournalDay"] | null;
            language: components["schemas"]["Language"];
            words: number;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When its title, its language, its place or its text last changed.
             */
            updatedAt: string;
        };
        /** @description Documents that were found by their titles. */
        FoundTitles: {
            items: components["schemas"]["DocumentSummary"][];
            /** @description How many there are, those left out included. */
            total: number;
        };
        /** @description What is left out stays as it is. */
        UpdateDocumentRequest: {
            title?: components["schemas"]["DocumentTitle"];
            language?: components["schemas"]["Language"];
        };
        MoveDocumentRequest: {
            /** @description The plain project to put it in, which may be the one it is in. */
            projectId: components["schemas"]["Id"];
            /** @description Another document of that project, to put it after; null puts it first, and it is put last where this is left out. The document itself, and one of another project, is not found there (404 `documents.notFound`). */
            after?: components["schemas"]["Id"] | null;
        };
        /**
         * @description Where the text of a save comes from. `written` counts as the session's words. `imported` (from a file) and `restored` (from an earlier version) change the text alone: they count neither as added nor as removed, and what is written afterwards is measured against them.
         * @default written
         * @enum {string}
         */
        TextOrigin: "written" | "imported" | "restored";
        /** @description Creates a paragraph (parentVersion 0) or replaces it. */
        PutParagraph: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            operation: "put";
            id: components["schemas"]["Id"];
            parentVersion: number;
            position: components["schemas"]["ParagraphPosition"];
            type: components["schemas"]["ParagraphType"];
            /** @description The text and the marks of each character are stored. A run without text is left out, and a mark that a run names twice stands there once. In which order a run names its marks, and whether neighbours with the same marks are one run, is the server's own. */
            content: components["schemas"]["Run"][];
        };
        DeleteParagraph: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            operation: "delete";
            id: components["schemas"]["Id"];
            parentVersion: number;
        };
        ParagraphChange: components["schemas"]["PutParagraph"] | components["schemas"]["DeleteParagraph"];
        SaveParagraphsRequest: {
            origin?: components["schemas"]["TextOrigin"];
            /**
             * @description What the save does to the text, so that a version of it as it was is kept first: it replaces throughout the text, or it writes over the other side of a conflict. Before imported and restored text, and before much is removed, one is kept in any case.
             * @enum {string}
             */
            keepVersion?: "replacement" | "conflict";
            /** @description At most one change for each paragraph. */
            changes: components["schemas"]["ParagraphChange"][];
        };
        ParagraphVersion: {
            id: components["schemas"]["Id"];
            version: number;
        };
        /** @description A size of which 95 % or more are used. */
        NearLimit: {
            /** @enum {string} */
            of: "document" | "session" | "account";
            limit: number;
            used: number;
        };
        /** @enum {string} */
        WritingSessionStatus: "active" | "paused" | "ended" | "draft" | "published" | "discarded";
        /** @enum {string} */
        Sentiment: "none" | "positive" | "neutral" | "negative";
        /** @enum {string} */
        Visibility: "private" | "team" | "public";
        WritingSessionStats: {
            /** @description Words that the session added (see Words above). */
            words: number;
            /** @description Words that the session took away; never subtracted from those it added. */
            wordsRemoved: number;
            /** @description Paragraphs that hold words the session added. */
            paragraphs: number;
            /** @description From start to end without the pauses; while the session lives, as of the answer. */
            durationSeconds: number;
            pausedSeconds: number;
            /** @description Gaps of over 300 s between edits, pauses left out. */
            idleSeconds: number;
            /** @description Words over the minutes that were not idle, to one decimal; null under one minute. */
            wordsPerMinute: number | null;
        };
        WritingSession: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            status: components["schemas"]["WritingSessionStatus"];
            title: string | null;
            comment: string | null;
            sentiment: components["schemas"]["Sentiment"];
            visibility: components["schemas"]["Visibility"];
            /** @description Where it started; null where nothing was named, or once that is deleted. */
            projectId: components["schemas"]["Id"] | null;
            /** @description Where it started; null where nothing was named, or once that is deleted. */
            documentId: components["schemas"]["Id"] | null;
            timeZone: components["schemas"]["TimeZone"];
            /** @description The writer's date when it started; a session that crosses midnight keeps it. */
            localDate: components["schemas"]["LocalDate"];
            /** Format: date-time */
            startedAt: string;
            /** Format: date-time */
            pausedAt: string | null;
            /**
             * Format: date-time
             * @description When its last pause was over and it went on; null where it never went on, or where that was before it was recorded.
             */
            resumedAt: string | null;
            /**
             * Format: date-time
             * @description When the server took the last change of text that it counts in this session, which idleSeconds goes by; imported or restored text is one. Pauses and the end leave it. Null where nothing was written, or where that was before it was recorded.
             */
            lastWrittenAt: string | null;
            /**
             * Format: date-time
             * @description When it ended, which no later transition changes.
             */
            endedAt: string | null;
            /**
             * Format: date-time
             * @description When it was last published; a change of what is said of it leaves this time.
             */
            publishedAt: string | null;
            stats: components["schemas"]["WritingSessionStats"];
        };
        SavedParagraphs: {
            paragraphs: components["schemas"]["ParagraphVersion"][];
            deletedIds: components["schemas"]["Id"][];
            /** @description Of the whole document. */
            words: number;
            /** @description What is nearly as large as it may be after this save; left out where nothing is. */
            nearLimits?: components["schemas"]["NearLimit"][];
            session: components["schemas"]["WritingSession"];
        };
        /** @description The save was made from stale versions; nothing was written. */
        ParagraphsConflictProblem: {
            /** Format: uri-reference */
            type: string;
            title: string;
            /** @constant */
            status: 409;
            detail: string;
            /** Format: uri-reference */
            instance?: string;
            /** @constant */
            messageKey: "paragraphs.conflict";
            /** @description The server's paragraph for each stale id. */
            paragraphs: components["schemas"]["Paragraph"][];
            /** @description The stale ids that exist no longer. */
            deletedIds: components["schemas"]["Id"][];
        };
        /** @description The save would make the document larger than any may be; nothing was written. */
        DocumentTooLongProblem: {
            /** Format: uri-reference */
            type: string;
            title: string;
            /** @constant */
            status: 409;
            detail: string;
            /** Format: uri-reference */
            instance?: string;
            /** @constant */
            messageKey: "documents.tooLong";
            /**
             * @description The largest size, in characters, as saving counts them.
             * @constant
             */
            limit: 8000000;
            /** @description The size before this save. */
            used: number;
        };
        /** @description The save would make the session larger than any may be; nothing was written. */
        WritingSessionTooLongProblem: {
            /** Format: uri-reference */
            type: string;
            title: string;
            /** @constant */
            status: 409;
            detail: string;
            /** Format: uri-reference */
            instance?: string;
            /** @constant */
            messageKey: "writingSessions.tooLong";
            /**
             * @description The largest size, in characters, as saving counts them.
             * @constant
             */
            limit: 20000000;
            /** @description The size before this save. */
            used: number;
        };
        /** @description The save would make the account larger than this server lets one be; nothing was written. */
        AccountFullProblem: {
            /** Format: uri-reference */
            type: string;
            title: string;
            /** @constant */
            status: 409;
            detail: string;
            /** Format: uri-reference */
            instance?: string;
            /** @constant */
            messageKey: "account.full";
            /** @description The largest size, in characters, as saving counts them. */
            limit: number;
            /** @description The size before this save. */
            used: number;
        };
        /**
         * @description Why a version was kept: before the first change of a session (`sessionStart`), after ten minutes of writing (`writing`), at the end of a session (`sessionEnd`), before a version was restored (`restore`), text came from a file (`import`), a replacement in the whole text (`replacement`) or a save that removed more than a third of the text (`removal`), as one side of a conflict (`conflict`), or since its writer asked for it (`request`).
         * @enum {string}
         */
        VersionReason: "sessionStart" | "writing" | "sessionEnd" | "restore" | "import" | "replacement" | "removal" | "conflict" | "request";
        /** @description A text as it was at some time, without the text itself. */
        DocumentVersion: {
            id: components["schemas"]["Id"];
            /** @description What its writer calls it; null where it has no name. */
            name: string | null;
            reason: components["schemas"]["VersionReason"];
            /** @description The session that last wrote in the text before the version was kept; null where none is known. */
            sessionId: components["schemas"]["Id"] | null;
            /** @description Words of the text (see Words above). */
            words: number;
            /** @description Words that this version has and the one before it has not. Where versions between the two are no longer kept, what each of them added and removed is in the sums. */
            wordsAdded: number;
            wordsRemoved: number;
            /** Format: date-time */
            createdAt: string;
        };
        DocumentVersionPage: {
            items: components["schemas"]["DocumentVersion"][];
            nextCursor: string | null;
        };
        /** @description Stored trimmed; at least one character then that has a shape. */
        VersionName: string;
        CreateDocumentVersionRequest: {
            name?: components["schemas"]["VersionName"];
            /**
             * @description `conflict` for a side of one that is not kept in the text.
             * @default request
             * @enum {string}
             */
            reason?: "request" | "conflict";
            /** @description How the version differs from the text as it is; at most one change for each paragraph. Which version a change was made from is not looked at. */
            changes?: components["schemas"]["ParagraphChange"][];
        };
        /** @description A paragraph as it was in a version. */
        VersionParagraph: {
            id: components["schemas"]["Id"];
            position: components["schemas"]["ParagraphPosition"];
            type: components["schemas"]["ParagraphType"];
            content: components["schemas"]["Run"][];
        };
        /** @description A version with the paragraphs in the byte order of their positions. */
        DocumentVersionText: {
            id: components["schemas"]["Id"];
            /** @description What its writer calls it; null where it has no name. */
            name: string | null;
            reason: components["schemas"]["VersionReason"];
            /** @description The session that last wrote in the text before the version was kept; null where none is known. */
            sessionId: components["schemas"]["Id"] | null;
            /** @description Words of the text (see Words above). */
            words: number;
            /** @description Words that this version has and the one before it has not. Where versions between the two are no longer kept, what each of them added and removed is in the sums. */
            wordsAdded: number;
            wordsRemoved: number;
            /** Format: date-time */
            createdAt: string;
            paragraphs: components["schemas"]["VersionParagraph"][];
        };
        RenameDocumentVersionRequest: {
            /** @description Null takes the name away. */
            name: components["schemas"]["VersionName"] | null;
        };
        RestoreDocumentVersionRequest: {
            /** @description The paragraphs that become what they were; all of them where it is left out. */
            paragraphIds?: components["schemas"]["Id"][];
        };
        /** @description A stretch of text that two texts share, or that one of them has. */
        DifferencePart: {
            text: string;
            /**
             * @description `movedHere` is added and `movedAway` removed, where another paragraph of the same page lost or gained the same words.
             * @enum {string}
             */
            change: "same" | "added" | "removed" | "movedHere" | "movedAway";
        };
        /** @description A paragraph that two texts have differently. Its place and its kind are those of the text after, or before where it is removed. */
        ParagraphDifference: {
            id: components["schemas"]["Id"];
            /**
             * @description Whether only the text after has it, only the text before, or both.
             * @enum {string}
             */
            change: "added" | "removed" | "changed";
            position: components["schemas"]["ParagraphPosition"];
            type: components["schemas"]["ParagraphType"];
            /** @description Null where it is added. */
            typeBefore: components["schemas"]["ParagraphType"] | null;
            /** @description Whether both have it, in different places. */
            isMoved: boolean;
            /** @description Whether both have it, as another kind of paragraph or with other marks. */
            isReformatted: boolean;
            /** @description Its text before and after in one, in the order in which it is read: without what is added it is the text before, without what is removed the text after. */
            parts: components["schemas"]["DifferencePart"][];
        };
        ParagraphDifferencePage: {
            items: components["schemas"]["ParagraphDifference"][];
            nextCursor: string | null;
        };
        /** @enum {string} */
        TrashKind: "project" | "document" | "journalEntry";
        /** @description A project, a document or a journal entry in the trash. */
        TrashItem: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["TrashKind"];
            /** @description A project's name. */
            title: string;
            /** @description Where a document comes back to; null where that is gone or in the trash, and of a project. */
            projectId: components["schemas"]["Id"] | null;
            /** @description As long as it is known, also where the project is in the trash. */
            projectName: string | null;
            /** @description How many come back with a project; 0 otherwise. */
            documents: number;
            words: number;
            /** Format: date-time */
            deletedAt: string;
            /**
             * Format: date-time
             * @description From when on it is deleted for good.
             */
            purgedAt: string;
        };
        TrashPage: {
            items: components["schemas"]["TrashItem"][];
            nextCursor: string | null;
        };
        RestoreFromTrashRequest: {
            /** @description Where a document goes; its own project where it is left out. A project needs none. */
            projectId?: components["schemas"]["Id"];
        };
        RestoredFromTrash: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["TrashKind"];
            /** @description The project that a document is in; a project's own id. */
            projectId: components["schemas"]["Id"];
        };
        /**
         * @description Newest and oldest by the start; mostWords the ones that added most first.
         * @default newest
         * @enum {string}
         */
        WritingSessionOrder: "newest" | "oldest" | "mostWords";
        /** @description A session in a list of them. */
        ListedSession: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            status: components["schemas"]["WritingSessionStatus"];
            title: string | null;
            comment: string | null;
            sentiment: components["schemas"]["Sentiment"];
            visibility: components["schemas"]["Visibility"];
            /** @description Where it started; null where nothing was named, or once that is deleted. */
            projectId: components["schemas"]["Id"] | null;
            /** @description The name that its project has now; null where it has none. */
            projectName: string | null;
            /** @description Where it started; null where nothing was named, or once that is deleted. */
            documentId: components["schemas"]["Id"] | null;
            timeZone: components["schemas"]["TimeZone"];
            /** @description The writer's date when it started; a session that crosses midnight keeps it. */
            localDate: components["schemas"]["LocalDate"];
            /** Format: date-time */
            startedAt: string;
            /** Format: date-time */
            pausedAt: string | null;
            /**
             * Format: date-time
             * @description When its last pause was over and it went on; null where it never went on, or where that was before it was recorded.
             */
            resumedAt: string | null;
            /**
             * Format: date-time
             * @description When the server took the last change of text that it counts in this session, which idleSeconds goes by; imported or restored text is one. Pauses and the end leave it. Null where nothing was written, or where that was before it was recorded.
             */
            lastWrittenAt: string | null;
            /**
             * Format: date-time
             * @description When it ended, which no later transition changes.
             */
            endedAt: string | null;
            /**
             * Format: date-time
             * @description When it was last published; a change of what is said of it leaves this time.
             */
            publishedAt: string | null;
            stats: components["schemas"]["WritingSessionStats"];
        };
        WritingSessionPage: {
            items: components["schemas"]["ListedSession"][];
            nextCursor: string | null;
            /** @description How many the whole list has. Of its first page alone, and not of one that is searched in texts. */
            total?: number;
        };
        StartWritingSessionRequest: {
            /** @description Where one means to write; the document's own where only that is given. */
            projectId?: components["schemas"]["Id"];
            /** @description A document of that project; one of another is not found (404 `documents.notFound`). */
            documentId?: components["schemas"]["Id"];
            timeZone: components["schemas"]["TimeZone"];
        };
        /** @description Another session of the writer is active or paused. */
        LiveWritingSessionProblem: {
            /** Format: uri-reference */
            type: string;
            title: string;
            /** @constant */
            status: 409;
            detail: string;
            /** Format: uri-reference */
            instance?: string;
            /** @constant */
            messageKey: "writingSessions.alreadyLive";
            liveSessionId: components["schemas"]["Id"];
        };
        SaveKeys: string;
        LiveWritingSession: {
            session: components["schemas"]["WritingSession"] | null;
            /** @description Those of the keys in `saves` that the server has carried out: what they saved will not be added to the figures any more. */
            includedSaves: components["schemas"]["Id"][];
        };
        /** @description The review of a session; what is left out stays as it is. */
        UpdateWritingSessionRequest: {
            /** @description Stored trimmed; a text with nothing but blanks in it becomes null. */
            title?: string | null;
            /** @description Stored trimmed; a text with nothing but blanks in it becomes null. */
            comment?: string | null;
            sentiment?: components["schemas"]["Sentiment"];
            visibility?: components["schemas"]["Visibility"];
        };
        /** @description A paragraph to be read, not to be written. */
        TextParagraph: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["ParagraphType"];
            content: components["schemas"]["Run"][];
        };
        /** @description What was written in one document, in its order. */
        TextSection: {
            documentId: components["schemas"]["Id"];
            /** @description Null when the document was gone before its title could be stored. */
            documentTitle: string | null;
            language: components["schemas"]["Language"];
            paragraphs: components["schemas"]["TextParagraph"][];
        };
        WritingSessionText: {
            /** @description A document each, in the order of their project. */
            sections: components["schemas"]["TextSection"][];
        };
        /** @description When a session ended that was forgotten. */
        EndWritingSessionRequest: {
            /** @description Not before `startedAt`, `pausedAt`, `resumedAt` or `lastWrittenAt` (422 `validation.rangeReversed`), nor later than now (422 `validation.dateTooLate`). A pause that goes on is over then. */
            endedAt: components["schemas"]["GivenInstant"];
        };
        /** @description What a writer means to do in a week. */
        WeeklyTargets: {
            words: number;
            sessions: number;
        };
        /** @description The current week, by the time zone and the week start of the writer's profile. */
        Objectives: {
            startsOn: components["schemas"]["LocalDate"];
            endsOn: components["schemas"]["LocalDate"];
            targets: components["schemas"]["WeeklyTargets"];
            /** @description Added by the week's sessions, without the discarded ones. */
            words: number;
            /** @description Without the discarded ones. */
            sessions: number;
            /** @description Whether both targets are reached. */
            achieved: boolean;
            /** @description Consecutive achieved weeks up to last week, and this one once it is achieved; while it is unfinished it breaks nothing. */
            streak: number;
            version: components["schemas"]["Version"];
        };
        /** @description A week with the targets it had. */
        ObjectiveWeek: {
            startsOn: components["schemas"]["LocalDate"];
            endsOn: components["schemas"]["LocalDate"];
            targets: components["schemas"]["WeeklyTargets"];
            words: number;
            sessions: number;
            /** @description Whether both targets are reached. */
            achieved: boolean;
        };
        ObjectiveWeekPage: {
            items: components["schemas"]["ObjectiveWeek"][];
            nextCursor: string | null;
        };
        /** @description How many sessions felt how. */
        SentimentCounts: {
            none: number;
            positive: number;
            neutral: number;
            negative: number;
        };
        /** @description A journal entry of the day. */
        CalendarEntry: {
            documentId: components["schemas"]["Id"];
            projectId: components["schemas"]["Id"];
            words: number;
        };
        /** @description A day with at least one session or journal entry. It is a writing day where a session was not discarded, or where a journal entry has words. */
        CalendarDay: {
            date: components["schemas"]["LocalDate"];
            /** @description Added by the sessions that began on this day, without the discarded ones. */
            words: number;
            /** @description Without the discarded ones. */
            sessions: number;
            sentiments: components["schemas"]["SentimentCounts"];
            journalEntries: components["schemas"]["CalendarEntry"][];
        };
        Calendar: {
            /** @description In order; days without anything are left out. */
            days: components["schemas"]["CalendarDay"][];
        };
        DailyWords: {
            /** @description One for each day of the range, in order: what the sessions that began on it added, without the discarded ones; null for a day that is no writing day. */
            words: (number | null)[];
        };
        /** @description What authors and readers see of each other. */
        Person: {
            id: components["schemas"]["Id"];
            /** @description As the identity provider gives it; empty where it gives none. */
            name: string;
            /** Format: uri */
            pictureUrl: string | null;
        };
        PublishedSessionStats: {
            /** @description Words the session added. */
            words: number;
            /** @description Paragraphs that hold words the session added. */
            paragraphs: number;
        };
        PublishedSessionSummary: {
            id: components["schemas"]["Id"];
            title: string | null;
            author: components["schemas"]["Person"];
            visibility: components["schemas"]["Visibility"];
            /** Format: date-time */
            publishedAt: string;
            stats: components["schemas"]["PublishedSessionStats"];
        };
        PublishedSessionPage: {
            items: components["schemas"]["PublishedSessionSummary"][];
            nextCursor: string | null;
        };
        PublishedSession: {
            id: components["schemas"]["Id"];
            title: string | null;
            /** @description What its author says of it. */
            comment: string | null;
            author: components["schemas"]["Person"];
            visibility: components["schemas"]["Visibility"];
            /** Format: date-time */
            publishedAt: string;
            stats: components["schemas"]["PublishedSessionStats"];
            /** @description The text as it was when it was published, one section a document. */
            sections: components["schemas"]["TextSection"][];
        };
        Subscriber: {
            id: components["schemas"]["Id"];
            reader: components["schemas"]["Person"];
            /** Format: date-time */
            createdAt: string;
        };
        SubscriberPage: {
            items: components["schemas"]["Subscriber"][];
            nextCursor: string | null;
        };
        Invitation: {
            id: components["schemas"]["Id"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
        };
        InvitationPage: {
            items: components["schemas"]["Invitation"][];
            nextCursor: string | null;
        };
        NewInvitation: {
            id: components["schemas"]["Id"];
            /** @description 32 random bytes in base64url, for the link that is sent to the reader. */
            token: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
        };
        Subscription: {
            id: components["schemas"]["Id"];
            author: components["schemas"]["Person"];
            /** Format: date-time */
            createdAt: string;
        };
        SubscriptionPage: {
            items: components["schemas"]["Subscription"][];
            nextCursor: string | null;
        };
        InvitationToken: {
            token: string;
        };
        InvitationPreview: {
            author: components["schemas"]["Person"];
        };
        /** @description A visitor's own words, if they like to say something. Stored trimmed; a text with nothing but blanks in it becomes null. */
        Feedback: string;
        /** @enum {string} */
        WritingFormat: "novel" | "shortStory" | "poetry" | "screenplay" | "play" | "nonFiction" | "blogPost" | "essay" | "memoir" | "journal" | "letter" | "article" | "other";
        /** @description Hidden in the form, so that only programs fill it in. What comes with it is answered like anything else, and thrown away. */
        Honeypot: string;
        JoinWaitlistRequest: {
            email: components["schemas"]["EmailAddress"];
            expectations?: components["schemas"]["Feedback"];
            /** @description What the visitor writes. */
            formats?: components["schemas"]["WritingFormat"][];
            currentPractice?: components["schemas"]["Feedback"];
            language?: components["schemas"]["Language"];
            website?: components["schemas"]["Honeypot"];
        };
        /** @description What a visitor sent has arrived. */
        Receipt: {
            id: components["schemas"]["Id"];
            /** Format: date-time */
            createdAt: string;
        };
        /** @description Stored trimmed; at least six characters then, one of them with a shape. */
        VisitorText: string;
        VisitorMessageRequest: {
            email: components["schemas"]["EmailAddress"];
            text: components["schemas"]["VisitorText"];
            language?: components["schemas"]["Language"];
            website?: components["schemas"]["Honeypot"];
        };
        ArticleCover: {
            /**
             * Format: uri-reference
             * @description The picture itself, by its path on the site: readers are sent to no other site for it. The site serves it, or what stands before the site does.
             */
            url: string;
            /** @description Pixels. */
            width: number;
            /** @description Pixels. */
            height: number;
            alt: string;
        };
        /** @description The same subject in another language, under its own slug. */
        ArticleTranslation: {
            language: components["schemas"]["Language"];
            slug: string;
        };
        ArticleSummary: {
            slug: string;
            language: components["schemas"]["Language"];
            title: string;
            description: string;
            cover: components["schemas"]["ArticleCover"] | null;
            /** Format: date-time */
            publishedAt: string;
            tags: string[];
            translations: components["schemas"]["ArticleTranslation"][];
        };
        ArticlePage: {
            items: components["schemas"]["ArticleSummary"][];
            nextCursor: string | null;
        };
        /** @description The text, safe to show as it is: words, their structure, links and pictures. Its elements are `p`, `h2` to `h6` (the title is the page's), `ul`, `ol` (with `start`), `li`, `blockquote`, `pre`, `code` (with a `class` that begins with `language-`), `strong`, `em`, `span` (its words stay on one line), `a` (with `href`, `title`, `rel`), `img` (with `src`, `alt`, `title`), `hr` and `br`, and they have no other attributes. A link leads to the web, to mail, to a path of the site or to a place on the page; a picture is at a path of the site, as a cover is. Names are in small letters, values in double quotes, and each element is closed but `img`, `hr` and `br`. Clients show the words of other elements without them, and leave other attributes out. `x-html` has the same for programs: each element, its attributes, and the pattern of their values. */
        ArticleHtml: string;
        Article: {
            slug: string;
            language: components["schemas"]["Language"];
            title: string;
            description: string;
            cover: components["schemas"]["ArticleCover"] | null;
            /** Format: date-time */
            publishedAt: string;
            /**
             * Format: date-time
             * @description When it last changed in a way that matters to a reader; left out when it has not.
             */
            updatedAt?: string;
            tags: string[];
            translations: components["schemas"]["ArticleTranslation"][];
            html: components["schemas"]["ArticleHtml"];
        };
        Redirect: {
            /** @description A path without its language prefix, with which it holds as well. */
            from: string;
            /** @description A path of the same kind, or an absolute https address, which a client follows as a full page load where it trusts the origin, and not otherwise. */
            to: string;
            /** @enum {integer} */
            status: 301 | 302 | 307 | 308;
        };
        RedirectList: {
            items: components["schemas"]["Redirect"][];
        };
        SignedInDevice: {
            id: components["schemas"]["Id"];
            /** @description The browser by its product's name, such as Firefox; null where it does not say. */
            browser: string | null;
            /** @description The operating system by its product's name, such as Windows; null where it does not say. */
            system: string | null;
            /** Format: date-time */
            signedInAt: string;
            /**
             * Format: date-time
             * @description When it last asked for an access token.
             */
            lastUsedAt: string;
            /** @description Whether the call itself comes from this device. */
            isCurrent: boolean;
        };
        SignedInDevicePage: {
            items: components["schemas"]["SignedInDevice"][];
            nextCursor: string | null;
        };
        /** @description How the identity provider names the account. */
        ExportedIdentity: {
            issuer: string;
            subject: string;
        };
        /** @description Weekly targets, from the day they were set on. */
        ExportedTargets: {
            setOn: components["schemas"]["LocalDate"];
            words: number;
            sessions: number;
        };
        ExportedParagraphWords: {
            documentId: components["schemas"]["Id"];
            paragraphId: components["schemas"]["Id"];
            /** @description The words that the session is measured against. */
            baseline: string[];
            added: string[];
            removed: string[];
            /** @description Words of it that the session had added in other paragraphs, and this repeats. */
            copied: string[];
            /** @description Those paragraphs. */
            copiedFrom: components["schemas"]["Id"][];
        };
        /** @description What a session had done to a paragraph when imported or restored text came into it. */
        ExportedCarriedWords: {
            documentId: components["schemas"]["Id"];
            paragraphId: components["schemas"]["Id"];
            /** @description Counts those times, from 1. */
            layer: number;
            added: string[];
            removed: string[];
        };
        ExportedPublishedParagraph: {
            documentId: components["schemas"]["Id"];
            documentTitle: string | null;
            language: components["schemas"]["Language"];
            id: components["schemas"]["Id"];
            position: components["schemas"]["ParagraphPosition"];
            type: components["schemas"]["ParagraphType"];
            content: components["schemas"]["Run"][];
        };
        ExportedWritingSession: {
            session: components["schemas"]["WritingSession"];
            /** @description What the session did to each paragraph since its baseline. */
            changes: components["schemas"]["ExportedParagraphWords"][];
            /** @description What it had done before, where imported or restored text came into a paragraph. */
            carried: components["schemas"]["ExportedCarriedWords"][];
            /** @description The paragraphs as they were when the session was last published, also where it is a draft again. A discarded one has none. */
            published: components["schemas"]["ExportedPublishedParagraph"][];
        };
        ExportedWaitlistEntry: {
            id: components["schemas"]["Id"];
            email: components["schemas"]["EmailAddress"];
            expectations: string | null;
            formats: components["schemas"]["WritingFormat"][];
            currentPractice: string | null;
            /** @enum {string|null} */
            language: "fr" | "en" | null;
            /** Format: date-time */
            createdAt: string;
        };
        ExportedMessage: {
            id: components["schemas"]["Id"];
            email: components["schemas"]["EmailAddress"];
            text: string;
            /** @enum {string|null} */
            language: "fr" | "en" | null;
            /** Format: date-time */
            createdAt: string;
        };
        /** @description Everything the account holds. Only what opens doors is left out (tokens, and the hashes of them), and what is derived from the rest. */
        AccountExport: {
            /** @constant */
            format: "ecritoire-account-1";
            /** Format: date-time */
            exportedAt: string;
            user: components["schemas"]["User"];
            signIn: components["schemas"]["ExportedIdentity"];
            weeklyTargets: components["schemas"]["ExportedTargets"][];
            projects: components["schemas"]["Project"][];
            documents: components["schemas"]["Document"][];
            writingSessions: components["schemas"]["ExportedWritingSession"][];
            invitations: components["schemas"]["Invitation"][];
            subscribers: components["schemas"]["Subscriber"][];
            subscriptions: components["schemas"]["Subscription"][];
            /** @description What was sent to the waitlist from the account's e-mail address. */
            waitlistEntries: components["schemas"]["ExportedWaitlistEntry"][];
            /** @description What was asked from the account's e-mail address. */
            questions: components["schemas"]["ExportedMessage"][];
            /** @description What was suggested from the account's e-mail address. */
            suggestions: components["schemas"]["ExportedMessage"][];
        };
        /** @description What an archive is. A reader refuses a `formatVersion` that it does not know. */
        ArchiveManifest: {
            /** @constant */
            format: "ecritoire-archive";
            formatVersion: number;
            /** @description Of this archive. What is imported from it under the same account is the same. */
            id: components["schemas"]["Id"];
            /** Format: date-time */
            createdAt: string;
            /** @description The version of the contract by which the archive was made. */
            contractVersion: string;
        };
        /** @description What the writer has set; neither name, nor address, nor who reads whom. */
        ArchiveProfile: {
            bio: string | null;
            language: components["schemas"]["Language"];
            timeZone: components["schemas"]["TimeZone"];
            weekStart: components["schemas"]["WeekStart"];
        };
        /** @description Weekly targets, from the day they were set on. */
        ArchiveTargets: {
            setOn: components["schemas"]["LocalDate"];
            words: number;
            sessions: number;
        };
        ArchiveProject: {
            id: components["schemas"]["Id"];
            name: string;
            description: string | null;
            type: components["schemas"]["ProjectType"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /**
             * Format: date-time
             * @description When it was moved to the trash; null where it is not there.
             */
            trashedAt: string | null;
        };
        /** @description A document or a journal entry, without its text. */
        ArchiveDocument: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "document";
            id: components["schemas"]["Id"];
            /** @description Its project, or the one that it was deleted from; null where that is gone. */
            projectId: components["schemas"]["Id"] | null;
            position: components["schemas"]["ParagraphPosition"];
            title: string;
            /** @description Null for a document that is no journal entry. */
            journalEntry: components["schemas"]["JournalDay"] | null;
            language: components["schemas"]["Language"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description The number of its newest version; 0 where it never had one. */
            lastVersion: number;
            /**
             * Format: date-time
             * @description When its text changed first after that version; null where it has not.
             */
            newTextSince: string | null;
            /** @description The session that last wrote in it. */
            lastSessionId: components["schemas"]["Id"] | null;
            /** @description How the last text came into it; null where none has. */
            lastOrigin: components["schemas"]["TextOrigin"] | null;
            /**
             * Format: date-time
             * @description When it was moved to the trash; null where it is not there.
             */
            trashedAt: string | null;
            /** @description Whether it was moved there with its project, and comes back with it. */
            isTrashedWithProject: boolean;
        };
        /** @description A paragraph of the text as it is. */
        ArchiveParagraph: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "paragraph";
            id: components["schemas"]["Id"];
            position: components["schemas"]["ParagraphPosition"];
            type: components["schemas"]["ParagraphType"];
            content: components["schemas"]["Run"][];
            version: number;
            /** Format: date-time */
            updatedAt: string;
            /** @description The number of the first version of the document that has it as it is. */
            fromNumber: number;
        };
        /** @description A version of the document's text. Its paragraphs are those of the text with a `fromNumber` of its number at most, and the revisions from their `fromNumber` until before their `untilNumber`. */
        ArchiveVersion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "version";
            id: components["schemas"]["Id"];
            number: number;
            name: string | null;
            reason: components["schemas"]["VersionReason"];
            sessionId: components["schemas"]["Id"] | null;
            words: number;
            wordsAdded: number;
            wordsRemoved: number;
            /** Format: date-time */
            createdAt: string;
        };
        /** @description A paragraph as versions have it and the text has it no longer. */
        ArchiveRevision: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "revision";
            paragraphId: components["schemas"]["Id"];
            fromNumber: number;
            untilNumber: number;
            position: components["schemas"]["ParagraphPosition"];
            type: components["schemas"]["ParagraphType"];
            content: components["schemas"]["Run"][];
        };
        /** @description A document is followed by its paragraphs, then by its versions, then by its revisions. */
        ArchiveDocumentLine: components["schemas"]["ArchiveDocument"] | components["schemas"]["ArchiveParagraph"] | components["schemas"]["ArchiveVersion"] | components["schemas"]["ArchiveRevision"];
        /** @description A writing session with its figures, without its words. */
        ArchiveSession: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "session";
            id: components["schemas"]["Id"];
            status: components["schemas"]["WritingSessionStatus"];
            title: string | null;
            comment: string | null;
            sentiment: components["schemas"]["Sentiment"];
            visibility: components["schemas"]["Visibility"];
            /** @description Where it started, in the trash as well; null where nothing was named, or that is gone. */
            projectId: components["schemas"]["Id"] | null;
            documentId: components["schemas"]["Id"] | null;
            timeZone: components["schemas"]["TimeZone"];
            localDate: components["schemas"]["LocalDate"];
            /** Format: date-time */
            startedAt: string;
            /** Format: date-time */
            pausedAt: string | null;
            /** Format: date-time */
            resumedAt: string | null;
            /** Format: date-time */
            lastWrittenAt: string | null;
            /** Format: date-time */
            endedAt: string | null;
            /** Format: date-time */
            publishedAt: string | null;
            /** @description Of the pauses that are over. */
            pausedMilliseconds: number;
            idleMilliseconds: number;
            words: number;
            wordsRemoved: number;
            paragraphs: number;
        };
        /** @description What the session did to a paragraph since its baseline. */
        ArchiveSessionWords: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "words";
            documentId: components["schemas"]["Id"];
            paragraphId: components["schemas"]["Id"];
            baseline: string[];
            added: string[];
            removed: string[];
            copied: string[];
            copiedFrom: components["schemas"]["Id"][];
        };
        /** @description What it had done before, each time that imported or restored text came into the paragraph. */
        ArchiveCarriedWords: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "carried";
            documentId: components["schemas"]["Id"];
            paragraphId: components["schemas"]["Id"];
            layer: number;
            added: string[];
            removed: string[];
        };
        /** @description A paragraph as it was when the session was last published. */
        ArchivePublishedParagraph: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "published";
            documentId: components["schemas"]["Id"];
            documentTitle: string | null;
            language: components["schemas"]["Language"];
            /** @description The place of the document among those of the copy. */
            section: number;
            paragraphId: components["schemas"]["Id"];
            position: components["schemas"]["ParagraphPosition"];
            type: components["schemas"]["ParagraphType"];
            content: components["schemas"]["Run"][];
        };
        /** @description A session is followed by the words of its paragraphs, then by those it had carried, then by what it has published. */
        ArchiveSessionLine: components["schemas"]["ArchiveSession"] | components["schemas"]["ArchiveSessionWords"] | components["schemas"]["ArchiveCarriedWords"] | components["schemas"]["ArchivePublishedParagraph"];
        /** @description The entries of the zip that hold the account, by name: the manifest and the profile are JSON, the others JSON lines (one value a line), here as arrays; each document has a file, which its `id` names. Beside them `texts/`, `trash/`, `versions/` and `published/` hold the texts as Markdown, for people; an import does not read these. */
        Archive: {
            "manifest.json": components["schemas"]["ArchiveManifest"];
            "data/profile.json": components["schemas"]["ArchiveProfile"];
            "data/targets.jsonl": components["schemas"]["ArchiveTargets"][];
            "data/projects.jsonl": components["schemas"]["ArchiveProject"][];
            "data/documents/{id}.jsonl"?: components["schemas"]["ArchiveDocumentLine"][];
            "data/sessions.jsonl": components["schemas"]["ArchiveSessionLine"][];
        };
        ArchiveCounts: {
            /** @description Journals, and those in the trash, too. */
            projects: number;
            /** @description Without journal entries. */
            documents: number;
            journalEntries: number;
            /** @description Documents and entries among them that go to the trash. */
            inTrash: number;
            versions: number;
            sessions: number;
            /** @description Sessions among them that arrive published and private. */
            published: number;
            /** @description Days on which weekly targets were set. */
            targets: number;
            /** @description Words of the documents and entries. */
            words: number;
            /** @description By how much the account grows. */
            size: number;
        };
        ArchiveSkipped: {
            /**
             * @description It came with this archive before (`alreadyHere`); targets were set on that day already (`targetsSet`).
             * @enum {string}
             */
            reason: "alreadyHere" | "targetsSet";
            count: number;
        };
        /** @description What an import has done, or would do. */
        ArchiveImport: {
            archiveId: components["schemas"]["Id"];
            /** Format: date-time */
            archivedAt: string;
            isDryRun: boolean;
            added: components["schemas"]["ArchiveCounts"];
            /** @description Bio and settings come into an account that holds nothing yet, and into no other. */
            isProfileAdded: boolean;
            /** @description What does not come, each reason once. */
            skipped: components["schemas"]["ArchiveSkipped"][];
        };
        DeleteAccountRequest: {
            email: components["schemas"]["EmailAddress"];
        };
        Health: {
            /** @constant */
            status: "ok";
        };
        Readiness: {
            /** @constant */
            status: "ready";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type SignInRequest = components['schemas']['SignInRequest'];
export type Tokens = components['schemas']['Tokens'];
export type ProblemMessageKey = components['schemas']['ProblemMessageKey'];
export type Problem = components['schemas']['Problem'];
export type FieldMessageKey = components['schemas']['FieldMessageKey'];
export type FieldError = components['schemas']['FieldError'];
export type ValidationProblem = components['schemas']['ValidationProblem'];
export type RefreshTokenRequest = components['schemas']['RefreshTokenRequest'];
export type AccessToken = components['schemas']['AccessToken'];
export type Id = components['schemas']['Id'];
export type Version = components['schemas']['Version'];
export type EmailAddress = components['schemas']['EmailAddress'];
export type Language = components['schemas']['Language'];
export type TimeZone = components['schemas']['TimeZone'];
export type WeekStart = components['schemas']['WeekStart'];
export type User = components['schemas']['User'];
export type VersionMatch = components['schemas']['VersionMatch'];
export type UpdateProfileRequest = components['schemas']['UpdateProfileRequest'];
export type SearchText = components['schemas']['SearchText'];
export type ProjectType = components['schemas']['ProjectType'];
export type ListOrder = components['schemas']['ListOrder'];
export type Project = components['schemas']['Project'];
export type ProjectPage = components['schemas']['ProjectPage'];
export type ProjectName = components['schemas']['ProjectName'];
export type ProjectDescription = components['schemas']['ProjectDescription'];
export type CreateProjectRequest = components['schemas']['CreateProjectRequest'];
export type GivenInstant = components['schemas']['GivenInstant'];
export type UpdateProjectRequest = components['schemas']['UpdateProjectRequest'];
export type DocumentPosition = components['schemas']['DocumentPosition'];
export type LocalDate = components['schemas']['LocalDate'];
export type JournalDay = components['schemas']['JournalDay'];
export type ParagraphPosition = components['schemas']['ParagraphPosition'];
export type ParagraphType = components['schemas']['ParagraphType'];
export type Mark = components['schemas']['Mark'];
export type Run = components['schemas']['Run'];
export type Paragraph = components['schemas']['Paragraph'];
export type Document = components['schemas']['Document'];
export type DocumentTextPage = components['schemas']['DocumentTextPage'];
export type JournalEntryPage = components['schemas']['JournalEntryPage'];
export type OpenJournalEntryRequest = components['schemas']['OpenJournalEntryRequest'];
export type ListedDocument = components['schemas']['ListedDocument'];
export type DocumentPage = components['schemas']['DocumentPage'];
export type DocumentTitle = components['schemas']['DocumentTitle'];
export type CreateDocumentRequest = components['schemas']['CreateDocumentRequest'];
export type DocumentSummary = components['schemas']['DocumentSummary'];
export type FoundTitles = components['schemas']['FoundTitles'];
export type UpdateDocumentRequest = components['schemas']['UpdateDocumentRequest'];
export type MoveDocumentRequest = components['schemas']['MoveDocumentRequest'];
export type TextOrigin = components['schemas']['TextOrigin'];
export type PutParagraph = components['schemas']['PutParagraph'];
export type DeleteParagraph = components['schemas']['DeleteParagraph'];
export type ParagraphChange = components['schemas']['ParagraphChange'];
export type SaveParagraphsRequest = components['schemas']['SaveParagraphsRequest'];
export type ParagraphVersion = components['schemas']['ParagraphVersion'];
export type NearLimit = components['schemas']['NearLimit'];
export type WritingSessionStatus = components['schemas']['WritingSessionStatus'];
export type Sentiment = components['schemas']['Sentiment'];
export type Visibility = components['schemas']['Visibility'];
export type WritingSessionStats = components['schemas']['WritingSessionStats'];
export type WritingSession = components['schemas']['WritingSession'];
export type SavedParagraphs = components['schemas']['SavedParagraphs'];
export type ParagraphsConflictProblem = components['schemas']['ParagraphsConflictProblem'];
export type DocumentTooLongProblem = components['schemas']['DocumentTooLongProblem'];
export type WritingSessionTooLongProblem = components['schemas']['WritingSessionTooLongProblem'];
export type AccountFullProblem = components['schemas']['AccountFullProblem'];
export type VersionReason = components['schemas']['VersionReason'];
export type DocumentVersion = components['schemas']['DocumentVersion'];
export type DocumentVersionPage = components['schemas']['DocumentVersionPage'];
export type VersionName = components['schemas']['VersionName'];
export type CreateDocumentVersionRequest = components['schemas']['CreateDocumentVersionRequest'];
export type VersionParagraph = components['schemas']['VersionParagraph'];
export type DocumentVersionText = components['schemas']['DocumentVersionText'];
export type RenameDocumentVersionRequest = components['schemas']['RenameDocumentVersionRequest'];
export type RestoreDocumentVersionRequest = components['schemas']['RestoreDocumentVersionRequest'];
export type DifferencePart = components['schemas']['DifferencePart'];
export type ParagraphDifference = components['schemas']['ParagraphDifference'];
export type ParagraphDifferencePage = components['schemas']['ParagraphDifferencePage'];
export type TrashKind = components['schemas']['TrashKind'];
export type TrashItem = components['schemas']['TrashItem'];
export type TrashPage = components['schemas']['TrashPage'];
export type RestoreFromTrashRequest = components['schemas']['RestoreFromTrashRequest'];
export type RestoredFromTrash = components['schemas']['RestoredFromTrash'];
export type WritingSessionOrder = components['schemas']['WritingSessionOrder'];
export type ListedSession = components['schemas']['ListedSession'];
export type WritingSessionPage = components['schemas']['WritingSessionPage'];
export type StartWritingSessionRequest = components['schemas']['StartWritingSessionRequest'];
export type LiveWritingSessionProblem = components['schemas']['LiveWritingSessionProblem'];
export type SaveKeys = components['schemas']['SaveKeys'];
export type LiveWritingSession = components['schemas']['LiveWritingSession'];
export type UpdateWritingSessionRequest = components['schemas']['UpdateWritingSessionRequest'];
export type TextParagraph = components['schemas']['TextParagraph'];
export type TextSection = components['schemas']['TextSection'];
export type WritingSessionText = components['schemas']['WritingSessionText'];
export type EndWritingSessionRequest = components['schemas']['EndWritingSessionRequest'];
export type WeeklyTargets = components['schemas']['WeeklyTargets'];
export type Objectives = components['schemas']['Objectives'];
export type ObjectiveWeek = components['schemas']['ObjectiveWeek'];
export type ObjectiveWeekPage = components['schemas']['ObjectiveWeekPage'];
export type SentimentCounts = components['schemas']['SentimentCounts'];
export type CalendarEntry = components['schemas']['CalendarEntry'];
export type CalendarDay = components['schemas']['CalendarDay'];
export type Calendar = components['schemas']['Calendar'];
export type DailyWords = components['schemas']['DailyWords'];
export type Person = components['schemas']['Person'];
export type PublishedSessionStats = components['schemas']['PublishedSessionStats'];
export type PublishedSessionSummary = components['schemas']['PublishedSessionSummary'];
export type PublishedSessionPage = components['schemas']['PublishedSessionPage'];
export type PublishedSession = components['schemas']['PublishedSession'];
export type Subscriber = components['schemas']['Subscriber'];
export type SubscriberPage = components['schemas']['SubscriberPage'];
export type Invitation = components['schemas']['Invitation'];
export type InvitationPage = components['schemas']['InvitationPage'];
export type NewInvitation = components['schemas']['NewInvitation'];
export type Subscription = components['schemas']['Subscription'];
export type SubscriptionPage = components['schemas']['SubscriptionPage'];
export type InvitationToken = components['schemas']['InvitationToken'];
export type InvitationPreview = components['schemas']['InvitationPreview'];
export type Feedback = components['schemas']['Feedback'];
export type WritingFormat = components['schemas']['WritingFormat'];
export type Honeypot = components['schemas']['Honeypot'];
export type JoinWaitlistRequest = components['schemas']['JoinWaitlistRequest'];
export type Receipt = components['schemas']['Receipt'];
export type VisitorText = components['schemas']['VisitorText'];
export type VisitorMessageRequest = components['schemas']['VisitorMessageRequest'];
export type ArticleCover = components['schemas']['ArticleCover'];
export type ArticleTranslation = components['schemas']['ArticleTranslation'];
export type ArticleSummary = components['schemas']['ArticleSummary'];
export type ArticlePage = components['schemas']['ArticlePage'];
export type ArticleHtml = components['schemas']['ArticleHtml'];
export type Article = components['schemas']['Article'];
export type Redirect = components['schemas']['Redirect'];
export type RedirectList = components['schemas']['RedirectList'];
export type SignedInDevice = components['schemas']['SignedInDevice'];
export type SignedInDevicePage = components['schemas']['SignedInDevicePage'];
export type ExportedIdentity = components['schemas']['ExportedIdentity'];
export type ExportedTargets = components['schemas']['ExportedTargets'];
export type ExportedParagraphWords = components['schemas']['ExportedParagraphWords'];
export type ExportedCarriedWords = components['schemas']['ExportedCarriedWords'];
export type ExportedPublishedParagraph = components['schemas']['ExportedPublishedParagraph'];
export type ExportedWritingSession = components['schemas']['ExportedWritingSession'];
export type ExportedWaitlistEntry = components['schemas']['ExportedWaitlistEntry'];
export type ExportedMessage = components['schemas']['ExportedMessage'];
export type AccountExport = components['schemas']['AccountExport'];
export type ArchiveManifest = components['schemas']['ArchiveManifest'];
export type ArchiveProfile = components['schemas']['ArchiveProfile'];
export type ArchiveTargets = components['schemas']['ArchiveTargets'];
export type ArchiveProject = components['schemas']['ArchiveProject'];
export type ArchiveDocument = components['schemas']['ArchiveDocument'];
export type ArchiveParagraph = components['schemas']['ArchiveParagraph'];
export type ArchiveVersion = components['schemas']['ArchiveVersion'];
export type ArchiveRevision = components['schemas']['ArchiveRevision'];
export type ArchiveDocumentLine = components['schemas']['ArchiveDocumentLine'];
export type ArchiveSession = components['schemas']['ArchiveSession'];
export type ArchiveSessionWords = components['schemas']['ArchiveSessionWords'];
export type ArchiveCarriedWords = components['schemas']['ArchiveCarriedWords'];
export type ArchivePublishedParagraph = components['schemas']['ArchivePublishedParagraph'];
export type ArchiveSessionLine = components['schemas']['ArchiveSessionLine'];
export type Archive = components['schemas']['Archive'];
export type ArchiveCounts = components['schemas']['ArchiveCounts'];
export type ArchiveSkipped = components['schemas']['ArchiveSkipped'];
export type ArchiveImport = components['schemas']['ArchiveImport'];
export type DeleteAccountRequest = components['schemas']['DeleteAccountRequest'];
export type Health = components['schemas']['Health'];
export type Readiness = components['schemas']['Readiness'];
export type $defs = Record<string, never>;
export interface operations {
    signInWithGoogle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            /** @description The body is not JSON. */
            400: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The identity token was not accepted, or signs nobody in any more. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The e-mail is not verified, or the account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is over 1 MiB. */
            413: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not application/json, or it is compressed. */
            415: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room left to write; Retry-After says when to ask again. */
            507: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    refreshAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshTokenRequest"];
            };
        };
        responses: {
            /** @description A new access token. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessToken"];
                };
            };
            /** @description The body is not JSON. */
            400: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The refresh token is not valid. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is over 1 MiB. */
            413: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not application/json, or it is compressed. */
            415: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room left to write; Retry-After says when to ask again. */
            507: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshTokenRequest"];
            };
        };
        responses: {
            /** @description The token, and the access tokens that it renewed, are of no use any more. */
            204: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body is not JSON. */
            400: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is over 1 MiB. */
            413: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not application/json, or it is compressed. */
            415: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room left to write; Retry-After says when to ask again. */
            507: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    signOutEverywhere: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No token of this user is of any use any more. */
            204: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room left to write; Retry-After says when to ask again. */
            507: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in user. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description The resource's version in quotes, to be sent back as If-Match. It goes up at each accepted change of what a writer edits and says nothing of derived figures: no cache may compare by it. It is weak where the answer is compressed. */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what the change was made from, or `*`. Without it the change is made to whatever is there; with another version than the current one it is refused with 412. */
                "If-Match"?: components["schemas"]["VersionMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProfileRequest"];
            };
        };
        responses: {
            /** @description The changed user. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description The resource's version in quotes, to be sent back as If-Match. It goes up at each accepted change of what a writer edits and says nothing of derived figures: no cache may compare by it. It is weak where the answer is compressed. */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description The body is not JSON. */
            400: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-Match names another version than the current one, or the query another `updatedAt`. Nothing is changed. */
            412: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is over 1 MiB. */
            413: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not application/json, or it is compressed. */
            415: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room left to write; Retry-After says when to ask again. */
            507: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listProjects: {
        parameters: {
            query?: {
                /** @description Only projects with each word of this in their name, as Searching above has it. */
                search?: components["schemas"]["SearchText"];
                /** @description Only projects of this type. */
                type?: components["schemas"]["ProjectType"];
                /** @description What the list begins with; `lastWritten` where it is left out. */
                sort?: components["schemas"]["ListOrder"];
                /** @description The `nextCursor` of the page before; opaque. */
                cursor?: string;
                /** @description The most items that a page may have. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of projects. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectPage"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per request meant; a repeat with the same key and the same content replays the first success, and is carried out only once. Stored for a week. */
                "Idempotency-Key"?: components["schemas"]["Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateProjectRequest"];
            };
        };
        responses: {
            /** @description The new project. */
            201: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description The resource's version in quotes, to be sent back as If-Match. It goes up at each accepted change of what a writer edits and says nothing of derived figures: no cache may compare by it. It is weak where the answer is compressed. */
                    ETag: string;
                    /** @description Where the new resource can be read, a path that begins with the API's own. */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            /** @description The body is not JSON. */
            400: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is over 1 MiB. */
            413: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not application/json, or it is compressed. */
            415: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room left to write; Retry-After says when to ask again. */
            507: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its `id`. */
                projectId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description The resource's version in quotes, to be sent back as If-Match. It goes up at each accepted change of what a writer edits and says nothing of derived figures: no cache may compare by it. It is weak where the answer is compressed. */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such project, or it is someone else's. */
            404: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteProject: {
        parameters: {
            query?: {
                /** @description The `updatedAt` of what is to be deleted, as it was seen last; the moment counts, not how it is written. Without it whatever is there is deleted; with another moment than the current one it is refused with 412, for something was changed or written since. */
                updatedAt?: components["schemas"]["GivenInstant"];
            };
            header?: {
                /** @description The `ETag` of what the change was made from, or `*`. Without it the change is made to whatever is there; with another version than the current one it is refused with 412. */
                "If-Match"?: components["schemas"]["VersionMatch"];
            };
            path: {
                /** @description The project, by its `id`. */
                projectId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project and its documents are in the trash. */
            204: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such project, or it is someone else's. */
            404: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-Match names another version than the current one, or the query another `updatedAt`. Nothing is changed. */
            412: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room left to write; Retry-After says when to ask again. */
            507: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what the change was made from, or `*`. Without it the change is made to whatever is there; with another version than the current one it is refused with 412. */
                "If-Match"?: components["schemas"]["VersionMatch"];
            };
            path: {
                /** @description The project, by its `id`. */
                projectId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProjectRequest"];
            };
        };
        responses: {
            /** @description The changed project. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description The resource's version in quotes, to be sent back as If-Match. It goes up at each accepted change of what a writer edits and says nothing of derived figures: no cache may compare by it. It is weak where the answer is compressed. */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            /** @description The body is not JSON. */
            400: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such project, or it is someone else's. */
            404: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-Match names another version than the current one, or the query another `updatedAt`. Nothing is changed. */
            412: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is over 1 MiB. */
            413: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not application/json, or it is compressed. */
            415: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room left to write; Retry-After says when to ask again. */
            507: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listProjectTexts: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the page before; opaque. */
                cursor?: string;
                /** @description The most items that a page may have. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The project, by its `id`. */
                projectId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of documents. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentTextPage"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such project, or it is someone else's. */
            404: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listJournalEntries: {
        parameters: {
            query?: {
                /** @description Only the entries of this day and before. */
                until?: components["schemas"]["LocalDate"];
                /** @description The `nextCursor` of the page before; opaque. */
                cursor?: string;
                /** @description The most items that a page may have. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The project, by its `id`. */
                projectId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of entries. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalEntryPage"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such project, or it is someone else's. */
            404: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getJournalEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its `id`. */
                projectId: components["schemas"]["Id"];
                /** @description The day of the entry, as the writer’s calendar has it. */
                localDate: components["schemas"]["LocalDate"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry, a document with its paragraphs. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description The resource's version in quotes, to be sent back as If-Match. It goes up at each accepted change of what a writer edits and says nothing of derived figures: no cache may compare by it. It is weak where the answer is compressed. */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such project, or it is someone else's; or it has no entry of this day. */
            404: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    openJournalEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project, by its `id`. */
                projectId: components["schemas"]["Id"];
                /** @description The day of the entry, as the writer’s calendar has it. */
                localDate: components["schemas"]["LocalDate"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenJournalEntryRequest"];
            };
        };
        responses: {
            /** @description The entry was there. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description The resource's version in quotes, to be sent back as If-Match. It goes up at each accepted change of what a writer edits and says nothing of derived figures: no cache may compare by it. It is weak where the answer is compressed. */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            /** @description The entry is new, and empty. */
            201: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description The resource's version in quotes, to be sent back as If-Match. It goes up at each accepted change of what a writer edits and says nothing of derived figures: no cache may compare by it. It is weak where the answer is compressed. */
                    ETag: string;
                    /** @description Where the new resource can be read, a path that begins with the API's own. */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            /** @description The body is not JSON. */
            400: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such project, or it is someone else's. */
            404: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The project is a plain one. */
            409: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is over 1 MiB. */
            413: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not application/json, or it is compressed. */
            415: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room left to write; Retry-After says when to ask again. */
            507: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listDocuments: {
        parameters: {
            query?: {
                /** @description Only the documents of this project. */
                projectId?: components["schemas"]["Id"];
                /** @description Only documents with each word of this in their title, or with all of it in one of their paragraphs, as Searching above has it. */
                search?: components["schemas"]["SearchText"];
                /** @description What the list begins with, in place of the order above. */
                sort?: components["schemas"]["ListOrder"];
                /** @description The `nextCursor` of the page before; opaque. */
                cursor?: string;
                /** @description The most items that a page may have. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of documents, without their text. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentPage"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such project, or it is someone else's. */
            404: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per request meant; a repeat with the same key and the same content replays the first success, and is carried out only once. Stored for a week. */
                "Idempotency-Key"?: components["schemas"]["Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDocumentRequest"];
            };
        };
        responses: {
            /** @description The new document. */
            201: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description The resource's version in quotes, to be sent back as If-Match. It goes up at each accepted change of what a writer edits and says nothing of derived figures: no cache may compare by it. It is weak where the answer is compressed. */
                    ETag: string;
                    /** @description Where the new resource can be read, a path that begins with the API's own. */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            /** @description The body is not JSON. */
            400: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such project, or it is someone else's. */
            404: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The project is a journal, which holds an entry a day. */
            409: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is over 1 MiB. */
            413: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not application/json, or it is compressed. */
            415: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room left to write; Retry-After says when to ask again. */
            507: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    findDocumentTitles: {
        parameters: {
            query: {
                /** @description The words to look for; of a journal entry, its date. */
                search: components["schemas"]["SearchText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The best matches, and how many there are. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundTitles"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The document, by its `id`; a journal entry is one, too. */
                documentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description The resource's version in quotes, to be sent back as If-Match. It goes up at each accepted change of what a writer edits and says nothing of derived figures: no cache may compare by it. It is weak where the answer is compressed. */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such document, or it is someone else's. */
            404: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteDocument: {
        parameters: {
            query?: {
                /** @description The `updatedAt` of what is to be deleted, as it was seen last; the moment counts, not how it is written. Without it whatever is there is deleted; with another moment than the current one it is refused with 412, for something was changed or written since. */
                updatedAt?: components["schemas"]["GivenInstant"];
            };
            header?: {
                /** @description The `ETag` of what the change was made from, or `*`. Without it the change is made to whatever is there; with another version than the current one it is refused with 412. */
                "If-Match"?: components["schemas"]["VersionMatch"];
            };
            path: {
                /** @description The document, by its `id`; a journal entry is one, too. */
                documentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document is in the trash. */
            204: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such document, or it is someone else's. */
            404: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-Match names another version than the current one, or the query another `updatedAt`. Nothing is changed. */
            412: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room left to write; Retry-After says when to ask again. */
            507: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what the change was made from, or `*`. Without it the change is made to whatever is there; with another version than the current one it is refused with 412. */
                "If-Match"?: components["schemas"]["VersionMatch"];
            };
            path: {
                /** @description The document, by its `id`; a journal entry is one, too. */
                documentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDocumentRequest"];
            };
        };
        responses: {
            /** @description The changed document, without its text. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description The resource's version in quotes, to be sent back as If-Match. It goes up at each accepted change of what a writer edits and says nothing of derived figures: no cache may compare by it. It is weak where the answer is compressed. */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentSummary"];
                };
            };
            /** @description The body is not JSON. */
            400: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such document, or it is someone else's. */
            404: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The document is a journal entry, whose date is its title and its place. */
            409: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-Match names another version than the current one, or the query another `updatedAt`. Nothing is changed. */
            412: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is over 1 MiB. */
            413: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not application/json, or it is compressed. */
            415: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room left to write; Retry-After says when to ask again. */
            507: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    moveDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what the change was made from, or `*`. Without it the change is made to whatever is there; with another version than the current one it is refused with 412. */
                "If-Match"?: components["schemas"]["VersionMatch"];
            };
            path: {
                /** @description The document, by its `id`; a journal entry is one, too. */
                documentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveDocumentRequest"];
            };
        };
        responses: {
            /** @description The document in its new place, without its text. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description The resource's version in quotes, to be sent back as If-Match. It goes up at each accepted change of what a writer edits and says nothing of derived figures: no cache may compare by it. It is weak where the answer is compressed. */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentSummary"];
                };
            };
            /** @description The body is not JSON. */
            400: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such project or document, or it is someone else's. */
            404: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The document is a journal entry, or the project is a journal. */
            409: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-Match names another version than the current one, or the query another `updatedAt`. Nothing is changed. */
            412: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is over 1 MiB. */
            413: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not application/json, or it is compressed. */
            415: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room left to write; Retry-After says when to ask again. */
            507: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveParagraphs: {
        parameters: {
            query?: never;
            header: {
                /** @description One per save; the same key with the same body replays the first answer. */
                "Idempotency-Key": components["schemas"]["Id"];
            };
            path: {
                /** @description The document, by its `id`; a journal entry is one, too. */
                documentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveParagraphsRequest"];
            };
        };
        responses: {
            /** @description Everything is written. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedParagraphs"];
                };
            };
            /** @description The body is not JSON. */
            400: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such document, or it is someone else's. */
            404: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Paragraphs are stale, no session is active, or a size would go beyond its limit. Nothing is written. */
            409: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ParagraphsConflictProblem"] | components["schemas"]["DocumentTooLongProblem"] | components["schemas"]["WritingSessionTooLongProblem"] | components["schemas"]["AccountFullProblem"] | components["schemas"]["Problem"];
                };
            };
            /** @description The body is over 1 MiB. */
            413: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not application/json, or it is compressed. */
            415: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room left to write; Retry-After says when to ask again. */
            507: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listDocumentVersions: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the page before; opaque. */
                cursor?: string;
                /** @description The most items that a page may have. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The document, by its `id`; a journal entry is one, too. */
                documentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of versions. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentVersionPage"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such document, or it is someone else's. */
            404: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createDocumentVersion: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per request meant; a repeat with the same key and the same content replays the first success, and is carried out only once. Stored for a week. */
                "Idempotency-Key"?: components["schemas"]["Id"];
            };
            path: {
                /** @description The document, by its `id`; a journal entry is one, too. */
                documentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDocumentVersionRequest"];
            };
        };
        responses: {
            /** @description The version. */
            201: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Where the new resource can be read, a path that begins with the API's own. */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentVersion"];
                };
            };
            /** @description The body is not JSON. */
            400: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such document, or it is someone else's. */
            404: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account has no room for it. Nothing is kept. */
            409: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["AccountFullProblem"];
                };
            };
            /** @description The body is over 1 MiB. */
            413: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not application/json, or it is compressed. */
            415: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room left to write; Retry-After says when to ask again. */
            507: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDocumentVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The document, by its `id`; a journal entry is one, too. */
                documentId: components["schemas"]["Id"];
                /** @description The version of the document, by its `id`. */
                versionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentVersionText"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such document, or it is someone else's; or it has no such version. */
            404: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteDocumentVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The document, by its `id`; a journal entry is one, too. */
                documentId: components["schemas"]["Id"];
                /** @description The version of the document, by its `id`. */
                versionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version is gone. */
            204: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such document, or it is someone else's; or it has no such version. */
            404: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room left to write; Retry-After says when to ask again. */
            507: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    renameDocumentVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The document, by its `id`; a journal entry is one, too. */
                documentId: components["schemas"]["Id"];
                /** @description The version of the document, by its `id`. */
                versionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameDocumentVersionRequest"];
            };
        };
        responses: {
            /** @description The version with its name. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentVersion"];
                };
            };
            /** @description The body is not JSON. */
            400: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such document, or it is someone else's; or it has no such version. */
            404: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is over 1 MiB. */
            413: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not application/json, or it is compressed. */
            415: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room left to write; Retry-After says when to ask again. */
            507: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    restoreDocumentVersion: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per request meant; a repeat with the same key and the same content replays the first success, and is carried out only once. Stored for a week. */
                "Idempotency-Key"?: components["schemas"]["Id"];
                /** @description The `ETag` of what the change was made from, or `*`. Without it the change is made to whatever is there; with another version than the current one it is refused with 412. */
                "If-Match"?: components["schemas"]["VersionMatch"];
            };
            path: {
                /** @description The document, by its `id`; a journal entry is one, too. */
                documentId: components["schemas"]["Id"];
                /** @description The version of the document, by its `id`. */
                versionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestoreDocumentVersionRequest"];
            };
        };
        responses: {
            /** @description What was written; nothing where the text was the same. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description The resource's version in quotes, to be sent back as If-Match. It goes up at each accepted change of what a writer edits and says nothing of derived figures: no cache may compare by it. It is weak where the answer is compressed. */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedParagraphs"];
                };
            };
            /** @description The body is not JSON. */
            400: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such document, or it is someone else's; or it has no such version. */
            404: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No session is active, or a size would go beyond its limit. Nothing is written. */
            409: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DocumentTooLongProblem"] | components["schemas"]["WritingSessionTooLongProblem"] | components["schemas"]["AccountFullProblem"] | components["schemas"]["Problem"];
                };
            };
            /** @description If-Match names another version than the current one, or the query another `updatedAt`. Nothing is changed. */
            412: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is over 1 MiB. */
            413: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not application/json, or it is compressed. */
            415: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room left to write; Retry-After says when to ask again. */
            507: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDocumentVersionDifference: {
        parameters: {
            query?: {
                /** @description The version that comes after; the text as it is now where it is left out. */
                with?: components["schemas"]["Id"];
                /** @description The `nextCursor` of the page before; opaque. */
                cursor?: string;
                /** @description The most items that a page may have. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The document, by its `id`; a journal entry is one, too. */
                documentId: components["schemas"]["Id"];
                /** @description The version of the document, by its `id`. */
                versionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of paragraphs that differ. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParagraphDifferencePage"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such document, or it is someone else's; or it has no such version. */
            404: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listTrash: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the page before; opaque. */
                cursor?: string;
                /** @description The most items that a page may have. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the trash. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrashPage"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    emptyTrash: {
        parameters: {
            query?: {
                /** @description Only what was deleted then or before, so that nothing goes that was not seen; everything where it is left out. */
                until?: components["schemas"]["GivenInstant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is empty. */
            204: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room left to write; Retry-After says when to ask again. */
            507: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteFromTrash: {
        parameters: {
            query?: {
                /** @description Only if it was deleted at that moment: what was restored meanwhile and deleted again is not what was seen, and answers 404. */
                deletedAt?: components["schemas"]["GivenInstant"];
            };
            header?: never;
            path: {
                /** @description The project or the document in the trash, by its `id`. */
                trashItemId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing in the trash, or it is someone else's. */
            404: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room left to write; Retry-After says when to ask again. */
            507: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    restoreFromTrash: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per request meant; a repeat with the same key and the same content replays the first success, and is carried out only once. Stored for a week. */
                "Idempotency-Key"?: components["schemas"]["Id"];
            };
            path: {
                /** @description The project or the document in the trash, by its `id`. */
                trashItemId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestoreFromTrashRequest"];
            };
        };
        responses: {
            /** @description Where it is now. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestoredFromTrash"];
                };
            };
            /** @description The body is not JSON. */
            400: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing in the trash, or no such project, or it is someone else's. */
            404: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Its project is not there any more, its journal has another entry of its day, or the project is a journal, which takes no documents. It stays in the trash. */
            409: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is over 1 MiB. */
            413: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not application/json, or it is compressed. */
            415: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room left to write; Retry-After says when to ask again. */
            507: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listWritingSessions: {
        parameters: {
            query?: {
                /** @description Only the sessions of this status. */
                status?: components["schemas"]["WritingSessionStatus"];
                /** @description Only the sessions of this sentiment. */
                sentiment?: components["schemas"]["Sentiment"];
                /** @description Only the sessions of this visibility. */
                visibility?: components["schemas"]["Visibility"];
                /** @description Only the sessions that started in this project. */
                projectId?: components["schemas"]["Id"];
                /** @description Only the sessions of this local date and later ones. */
                from?: components["schemas"]["LocalDate"];
                /** @description Only the sessions of this local date and earlier ones. */
                to?: components["schemas"]["LocalDate"];
                /** @description Only the sessions whose title or comment holds this text, as Searching above has it. */
                search?: components["schemas"]["SearchText"];
                /** @description What the list begins with. */
                sort?: components["schemas"]["WritingSessionOrder"];
                /** @description The `nextCursor` of the page before; opaque. */
                cursor?: string;
                /** @description The most items that a page may have. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of sessions. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WritingSessionPage"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such project, or it is someone else's. */
            404: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    startWritingSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per request meant; a repeat with the same key and the same content replays the first success, and is carried out only once. Stored for a week. */
                "Idempotency-Key"?: components["schemas"]["Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartWritingSessionRequest"];
            };
        };
        responses: {
            /** @description The new session, active. */
            201: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description The resource's version in quotes, to be sent back as If-Match. It goes up at each accepted change of what a writer edits and says nothing of derived figures: no cache may compare by it. It is weak where the answer is compressed. */
                    ETag: string;
                    /** @description Where the new resource can be read, a path that begins with the API's own. */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WritingSession"];
                };
            };
            /** @description The body is not JSON. */
            400: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such project or document, or it is someone else's. */
            404: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another session lives; it is named. */
            409: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["LiveWritingSessionProblem"];
                };
            };
            /** @description The body is over 1 MiB. */
            413: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not application/json, or it is compressed. */
            415: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room left to write; Retry-After says when to ask again. */
            507: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLiveWritingSession: {
        parameters: {
            query?: {
                /** @description The keys of saves whose responses have not arrived, apart by commas: the response says which of them its figures include. So words are neither counted twice nor left out. */
                saves?: components["schemas"]["SaveKeys"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The live session or null. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveWritingSession"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWritingSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session, by its `id`. */
                sessionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description The resource's version in quotes, to be sent back as If-Match. It goes up at each accepted change of what a writer edits and says nothing of derived figures: no cache may compare by it. It is weak where the answer is compressed. */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WritingSession"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such writing session, or it is someone else's. */
            404: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateWritingSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what the change was made from, or `*`. Without it the change is made to whatever is there; with another version than the current one it is refused with 412. */
                "If-Match"?: components["schemas"]["VersionMatch"];
            };
            path: {
                /** @description The session, by its `id`. */
                sessionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWritingSessionRequest"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description The resource's version in quotes, to be sent back as If-Match. It goes up at each accepted change of what a writer edits and says nothing of derived figures: no cache may compare by it. It is weak where the answer is compressed. */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WritingSession"];
                };
            };
            /** @description The body is not JSON. */
            400: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such writing session, or it is someone else's. */
            404: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-Match names another version than the current one, or the query another `updatedAt`. Nothing is changed. */
            412: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is over 1 MiB. */
            413: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not application/json, or it is compressed. */
            415: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room left to write; Retry-After says when to ask again. */
            507: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWritingSessionText: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session, by its `id`. */
                sessionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text, document by document. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WritingSessionText"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such writing session, or it is someone else's. */
            404: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pauseWritingSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what the change was made from, or `*`. Without it the change is made to whatever is there; with another version than the current one it is refused with 412. */
                "If-Match"?: components["schemas"]["VersionMatch"];
            };
            path: {
                /** @description The session, by its `id`. */
                sessionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description The resource's version in quotes, to be sent back as If-Match. It goes up at each accepted change of what a writer edits and says nothing of derived figures: no cache may compare by it. It is weak where the answer is compressed. */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WritingSession"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such writing session, or it is someone else's. */
            404: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session's status does not allow this. */
            409: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-Match names another version than the current one, or the query another `updatedAt`. Nothing is changed. */
            412: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room left to write; Retry-After says when to ask again. */
            507: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resumeWritingSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what the change was made from, or `*`. Without it the change is made to whatever is there; with another version than the current one it is refused with 412. */
                "If-Match"?: components["schemas"]["VersionMatch"];
            };
            path: {
                /** @description The session, by its `id`. */
                sessionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description The resource's version in quotes, to be sent back as If-Match. It goes up at each accepted change of what a writer edits and says nothing of derived figures: no cache may compare by it. It is weak where the answer is compressed. */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WritingSession"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such writing session, or it is someone else's. */
            404: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session's status does not allow this. */
            409: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-Match names another version than the current one, or the query another `updatedAt`. Nothing is changed. */
            412: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room left to write; Retry-After says when to ask again. */
            507: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endWritingSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what the change was made from, or `*`. Without it the change is made to whatever is there; with another version than the current one it is refused with 412. */
                "If-Match"?: components["schemas"]["VersionMatch"];
            };
            path: {
                /** @description The session, by its `id`. */
                sessionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EndWritingSessionRequest"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description The resource's version in quotes, to be sent back as If-Match. It goes up at each accepted change of what a writer edits and says nothing of derived figures: no cache may compare by it. It is weak where the answer is compressed. */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WritingSession"];
                };
            };
            /** @description The body is not JSON. */
            400: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such writing session, or it is someone else's. */
            404: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session's status does not allow this. */
            409: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-Match names another version than the current one, or the query another `updatedAt`. Nothing is changed. */
            412: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is over 1 MiB. */
            413: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not application/json, or it is compressed. */
            415: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room left to write; Retry-After says when to ask again. */
            507: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveWritingSessionDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what the change was made from, or `*`. Without it the change is made to whatever is there; with another version than the current one it is refused with 412. */
                "If-Match"?: components["schemas"]["VersionMatch"];
            };
            path: {
                /** @description The session, by its `id`. */
                sessionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateWritingSessionRequest"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description The resource's version in quotes, to be sent back as If-Match. It goes up at each accepted change of what a writer edits and says nothing of derived figures: no cache may compare by it. It is weak where the answer is compressed. */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WritingSession"];
                };
            };
            /** @description The body is not JSON. */
            400: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such writing session, or it is someone else's. */
            404: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session's status does not allow this. */
            409: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-Match names another version than the current one, or the query another `updatedAt`. Nothing is changed. */
            412: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is over 1 MiB. */
            413: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not application/json, or it is compressed. */
            415: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room left to write; Retry-After says when to ask again. */
            507: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    publishWritingSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what the change was made from, or `*`. Without it the change is made to whatever is there; with another version than the current one it is refused with 412. */
                "If-Match"?: components["schemas"]["VersionMatch"];
            };
            path: {
                /** @description The session, by its `id`. */
                sessionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateWritingSessionRequest"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description The resource's version in quotes, to be sent back as If-Match. It goes up at each accepted change of what a writer edits and says nothing of derived figures: no cache may compare by it. It is weak where the answer is compressed. */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WritingSession"];
                };
            };
            /** @description The body is not JSON. */
            400: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such writing session, or it is someone else's. */
            404: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session's status does not allow this. */
            409: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-Match names another version than the current one, or the query another `updatedAt`. Nothing is changed. */
            412: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is over 1 MiB. */
            413: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not application/json, or it is compressed. */
            415: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room left to write; Retry-After says when to ask again. */
            507: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unpublishWritingSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what the change was made from, or `*`. Without it the change is made to whatever is there; with another version than the current one it is refused with 412. */
                "If-Match"?: components["schemas"]["VersionMatch"];
            };
            path: {
                /** @description The session, by its `id`. */
                sessionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description The resource's version in quotes, to be sent back as If-Match. It goes up at each accepted change of what a writer edits and says nothing of derived figures: no cache may compare by it. It is weak where the answer is compressed. */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WritingSession"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such writing session, or it is someone else's. */
            404: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session's status does not allow this. */
            409: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-Match names another version than the current one, or the query another `updatedAt`. Nothing is changed. */
            412: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room left to write; Retry-After says when to ask again. */
            507: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    discardWritingSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what the change was made from, or `*`. Without it the change is made to whatever is there; with another version than the current one it is refused with 412. */
                "If-Match"?: components["schemas"]["VersionMatch"];
            };
            path: {
                /** @description The session, by its `id`. */
                sessionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description The resource's version in quotes, to be sent back as If-Match. It goes up at each accepted change of what a writer edits and says nothing of derived figures: no cache may compare by it. It is weak where the answer is compressed. */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WritingSession"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such writing session, or it is someone else's. */
            404: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session's status does not allow this. */
            409: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-Match names another version than the current one, or the query another `updatedAt`. Nothing is changed. */
            412: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room left to write; Retry-After says when to ask again. */
            507: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCurrentObjectives: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current week. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description The resource's version in quotes, to be sent back as If-Match. It goes up at each accepted change of what a writer edits and says nothing of derived figures: no cache may compare by it. It is weak where the answer is compressed. */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Objectives"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setObjectives: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what the change was made from, or `*`. Without it the change is made to whatever is there; with another version than the current one it is refused with 412. */
                "If-Match"?: components["schemas"]["VersionMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WeeklyTargets"];
            };
        };
        responses: {
            /** @description The current week with its new targets. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description The resource's version in quotes, to be sent back as If-Match. It goes up at each accepted change of what a writer edits and says nothing of derived figures: no cache may compare by it. It is weak where the answer is compressed. */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Objectives"];
                };
            };
            /** @description The body is not JSON. */
            400: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-Match names another version than the current one, or the query another `updatedAt`. Nothing is changed. */
            412: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is over 1 MiB. */
            413: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not application/json, or it is compressed. */
            415: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room left to write; Retry-After says when to ask again. */
            507: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listObjectiveWeeks: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the page before; opaque. */
                cursor?: string;
                /** @description The most items that a page may have. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of weeks. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ObjectiveWeekPage"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCalendar: {
        parameters: {
            query: {
                /** @description The first day. */
                from: components["schemas"]["LocalDate"];
                /** @description The last day, which is shown, too. */
                to: components["schemas"]["LocalDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days on which there is something. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Calendar"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDailyWords: {
        parameters: {
            query: {
                /** @description The first day. */
                from: components["schemas"]["LocalDate"];
                /** @description The last day, which is shown, too. */
                to: components["schemas"]["LocalDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The words of every day. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailyWords"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listPublishedSessions: {
        parameters: {
            query?: {
                /** @description Only the sessions of this author. */
                authorId?: components["schemas"]["Id"];
                /** @description The `nextCursor` of the page before; opaque. */
                cursor?: string;
                /** @description The most items that a page may have. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of published sessions, without their text. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishedSessionPage"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPublishedSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session, by its `id`. */
                sessionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The published session. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishedSession"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such published session, or it is not for the caller to read. */
            404: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSubscribers: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the page before; opaque. */
                cursor?: string;
                /** @description The most items that a page may have. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of subscribers. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriberPage"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the page before; opaque. */
                cursor?: string;
                /** @description The most items that a page may have. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of invitations that nobody has accepted yet, without their tokens. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationPage"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per request meant; a repeat with the same key and the same content replays the first success, and is carried out only once. Stored for a week. */
                "Idempotency-Key"?: components["schemas"]["Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation with its token, open for 30 days and for one reader. */
            201: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewInvitation"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The author has 50 open invitations. */
            409: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room left to write; Retry-After says when to ask again. */
            507: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The invitation, by its `id`, which is not its token. */
                invitationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token is of no use any more. */
            204: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The invitation is unknown, used, revoked or expired, or it is someone else's. */
            404: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room left to write; Retry-After says when to ask again. */
            507: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeSubscriber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The subscriber, by the `id` that the list of subscribers gives. */
                subscriptionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription is gone. */
            204: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such subscription, or it is someone else's. */
            404: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room left to write; Retry-After says when to ask again. */
            507: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSubscriptions: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the page before; opaque. */
                cursor?: string;
                /** @description The most items that a page may have. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of subscriptions. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionPage"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per request meant; a repeat with the same key and the same content replays the first success, and is carried out only once. Stored for a week. */
                "Idempotency-Key"?: components["schemas"]["Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationToken"];
            };
        };
        responses: {
            /** @description The reader subscribed before; the invitation stays open for someone else. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            /** @description The new subscription; the invitation is used up. */
            201: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            /** @description The body is not JSON. */
            400: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The invitation is unknown, used, revoked or expired, or it is someone else's. */
            404: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The invitation is the reader's own. */
            409: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is over 1 MiB. */
            413: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not application/json, or it is compressed. */
            415: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room left to write; Retry-After says when to ask again. */
            507: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    previewInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationToken"];
            };
        };
        responses: {
            /** @description The author of the invitation. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationPreview"];
                };
            };
            /** @description The body is not JSON. */
            400: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The invitation is unknown, used, revoked or expired, or it is someone else's. */
            404: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is over 1 MiB. */
            413: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not application/json, or it is compressed. */
            415: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room left to write; Retry-After says when to ask again. */
            507: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The subscription, by its `id`. */
                subscriptionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription is gone. */
            204: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such subscription, or it is someone else's. */
            404: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room left to write; Retry-After says when to ask again. */
            507: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    joinWaitlist: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per request meant; a repeat with the same key and the same content replays the first success, and is carried out only once. Stored for a week. */
                "Idempotency-Key"?: components["schemas"]["Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinWaitlistRequest"];
            };
        };
        responses: {
            /** @description The address is on the waitlist. */
            201: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
                };
            };
            /** @description The body is not JSON. */
            400: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The address is on the waitlist already. */
            409: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is over 1 MiB. */
            413: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not application/json, or it is compressed. */
            415: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room left to write; Retry-After says when to ask again. */
            507: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    askQuestion: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per request meant; a repeat with the same key and the same content replays the first success, and is carried out only once. Stored for a week. */
                "Idempotency-Key"?: components["schemas"]["Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisitorMessageRequest"];
            };
        };
        responses: {
            /** @description The message has arrived. */
            201: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
                };
            };
            /** @description The body is not JSON. */
            400: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is over 1 MiB. */
            413: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not application/json, or it is compressed. */
            415: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room left to write; Retry-After says when to ask again. */
            507: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    suggestFeature: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per request meant; a repeat with the same key and the same content replays the first success, and is carried out only once. Stored for a week. */
                "Idempotency-Key"?: components["schemas"]["Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisitorMessageRequest"];
            };
        };
        responses: {
            /** @description The message has arrived. */
            201: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
                };
            };
            /** @description The body is not JSON. */
            400: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is over 1 MiB. */
            413: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not application/json, or it is compressed. */
            415: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room left to write; Retry-After says when to ask again. */
            507: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listArticles: {
        parameters: {
            query: {
                /** @description The language to read in. */
                language: components["schemas"]["Language"];
                /** @description Only the articles that carry this tag. */
                tag?: string;
                /** @description The `nextCursor` of the page before; opaque. */
                cursor?: string;
                /** @description The most items that a page may have. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of articles, without their text. */
            200: {
                headers: {
                    /** @description The same for everyone, and true for a minute. */
                    "Cache-Control": "public, max-age=60";
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticlePage"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getArticle: {
        parameters: {
            query: {
                /** @description The language to read in. */
                language: components["schemas"]["Language"];
            };
            header?: never;
            path: {
                /** @description The last part of the article’s address, of its own in each language. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article. */
            200: {
                headers: {
                    /** @description The same for everyone, and true for a minute. */
                    "Cache-Control": "public, max-age=60";
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Article"];
                };
            };
            /** @description There is no such article in this language. */
            404: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listRedirects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All redirects. */
            200: {
                headers: {
                    /** @description The same for everyone, and true for a minute. */
                    "Cache-Control": "public, max-age=60";
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedirectList"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listDevices: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the page before; opaque. */
                cursor?: string;
                /** @description The most items that a page may have. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of devices. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInDevicePage"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The device, by the `id` that the list of devices gives. */
                deviceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No token of this device is of any use any more. */
            204: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such device, it is signed out, or it is someone else's. */
            404: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room left to write; Retry-After says when to ask again. */
            507: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Names the file that a browser saves. */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountExport"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated, or its sign-in is older than five minutes. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    archiveAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Names the file that a browser saves. */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated, or its sign-in is older than five minutes. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    importArchive: {
        parameters: {
            query?: {
                /** @description Whether nothing is to be written. */
                dryRun?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/zip": string;
            };
        };
        responses: {
            /** @description What has come, or would. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArchiveImport"];
                };
            };
            /** @description The body is no zip, or damaged; no archive, or one that breaks its format, which `detail` says where; or an archive of a format that this server does not know. */
            400: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account has no room for it. Nothing is written. */
            409: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["AccountFullProblem"];
                };
            };
            /** @description The body is over 64 MiB, or the archive is over 1 GiB once it is unpacked. */
            413: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not application/zip, or it is compressed. */
            415: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room left to write; Retry-After says when to ask again. */
            507: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteAccountRequest"];
            };
        };
        responses: {
            /** @description Nothing of the account is left. */
            204: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body is not JSON. */
            400: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description How to authenticate. */
                    "WWW-Authenticate": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated, or its sign-in is older than five minutes. */
            403: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is over 1 MiB. */
            413: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not application/json, or it is compressed. */
            415: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What the server needs is out of reach for a while; Retry-After says when to ask again. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room left to write; Retry-After says when to ask again. */
            507: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    /** @description Seconds to wait before asking again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is alive. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It can take traffic. */
            200: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It cannot take traffic, or could save nothing. */
            503: {
                headers: {
                    /** @description A response for one reader is never cached. */
                    "Cache-Control": string;
                    /** @description The server's time when it made this answer, in seconds (RFC 9110). */
                    Date: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
