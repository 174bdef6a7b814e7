import { safeSession, type Notes } from '../../boot/safe-session.ts';
import { createInputBuffer } from '../editing/input-buffer.ts';
import { createOpenEditor } from '../editing/open-editor.ts';
import { createSmartTypography } from '../editing/smart-typography.ts';
import { createUndoHistories } from '../editing/undo-histories.ts';
import { createLeftRows } from '../lists/left-rows.ts';
import { createHolds } from '../runtime/holds.ts';
import { createIdleTasks } from '../runtime/idle-tasks.ts';
import { createNavigationFocus } from '../runtime/navigation-focus.ts';
import { createUnsavedChanges } from '../runtime/unsaved-changes.ts';

/**
 * What the page itself knows of what is on it, and of its writer's device; nothing of it listens
 * before it is asked to.
 */
export const createPageState = (device: Notes) => ({
  idleTasks: createIdleTasks(),
  navigationFocus: createNavigationFocus(),
  leftRows: createLeftRows(safeSession),
  /** Held by pages that say themselves that they could not be reached. */
  unreachablePages: createHolds(),
  unsavedChanges: createUnsavedChanges(),
  openEditor: createOpenEditor(),
  inputBuffer: createInputBuffer(device),
  smartTypography: createSmartTypography(),
  undoHistories: createUndoHistories(),
});

export type PageState = ReturnType<typeof createPageState>;
