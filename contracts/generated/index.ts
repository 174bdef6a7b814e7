// Generated from the contract by `pnpm generate`; edit the contract instead.
export * from './types.ts';
export type { operations as OperationTypes } from './types.ts';
export { operations, type OperationId } from './operations.ts';
export { operationStatuses } from './operation-statuses.ts';
export { problems, fieldErrors } from './error-catalogue.ts';
export { examples, type Example } from './examples.ts';
