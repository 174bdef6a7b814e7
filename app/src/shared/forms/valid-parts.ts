import { validate, type Validate } from '@ecritoire/contracts/validators';

/** What the contract knows of the parts of a request, each by itself; the others are left out. */
export const validParts = (validator: Validate, parts: object) =>
  Object.fromEntries(
    Object.entries(parts).filter(
      ([key, part]) => validate(validator, { [key]: part }).length === 0,
    ),
  );
