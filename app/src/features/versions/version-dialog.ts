import type { DocumentVersion, DocumentVersionText } from '@ecritoire/contracts';

/** What is asked before something is done with a version. */
export type VersionDialog =
  | { kind: 'none' }
  | { kind: 'keeping' }
  | { kind: 'naming' | 'deleting'; version: DocumentVersion }
  | { kind: 'opening'; version: DocumentVersionText };
