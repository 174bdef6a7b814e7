import type { Merging } from './changes.ts';
import { resolveConflict } from './conflicts.ts';
import { meetServer, renewConflicts } from './meet-server.ts';

/** An entry of its own: a page that has not met a conflict does not load it. */
export const merging: Merging = { meetServer, renewConflicts, resolveConflict };
