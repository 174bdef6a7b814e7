export { autoSaveMachine } from './auto-save.machine.ts';
export { autoSaveDelays, autoSaveTags } from './auto-save.types.ts';
export type {
  AutoSaveContext,
  AutoSaveEmitted,
  AutoSaveEvent,
  AutoSaveInput,
  AutoSaveTag,
} from './auto-save.types.ts';
export { emptyQueue } from './changes.ts';
export type {
  Batch,
  Change,
  Conflict,
  ParagraphsChange,
  Queue,
  RemoteChange,
  Resolution,
  SaveOutcome,
  ServerParagraph,
} from './changes.ts';
export { isAllSaved, isOnlyDeletions, replay } from './draft.ts';
export { limits, type Limited } from './limits.ts';
export { mineIn, ownWordsIn } from './open-conflicts.ts';
export { flushAutoSave } from './flush.ts';
export { unsentWords, type UnsentWords } from './unsent-words.ts';
export { tagOf } from '../tag-of.ts';
