import type { Validate } from '../src/field-errors.ts';

export declare const signInWithGoogleBody: Validate;
export declare const refreshAccessTokenBody: Validate;
export declare const signOutBody: Validate;
export declare const createProjectBody: Validate;
export declare const updateProjectBody: Validate;
export declare const createDocumentBody: Validate;
export declare const updateDocumentBody: Validate;
export declare const saveParagraphsBody: Validate;
export declare const startWritingSessionBody: Validate;
export declare const updateWritingSessionBody: Validate;
export declare const saveWritingSessionDraftBody: Validate;
export declare const publishWritingSessionBody: Validate;
