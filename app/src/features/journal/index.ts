export { openEntry } from './open-entry.ts';
