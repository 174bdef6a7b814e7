export { responseValidators } from '../generated/response-table.ts';
