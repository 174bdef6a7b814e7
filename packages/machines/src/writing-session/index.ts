export { writingSessionMachine } from './writing-session.machine.ts';
export { textNotSavedKey } from './writing-session.setup.ts';
export { writingSessionTags } from './writing-session.types.ts';
export type {
  Place,
  Review,
  Transition,
  WritingSession,
  WritingSessionContext,
  WritingSessionEmitted,
  WritingSessionEvent,
  WritingSessionTag,
} from './writing-session.types.ts';
