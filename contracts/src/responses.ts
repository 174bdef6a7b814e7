export { responseValidators } from '../generated/response-table.ts';
export { headerValidators } from '../generated/header-table.ts';
