export { bodyValidators } from '../generated/body-table.ts';
export { parameterValidators } from '../generated/parameter-table.ts';
