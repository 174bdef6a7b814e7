export {
  fieldErrorsOf,
  validate,
  validateBody,
  type SchemaError,
  type Validate,
} from './field-errors.ts';
export * from '../generated/body-validators.js';
export { listDocumentsQuery, listWritingSessionsQuery } from '../generated/parameter-validators.js';
