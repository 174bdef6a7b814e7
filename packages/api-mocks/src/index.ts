export { bodyOf } from './answers.ts';
export { buildDocument, buildLiveSession, buildProject, numbered } from './builders.ts';
export { answer, example, handlers, pending, refuse, served, unreachable } from './handlers.ts';
export { studio } from './studio.ts';
