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
        /** Exchange an identity token for tokens; the first time, the account is created */
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
        /** A new access token for a refresh token */
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
        /** Revoke one refresh token; an unknown one is no error */
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
        /** Revoke every refresh token of the user */
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
        /** The signed-in user */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The writer's projects, last changed first */
        get: operations["listProjects"];
        put?: never;
        /** Create a project */
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
        /** One project */
        get: operations["getProject"];
        put?: never;
        post?: never;
        /** Delete a project with its documents; its sessions stay */
        delete: operations["deleteProject"];
        options?: never;
        head?: never;
        /** Change a project's name or description */
        patch: operations["updateProject"];
        trace?: never;
    };
    "/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The writer's documents, last changed first */
        get: operations["listDocuments"];
        put?: never;
        /** Create an empty document */
        post: operations["createDocument"];
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
        /** One document with its paragraphs in order */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        /** Delete a document; sessions written in it stay */
        delete: operations["deleteDocument"];
        options?: never;
        head?: never;
        /** Change a document's title */
        patch: operations["updateDocument"];
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
         * @description Needs an active session. Every change names the version it was made from; a stale one refuses the whole save and answers the server's paragraphs. The text of one paragraph is at most 50,000 characters.
         */
        patch: operations["saveParagraphs"];
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The writer's sessions, newest first */
        get: operations["listWritingSessions"];
        put?: never;
        /** Start a session; a writer has at most one that lives */
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
        /** The session that is active or paused, if there is one */
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
        /** One session */
        get: operations["getWritingSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change a session's title, comment, sentiment or visibility */
        patch: operations["updateWritingSession"];
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
        /** Pause an active session */
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
        /** Go on with a paused session */
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
        /** End an active or paused session */
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
        /** Keep an ended session as a draft, with its review */
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
        /** Publish an ended session or a draft, with its review */
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
        /** Turn a published session back into a draft */
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
        /** Discard an ended session or a draft */
        post: operations["discardWritingSession"];
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
        /** The process answers */
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
        /** The database answers too */
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
            idToken: string;
        };
        Tokens: {
            accessToken: string;
            refreshToken: string;
        };
        /**
         * @description One of the problems of error-catalogue.yaml; the generator fills the enum in.
         * @enum {string}
         */
        ProblemMessageKey: "request.malformedJson" | "auth.required" | "auth.authentication_failed" | "auth.refreshTokenInvalid" | "auth.email_not_verified" | "auth.accountDeactivated" | "request.notFound" | "projects.notFound" | "documents.notFound" | "writingSessions.notFound" | "request.methodNotAllowed" | "paragraphs.conflict" | "writingSessions.noneActive" | "writingSessions.alreadyLive" | "writingSessions.illegalTransition" | "request.staleVersion" | "request.tooLarge" | "request.unsupportedMediaType" | "actions.endpoints.validationError" | "request.tooManyRequests" | "actions.endpoints.serverError" | "health.notReady";
        /** @description RFC 9457 with the key of the message a reader sees. */
        Problem: {
            /** Format: uri-reference */
            type: string;
            title: string;
            status: number;
            detail: string;
            messageKey: components["schemas"]["ProblemMessageKey"];
        };
        /**
         * @description One of the field errors of error-catalogue.yaml; the generator fills the enum in.
         * @enum {string}
         */
        FieldMessageKey: "validation.required" | "validation.additionalProperties" | "validation.textTooShort" | "validation.textTooLong" | "validation.wrongFormat" | "validation.email" | "validation.integer" | "validation.number" | "validation.boolean" | "validation.date" | "validation.dateTime" | "validation.uuid" | "validation.url" | "validation.numberTooSmall" | "validation.numberTooLarge" | "validation.enum" | "validation.listTooShort" | "validation.listTooLong" | "validation.object" | "validation.list" | "validation.text" | "validation.json" | "validation.timeZone" | "validation.cursor" | "idempotency.keyReused";
        FieldError: {
            /** @description The parameter, header or body property; nested ones are joined by dots (`changes.0.id`). */
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
        User: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            email: components["schemas"]["EmailAddress"];
            name: string;
            /** Format: uri */
            pictureUrl: string | null;
            bio: string | null;
            language: components["schemas"]["Language"];
            /** @description IANA name. */
            timeZone: string;
            /** @enum {string} */
            weekStart: "monday" | "sunday" | "saturday";
            /** Format: date-time */
            createdAt: string;
        };
        /** @enum {string} */
        ProjectType: "journal" | "plain";
        Project: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            name: string;
            description: string | null;
            type: components["schemas"]["ProjectType"];
            /** @description Sessions that started here, without the discarded ones. */
            sessionCount: number;
            documentCount: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        ProjectPage: {
            items: components["schemas"]["Project"][];
            nextCursor: string | null;
        };
        /** @description Stored trimmed; at least three characters then. */
        ProjectName: string;
        ProjectDescription: string | null;
        CreateProjectRequest: {
            name: components["schemas"]["ProjectName"];
            description?: components["schemas"]["ProjectDescription"];
            type: components["schemas"]["ProjectType"];
        };
        /** @description A version in quotes, as ETag gives it, or `*` for whatever is there. */
        VersionMatch: string;
        UpdateProjectRequest: {
            name?: components["schemas"]["ProjectName"];
            description?: components["schemas"]["ProjectDescription"];
        };
        DocumentSummary: {
            id: components["schemas"]["Id"];
            projectId: components["schemas"]["Id"];
            projectName: string;
            title: string;
            language: components["schemas"]["Language"];
            words: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        DocumentPage: {
            items: components["schemas"]["DocumentSummary"][];
            nextCursor: string | null;
        };
        /** @description Stored trimmed; at least one character then. */
        DocumentTitle: string;
        CreateDocumentRequest: {
            projectId: components["schemas"]["Id"];
            title: components["schemas"]["DocumentTitle"];
            language: components["schemas"]["Language"];
        };
        /** @description A fractional index; the order of its bytes is the order of the paragraphs. */
        ParagraphPosition: string;
        /** @enum {string} */
        ParagraphType: "paragraph" | "heading" | "quote" | "sceneBreak";
        /** @enum {string} */
        Mark: "strong" | "emphasis" | "underline" | "strike";
        /** @description A stretch of text with the same marks. */
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
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description A document summary with the paragraphs in the byte order of their positions. */
        Document: {
            id: components["schemas"]["Id"];
            projectId: components["schemas"]["Id"];
            projectName: string;
            title: string;
            language: components["schemas"]["Language"];
            words: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            paragraphs: components["schemas"]["Paragraph"][];
        };
        UpdateDocumentRequest: {
            title: components["schemas"]["DocumentTitle"];
        };
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
            /** @description At most one change for each paragraph. */
            changes: components["schemas"]["ParagraphChange"][];
        };
        ParagraphVersion: {
            id: components["schemas"]["Id"];
            version: number;
        };
        /** @enum {string} */
        WritingSessionStatus: "active" | "paused" | "ended" | "draft" | "published" | "discarded";
        /** @enum {string} */
        Sentiment: "none" | "positive" | "neutral" | "negative";
        /** @enum {string} */
        Visibility: "private" | "team" | "public";
        WritingSessionStats: {
            words: number;
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
            /** Format: uuid */
            projectId: string | null;
            /** Format: uuid */
            documentId: string | null;
            /** @description IANA name. */
            timeZone: string;
            /**
             * Format: date
             * @description The writer's date when it started; a session that crosses midnight keeps it.
             */
            localDate: string;
            /** Format: date-time */
            startedAt: string;
            /** Format: date-time */
            pausedAt: string | null;
            /** Format: date-time */
            endedAt: string | null;
            /** Format: date-time */
            publishedAt: string | null;
            stats: components["schemas"]["WritingSessionStats"];
        };
        SavedParagraphs: {
            paragraphs: components["schemas"]["ParagraphVersion"][];
            deletedIds: components["schemas"]["Id"][];
            /** @description Of the whole document. */
            words: number;
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
            /** @constant */
            messageKey: "paragraphs.conflict";
            /** @description The server's paragraph for each stale id. */
            paragraphs: components["schemas"]["Paragraph"][];
            /** @description The stale ids that exist no longer. */
            deletedIds: components["schemas"]["Id"][];
        };
        WritingSessionPage: {
            items: components["schemas"]["WritingSession"][];
            nextCursor: string | null;
        };
        StartWritingSessionRequest: {
            projectId?: components["schemas"]["Id"];
            documentId?: components["schemas"]["Id"];
            /** @description IANA name. */
            timeZone: string;
        };
        /** @description Another session of the writer is active or paused. */
        LiveWritingSessionProblem: {
            /** Format: uri-reference */
            type: string;
            title: string;
            /** @constant */
            status: 409;
            detail: string;
            /** @constant */
            messageKey: "writingSessions.alreadyLive";
            liveSessionId: components["schemas"]["Id"];
        };
        LiveWritingSession: {
            session: components["schemas"]["WritingSession"] | null;
        };
        /** @description The review of a session; what is left out stays as it is. */
        UpdateWritingSessionRequest: {
            title?: string | null;
            comment?: string | null;
            sentiment?: components["schemas"]["Sentiment"];
            visibility?: components["schemas"]["Visibility"];
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
export type User = components['schemas']['User'];
export type ProjectType = components['schemas']['ProjectType'];
export type Project = components['schemas']['Project'];
export type ProjectPage = components['schemas']['ProjectPage'];
export type ProjectName = components['schemas']['ProjectName'];
export type ProjectDescription = components['schemas']['ProjectDescription'];
export type CreateProjectRequest = components['schemas']['CreateProjectRequest'];
export type VersionMatch = components['schemas']['VersionMatch'];
export type UpdateProjectRequest = components['schemas']['UpdateProjectRequest'];
export type DocumentSummary = components['schemas']['DocumentSummary'];
export type DocumentPage = components['schemas']['DocumentPage'];
export type DocumentTitle = components['schemas']['DocumentTitle'];
export type CreateDocumentRequest = components['schemas']['CreateDocumentRequest'];
export type ParagraphPosition = components['schemas']['ParagraphPosition'];
export type ParagraphType = components['schemas']['ParagraphType'];
export type Mark = components['schemas']['Mark'];
export type Run = components['schemas']['Run'];
export type Paragraph = components['schemas']['Paragraph'];
export type Document = components['schemas']['Document'];
export type UpdateDocumentRequest = components['schemas']['UpdateDocumentRequest'];
export type PutParagraph = components['schemas']['PutParagraph'];
export type DeleteParagraph = components['schemas']['DeleteParagraph'];
export type ParagraphChange = components['schemas']['ParagraphChange'];
export type SaveParagraphsRequest = components['schemas']['SaveParagraphsRequest'];
export type ParagraphVersion = components['schemas']['ParagraphVersion'];
export type WritingSessionStatus = components['schemas']['WritingSessionStatus'];
export type Sentiment = components['schemas']['Sentiment'];
export type Visibility = components['schemas']['Visibility'];
export type WritingSessionStats = components['schemas']['WritingSessionStats'];
export type WritingSession = components['schemas']['WritingSession'];
export type SavedParagraphs = components['schemas']['SavedParagraphs'];
export type ParagraphsConflictProblem = components['schemas']['ParagraphsConflictProblem'];
export type WritingSessionPage = components['schemas']['WritingSessionPage'];
export type StartWritingSessionRequest = components['schemas']['StartWritingSessionRequest'];
export type LiveWritingSessionProblem = components['schemas']['LiveWritingSessionProblem'];
export type LiveWritingSession = components['schemas']['LiveWritingSession'];
export type UpdateWritingSessionRequest = components['schemas']['UpdateWritingSessionRequest'];
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
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            /** @description The body is not JSON. */
            400: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The identity token was not accepted. */
            401: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    /** @description How to authenticate. */
                    "WWW-Authenticate": "Bearer";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The e-mail is not verified, or the account is deactivated. */
            403: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is over 1 MiB. */
            413: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not application/json. */
            415: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
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
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
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
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessToken"];
                };
            };
            /** @description The body is not JSON. */
            400: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The refresh token is not valid. */
            401: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    /** @description How to authenticate. */
                    "WWW-Authenticate": "Bearer";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is over 1 MiB. */
            413: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not application/json. */
            415: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description This client has asked too often; Retry-After says when to ask again. */
            429: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
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
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
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
            /** @description The token is of no use any more. */
            204: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body is not JSON. */
            400: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is over 1 MiB. */
            413: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not application/json. */
            415: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
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
            /** @description No refresh token of this user is of any use any more. */
            204: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    /** @description How to authenticate. */
                    "WWW-Authenticate": "Bearer";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
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
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    /** @description The resource's version in quotes, to be sent back as If-Match. */
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
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    /** @description How to authenticate. */
                    "WWW-Authenticate": "Bearer";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
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
                /** @description The `nextCursor` of the page before; opaque. */
                cursor?: string;
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
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectPage"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    /** @description How to authenticate. */
                    "WWW-Authenticate": "Bearer";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
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
                /** @description One per request meant; a repeat with the same key and the same content replays the first success, and is carried out only once. Kept for a week. */
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
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    /** @description The resource's version in quotes, to be sent back as If-Match. */
                    ETag: string;
                    /** @description Where the new resource can be read, a path under the API's base. */
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
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    /** @description How to authenticate. */
                    "WWW-Authenticate": "Bearer";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is over 1 MiB. */
            413: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not application/json. */
            415: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
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
                projectId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project. */
            200: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    /** @description The resource's version in quotes, to be sent back as If-Match. */
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
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    /** @description How to authenticate. */
                    "WWW-Authenticate": "Bearer";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such project, or it is someone else's. */
            404: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
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
            query?: never;
            header?: {
                /** @description The `ETag` of what the change was made from, or `*`. Without it the change is made to whatever is there; with another version than the current one it is refused with 412. */
                "If-Match"?: components["schemas"]["VersionMatch"];
            };
            path: {
                projectId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project and its documents are gone. */
            204: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    /** @description How to authenticate. */
                    "WWW-Authenticate": "Bearer";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such project, or it is someone else's. */
            404: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-Match names another version than the current one. Nothing is changed. */
            412: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
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
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    /** @description The resource's version in quotes, to be sent back as If-Match. */
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
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    /** @description How to authenticate. */
                    "WWW-Authenticate": "Bearer";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such project, or it is someone else's. */
            404: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-Match names another version than the current one. Nothing is changed. */
            412: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is over 1 MiB. */
            413: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not application/json. */
            415: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
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
                /** @description The `nextCursor` of the page before; opaque. */
                cursor?: string;
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
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentPage"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    /** @description How to authenticate. */
                    "WWW-Authenticate": "Bearer";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such project, or it is someone else's. */
            404: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
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
            header?: never;
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
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            /** @description The body is not JSON. */
            400: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    /** @description How to authenticate. */
                    "WWW-Authenticate": "Bearer";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such project, or it is someone else's. */
            404: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is over 1 MiB. */
            413: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not application/json. */
            415: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
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
                documentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    /** @description How to authenticate. */
                    "WWW-Authenticate": "Bearer";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such document, or it is someone else's. */
            404: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
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
            query?: never;
            header?: never;
            path: {
                documentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document is gone. */
            204: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    /** @description How to authenticate. */
                    "WWW-Authenticate": "Bearer";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such document, or it is someone else's. */
            404: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
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
            header?: never;
            path: {
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
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentSummary"];
                };
            };
            /** @description The body is not JSON. */
            400: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    /** @description How to authenticate. */
                    "WWW-Authenticate": "Bearer";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such document, or it is someone else's. */
            404: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is over 1 MiB. */
            413: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not application/json. */
            415: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
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
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedParagraphs"];
                };
            };
            /** @description The body is not JSON. */
            400: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    /** @description How to authenticate. */
                    "WWW-Authenticate": "Bearer";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such document, or it is someone else's. */
            404: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Paragraphs are stale, or no session is active. Nothing is written. */
            409: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ParagraphsConflictProblem"] | components["schemas"]["Problem"];
                };
            };
            /** @description The body is over 1 MiB. */
            413: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not application/json. */
            415: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
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
                /** @description The `nextCursor` of the page before; opaque. */
                cursor?: string;
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
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WritingSessionPage"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    /** @description How to authenticate. */
                    "WWW-Authenticate": "Bearer";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
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
                /** @description One per request meant; a repeat with the same key and the same content replays the first success, and is carried out only once. Kept for a week. */
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
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    /** @description The resource's version in quotes, to be sent back as If-Match. */
                    ETag: string;
                    /** @description Where the new resource can be read, a path under the API's base. */
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
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    /** @description How to authenticate. */
                    "WWW-Authenticate": "Bearer";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such project or document, or it is someone else's. */
            404: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another session lives; it is named. */
            409: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["LiveWritingSessionProblem"];
                };
            };
            /** @description The body is over 1 MiB. */
            413: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not application/json. */
            415: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
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
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The live session or null. */
            200: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveWritingSession"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    /** @description How to authenticate. */
                    "WWW-Authenticate": "Bearer";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
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
                sessionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    /** @description The resource's version in quotes, to be sent back as If-Match. */
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
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    /** @description How to authenticate. */
                    "WWW-Authenticate": "Bearer";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such writing session, or it is someone else's. */
            404: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
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
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    /** @description The resource's version in quotes, to be sent back as If-Match. */
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
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    /** @description How to authenticate. */
                    "WWW-Authenticate": "Bearer";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such writing session, or it is someone else's. */
            404: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-Match names another version than the current one. Nothing is changed. */
            412: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is over 1 MiB. */
            413: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not application/json. */
            415: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
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
                sessionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    /** @description The resource's version in quotes, to be sent back as If-Match. */
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
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    /** @description How to authenticate. */
                    "WWW-Authenticate": "Bearer";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such writing session, or it is someone else's. */
            404: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session's status does not allow this. */
            409: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-Match names another version than the current one. Nothing is changed. */
            412: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
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
                sessionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    /** @description The resource's version in quotes, to be sent back as If-Match. */
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
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    /** @description How to authenticate. */
                    "WWW-Authenticate": "Bearer";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such writing session, or it is someone else's. */
            404: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session's status does not allow this. */
            409: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-Match names another version than the current one. Nothing is changed. */
            412: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
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
                sessionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    /** @description The resource's version in quotes, to be sent back as If-Match. */
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
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    /** @description How to authenticate. */
                    "WWW-Authenticate": "Bearer";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such writing session, or it is someone else's. */
            404: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session's status does not allow this. */
            409: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-Match names another version than the current one. Nothing is changed. */
            412: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
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
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    /** @description The resource's version in quotes, to be sent back as If-Match. */
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
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    /** @description How to authenticate. */
                    "WWW-Authenticate": "Bearer";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such writing session, or it is someone else's. */
            404: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session's status does not allow this. */
            409: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-Match names another version than the current one. Nothing is changed. */
            412: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is over 1 MiB. */
            413: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not application/json. */
            415: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
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
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    /** @description The resource's version in quotes, to be sent back as If-Match. */
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
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no valid access token. */
            401: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    /** @description How to authenticate. */
                    "WWW-Authenticate": "Bearer";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such writing session, or it is someone else's. */
            404: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session's status does not allow this. */
            409: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-Match names another version than the current one. Nothing is changed. */
            412: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is over 1 MiB. */
            413: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not application/json. */
            415: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
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
                sessionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    /** @description The resource's version in quotes, to be sent back as If-Match. */
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
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    /** @description How to authenticate. */
                    "WWW-Authenticate": "Bearer";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such writing session, or it is someone else's. */
            404: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session's status does not allow this. */
            409: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-Match names another version than the current one. Nothing is changed. */
            412: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
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
                sessionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    /** @description The resource's version in quotes, to be sent back as If-Match. */
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
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    /** @description How to authenticate. */
                    "WWW-Authenticate": "Bearer";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such writing session, or it is someone else's. */
            404: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session's status does not allow this. */
            409: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description If-Match names another version than the current one. Nothing is changed. */
            412: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is missing or wrong; every field is named. */
            422: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
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
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
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
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            /** @description Something unexpected happened. */
            500: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It cannot take traffic yet. */
            503: {
                headers: {
                    /** @description What is said to one reader is kept nowhere. */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
