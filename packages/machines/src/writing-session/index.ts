export { tagOf } from '../tag-of.ts';
export { knownSession } from './known-session.ts';
export { writingSessionMachine } from './writing-session.machine.ts';
export { textNotSavedKey, textUndecidedKey } from './writing-session.setup.ts';
export { reviewFields, writingSessionTags } from './writing-session.types.ts';
export type {
  Place,
  Review,
  TextSaving,
  Transition,
  WritingSession,
  WritingSessionContext,
  WritingSessionEmitted,
  WritingSessionEvent,
  WritingSessionTag,
} from './writing-session.types.ts';
