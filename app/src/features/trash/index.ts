export { useSayTrashed } from './use-say-trashed.ts';
