export * from '../generated/archive-validators.js';
export { contractVersion } from '../generated/version.ts';
