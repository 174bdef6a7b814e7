import type { Validate } from '../src/field-errors.ts';

export declare const archiveManifest: Validate;
export declare const archiveProfile: Validate;
export declare const archiveTargets: Validate;
export declare const archiveProject: Validate;
export declare const archiveDocumentLine: Validate;
export declare const archiveSessionLine: Validate;
