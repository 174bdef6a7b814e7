export { bodyOf } from './answers.ts';
export { answer, example, handlers, pending, refuse, served, unreachable } from './handlers.ts';
