export { bodyOf } from './answers.ts';
export { buildDocument, buildLiveSession, buildProject, numbered, studio } from './builders.ts';
export { answer, example, handlers, pending, refuse, served, unreachable } from './handlers.ts';
